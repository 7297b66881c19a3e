// How games end and what's counted of them, and paused games: they keep their board until they're resumed, become too
// old, or there are too many. Pure changes of the document; `now` in Unix ms.

import { PAUSED_KEPT_MS, PAUSED_MAX } from "../../../src/people/index.ts";
import { type MinesRecord, type PendingBoard, type PlayerMines, timeOf } from "./document.ts";

/** How many games are kept: the newest and two before it. */
export const GAMES_MAX = 3;
const PENDING_MAX = 3;

/** Pauses the live game, which ends the winning streak; a game without an opened cell ends instead. */
export function pause(document: PlayerMines, now: number): PlayerMines {
  const [live, ...before] = document.games;
  if (!live || live.ending) return withoutPassed(document, now);
  if (live.first === undefined) return withoutPassed(over(document, live, "replaced", now), now);
  const paused = [{ ...live, pausedAt: now }, ...(document.paused ?? [])];
  const isCounted = !live.shared && !live.daily;
  const streak: PlayerMines["streak"] = !isCounted ? document.streak : [0, document.streak[1]];
  return withoutPassed({ ...document, games: before, paused, streak }, now);
}

/** Ends paused games beyond the limits of number and age. */
export function withoutPassed(document: PlayerMines, now: number): PlayerMines {
  const { paused = [] } = document;
  const passed = paused.filter((game, index) => index >= PAUSED_MAX || !isKept(game, now));
  return passed.reduce((settled, { id }) => endPaused(settled, id, "replaced", now), document);
}

/** The games that can be resumed, newest first. */
export function pausedGames({ paused = [] }: PlayerMines, now: number): readonly MinesRecord[] {
  return paused.filter((game) => isKept(game, now));
}

function isKept({ pausedAt = 0 }: MinesRecord, now: number): boolean {
  return now - pausedAt < PAUSED_KEPT_MS;
}

/** Ends a paused game and counts it; the winning streak already ended when it was paused. */
export function endPaused(
  document: PlayerMines,
  id: string,
  ending: "stopped" | "replaced",
  now: number,
): PlayerMines {
  const { paused = [], games } = document;
  const game = paused.find((one) => one.id === id);
  if (!game) return document;
  const ended = endedByHand(game, ending, now);
  const live = games.slice(0, games[0] && !games[0].ending ? 1 : 0);
  const kept = [...live, ended, ...games.slice(live.length)].slice(0, GAMES_MAX);
  const counted = withTally({ ...document, games: kept, paused: paused.filter((it) => it !== game) }, ended);
  return { ...counted, streak: document.streak };
}

/** Resumes a paused game; a live one is paused in turn. */
export function takeUp(document: PlayerMines, id: string, now: number): PlayerMines | undefined {
  const { paused = [] } = document;
  const game = paused.find((one) => one.id === id);
  if (!game) return undefined;
  const settled = pause({ ...document, paused: paused.filter((one) => one !== game) }, now);
  const { pausedAt: _since, ...live } = game;
  return { ...settled, games: [live, ...settled.games].slice(0, GAMES_MAX) };
}

/** The live game, once a cell was opened: from then on, nothing may end it without asking. */
export function openGame({ games: [newest] }: PlayerMines): MinesRecord | undefined {
  return newest && !newest.ending && newest.first !== undefined ? newest : undefined;
}

/** Remembers a requested board. */
export function withPending(document: PlayerMines, board: PendingBoard): PlayerMines {
  return { ...document, wanted: [board, ...(document.wanted ?? [])].slice(0, PENDING_MAX) };
}

/** Forgets the request once its game has started, so that it starts only once. */
export function withoutPending({ wanted, ...document }: PlayerMines, id: string): PlayerMines {
  return wanted ? { ...document, wanted: wanted.filter((board) => board.id !== id) } : document;
}

/** The document with its newest game replaced. */
export function withRecord(document: PlayerMines, record: MinesRecord): PlayerMines {
  return { ...document, games: [record, ...document.games.slice(1)] };
}

/** Ends the newest game early; one without an opened cell isn't counted. */
export function over(
  document: PlayerMines,
  record: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): PlayerMines {
  const ended = endedByHand(record, ending, now);
  const changed = withRecord(document, ended);
  return record.first === undefined ? changed : withTally(changed, ended);
}

/** The game, ended at `now`, Unix ms. */
export function endedByHand(
  { hint: _past, pausedAt: _since, ...kept }: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): MinesRecord {
  return { ...kept, ending, endedAt: now };
}

/** Counts a finished game, unless others have the same board; games with hints don't affect streaks and best times. */
export function withTally(document: PlayerMines, record: MinesRecord): PlayerMines {
  if (record.shared || record.daily) return document;
  const won = record.ending === "won";
  const before = document.tallies[record.level] ?? { games: 0, wins: 0 };
  const times = [before.bestMs, won && record.hints === 0 ? timeOf(record) : undefined].filter(
    (time) => time !== undefined,
  );
  const [running, most] = document.streak;
  const streak = won ? running + Number(record.hints === 0) : 0;
  const tally = {
    games: before.games + 1,
    wins: before.wins + Number(won),
    ...(times.length > 0 && { bestMs: Math.min(...times) }),
  };
  return {
    ...document,
    tallies: { ...document.tallies, [record.level]: tally },
    streak: [streak, Math.max(most, streak)],
  };
}
