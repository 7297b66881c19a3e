// The machines of the Bell Laboratories for games of two moves, 1953 and 1956: a table of eight situations each.

import type { MatrixGame, Move } from "../../games/matrix-game.ts";
import { answering, certainties, type Predictor } from "../bases/predictor.ts";
import { family } from "../family.ts";
import type { Seat } from "../strategy.ts";

/** What a machine keeps in each situation of the side that it watches, and makes of it. */
interface Table<Cell> {
  readonly watches: "own" | "opponent";
  cell(): Cell;
  /** `step`: 0 if the watched side repeated its move, 1 if it changed. */
  learn(cell: Cell, step: number, hasWon: boolean): void;
  /** The opponent's next move, if the watched side's last one was `move`. */
  expect(cell: Cell, move: Move, seat: Seat): Move | undefined;
}

/** A situation is whether the watched side won the round before last, then repeated its move, and won the last one. */
function tableMachine<Cell>(seat: Seat, { watches, cell, learn, expect }: Table<Cell>): Predictor {
  const { game, side } = seat;
  const watched = watches === "own" ? side : side === "bot" ? "person" : "bot";
  const certain = certainties(game.size);
  const cells = Array.from({ length: 8 }, cell);
  let before:
    | { readonly move: Move; readonly hasWon: boolean; readonly present: Cell | undefined }
    | undefined;
  return {
    weigh() {
      const expected = before?.present && expect(before.present, before.move, seat);
      return expected === undefined ? undefined : certain[expected];
    },
    observe(own, opponent) {
      const [move, other] = watches === "own" ? [own, opponent] : [opponent, own];
      const hasWon = game.result(watched, move, other) > 0;
      const step = before && before.move ^ move;
      if (before?.present && step !== undefined) learn(before.present, step, hasWon);
      const present =
        before && step !== undefined
          ? cells[4 * Number(before.hasWon) + 2 * step + Number(hasWon)]
          : undefined;
      before = { move, hasWon, present };
    },
  };
}

const hasTwoMoves = (game: MatrixGame): boolean => game.size === 2;

/** Keeps the opponent's last two behaviours in each situation: if they're equal, a third is expected, otherwise nothing. */
export const shannon = family("shannon", {
  parameters: {},
  plays: hasTwoMoves,
  source: "C. E. Shannon, A mind-reading (?) machine, Bell Laboratories memorandum, 18 March 1953",
  create: (seat) =>
    answering(
      seat,
      tableMachine(seat, {
        watches: "opponent",
        cell: () => ({ steps: [-1, -2] }),
        learn(cell, step) {
          cell.steps = [step, cell.steps[0] as number];
        },
        expect: ({ steps: [last, beforeLast] }, move) =>
          last === beforeLast ? move ^ Number(last) : undefined,
      }),
    ),
});

const COUNTER_MAX = 3;

/** Watches itself: a counter from -3 to 3 in each situation says what would have won there, the same move (up) or the
 * other (down). Our reading of its success memory: it follows the counter if its last play in the situation won, and
 * otherwise plays at random. */
export const seer = family("seer", {
  parameters: {},
  plays: hasTwoMoves,
  source:
    "D. W. Hagelbarger, SEER, a sequence extrapolating robot, IRE Transactions on Electronic Computers EC-5 (1956)",
  create: (seat) =>
    answering(
      seat,
      tableMachine(seat, {
        watches: "own",
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
      }),
    ),
});
