// A match as a value: how it begins, what a press does to it, what its codes prove, and how it ends. Pure.

import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import type { Rounds } from "../../src/core/games/rounds.ts";
import type { Decision } from "../../src/core/matches/bot.ts";
import { codeOf, movesText, type PlayedMatch, roundKey, shownAfter } from "../../src/core/proof/match.ts";
import { booked } from "../../src/core/strategies/bases/bank.ts";
import type { ModelLifetime, StrategyFamily } from "../../src/core/strategies/family.ts";
import { readRounds, withRound } from "../../src/people/rounds/packed-rounds.ts";
import {
  endMatch,
  type Match,
  matchIn,
  type PredictorState,
  turnOf,
} from "../../src/people/rounds/predictor.ts";
import { withRanked } from "../../src/people/rounds/win-share.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";
import { endingAt, type Length, readLength, writeLength } from "../kit/length.ts";

/** A match, with the document that contains it. */
export interface MatchState {
  readonly game: MatrixGame;
  readonly document: PredictorState;
  readonly match: Match;
  /** Undefined if the program no longer has it. */
  readonly opponent: Opponent | undefined;
}

/** How the opponent of a match plays; see `StrategyFamily`. */
export interface Opponent {
  readonly lifetime: ModelLifetime | undefined;
  readonly playsBy: StrategyFamily["playsBy"];
}

export interface MatchPlan {
  readonly id: string;
  /** A canonical strategy id. */
  readonly opponent: string;
  readonly opponentName?: string | undefined;
  readonly length: Length;
  readonly locale: string;
  /** S of its proof, 32 random bytes. */
  readonly secret: Uint8Array;
  /** Unix ms. */
  readonly now: number;
}

/** The press of a move button. */
export interface MovePress {
  readonly session: string;
  /** The turn for which the button was drawn. */
  readonly turn: number;
  readonly move: number;
}

interface Limits {
  /** The most rounds kept to learn from. */
  readonly historyRounds: number;
  /** Unix ms. */
  readonly now: number;
  /** Whether the program still has a strategy. */
  isPlayable(opponent: string): boolean;
}

const BEGUN_KEPT = 4;

/** Adds a live match, whose first move is still to be chosen; the one before ends with its score as it stands. */
export function begin(document: PredictorState, plan: MatchPlan): PredictorState {
  const { live, last, since, begun = [] } = document;
  const { id, opponent, opponentName, locale, now } = plan;
  const match: Match = {
    id,
    opponent,
    opponentName,
    length: writeLength(plan.length),
    locale,
    secret: Buffer.from(plan.secret).toString("base64url"),
    shown: "",
    rounds: { rounds: 0, packed: "" },
    score: [0, 0, 0],
    guesses: "",
  };
  const isEmpty = live && turnOf(live) === 0;
  return {
    ...endMatch(document, "replaced"),
    ...(isEmpty && { last }),
    since: since || now,
    live: match,
    begun: [id, ...begun].slice(0, BEGUN_KEPT),
  };
}

/** The document with a round more; `late` for a button of another turn, `unknown` for another match. If the match goes
 * on, its next move is still to be chosen. */
export function play(
  game: MatrixGame,
  document: PredictorState,
  { session, turn, move }: MovePress,
  { historyRounds, now, isPlayable }: Limits,
): PredictorState | "late" | "unknown" {
  const match = matchIn(document, session);
  if (!match) return "unknown";
  const { next } = match;
  if (match.ending || turn !== turnOf(match) || !next) return "late";
  const [bot, expected, context, percent, ...results] = next;
  const result = game.result("person", move, bot);
  const counted = withResult(game, document, [move, bot], historyRounds);
  const { next: _played, reason: _before, ...rest } = match;
  const played: Match = {
    ...rest,
    rounds: withRound(game, match.rounds, [move, bot]),
    score: [
      match.score[0] + Number(result > 0),
      match.score[1] + Number(result < 0),
      match.score[2] + Number(result === 0),
    ],
    guesses: match.guesses + (expected < 0 ? "-" : expected.toString(36)),
    reason: context >= 0 ? [context, percent] : undefined,
    playedAt: now,
  };
  const gained = results[move];
  const isRanked = gained !== undefined && document.learns !== false;
  const after: PredictorState = {
    ...counted,
    live: played,
    ...(gained !== undefined && { account: booked(document.account, gained) }),
    ...(isRanked && { decided: withRanked(document.decided, { result, expected: -gained }, now) }),
  };
  const ending = endingAt(readLength(match.length) ?? { kind: "endless" }, played.score);
  if (ending) return endMatch(after, ending);
  return isPlayable(match.opponent) ? after : endMatch(after, "stopped");
}

/** Counts the round, and lets it be learned from if it may. */
function withResult(
  game: MatrixGame,
  document: PredictorState,
  round: readonly [person: number, bot: number],
  most: number,
): PredictorState {
  const { totals, history, dropped = 0, learns } = document;
  const result = game.result("person", ...round);
  const counted = {
    rounds: totals.rounds + 1,
    wins: totals.wins + Number(result > 0),
    losses: totals.losses + Number(result < 0),
    draws: totals.draws + Number(result === 0),
  };
  if (learns === false) return { ...document, totals: counted };
  const longer = withRound(game, history, round, most);
  const lost = dropped + history.rounds + 1 - longer.rounds;
  return { ...document, totals: counted, history: longer, ...(lost > 0 && { dropped: lost }) };
}

/** The live match with its next move, whose code is shown from now on. */
export function withNext(game: MatrixGame, document: PredictorState, decision: Decision): PredictorState {
  const { live } = document;
  if (!live) return document;
  const { move, expected = -1, reason, results = [] } = decision;
  const percent = Math.round(100 * (reason?.confidence ?? 0));
  const next: NonNullable<Match["next"]> = [move, expected, reason?.context ?? -1, percent, ...results];
  const code = codeOf(keyOf(game, live), game.moveIds[move] as string);
  return { ...document, live: { ...live, next, shown: shownAfter(live.shown, code) } };
}

/** Ends the live match with that session id; undefined if it isn't live. */
export function stop(document: PredictorState, session: string): PredictorState | undefined {
  return document.live?.id === session ? endMatch(document, "stopped") : undefined;
}

/** The key of the match's next round, or of the one after its first `rounds`. */
export function keyOf(game: MatrixGame, match: Match, rounds = turnOf(match)): Uint8Array {
  return roundKey(secretOf(match), movesText(roundsOf(game, match)).slice(0, 2 * rounds));
}

export function secretOf({ secret }: Match): Uint8Array {
  return new Uint8Array(Buffer.from(secret, "base64url"));
}

/** All rounds of the match. */
export function roundsOf(game: MatrixGame, { rounds }: Match): Rounds {
  return readRounds(game, rounds);
}

/** The match as its proof tells it. */
export function playedMatch(game: MatrixGame, match: Match): PlayedMatch {
  const rounds = roundsOf(game, match);
  return { game, session: match.id, secret: secretOf(match), rounds, unplayed: match.next?.[0] };
}

/** Whether the opponent risks what the bot may lose, and its rounds are ranked. */
export function isRanking({ opponent }: Match): boolean {
  return opponent === USUAL_OPPONENT;
}
