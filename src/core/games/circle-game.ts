// Rock-paper-scissors with any odd number of moves. All of them are one rule on a circle, so none
// of them is written out by hand.

import type { MatrixGame, Move } from "./matrix-game.ts";
import { gameByRule } from "./rule.ts";

/** The most moves a circle game may have. */
export const CIRCLE_SIZE_MAX = 101;

interface Names {
  readonly id: string;
  readonly moveIds: readonly string[];
  readonly displayOrder: readonly Move[];
}

const NAMED: Readonly<Record<number, Names>> = {
  3: { id: "rps", moveIds: ["rock", "scissors", "paper"], displayOrder: [0, 2, 1] },
  5: {
    id: "rpsls",
    moveIds: ["rock", "scissors", "lizard", "paper", "spock"],
    displayOrder: [0, 3, 1, 2, 4],
  },
};

/**
 * The game of `size` moves on a circle: move a beats a+1 … a+(size-1)/2, modulo size, and loses to
 * the rest. Size 3 is rock, scissors, paper; size 5 is rock, scissors, lizard, paper, Spock; the
 * moves of larger games have numbers for names. The rules are the same for both sides.
 * @throws RangeError when size is not an odd whole number in 3 … 101.
 */
export function circleGame(size: number): MatrixGame {
  if (!Number.isInteger(size) || size % 2 === 0 || size < 3 || size > CIRCLE_SIZE_MAX) {
    throw new RangeError(
      `a circle game has an odd number of moves from 3 to ${CIRCLE_SIZE_MAX}, not ${size}`,
    );
  }
  const { id, moveIds, displayOrder } = NAMED[size] ?? numberedNames(size);
  return gameByRule(id, moveIds, displayOrder, (_side, own, other) => {
    const ahead = (other - own + size) % size;
    if (ahead === 0) return 0;
    return ahead <= (size - 1) / 2 ? 1 : -1;
  });
}

function numberedNames(size: number): Names {
  const displayOrder = Array.from({ length: size }, (_, move) => move);
  return { id: `rps-${size}`, moveIds: displayOrder.map((move) => `m${move}`), displayOrder };
}
