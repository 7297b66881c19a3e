// What is said between the bot and the threads that choose moves: games by their ids, moves in bytes
// of their own.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Decision, DecisionInput } from "../../../src/core/matches/index.ts";
import type { FortuneTellerState } from "../../../src/core/strategies/index.ts";

/** Work done at once, in the steps of `workFor`: about a millisecond. */
export const STEPS_AT_ONCE = 4000;

/** What a thread is told when it starts. */
export interface ThreadMemory {
  readonly bytesMax: number;
}

export type AskedOfThread =
  | {
      readonly kind: "decide";
      readonly key: string;
      readonly question: SentQuestion;
      /** However long it takes: what it has built does not stay. */
      readonly atOnce: boolean;
    }
  | { readonly kind: "drop"; readonly prefix: string };

interface SentQuestion extends Omit<DecisionInput, "game"> {
  readonly gameId: string;
}

/** A move; or, after long work, none yet: the thread has seen all rounds but the last, and chooses
 * quickly when asked again, whatever the last round is by then. A model's state goes with that. */
export interface DecidedInThread {
  readonly decision?: Decision;
  readonly state?: FortuneTellerState;
}

/** Copies the rounds: a view would be sent with all of the bytes under it. */
export function sent({ game, rounds, seed, ...question }: DecisionInput): SentQuestion {
  const { person, bot } = rounds;
  return {
    ...question,
    gameId: game.id,
    seed: Uint8Array.from(seed),
    rounds: { person: person.slice(), bot: bot.slice() },
  };
}

export function received({ gameId, ...question }: SentQuestion): DecisionInput {
  return { ...question, game: matrixGame(gameId) as MatrixGame };
}
