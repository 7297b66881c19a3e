// A tournament's standings as CSV.

import type { Place, TournamentReport } from "./report.ts";

const COLUMNS: readonly (readonly [string, (place: Place) => string | number])[] = [
  ["place", ({ places }) => places[0]],
  ["place_to", ({ places }) => places[1]],
  ["name", ({ name }) => name],
  ["strategy", ({ strategy }) => strategy],
  ["points", ({ points }) => points],
  ["wins", ({ wins }) => wins],
  ["draws", ({ draws }) => draws],
  ["losses", ({ losses }) => losses],
  ["byes", ({ byes }) => byes],
  ["forfeits", ({ forfeits }) => forfeits],
  ["buchholz_cut_1", ({ tieBreaks }) => tieBreaks?.buchholzCut1 ?? ""],
  ["sonneborn_berger", ({ tieBreaks }) => tieBreaks?.sonnebornBerger ?? ""],
  ["head_to_head", ({ tieBreaks }) => tieBreaks?.headToHead ?? ""],
  ["rating", ({ rating }) => rating.mean],
  ["rating_uncertainty", ({ rating }) => rating.uncertainty],
  ["rounds_won", ({ roundsWon }) => roundsWon],
  ["rounds_lost", ({ roundsLost }) => roundsLost],
  ["rounds_drawn", ({ roundsDrawn }) => roundsDrawn],
];

/** The standings as CSV (RFC 4180, but with LF line endings), one line per entrant. */
export function csvOf({ standings }: Pick<TournamentReport, "standings">): string {
  const columns = COLUMNS.map(([name]) => name);
  const rows = standings.map((place) => COLUMNS.map(([, value]) => value(place)));
  return [columns, ...rows].map((row) => `${row.map((cell) => quoted(String(cell))).join(",")}\n`).join("");
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
