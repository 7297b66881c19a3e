// The study's part about programs: the gauntlet, chance and constants.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Estimate, estimateMean, mean, sum } from "../../src/core/statistics.ts";
import { canonicalId, type Part } from "../../src/core/strategies/index.ts";
import { type ClusterSum, clusteredMean } from "../../src/lab/kit/clustered.ts";
import { type Contest, constantsOf, gauntletOf } from "./contests.ts";
import type { Stages } from "./stages.ts";
import type { Pupil } from "./subject.ts";
import type { PlayTask } from "./task.ts";

export interface ProgramsQuestion {
  readonly game: MatrixGame;
  readonly seed: number;
  /** Matches per pair of the gauntlet. */
  readonly matches: number;
  /** Rounds against a uniformly random opponent. */
  readonly roundsOfChance: number;
}

/** Expected mean score per round; its error is over matches. */
export interface ContestResult extends Estimate {
  readonly contest: Contest;
  readonly played: number;
  /** The score per round of each match; null if it wasn't finished. */
  readonly byMatch: readonly (number | null)[];
}

export interface GauntletReport {
  readonly strategy: string;
  readonly outcomes: readonly ContestResult[];
  /** Over all opponents, equally weighted; its error includes only that of the matches. */
  readonly mean: Estimate;
  /** The largest loss per round and its opponent; a maximum of estimates, so biased upwards. */
  readonly exploitability: Estimate & { readonly by: string };
}

const MATCH_ROUNDS = 1000;
/** The fewest matches against chance that can be shared among threads and show the spread. */
const CHANCE_MATCHES_MIN = 100;
const CHANCE_ROUNDS_MAX = 10_000;
const CONSTANT_UNCOUNTED = 20;
/** Ablations need fewer matches: a difference is large or irrelevant. The bank's is an exception, because it's required
 * to cost next to nothing. */
const PART_MATCHES_SHARE = 0.2;

/** Plays everything; contests without a finished match are left out. */
export async function studyPrograms(
  pupil: Pupil,
  question: ProgramsQuestion,
  stages: Stages,
): Promise<readonly ContestResult[]> {
  const contests = [
    ...gauntletContests(pupil, question),
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
  let end = 0;
  const results = contests.map((contest) => {
    end += contest.matches;
    return resultOf(contest, sums.slice(end - contest.matches, end));
  });
  return results.filter(({ played }) => played > 0);
}

function resultOf(contest: Contest, sums: readonly (ClusterSum | undefined)[]): ContestResult {
  const finished = sums.filter((one) => one !== undefined);
  const byMatch = sums.map((one) => (one ? one.sum / one.count : null));
  return { contest, played: finished.length, byMatch, ...clusteredMean(finished) };
}

/** By how much the first gauntlet is better than the second, over the matches that both played: those with the same
 * opponent and number use the same random numbers. Undefined without such matches. */
export function gauntletDifference(
  one: GauntletReport | undefined,
  other: GauntletReport | undefined,
): Estimate | undefined {
  const differences = (one?.outcomes ?? []).flatMap((outcome): Estimate[] => {
    const against = other?.outcomes.find(({ contest }) => contest.opponent === outcome.contest.opponent);
    const pairs = outcome.byMatch.flatMap((score, match) => {
      const theirs = against?.byMatch[match] ?? null;
      return score === null || theirs === null ? [] : [score - theirs];
    });
    return pairs.length === 0 ? [] : [estimateMean(pairs)];
  });
  return differences.length === 0 ? undefined : meanOfAll(differences);
}

/** Weights all equally. */
function meanOfAll(estimates: readonly Estimate[]): Estimate {
  const squares = sum(estimates.map(({ standardError }) => standardError ** 2));
  return {
    mean: mean(estimates.map((estimate) => estimate.mean)),
    standardError: Math.sqrt(squares) / estimates.length,
  };
}

/** The gauntlet of one strategy; undefined without any match. */
export function gauntletReport(strategy: string, all: readonly ContestResult[]): GauntletReport | undefined {
  const outcomes = all.filter(
    ({ contest }) => contest.purpose === "gauntlet" && contest.strategy === strategy,
  );
  const [first] = outcomes;
  if (!first) return undefined;
  const worst = outcomes.reduce((least, outcome) => (outcome.mean < least.mean ? outcome : least), first);
  return {
    strategy,
    outcomes,
    mean: meanOfAll(outcomes),
    exploitability: { mean: -worst.mean, standardError: worst.standardError, by: worst.contest.opponent },
  };
}

function gauntletContests({ strategy, parts }: Pupil, question: ProgramsQuestion): readonly Contest[] {
  const fewer = Math.max(2, Math.ceil(PART_MATCHES_SHARE * question.matches));
  const strategies = [
    { id: strategy, matches: question.matches },
    ...parts.map((part) => ({
      id: variantOf(strategy, part),
      matches: part === "bank" ? question.matches : fewer,
    })),
  ];
  return strategies.flatMap(({ id, matches }) =>
    gauntletOf(question.game).map((opponent) => contestOf(question, { strategy: id, opponent, matches })),
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
