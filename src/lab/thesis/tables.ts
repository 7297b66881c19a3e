// The matches behind each cell of tables 4.1 … 4.14 of the thesis.

import { mean } from "../../core/statistics.ts";
import { families } from "../../core/strategies/index.ts";
import { ORDERS, preprocessedAt, specsAt, specsOf, specsWithEpsilon, TESTED } from "./agents.ts";
import * as printed from "./printed.ts";
import type { Opponent, Trial } from "./trial.ts";

/** A cell's value is the plain mean of its trials. */
interface CellPlan {
  readonly trials: readonly Trial[];
  /** Null if the thesis prints no value. */
  readonly printed: number | null;
  /** The thesis prints "over" this value rather than the value itself. */
  readonly atLeast?: boolean;
}

export interface TablePlan {
  /** `4.1` … `4.14`, or the section of an experiment without a table. */
  readonly table: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly CellPlan[])[];
  /** By row, the percentage won by countering a perfect prediction at random; null if unknown. */
  readonly theory: readonly (number | null)[];
}

/** The thesis prints "over 90 %" against random strings, and calls the others similar. */
const OVER = 90;

const STRINGS: readonly (readonly [string, Opponent])[] = [
  ["random", { kind: "likely", rock: 0.2 }],
  ["rock every 10", { kind: "fixed", every: 10 }],
  ["rock every 3", { kind: "fixed", every: 3 }],
  ["rock 50%", { kind: "likely", rock: 0.5 }],
  ["rock 90%", { kind: "likely", rock: 0.9 }],
];

/** The share of `rounds` rounds in which at least one of MKSU's agents beats the move. */
function ceilingTable(rounds: number): TablePlan {
  const strategy = families.find(({ family }) => family === "mksu")?.among ?? [];
  return {
    table: "4.3.2",
    title: "rounds in which some agent among those of MKSU wins, by string",
    rows: STRINGS.map(([name]) => name),
    columns: ["some agent wins"],
    cells: STRINGS.map(([, opponent]) => [
      { trials: [{ strategy, opponent, rounds }], printed: OVER, atLeast: true },
    ]),
    theory: STRINGS.map(() => null),
  };
}

const { AGENTS } = printed;

/** Match lengths in rounds, against agents and against strings. */
interface Lengths {
  readonly againstAgents: number;
  readonly againstStrings: number;
}

/** The lengths used in the thesis. */
export const THESIS_LENGTHS: Lengths = { againstAgents: 100_000, againstStrings: 1_000_000 };

const CHANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
const TESTED_NAMES = Object.keys(TESTED);
const AVERAGE = "average";

/** All tables, in the order of the thesis. */
export function thesisTables(lengths: Lengths): readonly TablePlan[] {
  const trials = trialMaker(lengths);
  const agents = againstAgents(trials);
  const strings = {
    100: fixed("4.5", 100, trials),
    10: fixed("4.7", 10, trials),
    3: fixed("4.9", 3, trials),
  };
  const likely = likelyTable(trials);
  return [
    agents,
    averageOf("4.2", agents, printed.AGAINST_AGENTS_MEAN),
    markovColumn(agents),
    byEpsilon(trials),
    strings[100],
    averageOf("4.6", strings[10], printed.AGAINST_FIXED_MEAN[10]),
    strings[10],
    averageOf("4.8", strings[3], printed.AGAINST_FIXED_MEAN[3]),
    strings[3],
    averageOf("4.10", likely, printed.AGAINST_LIKELY_MEAN),
    likely,
    spoilt("4.12", agents, printed.PREPROCESSED.agents),
    spoilt("4.13", strings[10], printed.PREPROCESSED.fixed),
    spoilt("4.14", likely, printed.PREPROCESSED.likely),
    boundTable(trials),
    ceilingTable(lengths.againstStrings),
  ];
}

type TrialMaker = (specs: readonly string[], opponent: Opponent) => readonly Trial[];

function trialMaker({ againstAgents, againstStrings }: Lengths): TrialMaker {
  return (specs, opponent) =>
    specs.map((strategy) => ({
      strategy,
      opponent,
      rounds: opponent.kind === "agent" ? againstAgents : againstStrings,
    }));
}

function againstAgents(trials: TrialMaker): TablePlan {
  const cells = Object.entries(printed.AGAINST_AGENTS).map(([row, values]) =>
    AGENTS.map((agent, column) => ({
      trials: trials(specsOf(agent), { kind: "agent", strategy: TESTED[row] as string }),
      printed: values[column] as number,
    })),
  );
  return {
    table: "4.1",
    title: "against agents",
    rows: TESTED_NAMES,
    columns: AGENTS,
    cells,
    theory: TESTED_NAMES.map((name) => ({ VPS: 600 / 7, VO: 100, VK: 100, random: 50 })[name] ?? null),
  };
}

