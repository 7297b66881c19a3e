// The tables of `gadalka lab thesis` as text.

import { textTable } from "../../infra/console/text-table.ts";
import { type Ranking, rankingsOf } from "./ranking.ts";
import type { Cell, TableReport } from "./study.ts";

/** One or two sentences each. */
const THESIS_READINGS: readonly string[] = [
  "A cell is the plain mean over the studied parameters: orders 1 to 6, and epsilon .9 and .95 where there is one.",
  "A seed has one string for each kind, the same for all agents, instead of ten strings.",
  '"Rock every k" puts rock at every k-th place and draws the others from all five moves.',
  "A prediction is answered by one of its two counters at random, each time; ties are broken at random.",
  "Q-learning begins with values drawn from -1 … 1 and does not clamp them; a number above epsilon makes a random move.",
  "MKSU chooses among the eight agents that the thesis names, of nine it speaks of; trying out is any agent, not any move.",
  "In a choice among agents all play and learn in every round, each from its own would-be move.",
  "Preprocessing adds .10 to the probability of scissors and takes it evenly from the others.",
  "4.3.2 counts the rounds in which at least one agent beats the move; nobody is followed, so the string does not react.",
];

/** One table, with notes on cells marked ~. */
export function describeTable({
  table,
  title,
  rows,
  columns,
  cells,
  theory,
  missing,
  complete,
}: TableReport): string {
  const withTheory = theory.some((value) => value !== null);
  const lines = rows.map((row, index) => [
    row,
    ...(cells[index]?.map(cellText) ?? []),
    ...(withTheory ? [theory[index]?.toFixed(1) ?? ""] : []),
  ]);
  return [
    `${table}  ${title}; in %: mean ± spread over seeds (printed), * beyond tolerance, ~ so, a known exception\n`,
    textTable([["", ...columns, ...(withTheory ? ["theory"] : [])], ...lines]),
    ...notesOf(cells.flat()).map((note) => `~ ${note}\n`),
    missing.length > 0 ? `not in the registry: ${missing.join(", ")}; their cells are empty\n` : "",
    complete || missing.length > 0 ? "" : "not every match was played\n",
  ].join("");
}

/** All tables, then MKSU's rank and our readings. */
export function describeAll(reports: readonly TableReport[]): string {
  const readings = THESIS_READINGS.map((reading) => `- ${reading}\n`).join("");
  return [...reports.map(describeTable), rankText(rankingsOf("MKSU", reports)), `Readings\n${readings}`].join(
    "\n",
  );
}

function rankText(rankings: readonly Ranking[]): string {
  const same = rankings.filter(({ printed, ours }) => printed === ours).length;
  const lines = rankings.map(
    ({ table, printed, ours, agents }) => `${table}: ${ours} of ${agents} (${printed})\n`,
  );
  return [
    "MKSU is not reached by its printed rules; its rank by average among the studied agents, and as printed\n",
    ...lines,
    `the same in ${same} of ${rankings.length} tables\n`,
  ].join("");
}

function notesOf(cells: readonly Cell[]): readonly string[] {
  return [...new Set(cells.flatMap(({ exceptional, known }) => (exceptional && known ? [known.note] : [])))];
}

function cellText({ mean, spread, printed, atLeast, off, exceptional }: Cell): string {
  const beside = `(${atLeast ? ">" : ""}${printed})`;
  if (mean === null) return `- ${beside}`;
  const mark = off ? "* " : exceptional ? "~ " : "";
  return `${mark}${mean.toFixed(1)}${spread === null ? "" : ` ± ${spread.toFixed(1)}`} ${beside}`;
}
