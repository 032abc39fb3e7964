// Where everything lies on the map of southern Bohemia: names of spaces are ids of components.

export type Anchor = 'start' | 'middle' | 'end';

export interface Label {
  x: number;
  y: number;
  anchor: Anchor;
  /** A name of two words stands on two lines. */
  lines: 1 | 2;
}

export interface Way {
  a: string;
  b: string;
  d: string;
}

export const BOX = { x: 24, y: 26, w: 966, h: 738 } as const;

export const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  bechyne: [490, 206], blatna: [176, 128], budejovice: [514, 466], chynov: [742, 120], hluboka: [474, 384],
  hradec: [832, 352], husinec: [262, 404], kamenice: [856, 236], kaplice: [540, 652], krumlov: [358, 620],
  lomnice: [618, 360], milevsko: [450, 98], netolice: [362, 440], nove_hrady: [738, 614], pelhrimov: [908, 128],
  pisek: [324, 208], prachatice: [218, 500], pribenice: [556, 134], road_01: [262, 118], road_02: [250, 224],
  road_03: [250, 300], road_04: [206, 368], road_05: [282, 566], road_06: [438, 446], road_07: [326, 268],
  road_08: [392, 252], road_09: [576, 246], road_10: [826, 110], road_11: [796, 186], road_12: [744, 306],
  road_13: [562, 408], road_14: [664, 494], road_15: [566, 500], road_16: [672, 580], road_17: [488, 584],
  rozmberk: [436, 704], sobeslav: [662, 262], strakonice: [166, 254], trebon: [708, 434], trocnov: [612, 546],
  tyn: [462, 292], usti: [648, 152], vimperk: [88, 432], vodnany: [338, 326], volyne: [140, 346],
  zlata_koruna: [428, 528], zvikov: [346, 108],
};

export const LABELS: Readonly<Record<string, Label>> = {
  zvikov: { x: 346, y: 75, anchor: 'middle', lines: 1 },
  milevsko: { x: 450, y: 65, anchor: 'middle', lines: 1 },
  blatna: { x: 176, y: 95, anchor: 'middle', lines: 1 },
  pribenice: { x: 556, y: 96, anchor: 'middle', lines: 1 },
  usti: { x: 648, y: 116, anchor: 'middle', lines: 1 },
  chynov: { x: 742, y: 87, anchor: 'middle', lines: 1 },
  pelhrimov: { x: 908, y: 95, anchor: 'middle', lines: 1 },
  pisek: { x: 355, y: 196, anchor: 'start', lines: 1 },
  bechyne: { x: 459, y: 214, anchor: 'end', lines: 1 },
  kamenice: { x: 889, y: 234, anchor: 'start', lines: 2 },
  strakonice: { x: 135, y: 250, anchor: 'end', lines: 1 },
  tyn: { x: 495, y: 288, anchor: 'start', lines: 2 },
  sobeslav: { x: 694, y: 252, anchor: 'start', lines: 1 },
  volyne: { x: 109, y: 350, anchor: 'end', lines: 1 },
  vodnany: { x: 372, y: 319, anchor: 'start', lines: 1 },
  lomnice: { x: 651, y: 364, anchor: 'start', lines: 1 },
  hradec: { x: 828, y: 404, anchor: 'middle', lines: 2 },
  vimperk: { x: 88, y: 475, anchor: 'middle', lines: 1 },
  husinec: { x: 231, y: 422, anchor: 'end', lines: 1 },
  netolice: { x: 352, y: 407, anchor: 'middle', lines: 1 },
  hluboka: { x: 506, y: 382, anchor: 'start', lines: 1 },
  trebon: { x: 740, y: 442, anchor: 'start', lines: 1 },
  prachatice: { x: 188, y: 520, anchor: 'end', lines: 1 },
  zlata_koruna: { x: 396, y: 526, anchor: 'end', lines: 2 },
  budejovice: { x: 550, y: 463, anchor: 'start', lines: 2 },
  trocnov: { x: 580, y: 562, anchor: 'end', lines: 1 },
  krumlov: { x: 350, y: 670, anchor: 'middle', lines: 2 },
  kaplice: { x: 572, y: 666, anchor: 'start', lines: 1 },
  nove_hrady: { x: 738, y: 657, anchor: 'middle', lines: 2 },
  rozmberk: { x: 402, y: 712, anchor: 'end', lines: 1 },
};

