// All scenarios by name: each gets a way to open pages, and games that are over.
import { aresScenarios } from './ares-scenarios.mjs';
import { diceScenarios } from './dice-scenarios.mjs';
import { expansionScenarios } from './expansion-scenarios.mjs';
import { guideScenarios } from './guide-scenarios.mjs';
import { marsScenarios, timedGames } from './mars-scenarios.mjs';
import { pageScenarios } from './page-scenarios.mjs';
import { peopleScenarios } from './people-scenarios.mjs';
import { pluginScenarios } from './plugin-scenarios.mjs';

/** They measure time: nothing may run beside them. */
export const alone = timedGames;

/** They take longest. */
const LONG = [
  'axe',
  'whole Dice Game by clicking',
  'The Dice Game at 360 px, side B',
  'whole game with Colonies and Turmoil by clicking',
  'whole Ares Expedition of three by clicking',
  'every size of screen',
  'no serious finding of axe in the Dice Game',
  'The Dice Game by keyboard, solo',
  'Colonies and Turmoil to the end by keyboard',
  'every size of screen: The Dice Game',
  'axe at a table with expansions',
  'a game by keyboard only',
];

const all = {
  ...expansionScenarios,
  ...aresScenarios,
  ...diceScenarios,
  ...pageScenarios,
  ...marsScenarios,
  ...peopleScenarios,
  ...guideScenarios,
  ...pluginScenarios,
};

/** Side by side; the long ones come first, so that the lanes end together. */
export const together = { ...Object.fromEntries(LONG.map((name) => [name, all[name]])), ...all };
