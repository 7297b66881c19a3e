// A request for a move, and its answer.

import { areSameMoves, type MatrixGame, type Move, type Rounds } from "../games/index.ts";
import { type Account, type Inside, isSameAccount, NEW_ACCOUNT } from "../strategies/index.ts";

/** Everything a move depends on, except the strategy's version. */
export interface DecisionInput {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: Uint8Array;
  /** The round's number within the match, from 1. */
  readonly round: number;
  /** The rounds that the opponent may know, oldest first. An expensive strategy uses only the newest. */
  readonly rounds: Rounds;
  /** What a strategy that risks only its winnings may lose; absent means a new account. */
  readonly account?: Account | undefined;
  /** Whether the answer should include what the strategy based its choice on. */
  readonly look?: boolean;
}

interface Reason {
  /** The number of the context that decided for the fortune-teller; undefined if there is none. */
  readonly context: number | undefined;
  readonly confidence: number;
}

export interface Decision {
  readonly move: Move;
  /** The person's move as predicted; undefined without a prediction. */
  readonly expected: Move | undefined;
  readonly reason?: Reason | undefined;
  /** The expected result to book for each possible move of the person; absent if it keeps no account. */
  readonly results?: readonly number[] | undefined;
  /** What the choice was based on, if that was asked for and there is a table to show. */
  readonly inside?: Inside | undefined;
}

/** Whether both questions must have the same answer. */
export function isSameQuestion(a: DecisionInput, b: DecisionInput): boolean {
  return (
    a.game.id === b.game.id &&
    a.strategy === b.strategy &&
    a.round === b.round &&
    a.look === b.look &&
    areSameMoves(a.seed, b.seed) &&
    areSameMoves(a.rounds.person, b.rounds.person) &&
    areSameMoves(a.rounds.bot, b.rounds.bot) &&
    isSameAccount(a.account ?? NEW_ACCOUNT, b.account ?? NEW_ACCOUNT)
  );
}
