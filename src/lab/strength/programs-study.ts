// Programs' part of the study: the gauntlet, chance, constants, and a white-box adversary.

import type { MatrixGame } from "../../core/games/index.ts";
import { type Estimate, mean, sum } from "../../core/statistics.ts";
import { canonicalId, type Part } from "../../core/strategies/index.ts";
import { type ClusterSum, clusteredMean } from "../clustered.ts";
import { type Contest, constantsOf, gauntletOf } from "./contests.ts";
import type { Stages } from "./stages.ts";
import type { Pupil } from "./subject.ts";
import type { PlayTask } from "./task.ts";

export interface ProgramsQuestion {
  readonly game: MatrixGame;
  readonly seed: number;
  /** Per pair of the gauntlet. */
  readonly matches: number;
  /** Against a uniformly random opponent. */
  readonly roundsOfChance: number;
}

/** Mean score per round; its error is by match. */
export interface ContestResult extends Estimate {
  readonly contest: Contest;
  readonly played: number;
}

export interface GauntletReport {
  readonly strategy: string;
  readonly outcomes: readonly ContestResult[];
  /** Over all opponents with equal weights; its error is that of the matches alone. */
  readonly mean: Estimate;
  /** The largest loss per round and its opponent; a maximum of estimates, so biased upwards. */
  readonly exploitability: Estimate & { readonly by: string };
}

const MATCH_ROUNDS = 1000;
/** Minimum number of matches against chance, to share among threads and estimate the spread. */
const CHANCE_MATCHES_MIN = 100;
const CHANCE_ROUNDS_MAX = 10_000;
const ADVERSARY_ROUNDS = 300;
const CONSTANT_UNCOUNTED = 20;
/** Ablations need fewer matches: differences are large, or irrelevant. */
const PART_MATCHES_SHARE = 0.2;

/** Plays everything; contests without a finished match are left out. */
export async function studyPrograms(
  pupil: Pupil,
  question: ProgramsQuestion,
  stages: Stages,
): Promise<readonly ContestResult[]> {
  const contests = [
    ...gauntletContests(pupil, question),
    ...adversaryContests(pupil, question),
    ...constantContests(pupil, question),
    ...chanceContests(pupil, question),
  ];
  const tasks = contests.flatMap((contest) =>
    Array.from(
      { length: contest.matches },
      (_, match): PlayTask => ({ contest, match, seed: question.seed }),
    ),
  );
  const sums = await stages.play(tasks);
  const byContest = new Map(contests.map((contest): [Contest, ClusterSum[]] => [contest, []]));
  tasks.forEach(({ contest }, index) => {
    const sum = sums[index];
    if (sum) byContest.get(contest)?.push(sum);
  });
  return [...byContest]
    .filter(([, played]) => played.length > 0)
    .map(([contest, played]) => ({ contest, played: played.length, ...clusteredMean(played) }));
}

/** The gauntlet of one strategy; undefined without any match. */
export function gauntletReport(strategy: string, all: readonly ContestResult[]): GauntletReport | undefined {
  const outcomes = all.filter(
    ({ contest }) => contest.purpose === "gauntlet" && contest.strategy === strategy,
  );
  const [first] = outcomes;
  if (!first) return undefined;
  const worst = outcomes.reduce((least, outcome) => (outcome.mean < least.mean ? outcome : least), first);
  const squares = sum(outcomes.map(({ standardError }) => standardError ** 2));
  return {
    strategy,
    outcomes,
    mean: {
      mean: mean(outcomes.map((outcome) => outcome.mean)),
      standardError: Math.sqrt(squares) / outcomes.length,
    },
    exploitability: { mean: -worst.mean, standardError: worst.standardError, by: worst.contest.opponent },
  };
}

function gauntletContests({ strategy, parts }: Pupil, question: ProgramsQuestion): readonly Contest[] {
  const fewer = Math.max(2, Math.ceil(PART_MATCHES_SHARE * question.matches));
  const strategies = [
    { id: strategy, matches: question.matches },
    ...parts.map((part) => ({ id: variantOf(strategy, part), matches: fewer })),
  ];
  return strategies.flatMap(({ id, matches }) =>
    gauntletOf(question.game).map((opponent) => contestOf(question, { strategy: id, opponent, matches })),
  );
}

function adversaryContests(
  { strategy, isTaught, parts }: Pupil,
  question: ProgramsQuestion,
): readonly Contest[] {
  if (!isTaught) return [];
  const unbanked = parts.filter((part) => part === "bank").map((part) => variantOf(strategy, part));
  return [strategy, ...unbanked].map((id) =>
    contestOf(question, {
      purpose: "adversary",
      strategy: id,
      opponent: "its own code",
      rounds: ADVERSARY_ROUNDS,
      matches: question.matches,
    }),
  );
}

function constantContests({ strategy }: Pupil, question: ProgramsQuestion): readonly Contest[] {
  return constantsOf(question.game).map((opponent) =>
    contestOf(question, { purpose: "constants", strategy, opponent, uncounted: CONSTANT_UNCOUNTED }),
  );
}

function chanceContests({ strategy }: Pupil, question: ProgramsQuestion): readonly Contest[] {
  const rounds = Math.min(CHANCE_ROUNDS_MAX, Math.ceil(question.roundsOfChance / CHANCE_MATCHES_MIN));
  const matches = Math.ceil(question.roundsOfChance / rounds);
  return [contestOf(question, { purpose: "chance", strategy, opponent: "random", rounds, matches })];
}

function contestOf({ game, matches }: ProgramsQuestion, rest: Partial<Contest>): Contest {
  const usual = {
    purpose: "gauntlet",
    opponent: "",
    strategy: "",
    rounds: MATCH_ROUNDS,
    uncounted: 0,
  } as const;
  return { ...usual, game: game.id, matches, ...rest };
}

/** The id of the strategy with a part switched off. */
export function variantOf(strategy: string, part: Part): string {
  return canonicalId(`${strategy}:without=${part}`);
}
