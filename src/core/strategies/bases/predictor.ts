// The part of a strategy that reads the opponent, apart from what is then played against the
// reading.

import type { Move } from "../../games/index.ts";
import type { Scores } from "./scores.ts";

/** Learns from rounds and says how strongly it expects each next move of the opponent. */
export interface Predictor {
  /** The scores of the opponent's next moves; undefined while there is no evidence at all. Valid
   * until the next call of either method. */
  weigh(): Scores | undefined;
  observe(own: Move, opponent: Move): void;
}
