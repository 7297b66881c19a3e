// Pure transitions of a match; the bot's move is decided outside, from `nextMoveInput`.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/index.ts";
import { booked } from "../../../src/core/strategies/bank/account.ts";
import { isPlayable } from "../../../src/core/strategies/registry.ts";
import type { Ending, MatchRecord, PlayerGame, Stake } from "../../../src/people/index.ts";
import { chainAfter, seedOf, withSealedMove } from "../../../src/people/rounds/commitment.ts";
import { withRanked } from "../../../src/people/rounds/decided-rounds.ts";
import { readHistory, withRound } from "../../../src/people/rounds/history.ts";
import { firstStored, roundsWhere } from "../../../src/people/rounds/own-rounds.ts";
import { endMatch, liveMatch, turnOf, withMatch } from "../../../src/people/rounds/player-game.ts";
import { sealedResults } from "../../../src/people/rounds/risked.ts";
import { stretchesOf } from "../../../src/people/rounds/segments.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { endingAt, readLength } from "../../kit/length.ts";
import { type Binding, isExpired, renewed } from "./bound.ts";

/** Maximum account changes recorded in a match; then it ends, to limit the size of its proof. */
const ACCOUNTS_MAX = 300;
/** Accepted events remembered per match, for deduplication. */
const EVENTS_KEPT = 4;

export { seedOf, turnOf };

/** A player's match, with the document that contains it. */
export interface MatchState {
  readonly game: MatrixGame;
  readonly document: PlayerGame;
  readonly match: MatchRecord;
}

/** Everything the bot's next move depends on. */
export interface MoveInput extends MatchState {
  /** What the opponent may risk on the move, if it keeps an account. */
  readonly stake?: Stake | undefined;
}

/** The press of a move button. */
export interface MovePress {
  readonly session: string;
  /** The turn for which the button was drawn. */
  readonly turn: number;
  readonly move: number;
  /** The event's digest, for deduplication. */
  readonly event: string;
}

/** The outcome of a press. */
export type PressResult =
  /** Counted. If the match goes on, its next move is still to be sealed in `document`. `renewed`: not counted, because
   * the day key that its move was sealed under is about to be published; the move was dropped, and a new one has to be
   * sealed. `rolled-back`: not counted, because the round was already played and the store lost it; the match is over. */
  | {
      readonly kind: "accepted" | "renewed" | "rolled-back";
      readonly document: PlayerGame;
      /** The bot's expected gain from the round, to be booked on the person's account. */
      readonly gained?: number | undefined;
    }
  /** `repeated`: redelivered event; `late`: round or match over; `unknown`: match, turn or move. */
  | { readonly kind: "repeated" | "late" | "unknown" };

export function roundsOf(game: MatrixGame, document: PlayerGame): Rounds {
  return readHistory(game, document.history);
}

/** The match with that session id: live or over. */
export function matchIn(document: PlayerGame, session: string): MatchRecord | undefined {
  return document.matches.find(({ id }) => id === session);
}

/** Counts a round and truncates the history to `historyRounds`; `now` in Unix ms. */
export function play(
  game: MatrixGame,
  document: PlayerGame,
  press: MovePress,
  limits: { readonly binding: Binding; readonly now: number },
): PressResult {
  const match = matchIn(document, press.session);
  if (!match) return { kind: "unknown" };
  const turn = turnOf(match);
  if (match.ending || press.turn < turn || match.events.includes(press.event))
    return { kind: match.events.includes(press.event) ? "repeated" : "late" };
  if (press.turn > turn)
    return { kind: "rolled-back", document: withMatch(document, endMatch(match, "stopped")) };
  if (!match.next) return { kind: "unknown" };
  const playedAt = limits.binding.host.now();
  if (isExpired(match, limits.binding))
    return { kind: "renewed", document: renewedOrOver(game, document, match, press.event, limits.binding) };
  const gained = sealedResults(match)?.[press.move];
  return {
    kind: "accepted",
    document: countRound({ game, document, match: { ...match, playedAt } }, match.next, press, limits),
    gained,
  };
}

function renewedOrOver(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  event: string,
  binding: Binding,
): PlayerGame {
  const noted = withEvent(match, event);
  return withMatch(document, renewed(game, document, noted, binding) ?? endMatch(noted, "stopped"));
}

