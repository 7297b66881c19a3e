// Exports of a tournament: standings as CSV, and FIDE's report file as far as it applies.

import type { CrossCell, Place, TournamentReport } from "./report.ts";

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

/** The standings as a table, the same to the byte wherever the same matches are reported. */
export function tableOf({ standings }: Pick<TournamentReport, "standings">) {
  return {
    columns: COLUMNS.map(([name]) => name),
    rows: standings.map((place) => COLUMNS.map(([, value]) => value(place))),
  };
}

/** The standings as CSV (RFC 4180, but with LF line ends), one line per entrant. */
export function csvOf(report: TournamentReport): string {
  const { columns, rows } = tableOf(report);
  return [columns, ...rows].map((row) => `${row.map((cell) => quoted(String(cell))).join(",")}\n`).join("");
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const NAME_MAX = 33;

/** FIDE report TRF16 (Handbook C.04, annex 2) without colours, ratings, federations and dates. */
export function trfOf(report: TournamentReport): string {
  const { id, game, system, rounds, standings } = report;
  const numberAt = (line: number): number => standings[line - 1]?.number as number;
  const byNumber = standings.map((place, index) => ({ place, line: index + 1 }));
  byNumber.sort((x, y) => x.place.number - y.place.number);
  const lines = [
    `012 Gadalka ${game} ${id}`,
    `062 ${standings.length}`,
    `092 ${system}`,
    ...byNumber.map(({ place, line }) =>
      entrantLine(place, line, report.crossTable[line - 1]?.rounds ?? [], numberAt),
    ),
    `XXR ${rounds}`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function entrantLine(
  { number, name, points }: Place,
  rank: number,
  rounds: readonly (CrossCell | null)[],
  numberAt: (line: number) => number,
): string {
  const head = `001 ${String(number).padStart(4)}${" ".repeat(6)}${ascii(name).slice(0, NAME_MAX).padEnd(NAME_MAX)}`;
  const tail = `${" ".repeat(33)}${points.toFixed(1).padStart(4)} ${String(rank).padStart(4)}`;
  return `${head}${tail}${rounds.map((cell) => roundBlock(cell, numberAt)).join("")}`.trimEnd();
}

function roundBlock(cell: CrossCell | null, numberAt: (line: number) => number): string {
  if (!cell) return " ".repeat(10);
  if (cell.opponent === null) return `  0000 - ${cell.score > 0 ? "U" : "Z"}`;
  const marks = cell.forfeit && cell.score !== 0.5 ? ["-", "+"] : ["0", "1"];
  const mark = cell.score === 0.5 ? "=" : marks[cell.score];
  return `  ${String(numberAt(cell.opponent)).padStart(4)} - ${mark}`;
}

function ascii(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, "?");
}
