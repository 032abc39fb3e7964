// A seat is a tincture with a device: red chevron, green roundel … The device is the second carrier of the meaning.

export const SEAT_COLOURS = ['red', 'green', 'violet', 'yellow', 'white', 'blue', 'black'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Drawn in a box of 24 x 24. */
export const DEVICES: Readonly<Record<SeatColour, string>> = {
  red: 'M12 4L22 15V21L12 11L2 21V15Z',
  green: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  violet: 'M3 6L6 3L12 9L18 3L21 6L15 12L21 18L18 21L12 15L6 21L3 18L9 12Z',
  yellow: 'M2 4H22V10H2ZM2 14H22V20H2Z',
  white: 'M9 2H15V9H22V15H15V22H9V15H2V9H9Z',
  blue: 'M12 1L22 12L12 23L2 12Z',
  black: 'M5 3H19V21H5Z',
};

/** Dash patterns of lines in charts. */
export const LINES: Readonly<Record<SeatColour, string>> = {
  red: '',
  green: '9 5',
  violet: '2 4',
  yellow: '9 4 2 4',
  white: '14 5',
  blue: '9 4 2 4 2 4',
  black: '',
};

export const GAME_ARMS: Readonly<Record<string, string>> = {
  grunwald: 'gules, a swords argent',
  glory: 'azure, a mounted-knight or',
  zizka: 'or, a chalice gules',
  fief: 'vert, a crown or, a chief argent, three roses gules in chief',
};

export function seatColour(colour: string | undefined, seat: number): SeatColour {
  const known = SEAT_COLOURS.find((one) => one === colour);
  return known ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red';
}
