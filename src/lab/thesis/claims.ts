// The thesis' conclusions as differences that are above 0 if it's right.

import type { TablePlan } from "./plan.ts";
import { AGENTS, type Agent } from "./printed.ts";
import { AVERAGE, BOUND_TABLE, CEILING_TABLE, type Lengths, thesisTables } from "./tables.ts";
import type { Opponent, Trial } from "./trial.ts";

/** mean(more) - mean(less) + plus, in points; the mean of no trials counts as 0. */
export interface Difference {
  readonly name: string;
  readonly more: readonly Trial[];
  readonly less: readonly Trial[];
  readonly plus: number;
}

export interface Claim {
  /** The chapter or section. */
  readonly section: string;
  readonly claim: string;
  readonly differences: readonly Difference[];
}

/** The loss in points at which preprocessing still plays "nearly as well"; the thesis has .7 to 1.5. */
const NEARLY = 2;
/** The largest rounding error of the thesis' figures, in points. */
const ROUNDED = 0.5;
const RANDOM_STRING: Opponent = { kind: "likely", rock: 0.2 };
const CHANCE = 50;
const EVEN: readonly string[] = ["MUPN", "MV", "SUPP", "MKSU"];

/** Where to find a conclusion's trials, and the match lengths. */
interface Source {
  readonly at: Finder;
  readonly lengths: Lengths;
}

type DifferencesOf = (source: Source) => readonly Difference[];

/** By section or chapter: the conclusion, and the differences that must be above 0. */
const CLAIMS: readonly (readonly [section: string, claim: string, differencesOf: DifferencesOf])[] = [
  ["5", "against agents, MKIA is the best of the five", ({ at }) => best(at, "MKIA", "4.2")],
  [
    "5",
    "against both kinds of strings, MV is the best of the five",
    ({ at }) => ["4.6", "4.8", "4.10"].flatMap((table) => best(at, "MV", table)),
  ],
  [
    "5",
    `with 10 % added to scissors, MV plays nearly as well: it loses less than ${NEARLY} points`,
    ({ at }) => ["4.12", "4.13", "4.14"].map((table) => nearly(at, table)),
  ],
  [
    "5",
    "the best choice among MKSU's agents wins more than 90 %, even against random strings",
    ({ at }) =>
      at
        .rows(CEILING_TABLE)
        .map((row) => above(`${row} less 90`, at(CEILING_TABLE, row, "some agent wins"), 90)),
  ],
  [
    "4.3.2",
    "so it does among several agents that play at random (eight of them)",
    ({ lengths }) => [above("eight random agents less 90", [eightAtRandom(lengths)], 90)],
  ],
  [
    "4.3.1",
    "always Spock wins about 42 % where 10 % are rocks",
    ({ at }) => within("always Spock", at(BOUND_TABLE, "10%", "always Spock"), 42),
  ],
  [
    "4.3.1",
    "even there MV with 10 % added to scissors is above always Spock",
    ({ at }) => [
      less("the difference", at("4.14", "10%", "MV preprocessed"), at(BOUND_TABLE, "10%", "always Spock")),
    ],
  ],
  [
    "4.2.2",
    "no agent is below always paper (30 to 90 % rock)",
    ({ at }) =>
      cellsOf(at, "4.11", (row) => percentOf(row) > 20).map(([row, agent]) =>
        less(`${agent} at ${row}`, at("4.11", row, agent), at(BOUND_TABLE, row, "always paper")),
      ),
  ],
  [
    "4.2.2",
    "no agent is below the thesis' bound for it, the probability of rock (60 to 90 %)",
    ({ at }) =>
      cellsOf(at, "4.11", (row) => percentOf(row) > 50).map(([row, agent]) =>
        above(`${agent} at ${row}`, at("4.11", row, agent), percentOf(row)),
      ),
  ],
  [
    "4.2.2",
    "no agent reads random strings: each wins 50 %",
    ({ at }) => AGENTS.flatMap((agent) => within(agent, at("4.11", "20%", agent), CHANCE)),
  ],
  [
    "4.2.2",
    "that MV of order 1 wins 51 % where every 100th move is rock is chance: it wins 50 %",
    ({ at }) => [less("50 less its share", [], at("4.5", "1", "MV"), CHANCE)],
  ],
  [
    "4.2.2",
    "where every 10th move is rock, order 6 does worse than order 4 (all but MUPN)",
    ({ at }) => othersThan("MUPN").map((agent) => less(agent, at("4.7", "4", agent), at("4.7", "6", agent))),
  ],
  [
    "4.2.2",
    "MKIA is better than MKSU against strings",
    ({ at }) => ["4.6", "4.8", "4.10"].flatMap((table) => best(at, "MKIA", table, ["MKSU"])),
  ],
  [
    "4.1",
    "against agents, MKSU is better than the agents it chooses among",
    ({ at }) => best(at, "MKSU", "4.2", ["MUPN", "MV", "SUPP"]),
  ],
  [
    "4.1",
    "MKSU does better against VP with epsilon .95 than with .9",
    ({ at }) => [less("the difference", at("4.4", "VP", "MKSU eps=0.95"), at("4.4", "VP", "MKSU eps=0.9"))],
  ],
  [
    "4.1",
    "the studied agents are even: each wins 49 to 50 % against the others, rounded",
    ({ at }) =>
      cellsOf(at, "4.1", (row) => EVEN.includes(row)).flatMap(([row, agent]) =>
        within(`${agent} against ${row}`, at("4.1", row, agent), 49.5, 2 * ROUNDED),
      ),
  ],
  [
    "3.6",
    "beating the frequent pick (BFP; here frequency, not its modified form) fails against VO",
    ({ lengths }) => [less("50 less its share", [], [frequencyAgainstVo(lengths)], CHANCE)],
  ],
];