function markovColumn({ rows, cells, theory }: TablePlan): TablePlan {
  const kept = rows.map((name, row) => ({ name, row })).filter(({ name }) => name !== "random");
  return {
    table: "4.3",
    title: "Markov chains against agents",
    rows: kept.map(({ name }) => name),
    columns: ["MV"],
    cells: kept.map(({ row }) => [cells[row]?.[AGENTS.indexOf("MV")] as CellPlan]),
    theory: kept.map(({ row }) => theory[row] ?? null),
  };
}

function byEpsilon(trials: TrialMaker): TablePlan {
  const cells = printed.BY_EPSILON.map((value, index) => ({
    trials: trials(specsWithEpsilon("MKSU", index === 0 ? 0.9 : 0.95), { kind: "agent", strategy: "vp" }),
    printed: value,
  }));
  const columns = ["MKSU eps=0.9", "MKSU eps=0.95"];
  return { table: "4.4", title: "MKSU by epsilon", rows: ["VP"], columns, cells: [cells], theory: [null] };
}

function fixed(table: string, every: 100 | 10 | 3, trials: TrialMaker): TablePlan {
  const cells = ORDERS.map((order, row) =>
    AGENTS.map((agent, column) => ({
      trials: trials(specsAt(agent, order), { kind: "fixed", every }),
      printed: printed.AGAINST_FIXED[every][row]?.[column] as number,
    })),
  );
  const best = (100 * (1 / every + 0.4 * (1 - 1 / every))) / (1 / every + 0.8 * (1 - 1 / every));
  return {
    table,
    title: `by order, against strings with rock every ${every}`,
    rows: ORDERS.map(String),
    columns: AGENTS,
    cells,
    theory: ORDERS.map(() => best),
  };
}

function likelyTable(trials: TrialMaker): TablePlan {
  const cells = CHANCES.map((rock, row) =>
    AGENTS.map((agent, column) => ({
      trials: trials(specsOf(agent), { kind: "likely", rock }),
      printed: printed.AGAINST_LIKELY[row]?.[column] as number,
    })),
  );
  return {
    table: "4.11",
    title: "by the probability of rock",
    rows: CHANCES.map((rock) => `${Math.round(100 * rock)}%`),
    columns: AGENTS,
    cells,
    theory: CHANCES.map((p) => (p < 0.2 ? null : byPaper(p))),
  };
}

/** The percentage of decided rounds that always-paper wins, and always-Spock as well: each beats rock and one other
 * move. The thesis takes the probability of rock instead. */
function byPaper(rock: number): number {
  return (100 * (rock + (1 - rock) / 4)) / (rock + (3 * (1 - rock)) / 4);
}

const BOUND: readonly (number | null)[] = [null, 50, null, null, null, 60, 70, 80, 90];

/** The thesis' reference values for 4.11, which are only in its text. */
function boundTable(trials: TrialMaker): TablePlan {
  const constants = [
    ["always paper", "constant:move=3"],
    ["always Spock", "constant:move=4"],
  ] as const;
  const cells = CHANCES.map((rock, row) =>
    constants.map(([name, strategy]): CellPlan => {
      const paper = name === "always paper";
      const printed = paper ? (BOUND[row] ?? null) : rock === 0.1 ? 42 : null;
      return { trials: trials([strategy], { kind: "likely", rock }), printed, atLeast: paper && rock > 0.5 };
    }),
  );
  return {
    table: "4.2.2",
    title: "always paper and always Spock by the probability of rock",
    rows: CHANCES.map((rock) => `${Math.round(100 * rock)}%`),
    columns: constants.map(([name]) => name),
    cells,
    theory: CHANCES.map(byPaper),
  };
}

function averageOf(
  table: string,
  { title, columns, cells }: TablePlan,
  values: readonly number[],
): TablePlan {
  const row = columns.map((_, column) => ({
    trials: cells.flatMap((one) => one[column]?.trials ?? []),
    printed: values[column] as number,
  }));
  return { table, title: `mean, ${title}`, rows: [AVERAGE], columns, cells: [row], theory: [null] };
}

function spoilt(table: string, plan: TablePlan, values: readonly number[]): TablePlan {
  const column = AGENTS.indexOf("MV");
  const plain = plan.cells.map((row) => row[column] as CellPlan);
  const average = mean(plain.map(({ printed }) => printed ?? Number.NaN));
  const before = [
    ...plain,
    { trials: plain.flatMap(({ trials }) => trials), printed: Math.round(100 * average) / 100 },
  ];
  const cells = before.map((cell, row) => [
    cell,
    { trials: cell.trials.map(preprocessed), printed: values[row] as number },
  ]);
  return {
    table,
    title: `Markov chains with 10 % added to scissors, ${plan.title}`,
    rows: [...plan.rows, AVERAGE],
    columns: ["MV", "MV preprocessed"],
    cells,
    theory: [...plan.rows.map(() => null), null],
  };
}

function preprocessed(trial: Trial): Trial {
  const order = ORDERS.find((candidate) => String(trial.strategy).includes(`order=${candidate}`)) ?? 1;
  return { ...trial, strategy: preprocessedAt(order) };
}
