// The predictor's state of one person at one game, in one document: what it learned from, what it may lose, the match
// that is being played, and the last one. A press changes it in one atomic update; docs/architecture.md shows one.

import { z } from "zod";
import type { MatrixGame } from "../../core/games/matrix-game.ts";
import type { Rounds } from "../../core/games/rounds.ts";
import { BANK_MAX, NEW_ACCOUNT } from "../../core/strategies/bases/bank.ts";
import type { ModelLifetime } from "../../core/strategies/family.ts";
import { documentKind } from "../../infra/document-kind.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { NO_ROUNDS, packedRounds, readRounds } from "./packed-rounds.ts";
import { decidedRounds } from "./win-share.ts";

const count = z.int().nonnegative();
const points = z.number().nonnegative();

/** How a match ended: on points, by Stop, replaced by a newer match, or at the maximum length; because the opponent
 * broke, so the person won; or because the match may no longer be played. */
const ENDINGS = ["won", "lost", "level", "stopped", "replaced", "forfeited", "withdrawn"] as const;
export type Ending = (typeof ENDINGS)[number];

const match = z.strictObject({
  /** The session's id; contains the owner's tag. */
  id: z.string(),
  /** Canonical strategy id. */
  opponent: z.string(),
  /** The registered name by which the opponent was chosen. */
  opponentName: z.string().optional(),
  /** `first-10`, `best-9`, `endless`. */
  length: z.string(),
  locale: z.string(),
  /** S of its proof (`src/core/proof/match.ts`), 32 bytes in base64url. */
  secret: z.string(),
  /** All codes that were shown, in one number: see `shownAfter`. */
  shown: z.string(),
  /** All of its rounds. */
  rounds: packedRounds,
  /** Rounds won, lost and drawn by the person. */
  score: z.tuple([count, count, count]),
  /** The move that the bot expected in each round, one digit or small letter as in `movesText`; `-`: none. */
  guesses: z.string(),
  /** The bot's next move, the person's expected one (-1: none), the context that decided (-1: none) and how sure it was
   * in percent; then, if the move may cost something, its expected result for each of the person's moves. */
  next: z.tuple([count, z.int().min(-1), z.int().min(-1), count], z.number()).optional(),
  /** The context that decided in the last round, and how sure it was. */
  reason: z.tuple([count, count]).optional(),
  /** When the last round was played, Unix ms. */
  playedAt: count.optional(),
  ending: z.enum(ENDINGS).optional(),
  /** Where its opponent's file broke, if known: line and column, from 1. */
  brokeAt: z.tuple([count, count]).optional(),
});

export type Match = Readonly<z.infer<typeof match>>;

const predictor = z.strictObject({
  /** When it began, or was last made to forget; Unix ms. */
  since: count,
  /** All rounds ever; the results are the person's. */
  totals: z.strictObject({ rounds: count, wins: count, losses: count, draws: count }),
  /** The newest rounds that it may learn from. */
  history: packedRounds,
  /** How many there were before those; absent: none. */
  dropped: count.optional(),
  /** What it may lose: see `Account`. */
  account: z.strictObject({ bank: points.max(BANK_MAX), purse: points, rounds: count, reserve: points }),
  /** False if it may not learn. */
  learns: z.literal(false).optional(),
  /** Ranked rounds; absent before the first. */
  decided: decidedRounds.optional(),
  live: match.optional(),
  /** The last match that is over. */
  last: match.optional(),
  /** The ids of the newest matches, so that a command delivered again doesn't begin its match again. */
  begun: z.array(z.string()).optional(),
});

export type PredictorState = Readonly<z.infer<typeof predictor>>;

/** One per person and game, under `predictorKey`. */
export const PREDICTOR = documentKind<PredictorState>("predictor", predictor);

export const NEW_PREDICTOR: PredictorState = {
  since: 0,
  totals: { rounds: 0, wins: 0, losses: 0, draws: 0 },
  history: NO_ROUNDS,
  account: NEW_ACCOUNT,
};

export function predictorKey(player: PlayerId, gameId: string): string {
  return `${writePlayerId(player)}:${gameId}`;
}

/** The match with that session id, live or over. */
export function matchIn({ live, last }: PredictorState, session: string): Match | undefined {
  return [live, last].find((one) => one?.id === session);
}

/** The number of rounds played in the match. */
export function turnOf({ rounds }: Pick<Match, "rounds">): number {
  return rounds.rounds;
}

/** The move that the bot expected in the last round. */
export function expectedIn({ guesses }: Pick<Match, "guesses">): number | undefined {
  const last = guesses.at(-1) ?? "-";
  return last === "-" ? undefined : Number.parseInt(last, 36);
}

/** Correct predictions, and all predictions. */
export function readIn(game: MatrixGame, { guesses, rounds }: Match): readonly [right: number, all: number] {
  const { person } = readRounds(game, rounds);
  const right = [...guesses].filter((guess, at) => guess === person[at]?.toString(36));
  return [right.length, guesses.replaceAll("-", "").length];
}

/** The live match over; its next move stays, because its code was shown. */
export function endMatch(state: PredictorState, ending: Ending): PredictorState {
  const { live, ...rest } = state;
  if (!live) return state;
  const { reason: _shown, next, ...kept } = live;
  // What it might have won is never booked.
  const unplayed = next && { next: next.slice(0, 4) as unknown as NonNullable<Match["next"]> };
  return { ...rest, last: { ...kept, ...unplayed, ending } };
}

/** The rounds that an opponent may know, and how many of them there were before: all that may be learned from, or those
 * of the match alone. */
export interface KnownRounds {
  readonly rounds: Rounds;
  readonly before: number;
  readonly isMatchOnly: boolean;
}

/** What the match's opponent knows. While nothing may be learned, that's its match. `lifetime`: of its model. */
export function knownIn(
  game: MatrixGame,
  state: PredictorState,
  match: Match,
  lifetime: ModelLifetime | undefined,
): KnownRounds {
  const isMatchOnly = state.learns === false || lifetime === "match";
  if (isMatchOnly) return { rounds: readRounds(game, match.rounds), before: 0, isMatchOnly };
  return { rounds: learnedRounds(game, state), before: state.dropped ?? 0, isMatchOnly };
}

/** The rounds that the bot may learn from. Shared by all callers: don't change them. */
export function learnedRounds(game: MatrixGame, { history }: PredictorState): Rounds {
  return readRounds(game, history);
}
