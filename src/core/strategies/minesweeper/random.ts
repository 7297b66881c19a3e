// Pure chance: any covered cell. The first strategy of the source.

import type { RandomSource } from "../../random/index.ts";
import { COVERED, type Position } from "./position.ts";
import type { Choice, Reason, Sweeper } from "./sweeper.ts";

export class RandomSweeper implements Sweeper {
  readonly #random: RandomSource;

  constructor(random: RandomSource) {
    this.#random = random;
  }

  choose({ seen }: Position): Choice {
    let left = this.#random.below(countCovered(seen));
    let cell = 0;
    while (seen[cell] !== COVERED || left-- > 0) cell++;
    return { cell, safe: [] };
  }

  explain({ seen }: Position): Reason {
    return { kind: "lot", among: countCovered(seen) };
  }
}

function countCovered(seen: Int8Array): number {
  return seen.reduce((sum, cell) => sum + (cell === COVERED ? 1 : 0), 0);
}
