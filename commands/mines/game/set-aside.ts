// How games end and what of it is counted, and games set aside: they keep their board until somebody takes them up
// again, or until there are too many, or they are too old. Pure changes of the document; `now` in Unix ms.

import { ASIDE_KEPT_MS, ASIDE_MAX } from "../../../src/people/index.ts";
import { type MinesRecord, type PlayerMines, timeOf, type WantedBoard } from "./document.ts";

/** Games kept: the newest and two before it. */
export const GAMES_MAX = 3;
const WANTED_MAX = 3;

/** Sets the live game aside, which ends the run of wins; one without an opened cell ends. */
export function setAside(document: PlayerMines, now: number): PlayerMines {
  const [live, ...before] = document.games;
  if (!live || live.ending) return withoutPassed(document, now);
  if (live.first === undefined) return withoutPassed(over(document, live, "replaced", now), now);
  const aside = [{ ...live, asideAt: now }, ...(document.aside ?? [])];
  const isCounted = !live.shared && !live.daily;
  const streak: PlayerMines["streak"] = !isCounted ? document.streak : [0, document.streak[1]];
  return withoutPassed({ ...document, games: before, aside, streak }, now);
}

/** Ends those set aside that are too many or too old. */
export function withoutPassed(document: PlayerMines, now: number): PlayerMines {
  const { aside = [] } = document;
  const passed = aside.filter((game, index) => index >= ASIDE_MAX || !isKept(game, now));
  return passed.reduce((settled, { id }) => endAside(settled, id, "replaced", now), document);
}

/** The games that can be taken up again, newest first. */
export function gamesAside({ aside = [] }: PlayerMines, now: number): readonly MinesRecord[] {
  return aside.filter((game) => isKept(game, now));
}

function isKept({ asideAt = 0 }: MinesRecord, now: number): boolean {
  return now - asideAt < ASIDE_KEPT_MS;
}

/** Ends a game that is set aside, and counts it; the run of wins ended when it was set aside. */
export function endAside(
  document: PlayerMines,
  id: string,
  ending: "stopped" | "replaced",
  now: number,
): PlayerMines {
  const { aside = [], games } = document;
  const game = aside.find((one) => one.id === id);
  if (!game) return document;
  const ended = endedByHand(game, ending, now);
  const live = games.slice(0, games[0] && !games[0].ending ? 1 : 0);
  const kept = [...live, ended, ...games.slice(live.length)].slice(0, GAMES_MAX);
  const counted = withTally({ ...document, games: kept, aside: aside.filter((one) => one !== game) }, ended);
  return { ...counted, streak: document.streak };
}

/** Makes a game live that is set aside; one that was live is set aside in turn. */
export function takeUp(document: PlayerMines, id: string, now: number): PlayerMines | undefined {
  const { aside = [] } = document;
  const game = aside.find((one) => one.id === id);
  if (!game) return undefined;
  const settled = setAside({ ...document, aside: aside.filter((one) => one !== game) }, now);
  const { asideAt: _since, ...live } = game;
  return { ...settled, games: [live, ...settled.games].slice(0, GAMES_MAX) };
}

/** The live game, once a cell of it was opened: nothing may end it unasked. */
export function openGame({ games: [newest] }: PlayerMines): MinesRecord | undefined {
  return newest && !newest.ending && newest.first !== undefined ? newest : undefined;
}

/** Remembers a board that was asked for. */
export function withWanted(document: PlayerMines, board: WantedBoard): PlayerMines {
  return { ...document, wanted: [board, ...(document.wanted ?? [])].slice(0, WANTED_MAX) };
}

/** Forgets that it was asked for: it began, and begins once. */
export function withoutWanted({ wanted, ...document }: PlayerMines, id: string): PlayerMines {
  return wanted ? { ...document, wanted: wanted.filter((board) => board.id !== id) } : document;
}

/** The document with the newest game changed. */
export function withRecord(document: PlayerMines, record: MinesRecord): PlayerMines {
  return { ...document, games: [record, ...document.games.slice(1)] };
}

/** Ends the newest game by hand; one without an opened cell is not counted. */
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

/** The game as it is over at `now`, Unix ms. */
export function endedByHand(
  { hint: _past, asideAt: _since, ...kept }: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): MinesRecord {
  return { ...kept, ending, endedAt: now };
}

/** Counts a finished game, unless it is of a board that others have, too; games with hints do not affect streaks and best times. */
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
