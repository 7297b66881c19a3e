// How games end, and what of it is counted.

import { type MinesRecord, type PlayerMines, timeOf } from "./document.ts";

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
