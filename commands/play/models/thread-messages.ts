// What is said between the bot and the threads that choose moves: games by their ids, moves in bytes
// of their own.

import { copyRounds, type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Decision, DecisionInput } from "../../../src/core/matches/index.ts";
import type { FortuneTellerState } from "../../../src/core/strategies/index.ts";

/** Work done at once, in the steps of `workFor`: about a millisecond. */
export const STEPS_AT_ONCE = 4000;

export interface AskedOfThread {
  readonly key: string;
  readonly question: SentQuestion;
  /** However long it takes: what it has built does not stay. */
  readonly atOnce: boolean;
  /** What the thread may hold. */
  readonly bytesMax: number;
}

interface SentQuestion extends Omit<DecisionInput, "game"> {
  readonly gameId: string;
}

/** A move; or, after long work, none yet: the thread has seen all rounds but the last, and chooses
 * quickly when asked again, whatever the last round is by then. A model's state goes with that. */
export interface DecidedInThread {
  readonly decision?: Decision;
  readonly state?: FortuneTellerState;
}

export function sent({ game, rounds, seed, ...question }: DecisionInput): SentQuestion {
  return { ...question, gameId: game.id, seed: Uint8Array.from(seed), rounds: copyRounds(rounds) };
}

export function received({ gameId, ...question }: SentQuestion): DecisionInput {
  return { ...question, game: matrixGame(gameId) as MatrixGame };
}
