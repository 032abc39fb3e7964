// Which way a piece travels when something happened, from one place on the screen to another.
export interface Flight {
  from: string; // selectors
  to: string;
  piece: { pawn: 'officer' | 'helper' } | { icon: string };
  seat: number;
}

export const seatPlace = (seat: number): string => `[data-seat-panel="${seat}"] .shield`;
