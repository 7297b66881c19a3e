// The lots of a board's seed: whoever has the seed has the board.

import type { CellSource } from "../../games/minesweeper/index.ts";
import { seededRandom } from "../../random/index.ts";

/** The lots that lay the mines of a board with that seed. */
export function minesLots(seed: string): CellSource {
  return seededRandom(Buffer.from(`mines|${seed}`, "utf8"));
}

const SEED_LENGTH = 8;
const SIGNS = 36;

/** A seed for a board, to be shared: eight digits and small letters. */
export function drawMinesSeed(random: CellSource): string {
  return Array.from({ length: SEED_LENGTH }, () => random.below(SIGNS).toString(SIGNS)).join("");
}
