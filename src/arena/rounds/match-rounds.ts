// A match round by round: both sides' moves, and what each expected of the other. Pure: it's replayed from its task.

import type { Move } from "../../core/games/index.ts";
import { createStrategy, isSandboxed, type Strategy } from "../../core/strategies/index.ts";
import { playTask } from "../match/play.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { newWatch } from "../match/watch.ts";

type Sides<Of> = Readonly<Record<"a" | "b", Of>>;

/** The value for no prediction. */
const NOTHING = -1;

export interface MatchRounds {
  /** One byte each, up to the last completed round. */
  readonly moves: Sides<Uint8Array>;
  /** By round, the opponent's move that a side expected; -1 if none. */
  readonly expected: Sides<Int16Array>;
}

/** The match to show; `moves`: recorded moves if a side is sandboxed, because that side isn't played here. */
export interface RoundsAsked {
  readonly task: MatchTask;
  readonly moves?: Sides<Uint8Array> | undefined;
}

/** Replays the match. What a file expects isn't shown. */
export function matchRounds({ task, moves }: RoundsAsked): MatchRounds & { readonly outcome: MatchOutcome } {
  const rounds = moves?.a.length ?? task.rounds;
  const expected = { a: newNotes(rounds), b: newNotes(rounds) };
  const outcome = playTask(
    { ...task, rounds, isRecorded: true },
    (spec, seat, letter) =>
      isSandboxed(spec)
        ? asRecorded(moves?.[letter] ?? new Uint8Array())
        : noting(createStrategy(spec, seat), expected[letter]),
    newWatch(),
  );
  const { record, ...result } = outcome;
  return { moves: record?.moves ?? { a: new Uint8Array(), b: new Uint8Array() }, expected, outcome: result };
}

function newNotes(rounds: number): Int16Array {
  return new Int16Array(rounds).fill(NOTHING);
}

/** Wraps a strategy and records its expectations. */
function noting(strategy: Strategy, notes: Int16Array): Strategy {
  let round = 0;
  return {
    choose() {
      const move = strategy.choose();
      notes[round++] = strategy.expected() ?? NOTHING;
      return move;
    },
    expected: () => strategy.expected(),
    observe: (own, opponent) => strategy.observe(own, opponent),
  };
}

/** Plays the recorded moves. */
function asRecorded(moves: Uint8Array): Strategy {
  let round = 0;
  return {
    choose: () => moves[round++] as Move,
    expected: () => undefined,
    observe: () => {},
  };
}
