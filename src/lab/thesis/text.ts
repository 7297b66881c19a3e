// The tables of `gadalka lab thesis` as text.

import { textTable } from "../../infra/console/text-table.ts";
import type { Cell, TableReport } from "./study.ts";
import { BEYOND, type Verdict } from "./verdicts.ts";

/** Our interpretations of the thesis, one or two sentences each. */
const THESIS_READINGS: readonly string[] = [
  "A cell is the plain mean over the studied parameters: orders 1 to 6, and epsilon .9 and .95 where there is one.",
  "A seed has one string for each kind, the same for all agents, instead of ten strings.",
  '"Rock every k" puts rock at every k-th place and draws the others from all five moves.',
  "A prediction is answered by one of its two counters at random, each time; ties are broken at random.",
  "Q-learning begins with values drawn from -1 … 1 and does not clamp them; a number above epsilon makes a random move.",
  "MKSU chooses among nine agents, as the thesis says: the eight that it names and MKIA; trying out is any agent, not any move.",
  "In a choice among agents all play and learn in every round, SUPP from its own would-be move.",
  "SUPP alone is given its own move, so VO and VPS stay at rock, the first of the moves: VO plays paper for ever.",
  "SUPP has order 3 in there, which is not printed; 2 gives MKIA 57 instead of 59 against VP, and else the same.",
  "SUPP against VO and VK: the printed 98 is what epsilon .95 alone gives; against VPS the printed 94 takes 200,000 rounds.",
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
  const printed = cells.flat().some((cell) => cell.printed !== null);
  const legend = printed ? " (printed), * beyond tolerance, ~ so, a known exception" : "";
  return [
    `${table}  ${title}; in %: mean ± spread over seeds${legend}\n`,
    textTable([["", ...columns, ...(withTheory ? ["theory"] : [])], ...lines]),
    ...notesOf(cells.flat()).map((note) => `~ ${note}\n`),
    missing.length > 0 ? `not in the registry: ${missing.join(", ")}; their cells are empty\n` : "",
    complete || missing.length > 0 ? "" : "not every match was played\n",
  ].join("");
}

/** All tables, then MKSU's rank, the conclusions and our interpretations. */
export function describeAll(reports: readonly TableReport[], verdicts: readonly Verdict[]): string {
  const readings = THESIS_READINGS.map((reading) => `- ${reading}\n`).join("");
  return [
    ...reports.map(describeTable),
    rankText(rankingsOf("MKSU", reports)),
    describeVerdicts(verdicts),
    `Readings\n${readings}`,
  ].join("\n");
}

/** The thesis' conclusions, each with its least certain difference. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(
    ({ outcome, section, claim, because }) =>
      `${outcome.padEnd(9)}  ${section}: ${claim}\n           ${because}\n`,
  );
  return [
    `claims  the thesis' conclusions; shown or refuted beyond ${BEYOND} standard errors, else undecided; in points, ± standard error\n`,
    ...lines,
  ].join("");
}

/** An agent's sweep, and the setting with the highest mean. */
export function describeSweep(reports: readonly TableReport[]): string {
  const [best] = reports
    .flatMap(({ rows, title, cells }) =>
      rows.map((row, at) => ({ row, title, mean: cells[at]?.at(-1)?.mean ?? Number.NEGATIVE_INFINITY })),
    )
    .toSorted((a, b) => b.mean - a.mean);
  const highest =
    best && Number.isFinite(best.mean)
      ? `highest mean: ${best.mean.toFixed(1)}, ${best.row}; ${best.title}\n`
      : "";
  return [...reports.map(describeTable), highest].join("\n");
}

function rankText(rankings: readonly Ranking[]): string {
  const same = rankings.filter(({ printed, ours }) => printed === ours).length;
  const lines = rankings.map(
    ({ table, printed, ours, agents }) => `${table}: ${ours} of ${agents} (${printed})\n`,
  );
  return [
    "MKSU's rank by average among the studied agents, and as printed\n",
    ...lines,
    `the same in ${same} of ${rankings.length} tables\n`,
  ].join("");
}

function notesOf(cells: readonly Cell[]): readonly string[] {
  return [...new Set(cells.flatMap(({ exceptional, known }) => (exceptional && known ? [known.note] : [])))];
}

function cellText({ mean, spread, printed, atLeast, off, exceptional }: Cell): string {
  const beside = printed === null ? "" : ` (${atLeast ? ">" : ""}${printed})`;
  if (mean === null) return `-${beside}`;
  const mark = off ? "* " : exceptional ? "~ " : "";
  return `${mark}${mean.toFixed(1)}${spread === null ? "" : ` ± ${spread.toFixed(1)}`}${beside}`;
}

interface Ranking {
  readonly table: string;
  /** From 1, the best: one plus the number of strictly better agents. */
  readonly printed: number;
  readonly ours: number;
  readonly agents: number;
}

const AVERAGES: readonly string[] = ["4.2", "4.6", "4.8", "4.10"];

/** The agent's rank in each finished table of averages, which is comparable even where values aren't. */
export function rankingsOf(agent: string, reports: readonly TableReport[]): readonly Ranking[] {
  return reports
    .filter(({ table, complete }) => AVERAGES.includes(table) && complete)
    .map(({ table, columns, cells }) => {
      const place = columns.indexOf(agent);
      const row = cells[0] ?? [];
      const printed = rankOf(
        row.map((cell) => cell.printed ?? Number.NaN),
        place,
      );
      return {
        table,
        printed,
        ours: rankOf(
          row.map((cell) => cell.mean ?? Number.NaN),
          place,
        ),
        agents: row.length,
      };
    });
}

function rankOf(values: readonly number[], place: number): number {
  return 1 + values.filter((value) => value > (values[place] as number)).length;
}
