// Matches set aside: they keep score, rounds, seed and opponent until somebody takes them up again,
// or until there are too many, or they are too old. Pure changes of the player's document.

import { firstStored } from "./own-rounds.ts";
import {
  type Ending,
  endMatch,
  givenUp,
  liveMatch,
  MATCHES_MAX,
  type MatchRecord,
  type PlayerGame,
  turnOf,
  type WantedMatch,
  withMatch,
} from "./player-game.ts";
import { stretchesOf, withSegment } from "./segments.ts";

/** Matches set aside per player and game; one more ends the oldest. */
export const ASIDE_MAX = 5;
export const ASIDE_KEPT_DAYS = 30;
export const ASIDE_KEPT_MS = ASIDE_KEPT_DAYS * 86_400_000;
/** A move can be voided so often in a match; then setting it aside ends it, to bound its proof. */
const VOIDED_MAX = 100;
const WANTED_MAX = 3;

/** Adds a live match; one that was live is set aside. Only the newest keeps event ids. */
export function withNewMatch(document: PlayerGame, match: MatchRecord, now: number): PlayerGame {
  const settled = setAside(document, now);
  const before = settled.matches.map((old) => ({ ...old, events: [] }));
  const segments = withSegment(settled, { rounds: 0, match: match.id });
  return { ...settled, segments, matches: [match, ...before].slice(0, MATCHES_MAX) };
}

/** Sets the live match aside; one without a round ends as `replaced`. `now` in Unix ms. */
function setAside(document: PlayerGame, now: number): PlayerGame {
  const live = liveMatch(document);
  const isEmpty = live && turnOf(live) === 0;
  const settled = isEmpty ? withMatch(document, endMatch(live, "replaced")) : setLiveAside(document, now);
  return withoutPassed(settled, now);
}

/** Sets the live match aside even where it has no round yet. */
export function setLiveAside(document: PlayerGame, now: number): PlayerGame {
  const live = liveMatch(document);
  if (!live) return document;
  if ((live.voided?.length ?? 0) >= VOIDED_MAX) return withMatch(document, endMatch(live, "replaced"));
  const aside = [{ ...live, asideAt: now }, ...(document.aside ?? [])];
  return { ...document, matches: document.matches.slice(1), aside };
}

/** Ends those set aside that are too many, too old, or whose first rounds are no longer stored. */
export function withoutPassed(document: PlayerGame, now: number): PlayerGame {
  const { aside = [] } = document;
  const passed = aside.filter((match, index) => index >= ASIDE_MAX || !isKept(document, match, now));
  return passed.reduce((settled, { id }) => endAside(settled, id, "replaced"), document);
}

/** The matches that can be taken up again, newest first. */
export function matchesAside(document: PlayerGame, now: number): readonly MatchRecord[] {
  return (document.aside ?? []).filter((match) => isKept(document, match, now));
}

function isKept(document: PlayerGame, match: MatchRecord, now: number): boolean {
  const [[first] = [document.totals.rounds]] = stretchesOf(document, match.id);
  return now - (match.asideAt ?? 0) < ASIDE_KEPT_MS && first >= firstStored(document);
}

/** Ends a match that is set aside; the document unchanged where there is no such match. */
export function endAside(document: PlayerGame, id: string, ending: Ending): PlayerGame {
  const { aside = [], matches } = document;
  const match = aside.find((one) => one.id === id);
  if (!match) return document;
  const live = matches.slice(0, liveMatch(document) ? 1 : 0);
  const over = [endMatch({ ...match, events: [] }, ending), ...matches.slice(live.length)];
  return {
    ...document,
    matches: [...live, ...over].slice(0, MATCHES_MAX),
    aside: aside.filter((one) => one !== match),
  };
}

/** Makes a match live that is set aside; one that was live is set aside in turn. The move that it
 * had sealed is given up if other rounds were played since: they may tell what it was. */
export function takeUp(document: PlayerGame, id: string, now: number): PlayerGame | undefined {
  const { aside = [], ...rest } = document;
  const match = aside.find((one) => one.id === id);
  if (!match) return undefined;
  const settled = setAside({ ...rest, aside: aside.filter((one) => one !== match) }, now);
  const { asideAt: _since, ...live } = match;
  const [, end] = stretchesOf(document, id).at(-1) ?? [];
  const matches = [live, ...settled.matches].slice(0, MATCHES_MAX);
  if (end === document.totals.rounds) return { ...settled, matches };
  const segments = withSegment(settled, { rounds: 0, match: id });
  return withMatch({ ...settled, segments, matches }, givenUp(live));
}

/** Remembers a match that was asked for. */
export function withWanted(document: PlayerGame, match: WantedMatch): PlayerGame {
  return { ...document, wanted: [match, ...(document.wanted ?? [])].slice(0, WANTED_MAX) };
}

export function withoutWanted(document: PlayerGame, id: string): PlayerGame {
  return { ...document, wanted: (document.wanted ?? []).filter((match) => match.id !== id) };
}
