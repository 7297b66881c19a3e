// A decision's question on its way to a thread: the game by its id, the moves in bytes of their own.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { DecisionInput } from "../../../src/core/matches/index.ts";

export interface AskedDecision extends Omit<DecisionInput, "game"> {
  readonly gameId: string;
}

/** Copies the rounds: a view would be sent with all of the bytes under it. */
export function writeAsked({ game, rounds, seed, ...question }: DecisionInput): AskedDecision {
  const { person, bot } = rounds;
  return {
    ...question,
    ...{ gameId: game.id, rounds: { person: person.slice(), bot: bot.slice() }, seed: Uint8Array.from(seed) },
  };
}

export function readAsked({ gameId, ...question }: AskedDecision): DecisionInput {
  return { ...question, game: matrixGame(gameId) as MatrixGame };
}
