/** Where a small card stands beside a thing on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
/** Of the height of the screen. */
const LOW = 0.6;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const clamp = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Beside the thing where there is room, else where it covers least of it and of what is compared with it; what is to be pressed weighs more. */
export function beside(
  thing: Box | null,
  card: { width: number; height: number },
  room: Box,
  pressed: readonly Box[] = [],
  compared: readonly Box[] = [],
): Box {
  const { width, height } = card;
  const at = (left: number, top: number): Box => ({
    left: clamp(left, width, room.width),
    top: clamp(top, height, room.height),
    width,
    height,
  });
  if (!thing) return at((room.width - width) / 2, (room.height - height) / 2.6);
  const [x, y] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2];
  const above = at(x, thing.top - height - GAP);
  // Above the buttons too that stand over the thing.
  const over = pressed.filter(({ left, width: wide }) => left < above.left + width && above.left < left + wide);
  const higher = at(x, Math.min(thing.top, ...over.map(({ top }) => top)) - height - GAP);
  const below = at(x, thing.top + thing.height + GAP);
  const places = [
    // My cards are low, the numbers of the game on top: beside one of them it would cover the others.
    ...(y > room.height * LOW ? [above, higher] : y < 0 ? [below] : []),
    at(thing.left + thing.width + GAP, y),
    at(thing.left - width - GAP, y),
    above,
    below,
    at(EDGE, EDGE),
    at(room.width, room.height),
    ...(compared.length ? [at(EDGE, (room.height - height) / 2), at(room.width, (room.height - height) / 2), at(EDGE, room.height)] : []),
  ];
  const cost = (place: Box): number =>
    [thing, ...compared].reduce((sum, box) => sum + shared(place, box), 0) + pressed.reduce((sum, box) => sum + 10 * shared(place, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