function countRound(
  { game, document, match }: MatchState,
  [sealed, ...why]: NonNullable<MatchRecord["next"]>,
  press: MovePress,
  { binding: { historyRounds }, now }: { readonly binding: Binding; readonly now: number },
): PlayerGame {
  const result = game.result("person", press.move, sealed);
  const longer = withRound(game, document, [press.move, sealed], historyRounds);
  const { totals } = longer;
  const counted: PlayerGame = {
    ...longer,
    totals: {
      rounds: totals.rounds,
      wins: totals.wins + Number(result > 0),
      losses: totals.losses + Number(result < 0),
      draws: totals.draws + Number(result === 0),
    },
    ...(isRanked(document, match) && {
      decided: withRanked(document.decided, { result, expected: expectedOf(match, press.move) }, now),
    }),
  };
  return withMatch(counted, afterRound(game, match, why, press, result));
}

/** The person's expected result of the move against the sealed one. */
function expectedOf(match: MatchRecord, move: number): number {
  return -(sealedResults(match)?.[move] ?? 0);
}

function afterRound(
  game: MatrixGame,
  { next, reason: _before, ...match }: MatchRecord,
  [expected, context, confidence, ...results]: readonly [number, number, number, ...number[]],
  { move, event }: MovePress,
  result: number,
): MatchRecord {
  const [won, lost, drawn] = match.score;
  const score: MatchRecord["score"] = [
    won + Number(result > 0),
    lost + Number(result < 0),
    drawn + Number(result === 0),
  ];
  const played: MatchRecord = {
    ...withEvent(match, event),
    chain: chainAfter(game, match, move, next?.[0] ?? 0),
    score,
    read: [match.read[0] + Number(expected === move), match.read[1] + Number(expected >= 0)],
    expected,
    ...(match.account && results.length > 0 && { account: booked(match.account, results[move] ?? 0) }),
    ...(context >= 0 && { reason: [context, confidence] }),
  };
  // If its opponent was removed, the match ends after the sealed move is played, so that every seal opens.
  const goesOn = isPlayable(match.opponent, game) && (match.accounts?.length ?? 0) < ACCOUNTS_MAX;
  const stopped = goesOn ? undefined : "stopped";
  const ending = endingAt(readLength(match.length) ?? { kind: "endless" }, score) ?? stopped;
  return ending ? endMatch(played, ending) : played;
}

/** Records that the match has counted the event. */
function withEvent(match: MatchRecord, event: string): MatchRecord {
  return { ...match, events: [event, ...match.events].slice(0, EVENTS_KEPT) };
}

/** The input for the live match's next move; undefined if no match is live. */
export function nextMoveInput(game: MatrixGame, document: PlayerGame): MoveInput | undefined {
  const match = liveMatch(document);
  return match && { game, document, match };
}

/** Seals the chosen move in its match. */
export function sealMove(
  { game, document, match, stake }: MoveInput,
  decision: Decision,
  { versionOf }: Binding,
): PlayerGame {
  const { move, expected, reason, results = [] } = decision;
  const percent = Math.round(100 * (reason?.confidence ?? 0));
  const next: MatchRecord["next"] = [move, expected ?? -1, reason?.context ?? -1, percent, ...results];
  const chosen = { next, version: versionOf(match.opponent), ...(results.length > 0 && { stake }) };
  return withMatch(document, withSealedMove(game, document, match, chosen));
}

/** Ends the live match with that session id; undefined if it isn't live. */
export function stop(document: PlayerGame, session: string, ending: Ending): PlayerGame | undefined {
  const match = matchIn(document, session);
  if (!match || match.ending) return undefined;
  return withMatch(document, endMatch(match, ending));
}

/** The rounds of a match; undefined if they're truncated from the history. */
export function matchRounds({ game, document, match }: MatchState): Rounds | undefined {
  const isStored = stretchesOf(document, match.id).every(([from]) => from >= firstStored(document));
  const rounds = roundsWhere(game, document, (segment) => segment.match === match.id);
  return isStored && rounds.bot.length === turnOf(match) ? rounds : undefined;
}

/** Whether the usual opponent chose the match's sealed move, learning, and with a stake. */
function isRanked({ mode }: PlayerGame, match: MatchRecord): boolean {
  return match.opponent === USUAL_OPPONENT && sealedResults(match) !== undefined && mode !== "off";
}
