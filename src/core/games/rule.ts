// Compiles a rule into lookup tables, because the innermost loops of every match ask for results.

import type { MatrixGame, Move, Result, Side } from "./matrix-game.ts";

type Rule = (side: Side, own: Move, other: Move) => Result;

/** On a circle (odd `size`) a beats a+1 … a+(size-1)/2 modulo size, on both sides. */
export function circleRule(size: number): Rule {
  return (_side, own, other) => {
    const ahead = (other - own + size) % size;
    if (ahead === 0) return 0;
    return ahead <= (size - 1) / 2 ? 1 : -1;
  };
}

/** The bot guesses and wins when the moves are equal, the person when they differ. No draws. */
export const guessRule: Rule = (side, own, other) => ((own === other) === (side === "bot") ? 1 : -1);

interface SideTables {
  /** Result of own against other at [own * size + other]. */
  readonly results: Int8Array;
  readonly counters: readonly (readonly Move[])[];
}

/** The game with these moves and this rule; its tables throw RangeError for an unknown move. */
export function gameByRule(
  id: string,
  moveIds: readonly string[],
  displayOrder: readonly Move[],
  rule: Rule,
): MatrixGame {
  const size = moveIds.length;
  const person = tablesOf("person", size, rule);
  const bot = tablesOf("bot", size, rule);
  // A comparison, because a lookup by a dynamic key takes several times as long.
  const tablesFor = (side: Side): SideTables => (side === "person" ? person : bot);
  return {
    id,
    size,
    moveIds,
    displayOrder,
    result(side, own, other) {
      const result = own < size && other < size ? tablesFor(side).results[own * size + other] : undefined;
      if (result === undefined) throw new RangeError(`${id} has no moves ${own} and ${other}`);
      return result as Result;
    },
    results: (side) => tablesFor(side).results,
    counters(side, other) {
      const counters = tablesFor(side).counters[other];
      if (counters === undefined) throw new RangeError(`${id} has no move ${other}`);
      return counters;
    },
  };
}

function tablesOf(side: Side, size: number, rule: Rule): SideTables {
  const moves = Array.from({ length: size }, (_, move) => move);
  return {
    results: Int8Array.from(moves.flatMap((own) => moves.map((other) => rule(side, own, other)))),
    counters: moves.map((other) => moves.filter((own) => rule(side, own, other) === 1)),
  };
}