/** The roads, from centre to centre. */
export const WAYS: readonly Way[] = [
  { a: 'bechyne', b: 'milevsko', d: 'M490 206C467.5 173.8 453.9 137.1 450 98' },
  { a: 'bechyne', b: 'pribenice', d: 'M490 206C515.5 185.6 537.9 161.2 556 134' },
  { a: 'bechyne', b: 'road_09', d: 'M490 206C516.9 222.5 543.5 235.4 576 246' },
  { a: 'bechyne', b: 'tyn', d: 'M490 206C480.9 234.4 471.4 263.7 462 292' },
  { a: 'blatna', b: 'road_01', d: 'M176 128C204.4 125.3 231.0 121.6 262 118' },
  { a: 'blatna', b: 'strakonice', d: 'M176 128C170.5 169.4 167.1 212.2 166 254' },
  { a: 'budejovice', b: 'hluboka', d: 'M514 466C495.6 441.5 482.0 413.6 474 384' },
  { a: 'budejovice', b: 'road_06', d: 'M514 466C489.9 455.8 465.9 450.8 438 446' },
  { a: 'budejovice', b: 'road_13', d: 'M514 466C530.7 447.5 543.0 427.3 562 408' },
  { a: 'budejovice', b: 'road_15', d: 'M514 466C532.7 474.8 548.7 485.9 566 500' },
  { a: 'budejovice', b: 'zlata_koruna', d: 'M514 466C487.6 489.3 458.4 510.3 428 528' },
  { a: 'chynov', b: 'road_10', d: 'M742 120C769.3 113.4 795.6 108.5 826 110' },
  { a: 'chynov', b: 'road_11', d: 'M742 120C756.4 144.6 774.5 164.1 796 186' },
  { a: 'chynov', b: 'usti', d: 'M742 120C709.9 127.4 677.9 138.2 648 152' },
  { a: 'hluboka', b: 'tyn', d: 'M474 384C478.9 352.5 474.8 321.2 462 292' },
  { a: 'hluboka', b: 'vodnany', d: 'M474 384C434.9 351.4 388.6 331.7 338 326' },
  { a: 'hradec', b: 'kamenice', d: 'M832 352C832.1 312.1 840.3 272.7 856 236' },
  { a: 'hradec', b: 'road_12', d: 'M832 352C800.4 341.7 775.6 322.7 744 306' },
  { a: 'hradec', b: 'trebon', d: 'M832 352C792.9 381.7 750.7 409.6 708 434' },
  { a: 'husinec', b: 'netolice', d: 'M262 404C292.8 422.1 326.8 434.4 362 440' },
  { a: 'husinec', b: 'prachatice', d: 'M262 404C252.1 437.8 237.1 470.4 218 500' },
  { a: 'husinec', b: 'road_04', d: 'M262 404C244.5 390.5 227.6 378.3 206 368' },
  { a: 'husinec', b: 'vodnany', d: 'M262 404C288.1 379.2 313.9 352.7 338 326' },
  { a: 'kamenice', b: 'pelhrimov', d: 'M856 236C867.0 197.4 884.7 160.7 908 128' },
  { a: 'kamenice', b: 'road_11', d: 'M856 236C838.7 216.5 815.7 206.1 796 186' },
  { a: 'kaplice', b: 'road_17', d: 'M540 652C521.1 630.9 508.7 606.9 488 584' },
  { a: 'kaplice', b: 'rozmberk', d: 'M540 652C510.6 678.9 475.2 696.6 436 704' },
  { a: 'kaplice', b: 'trocnov', d: 'M540 652C560.2 614.6 584.7 578.5 612 546' },
  { a: 'krumlov', b: 'road_05', d: 'M358 620C333.8 600.9 307.5 587.8 282 566' },
  { a: 'krumlov', b: 'rozmberk', d: 'M358 620C382.0 649.4 408.5 677.9 436 704' },
  { a: 'krumlov', b: 'zlata_koruna', d: 'M358 620C383.8 591.7 407.6 560.4 428 528' },
  { a: 'lomnice', b: 'road_13', d: 'M618 360C600.7 377.2 580.6 389.0 562 408' },
  { a: 'lomnice', b: 'sobeslav', d: 'M618 360C632.8 327.8 647.8 294.5 662 262' },
  { a: 'lomnice', b: 'trebon', d: 'M618 360C647.0 385.3 677.6 410.4 708 434' },
  { a: 'milevsko', b: 'pribenice', d: 'M450 98C481.6 119.8 517.6 132.1 556 134' },
  { a: 'milevsko', b: 'zvikov', d: 'M450 98C416.5 110.1 381.2 113.5 346 108' },
  { a: 'netolice', b: 'road_06', d: 'M362 440C387.1 442.3 410.9 441.4 438 446' },
  { a: 'netolice', b: 'zlata_koruna', d: 'M362 440C375.6 475.2 398.0 505.1 428 528' },
  { a: 'nove_hrady', b: 'road_16', d: 'M738 614C717.4 600.4 695.5 592.7 672 580' },
  { a: 'nove_hrady', b: 'trebon', d: 'M738 614C710.3 557.6 700.1 496.4 708 434' },
  { a: 'pelhrimov', b: 'road_10', d: 'M908 128C880.0 126.1 856.2 111.5 826 110' },
  { a: 'pisek', b: 'road_02', d: 'M324 208C298.7 209.2 276.2 216.4 250 224' },
  { a: 'pisek', b: 'road_07', d: 'M324 208C323.4 227.8 323.5 246.5 326 268' },
  { a: 'pisek', b: 'road_08', d: 'M324 208C344.5 225.5 367.1 236.8 392 252' },
  { a: 'pisek', b: 'zvikov', d: 'M324 208C329.8 174.7 337.3 140.7 346 108' },
  { a: 'prachatice', b: 'road_05', d: 'M218 500C239.9 521.0 256.9 544.5 282 566' },
  { a: 'prachatice', b: 'vimperk', d: 'M218 500C171.1 485.2 126.9 462.1 88 432' },
  { a: 'pribenice', b: 'usti', d: 'M556 134C584.8 147.7 616.1 153.8 648 152' },
  { a: 'road_01', b: 'zvikov', d: 'M262 118C292.2 114.4 318.2 110.5 346 108' },
  { a: 'road_02', b: 'strakonice', d: 'M250 224C219.2 233.0 194.7 246.7 166 254' },
  { a: 'road_03', b: 'strakonice', d: 'M250 300C218.2 286.7 192.3 271.8 166 254' },
  { a: 'road_03', b: 'vodnany', d: 'M250 300C280.5 312.8 310.4 312.5 338 326' },
  { a: 'road_04', b: 'volyne', d: 'M206 368C183.4 357.2 162.8 350.3 140 346' },
  { a: 'road_07', b: 'vodnany', d: 'M326 268C328.5 289.2 332.4 307.2 338 326' },
  { a: 'road_08', b: 'tyn', d: 'M392 252C416.8 267.1 440.5 275.9 462 292' },
  { a: 'road_09', b: 'sobeslav', d: 'M576 246C605.9 255.7 633.8 255.6 662 262' },
  { a: 'road_12', b: 'sobeslav', d: 'M744 306C714.4 290.3 689.6 275.5 662 262' },
  { a: 'road_14', b: 'trebon', d: 'M664 494C681.4 473.7 691.5 452.3 708 434' },
  { a: 'road_14', b: 'trocnov', d: 'M664 494C646.8 514.1 627.1 526.8 612 546' },
  { a: 'road_15', b: 'trocnov', d: 'M566 500C584.1 514.8 596.5 531.1 612 546' },
  { a: 'road_16', b: 'trocnov', d: 'M672 580C650.2 568.2 631.5 557.8 612 546' },
  { a: 'road_17', b: 'zlata_koruna', d: 'M488 584C468.2 562.1 447.9 546.3 428 528' },
  { a: 'sobeslav', b: 'usti', d: 'M662 262C657.6 225.7 652.8 188.3 648 152' },
  { a: 'strakonice', b: 'volyne', d: 'M166 254C159.5 285.0 150.7 316.2 140 346' },
  { a: 'vimperk', b: 'volyne', d: 'M88 432C108.4 405.6 126.1 376.3 140 346' },
];
