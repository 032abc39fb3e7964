// Where everything lies on the map of England: towns, roads and gates are named as the engine names them.

export type Point = readonly [x: number, y: number];
export type Anchor = 'start' | 'middle' | 'end';

export interface Road {
  id: string;
  a: string;
  b: string;
  d: string;
}

/** Where those stand who wait at a gate; `out` of its road, the sea or the forest. */
export interface Gate {
  town: string;
  gate: string;
  at: Point;
  turn: number;
}

/** What is drawn. A window lower than it loses a little sea above and below, a higher one a little at the sides. */
export const BOX = { x: 0, y: 24, w: 1000, h: 976 } as const;

export const SHERWOOD = 'sherwood';

/** Towns in the order of the box, then the forest. */
export const PLACES: Readonly<Record<string, Point>> = {
  plymouth: [246, 918],
  exeter: [343, 858],
  bath: [481, 772],
  cardiff: [364, 738],
  harlech: [292, 556],
  berwick: [503, 112],
  durham: [556, 252],
  york: [598, 372],
  whitby: [668, 304],
  lincoln: [716, 462],
  kings_lynn: [776, 566],
  norwich: [880, 586],
  coventry: [556, 622],
  nottingham: [580, 520],
  london: [716, 742],
  canterbury: [846, 782],
  winchester: [584, 824],
  oxford: [594, 716],
  sherwood: [634, 448],
};

export const LABELS: Readonly<Record<string, { x: number; y: number; anchor: Anchor }>> = {
  sherwood: { x: 667, y: 411, anchor: 'middle' },
  plymouth: { x: 203, y: 928, anchor: 'end' },
  exeter: { x: 300, y: 872, anchor: 'end' },
  bath: { x: 486, y: 823, anchor: 'middle' },
  cardiff: { x: 321, y: 748, anchor: 'end' },
  harlech: { x: 300, y: 509, anchor: 'middle' },
  berwick: { x: 460, y: 122, anchor: 'end' },
  durham: { x: 513, y: 262, anchor: 'end' },
  york: { x: 555, y: 382, anchor: 'end' },
  whitby: { x: 694, y: 328, anchor: 'start' },
  lincoln: { x: 758, y: 470, anchor: 'start' },
  kings_lynn: { x: 770, y: 617, anchor: 'middle' },
  norwich: { x: 914, y: 597, anchor: 'start' },
  coventry: { x: 530, y: 668, anchor: 'end' },
  nottingham: { x: 537, y: 530, anchor: 'end' },
  london: { x: 692, y: 792, anchor: 'middle' },
  canterbury: { x: 856, y: 737, anchor: 'middle' },
  winchester: { x: 618, y: 870, anchor: 'middle' },
  oxford: { x: 551, y: 726, anchor: 'end' },
};

/** The roads, from centre to centre. */
export const ROADS: readonly Road[] = [
  { id: 'road_plymouth_exeter', a: 'plymouth', b: 'exeter', d: 'M246 918C282.7 912.2 320.0 885.9 343 858' },
  { id: 'road_exeter_bath', a: 'exeter', b: 'bath', d: 'M343 858C395.2 849.6 448.4 811.9 481 772' },
  { id: 'road_exeter_winchester', a: 'exeter', b: 'winchester', d: 'M343 858C410.0 884.0 512.0 876.0 584 824' },
  { id: 'road_bath_cardiff', a: 'bath', b: 'cardiff', d: 'M481 772C458.0 720.0 408.9 714.4 364 738' },
  { id: 'road_bath_oxford', a: 'bath', b: 'oxford', d: 'M481 772C520.8 767.1 564.9 742.4 594 716' },
  { id: 'road_cardiff_harlech', a: 'cardiff', b: 'harlech', d: 'M364 738C308.0 697.0 285.8 621.6 292 556' },
  { id: 'road_harlech_coventry', a: 'harlech', b: 'coventry', d: 'M292 556C364.3 603.5 471.2 624.6 556 622' },
  { id: 'road_coventry_nottingham', a: 'coventry', b: 'nottingham', d: 'M556 622C576.1 594.4 583.2 553.0 580 520' },
  { id: 'road_coventry_kings_lynn', a: 'coventry', b: 'kings_lynn', d: 'M556 622C636.0 628.0 724.0 612.0 776 566' },
  { id: 'road_coventry_oxford', a: 'coventry', b: 'oxford', d: 'M556 622C579.2 645.4 592.2 683.9 594 716' },
  { id: 'road_nottingham_york', a: 'nottingham', b: 'york', d: 'M580 520C563.6 473.0 575.0 414.3 598 372' },
  { id: 'road_york_durham', a: 'york', b: 'durham', d: 'M598 372C572.8 340.4 558.4 291.6 556 252' },
  { id: 'road_york_whitby', a: 'york', b: 'whitby', d: 'M598 372C608.3 340.6 638.3 315.5 668 304' },
  { id: 'road_durham_berwick', a: 'durham', b: 'berwick', d: 'M556 252C522.5 216.7 504.6 159.4 503 112' },
  { id: 'road_whitby_lincoln', a: 'whitby', b: 'lincoln', d: 'M668 304C649.2 361.5 674.7 422.8 716 462' },
  { id: 'road_lincoln_kings_lynn', a: 'lincoln', b: 'kings_lynn', d: 'M716 462C722.0 500.0 746.0 534.0 776 566' },
  { id: 'road_kings_lynn_norwich', a: 'kings_lynn', b: 'norwich', d: 'M776 566C811.0 552.3 851.9 564.1 880 586' },
  { id: 'road_norwich_london', a: 'norwich', b: 'london', d: 'M880 586C872.0 660.0 738.0 664.0 716 742' },
  { id: 'road_london_oxford', a: 'london', b: 'oxford', d: 'M716 742C682.7 718.8 633.3 711.4 594 716' },
  { id: 'road_london_canterbury', a: 'london', b: 'canterbury', d: 'M716 742C744.0 790.0 790.0 772.0 846 782' },
  { id: 'road_canterbury_winchester', a: 'canterbury', b: 'winchester', d: 'M846 782C808.0 846.0 680.0 860.0 584 824' },
  { id: 'road_winchester_oxford', a: 'winchester', b: 'oxford', d: 'M584 824C573.4 790.3 580.0 747.4 594 716' },
];

