// The machines of the Bell Laboratories for games of two moves, 1953 and 1956: a table of eight situations each.

import type { Move } from "../../games/matrix-game.ts";
import { answering, certainties } from "../bases/predictor.ts";
import { family, type StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

/** What a machine keeps in each situation of the side that it watches, and makes of it. */
interface Table<Cell> {
  readonly watches: "own" | "opponent";
  readonly source: string;
  cell(): Cell;
  /** `step`: 0 if the watched side repeated its move, 1 if it changed. */
  learn(cell: Cell, step: number, hasWon: boolean): void;
  /** The opponent's next move, if the watched side's last one was `move`. */
  expect(cell: Cell, move: Move, seat: Seat): Move | undefined;
}

function machine<Cell>(name: string, { source, ...table }: Table<Cell>): StrategyFamily {
  const plays = ({ size }: Seat["game"]) => size === 2;
  return family(name, { parameters: {}, plays, source, create: (seat) => playing(seat, table) });
}

/** A situation is whether the watched side won the round before last, then repeated its move, and won the last one. */
function playing<Cell>(seat: Seat, { watches, cell, learn, expect }: Omit<Table<Cell>, "source">): Strategy {
  const { game, side } = seat;
  const watched = watches === "own" ? side : side === "bot" ? "person" : "bot";
  const certain = certainties(game.size);
  const cells = Array.from({ length: 8 }, cell);
  let before: { readonly move: Move; readonly hasWon: boolean; readonly present?: Cell } | undefined;
  return answering(seat, {
    weigh: () => certain[(before?.present && expect(before.present, before.move, seat)) ?? -1],
    observe(own, opponent) {
      const [move, other] = watches === "own" ? [own, opponent] : [opponent, own];
      const hasWon = game.result(watched, move, other) > 0;
      if (!before) {
        before = { move, hasWon };
        return;
      }
      const step = before.move ^ move;
      if (before.present) learn(before.present, step, hasWon);
      const present = cells[4 * Number(before.hasWon) + 2 * step + Number(hasWon)] as Cell;
      before = { move, hasWon, present };
    },
  });
}

/** Keeps the opponent's last two behaviours in each situation: if they're equal, a third is expected, otherwise nothing. */
export const shannon = machine("shannon", {
  watches: "opponent",
  source: "C. E. Shannon, A mind-reading (?) machine, Bell Laboratories memorandum, 18 March 1953",
  cell: () => ({ steps: [-1, -2] }),
  learn(cell, step) {
    cell.steps = [step, cell.steps[0] as number];
  },
  expect: ({ steps: [last, beforeLast] }, move) => (last === beforeLast ? move ^ Number(last) : undefined),
});

const COUNTER_MAX = 3;

/** Watches itself: a counter from -3 to 3 in each situation says what would have won there, the same move (up) or the
 * other (down). Our reading of its success memory: it follows the counter if its last play in the situation won, and
 * otherwise plays at random. */
export const seer = machine("seer", {
  watches: "own",
  source:
    "D. W. Hagelbarger, SEER, a sequence extrapolating robot, IRE Transactions on Electronic Computers EC-5 (1956)",
  cell: () => ({ counter: 0, hasWon: true }),
  learn(cell, step, hasWon) {
    const sameWins = (step === 0) === hasWon;
    cell.counter = Math.max(-COUNTER_MAX, Math.min(COUNTER_MAX, cell.counter + (sameWins ? 1 : -1)));
    cell.hasWon = hasWon;
  },
  expect({ counter, hasWon }, move, { game, side }) {
    if (counter === 0 || !hasWon) return undefined;
    const winning = counter > 0 ? move : 1 - move;
    return game.result(side, winning, 0) > 0 ? 0 : 1;
  },
});
