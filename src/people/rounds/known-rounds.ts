// What an opponent may know of a player's document when it chooses; see `src/core/matches/known-rounds.ts`.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import type { DecisionInput, PlayerRounds } from "../../core/matches/index.ts";
import {
  firstKnownTo,
  knownBeforeLast,
  knownToModelOf,
  lifelongQuestion,
  nextQuestion,
} from "../../core/matches/known-rounds.ts";
import type { Account } from "../../core/strategies/index.ts";
import { seedOfLast } from "./commitment.ts";
import { readHistory } from "./history.ts";
import { type MatchRecord, type PlayerGame, turnOf } from "./player-game.ts";
import { policyOf, stretchesOf } from "./segments.ts";

/** A match, with the document that contains it. */
interface KnowingMatch {
  readonly game: MatrixGame;
  readonly document: PlayerGame;
  readonly match: MatchRecord;
}

/** The question whose answer is the match's next move. `account`: what its opponent may lose, if it keeps one. */
export function nextDecision(state: KnowingMatch, seed: Uint8Array, account?: Account): DecisionInput {
  return nextQuestion(knowing(state), seed, account);
}

/** The question whose answer was the move of the match's last round; undefined before the first. It can differ from the
 * original if the oldest round of a full history started a block, since that round is no longer stored. */
export function lastDecision(state: KnowingMatch): DecisionInput | undefined {
  const { player, turn, ...rest } = knowing(state);
  if (turn === 0) return undefined;
  const before: PlayerRounds = { ...player, total: player.total - 1, kept: player.kept - 1 };
  return nextQuestion({ ...rest, player: before, turn: turn - 1 }, seedOfLast(state.match));
}

/** What a lifelong model is asked after all rounds, outside any match: its answer isn't played. */
export function modelQuestion(game: MatrixGame, document: PlayerGame, strategy: string): DecisionInput {
  return lifelongQuestion(game, roundsIn(game, document), strategy);
}

/** What the default opponent's lifelong model knows. */
export function knownToModel(game: MatrixGame, document: PlayerGame): Rounds {
  return knownToModelOf(roundsIn(game, document));
}

/** What the opponent knew before the last round. */
export function knownBefore(state: KnowingMatch): Rounds {
  return knownBeforeLast(knowing(state));
}

/** The first of a player's rounds, from 0, that an opponent may know: since the last reset, and recent enough to still
 * be stored for the next question. */
export function firstKnownRound(document: PlayerGame): number {
  const { totals, history } = document;
  return firstKnownTo({ total: totals.rounds, kept: history.rounds, learningPolicy: policyOf(document) });
}

function knowing({ game, document, match }: KnowingMatch) {
  const { opponent } = match;
  const stretches = () => stretchesOf(document, match.id);
  return { game, player: roundsIn(game, document), opponent, turn: turnOf(match), stretches };
}

function roundsIn(game: MatrixGame, document: PlayerGame): PlayerRounds {
  const { totals, history } = document;
  const rounds = () => readHistory(game, history);
  return { total: totals.rounds, kept: history.rounds, learningPolicy: policyOf(document), rounds };
}
