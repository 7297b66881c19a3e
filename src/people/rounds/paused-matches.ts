// Paused matches keep score, rounds, seed and opponent until they're resumed, too many or too old. Pure changes of the
// player's document.

import { firstStored } from "./own-rounds.ts";
import {
  type Ending,
  endMatch,
  givenUp,
  liveMatch,
  MATCHES_MAX,
  type MatchRecord,
  type PendingMatch,
  type PlayerGame,
  turnOf,
  withMatch,
} from "./player-game.ts";
import { stretchesOf, withSegment } from "./segments.ts";

/** Paused matches per player and game; one more ends the oldest. */
const PAUSED_MAX = 5;
export const PAUSED_KEPT_DAYS = 30;
const PAUSED_KEPT_MS = PAUSED_KEPT_DAYS * 86_400_000;
/** After this many moves given up in a match, pausing ends it, to limit the size of its proof. */
const NO_RESULTS_MAX = 100;
const PENDING_MAX = 3;

/** Adds a live match and pauses the one that was live. Only the newest keeps event ids. */
export function withNewMatch(document: PlayerGame, match: MatchRecord, now: number): PlayerGame {
  const settled = pause(document, now);
  const before = settled.matches.map((old) => ({ ...old, events: [] }));
  const segments = withSegment(settled, { rounds: 0, match: match.id });
  return { ...settled, segments, matches: [match, ...before].slice(0, MATCHES_MAX) };
}

/** Pauses the live match; one without a round ends as `replaced`. `now` in Unix ms. */
function pause(document: PlayerGame, now: number): PlayerGame {
  const live = liveMatch(document);
  const isEmpty = live && turnOf(live) === 0;
  const settled = isEmpty ? withMatch(document, endMatch(live, "replaced")) : pauseLive(document, now);
  return withoutPassed(settled, now);
}

/** Pauses the live match even if it has no round yet. */
function pauseLive(document: PlayerGame, now: number): PlayerGame {
  const live = liveMatch(document);
  if (!live) return document;
  if ((live.noResult?.length ?? 0) >= NO_RESULTS_MAX) return withMatch(document, endMatch(live, "replaced"));
  const paused = [{ ...live, pausedAt: now }, ...(document.paused ?? [])];
  return { ...document, matches: document.matches.slice(1), paused };
}

/** Ends paused matches that are too many, too old, or whose first rounds are no longer stored. */
export function withoutPassed(document: PlayerGame, now: number): PlayerGame {
  const { paused = [] } = document;
  const passed = paused.filter((match, index) => index >= PAUSED_MAX || !isKept(document, match, now));
  return passed.reduce((settled, { id }) => endPaused(settled, id, "replaced"), document);
}

/** The matches that can be resumed, newest first. */
export function pausedMatches(document: PlayerGame, now: number): readonly MatchRecord[] {
  return (document.paused ?? []).filter((match) => isKept(document, match, now));
}

function isKept(document: PlayerGame, match: MatchRecord, now: number): boolean {
  const [[first] = [document.totals.rounds]] = stretchesOf(document, match.id);
  return now - (match.pausedAt ?? 0) < PAUSED_KEPT_MS && first >= firstStored(document);
}

/** Ends a paused match; returns the document unchanged if there's no such match. */
export function endPaused(document: PlayerGame, id: string, ending: Ending): PlayerGame {
  const { paused = [], matches } = document;
  const match = paused.find((one) => one.id === id);
  if (!match) return document;
  const live = matches.slice(0, liveMatch(document) ? 1 : 0);
  const over = [endMatch({ ...match, events: [] }, ending), ...matches.slice(live.length)];
  return {
    ...document,
    matches: [...live, ...over].slice(0, MATCHES_MAX),
    paused: paused.filter((one) => one !== match),
  };
}

/** Resumes a paused match and pauses the live one, if any. Its sealed move is given up if other rounds were played
 * since: they may reveal what it was. */
export function takeUp(document: PlayerGame, id: string, now: number): PlayerGame | undefined {
  const { paused = [], ...rest } = document;
  const match = paused.find((one) => one.id === id);
  if (!match) return undefined;
  const settled = pause({ ...rest, paused: paused.filter((one) => one !== match) }, now);
  const { pausedAt: _since, ...live } = match;
  const [, end] = stretchesOf(document, id).at(-1) ?? [];
  const matches = [live, ...settled.matches].slice(0, MATCHES_MAX);
  if (end === document.totals.rounds) return { ...settled, matches };
  const segments = withSegment(settled, { rounds: 0, match: id });
  return withMatch({ ...settled, segments, matches }, givenUp(live));
}

/** Remembers a match that was asked for while another one was open. */
export function withPending(document: PlayerGame, match: PendingMatch): PlayerGame {
  return { ...document, wanted: [match, ...(document.wanted ?? [])].slice(0, PENDING_MAX) };
}

export function withoutPending(document: PlayerGame, id: string): PlayerGame {
  return { ...document, wanted: (document.wanted ?? []).filter((match) => match.id !== id) };
}
