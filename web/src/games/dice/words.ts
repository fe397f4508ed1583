/** What players have, in words and pictures: dice by colour with their faces, tokens, points, as the rules list them. */
import { catalogue } from '@/lib/catalogue.svelte';
import type { Area, Decision, GuideProject, Option, Preview, Stock, StockKind, View } from '@/lib/protocol/generated';
import { i18n } from '@/lib/i18n/index.svelte';
import { bonusIcons } from '../shared/map';
import { pictureOf } from '../shared/tracks';
import { costsOf, gainsOf, num } from '../shared/words';
import type { Gain } from '../types';

export const WILD = 'wild';
const POINTS = 'vp';

const stocks = (): Stock[] => catalogue.guide?.stocks ?? [];
export const points = (): Stock | undefined => stocks().find(({ name }) => name === POINTS);
/** What lies in a tray: dice and tokens. */
export const tray = (): Stock[] => stocks().filter(({ name }) => name !== POINTS);
export const colours = (): Stock[] => stocks().filter(({ kinds }) => kinds.some(({ sides }) => sides > 0));
export const faces = (): StockKind[] => colours().flatMap(({ kinds }) => kinds);

/** A face, a colour, a token or points by name: what has a picture and a word. */
function thing(name: string): { icon: string; noun: string } | undefined {
  return (
    stocks()
      .flatMap(({ kinds }) => kinds)
      .find(({ slot }) => slot === name) ?? stocks().find((stock) => stock.name === name)
  );
}

export const thingIcon = (name: string): string => thing(name)?.icon ?? '';
export const thingWord = (name: string, n = 1): string => catalogue.word(thing(name)?.noun ?? name, n);
/** One of it with its number: "1 plant". */
export const oneThing = (name: string): string => `1 ${catalogue.counted(thing(name)?.noun ?? name, 1)}`;
export const held = (view: View, seat: number, { kinds }: Stock): number => kinds.reduce((sum, { slot }) => sum + num(view, seat, slot), 0);
export const produced = (view: View, seat: number, { production }: Stock): number => (production ? num(view, seat, production) : 0);

/** A number of a seat: what there is of something, or what is produced of it. */
const counted = (slot: string): { icon: string; noun: string } | undefined =>
  thing(slot) ?? stocks().find(({ production }) => production === slot);

export const slotIcon = (slot: string): string | null => counted(slot)?.icon ?? null;

const slots = { icon: slotIcon, word: (slot: string, n: number): string => catalogue.counted(counted(slot)?.noun ?? slot, n) };
export const costs = (preview: Preview, seat: number): Gain[] => costsOf(preview, seat, slots);
export const gains = (preview: Preview, seat: number): Gain[] => gainsOf(preview, seat, slots);

/** Dice that a move would surely roll. */
export const thrown = (preview: Preview): Gain[] =>
  preview.chances
    .filter(({ least }) => least > 0)
    .map(({ what, least }) => ({ icon: thingIcon(what), n: least, text: catalogue.counted(thing(what)?.noun ?? what, least) }));

/** A bonus of an area of which something is to be chosen: its print, as no number tells it. */
const choices = (preview: Preview, { name, bonus, bonus_text }: Area): Gain[] =>
  preview.then.some(({ cell }) => cell === name)
    ? bonusIcons(bonus).map((icon) => ({ icon, n: 1, text: bonus_text[i18n.language] ?? '' }))
    : [];

/** What an area brings for sure: the tile there, its print, the dice to roll. */
export const areaGains = (preview: Preview, area: Area, seat: number): Gain[] => [
  ...gains(preview, seat).filter((gain) => !gain.production),
  ...thrown(preview),
  ...choices(preview, area),
];

export const optionIcon = ({ kind, id }: Option): string | null => (kind === 'thing' ? (thing(id)?.icon ?? null) : null);

/** Answers that are dice: the face, colour or token to the label of the option. */
export function diceOptions(decision: Decision | null): Map<string, string> {
  if (!decision || decision.menu) return new Map();
  return new Map(decision.options.flatMap((o) => (optionIcon(o) === null ? [] : [[o.id, o.label] as const])));
}

/** What everybody may do without a card: support actions, standard main actions. */
export const deeds = (verb: string): GuideProject[] => catalogue.guide?.projects.filter((deed) => deed.verb === verb) ?? [];

/** The picture of what a deed brings. */
export const deedIcon = ({ gain }: GuideProject): string => pictureOf(gain);
