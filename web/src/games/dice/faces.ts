/** The dice: colours, their faces from the commonest to the rarest, in the order of the rules. */
export const COLOURS = ['yellow', 'green', 'blue', 'red', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const FACES: Record<Colour, readonly string[]> = {
  yellow: ['credit', 'science', 'jovian'],
  green: ['plant', 'microbe', 'animal'],
  blue: ['energy', 'water', 'oxygen'],
  red: ['heat', 'event', 'nuclear'],
  grey: ['steel', 'titanium', 'city'],
};
/** In the order of the rules: awards give the number of a face. */
export const ALL_FACES = COLOURS.flatMap((c) => FACES[c]);
const COLOUR_OF = new Map(COLOURS.flatMap((c) => FACES[c].map((f) => [f, c] as const)));

export const isFace = (name: string): boolean => COLOUR_OF.has(name);
export const isColour = (name: string): boolean => (COLOURS as readonly string[]).includes(name);
export const dieIcon = (face: string): string => `die-${COLOUR_OF.get(face) ?? 'any'}-${face}`;
/** The picture of what may lie in a tray or a socket: a face, a colour, a wild token. */
export const thingIcon = (name: string): string => (name === 'wild' ? 'res-wild' : isFace(name) ? dieIcon(name) : `die-${name}`);
