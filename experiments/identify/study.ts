// Re-identification study: chooses a distance on half of the people, reports on the other half, with controls.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { Estimate } from "../../src/core/statistics.ts";
import { type PoolOptions, runTasks } from "../../src/lab/kit/pool.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { CANDIDATES, OURS, SEED } from "./candidates.ts";
import { type Asked, gainOf, type Ranking, rankingOf } from "./ranking.ts";
import { SPLITS, type Split } from "./splits.ts";
import { type IdentifyRow, type IdentifyTask, runIdentifyTask } from "./task.ts";

const LEVEL = 0.05;

/** Shares of tests with p <= 5 %. */
interface TestRates {
  readonly split: Split;
  readonly own: number;
  readonly strangers: number;
  readonly people: number;
}

/** By split, over all people. */
function rejections(rows: readonly IdentifyRow[]): readonly TestRates[] {
  return SPLITS.map((split) => {
    const tests = rows.flatMap((row) => {
      const [own, stranger] = row.tests;
      return row.split === split && own !== undefined && stranger !== undefined ? [{ own, stranger }] : [];
    });
    const rate = (isRejected: (test: { own: number; stranger: number }) => boolean): number =>
      tests.filter(isRejected).length / tests.length;
    return {
      split,
      own: rate(({ own }) => own <= LEVEL),
      strangers: rate(({ stranger }) => stranger <= LEVEL),
      people: tests.length,
    };
  });
}

/** The minimum that gives two halves in every split. */
const ROUNDS_MIN = 100;
const ASKED_AT_ONCE = 8;

/** Parameters of the study. */
export interface IdentifyQuestion {
  readonly game: MatrixGame;
  readonly people: readonly RecordedPerson[];
  readonly seed: number;
}

/** The score of one distance for one way of asking. */
export interface Found extends Ranking {
  readonly distance: string;
  readonly split: Split;
  /** Even (`choosing`) or odd (`reporting`) indices; people are ranked within their half only. */
  readonly half: "choosing" | "reporting";
  readonly among: "all" | "same opponent";
}

export interface IdentifyReport {
  readonly people: number;
  readonly leftOut: number;
  readonly chosen: string;
  readonly ours: string;
  /** All distances on both halves, split by time, ranked among everyone. */
  readonly candidates: readonly Found[];
  /** The source's distance and ours, for every way of asking, on the reporting half. */
  readonly found: readonly Found[];
  /** Our AUC minus the source's, on the reporting half, by time. */
  readonly gain: Estimate;
  /** P(someone with the same opponent is nearer than someone with a different one); 1/2 is chance, NaN unknown. */
  readonly opponents: readonly { readonly distance: string; readonly auc: Estimate }[];
  readonly tests: readonly TestRates[];
  readonly complete: boolean;
}

/** Splits, measures and ranks. An interrupt reports the people asked so far. */
export async function identifyPeople(
  question: IdentifyQuestion,
  options: PoolOptions,
): Promise<IdentifyReport> {
  const people = question.people.filter(({ rounds }) => rounds.person.length >= ROUNDS_MIN);
  const tasks = tasksOf({ ...question, people });
  const results = await runTasks(new URL("./task.ts", import.meta.url), runIdentifyTask, tasks, options);
  const rows = results.flatMap((result) => result ?? []);
  return {
    people: people.length,
    leftOut: question.people.length - people.length,
    ...reportOf(people, rows, question.seed),
    complete: rows.length === SPLITS.length * people.length,
  };
}

function tasksOf({ game, people, seed }: IdentifyQuestion): readonly IdentifyTask[] {
  const all = [...people.keys()];
  const portions = all
    .filter((index) => index % ASKED_AT_ONCE === 0)
    .map((index) => all.slice(index, index + ASKED_AT_ONCE));
  return SPLITS.flatMap((split) => portions.map((asked) => ({ game: game.id, people, split, asked, seed })));
}

type Findings = Omit<IdentifyReport, "people" | "leftOut" | "complete">;

function reportOf(people: readonly RecordedPerson[], rows: readonly IdentifyRow[], seed: number): Findings {
  const random = () => seededRandom(deriveSeed(seedBytes(seed), "identify", "draws"));
  const ask = (way: Way): readonly Asked[] => askedOf(people, rows, way);
  const find = (way: Way): Found => ({ ...way, ...rankingOf(ask(way), random()) });
  const usual = { split: "time", half: "reporting", among: "all" } as const;
  const choosing = CANDIDATES.map((distance) => find({ ...usual, distance, half: "choosing" }));
  const both = [SEED, OURS];
  return {
    chosen: choosing.reduce((best, one) => (one.auc.mean > best.auc.mean ? one : best)).distance,
    ours: OURS,
    candidates: [...choosing, ...CANDIDATES.map((distance) => find({ ...usual, distance }))],
    found: SPLITS.flatMap((split) =>
      (["all", "same opponent"] as const).flatMap((among) =>
        both.map((distance) => find({ ...usual, split, among, distance })),
      ),
    ),
    gain: gainOf(ask({ ...usual, distance: SEED }), ask({ ...usual, distance: OURS }), random()),
    opponents: both.map((distance) => ({
      distance,
      auc: rankingOf(opponentsOf(people, rows, distance), random()).auc,
    })),
    tests: rejections(rows),
  };
}

type Way = Pick<Found, "distance" | "split" | "half" | "among">;

function isIn(half: Way["half"], person: number): boolean {
  return (person % 2 === 0) === (half === "choosing");
}

function askedOf(
  people: readonly RecordedPerson[],
  rows: readonly IdentifyRow[],
  way: Way,
): readonly Asked[] {
  const candidate = CANDIDATES.indexOf(way.distance);
  return rows
    .filter(({ split, person }) => split === way.split && isIn(way.half, person))
    .map(({ person, distances }): Asked => {
      const isAmong = (other: number): boolean =>
        other !== person &&
        isIn(way.half, other) &&
        (way.among === "all" || haveMetTheSame(people, person, other));
      const others = people.flatMap((_, other) =>
        isAmong(other) ? [[other, distances[other]?.[candidate] as number] as const] : [],
      );
      return { person, own: distances[person]?.[candidate] as number, others: new Map(others) };
    });
}

/** One question per stranger with the same opponent, ranked among those with a different one. */
function opponentsOf(
  people: readonly RecordedPerson[],
  rows: readonly IdentifyRow[],
  distance: string,
): readonly Asked[] {
  const candidate = CANDIDATES.indexOf(distance);
  return rows
    .filter(({ split, person }) => split === "time" && isIn("reporting", person))
    .flatMap(({ person, distances }) => {
      const at = (other: number): number => distances[other]?.[candidate] as number;
      const strangers = [...people.keys()].filter((other) => other !== person && isIn("reporting", other));
      const same = strangers.filter((other) => haveMetTheSame(people, person, other));
      const others = new Map(
        strangers.filter((other) => !same.includes(other)).map((other) => [other, at(other)]),
      );
      return same.map((other): Asked => ({ person, own: at(other), others }));
    });
}

function haveMetTheSame(people: readonly RecordedPerson[], one: number, other: number): boolean {
  const opponent = people[one]?.opponent;
  return opponent !== undefined && opponent === people[other]?.opponent;
}
