// Counts what followed where a line holds.

import type { Rounds } from "../../games/index.ts";
import type { Rule } from "./candidates.ts";
import { holds, moveOf } from "./holds.ts";

/** `hits` times of the `of` rounds in which a line held, its move was made. */
export interface Count {
  readonly hits: number;
  readonly of: number;
}

/** Counts a line over the first `end` rounds. */
export function countOf({ condition, move }: Rule, rounds: Rounds, end = rounds.person.length): Count {
  let [hits, of] = [0, 0];
  for (let at = 0; at < end; at++) {
    const meant = moveOf(move, rounds, at);
    if (meant === undefined || (condition && !holds(condition, rounds, at))) continue;
    of++;
    if (rounds.person[at] === meant) hits++;
  }
  return { hits, of };
}
