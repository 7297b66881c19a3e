// The house's entrants: strategies of the registry, from the simplest to the strongest, so that a new
// entry has known ones to be measured by from its first day.

import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, isPlayable } from "../../core/strategies/index.ts";

/** As they are typed, and called in tables. A changed list changes the season that is on. */
const HOUSE: readonly string[] = [
  ...["fortune-teller", "mirror", "random", "wildcard", "wildcard-counters", "rotation"],
  ...["anti-rotation", "copy", "always-counter", "always-counter-self", "win-stay-lose-shift"],
  ...["frequency", "markov", "mupn", "supp", "mkia", "daemons", "shannon", "seer", "mixing", "experts"],
  ...["vote", "ppm", "context-tree", "history-match", "second-guess", "iocaine", "lempel-ziv"],
  ...["naive-bayes", "regret-matching", "exp3", "de-bruijn"],
];

export interface HouseEntrant {
  readonly id: string;
  readonly name: string;
}

/** Those that play the game, by name. */
export function houseOf(game: MatrixGame): readonly HouseEntrant[] {
  return HOUSE.filter((name) => isPlayable(name, game)).map((name) => ({
    id: canonicalId(name, game),
    name,
  }));
}