/** Forest paths, each from a town to the middle of Sherwood. */
export const PATHS: Readonly<Record<string, string>> = {
  york: 'M634 448C634.3 417.2 622.0 391.3 598 372',
  lincoln: 'M634 448C658.8 465.7 686.7 470.5 716 462',
  kings_lynn: 'M634 448C700.0 480.0 706.0 572.0 776 566',
  nottingham: 'M634 448C604.7 463.1 586.3 487.6 580 520',
};

export const GATES: readonly Gate[] = [
  { town: 'plymouth', gate: 'road_plymouth_exeter', at: [282.0, 906.2], turn: -26 },
  { town: 'exeter', gate: 'road_plymouth_exeter', at: [315.9, 884.6], turn: 141 },
  { town: 'exeter', gate: 'road_exeter_bath', at: [379.5, 847.7], turn: -22 },
  { town: 'bath', gate: 'road_exeter_bath', at: [454.8, 799.5], turn: 138 },
  { town: 'exeter', gate: 'road_exeter_winchester', at: [379.5, 868.2], turn: 11 },
  { town: 'winchester', gate: 'road_exeter_winchester', at: [551.5, 843.6], turn: 153 },
  { town: 'bath', gate: 'road_bath_cardiff', at: [459.2, 741.3], turn: -139 },
  { town: 'cardiff', gate: 'road_bath_cardiff', at: [399.8, 725.7], turn: -9 },
  { town: 'bath', gate: 'road_bath_oxford', at: [517.7, 762.6], turn: -21 },
  { town: 'oxford', gate: 'road_bath_oxford', at: [563.9, 739.1], turn: 147 },
  { town: 'cardiff', gate: 'road_cardiff_harlech', at: [336.4, 712.0], turn: -130 },
  { town: 'harlech', gate: 'road_cardiff_harlech', at: [291.5, 594.0], turn: 86 },
  { town: 'harlech', gate: 'road_harlech_coventry', at: [325.0, 574.8], turn: 26 },
  { town: 'coventry', gate: 'road_harlech_coventry', at: [518.0, 621.6], turn: -177 },
  { town: 'coventry', gate: 'road_coventry_nottingham', at: [572.7, 588.0], turn: -72 },
  { town: 'nottingham', gate: 'road_coventry_nottingham', at: [579.3, 557.9], turn: 97 },
  { town: 'coventry', gate: 'road_coventry_kings_lynn', at: [594.0, 623.2], turn: -1 },
  { town: 'kings_lynn', gate: 'road_coventry_kings_lynn', at: [745.0, 587.8], turn: 151 },
  { town: 'coventry', gate: 'road_coventry_oxford', at: [577.5, 653.1], turn: 64 },
  { town: 'oxford', gate: 'road_coventry_oxford', at: [587.4, 678.7], turn: -106 },
  { town: 'nottingham', gate: 'road_nottingham_york', at: [572.7, 482.8], turn: -94 },
  { town: 'york', gate: 'road_nottingham_york', at: [583.0, 406.9], turn: 108 },
  { town: 'york', gate: 'road_york_durham', at: [578.3, 339.6], turn: -115 },
  { town: 'durham', gate: 'road_york_durham', at: [561.4, 289.6], turn: 77 },
  { town: 'york', gate: 'road_york_whitby', at: [617.1, 339.4], turn: -49 },
  { town: 'whitby', gate: 'road_york_whitby', at: [635.0, 322.6], turn: 142 },
  { town: 'durham', gate: 'road_durham_berwick', at: [533.5, 221.5], turn: -120 },
  { town: 'berwick', gate: 'road_durham_berwick', at: [507.4, 149.7], turn: 79 },
  { town: 'whitby', gate: 'road_whitby_lincoln', at: [661.7, 341.3], turn: 91 },
  { town: 'lincoln', gate: 'road_whitby_lincoln', at: [691.4, 433.2], turn: -125 },
  { town: 'lincoln', gate: 'road_lincoln_kings_lynn', at: [727.3, 498.2], turn: 65 },
  { town: 'kings_lynn', gate: 'road_lincoln_kings_lynn', at: [751.3, 537.1], turn: -127 },
  { town: 'kings_lynn', gate: 'road_kings_lynn_norwich', at: [813.3, 560.3], turn: 3 },
  { town: 'norwich', gate: 'road_kings_lynn_norwich', at: [847.0, 567.5], turn: -159 },
  { town: 'norwich', gate: 'road_norwich_london', at: [864.7, 620.1], turn: 131 },
  { town: 'london', gate: 'road_norwich_london', at: [734.6, 709.2], turn: -48 },
  { town: 'london', gate: 'road_london_oxford', at: [682.1, 725.2], turn: -161 },
  { town: 'oxford', gate: 'road_london_oxford', at: [631.9, 715.2], turn: 4 },
  { town: 'london', gate: 'road_london_canterbury', at: [742.6, 768.4], turn: 27 },
  { town: 'canterbury', gate: 'road_london_canterbury', at: [808.2, 778.4], turn: -178 },
  { town: 'canterbury', gate: 'road_canterbury_winchester', at: [820.3, 809.7], turn: 144 },
  { town: 'winchester', gate: 'road_canterbury_winchester', at: [620.4, 834.9], turn: 13 },
  { town: 'winchester', gate: 'road_winchester_oxford', at: [578.8, 786.5], turn: -90 },
  { town: 'oxford', gate: 'road_winchester_oxford', at: [582.5, 752.1], turn: 102 },
  { town: 'york', gate: 'forest', at: [622.6, 400.7], turn: 61 },
  { town: 'lincoln', gate: 'forest', at: [678.4, 465.6], turn: -174 },
  { town: 'kings_lynn', gate: 'forest', at: [739.4, 558.4], turn: -150 },
  { town: 'nottingham', gate: 'forest', at: [593.5, 484.7], turn: -58 },
  { town: 'plymouth', gate: 'sea', at: [248.0, 958.0], turn: 0 },
  { town: 'cardiff', gate: 'sea', at: [352.0, 778.0], turn: 0 },
  { town: 'berwick', gate: 'sea', at: [543.0, 102.0], turn: 0 },
  { town: 'whitby', gate: 'sea', at: [703.0, 284.0], turn: 0 },
  { town: 'kings_lynn', gate: 'sea', at: [772.0, 527.0], turn: 0 },
  { town: 'london', gate: 'sea', at: [757.0, 735.0], turn: 0 },
];

/** The sea by the number of its region: its water, and where its sign and what lies on it stand. */
export const ZONES: Readonly<Record<string, { d: string; at: Point }>> = {
  I: { d: 'M440 770l-110 26-130-20-200-34 0 258 505 0 3-122z', at: [88, 832] },
  II: { d: 'M440 770l-110 26-130-20-200-34 0-322 200 20 200 8 20 52-20 100z', at: [84, 640] },
  III: { d: 'M500 90l60-90 440 0 0 196-200 32-196 40z', at: [716, 118] },
  IV: { d: 'M604 268l196-40 200-32 0 202-140 42-98 80-22 20-50-140z', at: [862, 306] },
  V: { d: 'M740 545l22-25 98-80 140-42 0 250-128 24-72-32z', at: [926, 468] },
  VI: { d: 'M800 640l72 32 128-24 0 352-495 0 3-122 92-38z', at: [770, 934] },
};

export const REGION_NAMES: Readonly<Record<string, Point>> = {
  I: [470, 848],
  II: [380, 640],
  III: [462, 214],
  IV: [500, 428],
  V: [650, 580],
  VI: [692, 815],
};
