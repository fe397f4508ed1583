export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'pentagon'];
export const shape = (seat: number): string => `player-${SHAPES[seat % SHAPES.length] ?? 'circle'}`;
export const colour = (seat: number): string => `var(--p${(seat % 5) + 1})`;
export const letter = (name: string): string => (name.trim()[0] ?? '?').toUpperCase();
/** Where the letter stands in its shape. */
export const baseline = (seat: number): number => [16.3, 16.3, 18, 16.5, 17][seat % 5] ?? 16.3;
