// Messages between the bot and the threads that choose moves: games by id, moves copied into buffers of their own.

import { copyRounds, type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Decision, DecisionInput } from "../../../src/core/matches/index.ts";
import type { FortuneTellerState } from "../../../src/core/strategies/index.ts";

/** Work done without a break, in the steps of `workFor`: about a millisecond. */
export const STEPS_AT_ONCE = 4000;

export interface AskedOfThread {
  readonly key: string;
  readonly question: SentQuestion;
  /** Answers however long it takes, because what the thread built didn't stay cached. */
  readonly atOnce: boolean;
  /** How much the thread may cache. */
  readonly bytesMax: number;
}

interface SentQuestion extends Omit<DecisionInput, "game"> {
  readonly gameId: string;
}

/** A move. After long work there's none yet: the thread has processed all rounds but the last, and chooses quickly when
 * asked again, whatever the last round is by then. In that case a model's state is included. */
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