/** All conclusions, judged on matches of these lengths. */
export function thesisClaims(lengths: Lengths): readonly Claim[] {
  const source: Source = { at: finder(thesisTables(lengths)), lengths };
  return CLAIMS.map(([section, claim, differencesOf]) => ({
    section,
    claim,
    differences: differencesOf(source),
  }));
}

function othersThan(agent: Agent): readonly Agent[] {
  return AGENTS.filter((one) => one !== agent);
}

/** Tests that an agent's average in a table is above those of others. */
function best(at: Finder, agent: Agent, table: string, than = othersThan(agent)): readonly Difference[] {
  return than.map((other) =>
    less(`${agent} less ${other} in ${table}`, at(table, AVERAGE, agent), at(table, AVERAGE, other)),
  );
}

function nearly(at: Finder, table: string): Difference {
  const [spoilt, plain] = ["MV preprocessed", "MV"].map((column) => at(table, AVERAGE, column)) as [
    readonly Trial[],
    readonly Trial[],
  ];
  return less(`${NEARLY} less the loss in ${table}`, spoilt, plain, NEARLY);
}

function cellsOf(
  at: Finder,
  table: string,
  isMeant: (row: string) => boolean,
): readonly (readonly [row: string, agent: Agent])[] {
  return at
    .rows(table)
    .filter(isMeant)
    .flatMap((row) => AGENTS.map((agent) => [row, agent] as const));
}

function eightAtRandom({ againstStrings: rounds }: Lengths): Trial {
  return { strategy: Array<string>(8).fill("random"), opponent: RANDOM_STRING, rounds };
}

function frequencyAgainstVo({ againstAgents: rounds }: Lengths): Trial {
  return { strategy: "frequency", opponent: { kind: "agent", strategy: "vo" }, rounds };
}

function percentOf(row: string): number {
  return Number.parseInt(row, 10);
}

function less(name: string, more: readonly Trial[], others: readonly Trial[], plus = 0): Difference {
  return { name, more, less: others, plus };
}

function above(name: string, trials: readonly Trial[], bound: number): Difference {
  return less(name, trials, [], -bound);
}

/** Tests that a value is between `middle - by` and `middle + by`. */
function within(
  name: string,
  trials: readonly Trial[],
  middle: number,
  by = ROUNDED,
): readonly [Difference, Difference] {
  return [
    above(`${name} less ${middle - by}`, trials, middle - by),
    less(`${middle + by} less ${name}`, [], trials, middle + by),
  ];
}

interface Finder {
  (table: string, row: string, column: string): readonly Trial[];
  rows(table: string): readonly string[];
}

/** Looks up a cell's trials. @throws RangeError if there are none, a programming error. */
function finder(plans: readonly TablePlan[]): Finder {
  const planOf = (table: string): TablePlan => {
    const plan = plans.find((one) => one.table === table);
    if (plan) return plan;
    throw new RangeError(`no table ${table}`);
  };
  const at = (table: string, row: string, column: string): readonly Trial[] => {
    const { rows, columns, cells } = planOf(table);
    const cell = cells[rows.indexOf(row)]?.[columns.indexOf(column)];
    if (cell) return cell.trials;
    throw new RangeError(`no cell ${row}, ${column} in table ${table}`);
  };
  return Object.assign(at, { rows: (table: string) => planOf(table).rows });
}
