/** Arms that show the grammar at work. */
export const SHOWN_ARMS: readonly string[] = [
  'or, an eagle sable',
  'gules, a cross argent',
  'per pale gules and argent, a lion or',
  'azure, three lilies or',
  'chequy or and azure, a chief gules',
  'barry of 8 argent and azure, a griffin gules',
  'vert, a bend or, three roses gules in bend',
  'quarterly or and sable, a bordure gules',
  'per chevron sable and argent, two towers argent in chief, a boar gules in base',
  'lozengy argent and gules, a helm sable',
  'gyronny or and purpure, a sun argent',
  'argent, a saltire vert, a stag sable in chief',
];
