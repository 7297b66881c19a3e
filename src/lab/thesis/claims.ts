// What the thesis concludes, put as differences that are above 0 if it is right.

import type { TablePlan } from "./plan.ts";
import { AGENTS, type Agent } from "./printed.ts";
import { AVERAGE, BOUND_TABLE, CEILING_TABLE, type Lengths, thesisTables } from "./tables.ts";
import type { Opponent, Trial } from "./trial.ts";

/** mean(more) - mean(less) + plus, in points; the mean of no trials is 0. */
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

/** At what loss in points preprocessing still plays "nearly as well": the thesis has .7 to 1.5. */
const NEARLY = 2;
/** What the thesis rounds away. */
const ROUNDED = 0.5;
const RANDOM_STRING: Opponent = { kind: "likely", rock: 0.2 };
const CHANCE = 50;

/** All conclusions, judged by matches of these lengths. */
export function thesisClaims(lengths: Lengths): readonly Claim[] {
  const at = finder(thesisTables(lengths));
  const others = (agent: Agent): readonly Agent[] => AGENTS.filter((one) => one !== agent);
  const best = (agent: Agent, table: string, than = others(agent)): readonly Difference[] =>
    than.map((other) =>
      less(`${agent} less ${other} in ${table}`, at(table, AVERAGE, agent), at(table, AVERAGE, other)),
    );
  const overAll = (table: string): readonly (readonly [string, Agent])[] =>
    at.rows(table).flatMap((row) => AGENTS.map((agent) => [row, agent] as const));
  const lots: Trial = {
    strategy: Array<string>(8).fill("random"),
    opponent: RANDOM_STRING,
    rounds: lengths.againstStrings,
  };
  const bfp: Trial = {
    strategy: "frequency",
    opponent: { kind: "agent", strategy: "vo" },
    rounds: lengths.againstAgents,
  };
  return [
    {
      section: "5",
      claim: "against agents, MKIA is the best of the five",
      differences: best("MKIA", "4.2"),
    },
    {
      section: "5",
      claim: "against both kinds of strings, MV is the best of the five",
      differences: ["4.6", "4.8", "4.10"].flatMap((table) => best("MV", table)),
    },
    {
      section: "5",
      claim: `with 10 % added to scissors, MV plays nearly as well: it loses less than ${NEARLY} points`,
      differences: ["4.12", "4.13", "4.14"].map((table) =>
        less(
          `${NEARLY} less the loss in ${table}`,
          at(table, AVERAGE, "MV preprocessed"),
          at(table, AVERAGE, "MV"),
          NEARLY,
        ),
      ),
    },
    {
      section: "5",
      claim: "the best choice among MKSU's agents wins more than 90 %, even against random strings",
      differences: at
        .rows(CEILING_TABLE)
        .map((row) => above(`${row} less 90`, at(CEILING_TABLE, row, "some agent wins"), 90)),
    },
    {
      section: "4.3.2",
      claim: "so it does among several agents that play at random (eight of them)",
      differences: [above("eight random agents less 90", [lots], 90)],
    },
    {
      section: "4.3.1",
      claim: "always Spock wins about 42 % where 10 % are rocks",
      differences: within("always Spock", at(BOUND_TABLE, "10%", "always Spock"), 42),
    },
    {
      section: "4.3.1",
      claim: "even there MV with 10 % added to scissors is above always Spock",
      differences: [
        less("the difference", at("4.14", "10%", "MV preprocessed"), at(BOUND_TABLE, "10%", "always Spock")),
      ],
    },
    {
      section: "4.2.2",
      claim: "no agent is below always paper (30 to 90 % rock)",
      differences: overAll("4.11")
        .filter(([row]) => percentOf(row) > 20)
        .map(([row, agent]) =>
          less(`${agent} at ${row}`, at("4.11", row, agent), at(BOUND_TABLE, row, "always paper")),
        ),
    },
    {
      section: "4.2.2",
      claim: "no agent is below the thesis' bound for it, the probability of rock (60 to 90 %)",
      differences: overAll("4.11")
        .filter(([row]) => percentOf(row) > 50)
        .map(([row, agent]) => above(`${agent} at ${row}`, at("4.11", row, agent), percentOf(row))),
    },
    {
      section: "4.2.2",
      claim: "no agent reads random strings: each wins 50 %",
      differences: AGENTS.flatMap((agent) => within(agent, at("4.11", "20%", agent), CHANCE)),
    },
    {
      section: "4.2.2",
      claim: "that MV of order 1 wins 51 % where every 100th move is rock is chance: it wins 50 %",
      differences: [less("50 less its share", [], at("4.5", "1", "MV"), CHANCE)],
    },
    {
      section: "4.2.2",
      claim: "where every 10th move is rock, order 6 does worse than order 4 (all but MUPN)",
      differences: others("MUPN").map((agent) => less(agent, at("4.7", "4", agent), at("4.7", "6", agent))),
    },
    {
      section: "4.2.2",
      claim: "MKIA is better than MKSU against strings",
      differences: ["4.6", "4.8", "4.10"].flatMap((table) => best("MKIA", table, ["MKSU"])),
    },
    {
      section: "4.1",
      claim: "against agents, MKSU is better than the agents it chooses among",
      differences: best("MKSU", "4.2", ["MUPN", "MV", "SUPP"]),
    },
    {
      section: "4.1",
      claim: "MKSU does better against VP with epsilon .95 than with .9",
      differences: [
        less("the difference", at("4.4", "VP", "MKSU eps=0.95"), at("4.4", "VP", "MKSU eps=0.9")),
      ],
    },
    {
      section: "4.1",
      claim: "the studied agents are even: each wins 49 to 50 % against the others, rounded",
      differences: overAll("4.1")
        .filter(([row]) => row === "MUPN" || row === "MV" || row === "SUPP" || row === "MKSU")
        .flatMap(([row, agent]) =>
          within(`${agent} against ${row}`, at("4.1", row, agent), 49.5, 2 * ROUNDED),
        ),
    },
    {
      section: "3.6",
      claim: "beating the frequent pick (BFP; here frequency, not its modified form) fails against VO",
      differences: [less("50 less its share", [], [bfp], CHANCE)],
    },
  ];
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

/** From `middle - by` to `middle + by`. */
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

/** The trials of a cell. @throws RangeError where there is none, a programming error. */
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
