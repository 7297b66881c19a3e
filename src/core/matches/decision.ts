// The question of a move and its answer.

import { areSameMoves, type MatrixGame, type Move, type Rounds } from "../games/index.ts";
import { type Account, type Inside, isSameAccount, NEW_ACCOUNT } from "../strategies/index.ts";

/** Everything a move depends on, but for the strategy's version. */
export interface DecisionInput {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: Uint8Array;
  /** Of the match, from 1. */
  readonly round: number;
  /** Those that the opponent may know, oldest first. An expensive strategy sees the newest only. */
  readonly rounds: Rounds;
  /** Ranges [from, to) of `rounds` that a model sees and does not learn from. */
  readonly unlearned?: readonly (readonly [number, number])[];
  /** What it may lose, where it risks only what it has won; absent: a new account. */
  readonly account?: Account | undefined;
  /** Whether the answer is to say what the strategy went by. */
  readonly look?: boolean;
}

interface Reason {
  /** The fortune-teller's deciding context number; undefined where there is none. */
  readonly context: number | undefined;
  readonly confidence: number;
}

export interface Decision {
  readonly move: Move;
  /** The predicted person's move; undefined without a prediction. */
  readonly expected: Move | undefined;
  readonly reason?: Reason | undefined;
  /** By the person's move, the expected result to be booked; absent where it keeps no account. */
  readonly results?: readonly number[] | undefined;
  /** What it went by, where that was asked for and there is a table to show. */
  readonly inside?: Inside | undefined;
}

/** Whether both have the same answer. */
export function isSameQuestion(a: DecisionInput, b: DecisionInput): boolean {
  return (
    a.game.id === b.game.id &&
    a.strategy === b.strategy &&
    a.round === b.round &&
    a.look === b.look &&
    areSameMoves(a.seed, b.seed) &&
    areSameMoves(a.rounds.person, b.rounds.person) &&
    areSameMoves(a.rounds.bot, b.rounds.bot) &&
    String(a.unlearned ?? []) === String(b.unlearned ?? []) &&
    isSameAccount(a.account ?? NEW_ACCOUNT, b.account ?? NEW_ACCOUNT)
  );
}
