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

/** Side by side; the long ones come first, so that the lanes end together. */
export const together = {
  ...expansionScenarios,
  ...aresScenarios,
  ...diceScenarios,
  ...pageScenarios,
  ...marsScenarios,
  ...peopleScenarios,
  ...guideScenarios,
  ...pluginScenarios,
};
