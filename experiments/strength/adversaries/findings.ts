// What the adversaries won, by target.

import { type Estimate, sum } from "../../../src/core/statistics.ts";
import { type AttackCourse, CHECKPOINTS } from "./attack.ts";
import type { EndlessCourse } from "./endless.ts";
import { rankedByCoin } from "./newcomers.ts";
import {
  type AccountsOutcome,
  type AdversaryOutcomes,
  type AttackOutcome,
  DECIDED_ROUNDS,
  type ScriptOutcome,
} from "./plan.ts";
import { nameOf } from "./policies.ts";

/** The worst of several adversaries. */
interface Worst {
  readonly points: number;
  readonly by: string;
}

/** Points are the adversaries' expected wins minus losses, the largest over all matches. */
export interface TargetFindings {
  readonly strategy: string;
  readonly game: string;
  /** The lead, by number of rounds, of an adversary who knows everything but the random numbers. */
  readonly leads: readonly { readonly rounds: number; readonly points: number }[];
  /** The adversary's expected share of decided rounds, in the first thousand. */
  readonly decidedShare: number;
  /** Over all policies: the largest lead at any time. */
  readonly most: Worst;
  /** The largest rise from any moment on, beyond .01 per round. */
  readonly rise: Worst;
  readonly policies: number;
}

interface BankFindings {
  readonly bank: number;
  /** The largest lead. */
  readonly most: number;
}

/** About accounts that fill the bank at some game, against some opponent, and drain it where it's ranked. */
interface FarmFindings {
  readonly ways: number;
  readonly accounts: number;
  /** The share of them that's ever ranked above one half, with its standard error. */
  readonly ever: Estimate;
  readonly worst: { readonly share: number; readonly by: string };
  /** The same share if a fair coin decided each round. */
  readonly coin: number;
}

interface EndlessFindings {
  readonly rounds: number;
  readonly most: Worst;
}

interface AccountsFindings {
  readonly accounts: number;
  /** Shares of them ranked above one half at their first ranking, and ever. */
  readonly atFirst: number;
  readonly ever: number;
}

interface LearnersFindings {
  readonly rounds: number;
  readonly most: Worst;
  readonly aRound: Worst;
}

export interface AdversaryFindings {
  /** The judged strategy at the judged game first. */
  readonly targets: readonly TargetFindings[];
  readonly banks: readonly BankFindings[];
  readonly turning: Worst | undefined;
  /** What a learner won: the largest lead, and the most per round over a match. */
  readonly learners: LearnersFindings | undefined;
  readonly scripts: readonly ScriptOutcome[];
  /** For adversaries who know everything but the random numbers, and for people who play at random. */
  readonly accounts: { readonly knowing: AccountsFindings; readonly chance: AccountsFindings } | undefined;
  readonly farms: FarmFindings | undefined;
  /** Over all games and opponents, with anything changed in between. */
  readonly endless: EndlessFindings | undefined;
  /** Actual minus expected results per round, over everything played. */
  readonly luck: Estimate | undefined;
  /** The share of moves not drawn from the stated probabilities. */
  readonly misdrawn: number | undefined;
}

export function adversaryFindings({
  attacks,
  scripts,
  accounts,
  endless,
}: AdversaryOutcomes): AdversaryFindings {
  const of = (...purposes: readonly AttackOutcome["purpose"][]): readonly AttackOutcome[] =>
    attacks.filter(({ purpose }) => purposes.includes(purpose));
  const courses = attacks.flatMap((outcome) => outcome.courses);
  const [knowing, chance] = [true, false].map((is) =>
    shares(accounts.find((one) => one.isKnowing === is && !one.farm)),
  );
  return {
    targets: targetsIn(of("knowing", "feeding")),
    banks: of("banks").map(({ attack, courses }) => ({
      bank: attack.bank ?? Number.NaN,
      most: Math.max(...courses.map(({ most }) => most)),
    })),
    turning: worstOf(of("turning"), ({ most }) => most),
    learners: learnersIn(of("learners")),
    scripts,
    accounts: knowing && chance ? { knowing, chance } : undefined,
    farms: farmsIn(accounts.filter(({ farm, counts }) => farm && counts.length > 0)),
    endless: endlessIn(endless),
    luck: luckOf(courses),
    misdrawn:
      courses.length === 0
        ? undefined
        : sum(courses.map((course) => course.misdrawn)) / sum(courses.map(({ rounds }) => rounds)),
  };
}

function targetsIn(outcomes: readonly AttackOutcome[]): readonly TargetFindings[] {
  const byTarget = Map.groupBy(outcomes, ({ attack }) => `${attack.strategy} ${attack.game}`);
  return [...byTarget.values()].flatMap((all) => {
    const [first] = all;
    const [most, rise] = [worstOf(all, (one) => one.most), worstOf(all, (one) => one.rise)];
    if (!first || !most || !rise) return [];
    const knowing = all.filter(({ purpose }) => purpose === "knowing").flatMap(({ courses }) => courses);
    const longest = knowing.filter(({ rounds }) => rounds === Math.max(...knowing.map((one) => one.rounds)));
    const [won, lost] = [sum(longest.map((one) => one.won)), sum(longest.map((one) => one.lost))];
    const { strategy, game } = first.attack;
    return [
      {
        strategy,
        game,
        leads: leadsOf(knowing),
        decidedShare: won / (won + lost),
        most,
        rise,
        policies: all.length,
      },
    ];
  });
}

function leadsOf(courses: readonly AttackCourse[]): TargetFindings["leads"] {
  return CHECKPOINTS.flatMap((rounds, index) => {
    const leads = courses.flatMap((course) => course.leads[index] ?? []);
    return leads.length === 0 ? [] : [{ rounds, points: Math.max(...leads) }];
  });
}

function learnersIn(outcomes: readonly AttackOutcome[]): AdversaryFindings["learners"] {
  const most = worstOf(outcomes, (course) => course.most);
  const aRound = worstOf(outcomes, (course) => course.lead / course.rounds);
  const rounds = Math.min(...outcomes.map(({ attack }) => attack.rounds));
  return most && aRound && { rounds, most, aRound };
}

function worstOf(
  outcomes: readonly AttackOutcome[],
  pointsOf: (course: AttackCourse) => number,
): Worst | undefined {
  const all = outcomes.map(({ attack, courses }) => ({
    points: Math.max(...courses.map(pointsOf)),
    by: nameOf(attack.policy),
  }));
  return all.length === 0 ? undefined : all.reduce((worst, one) => (one.points > worst.points ? one : worst));
}

function shares(outcome: AccountsOutcome | undefined): AccountsFindings | undefined {
  if (!outcome || outcome.counts.length === 0) return undefined;
  const total = (pick: (count: AccountsOutcome["counts"][number]) => number): number =>
    sum(outcome.counts.map(pick));
  const accounts = total((count) => count.accounts);
  return {
    accounts,
    atFirst: total((count) => count.atFirst) / accounts,
    ever: total((count) => count.ever) / accounts,
  };
}

function farmsIn(outcomes: readonly AccountsOutcome[]): FarmFindings | undefined {
  if (outcomes.length === 0) return undefined;
  const ever = outcomes.map((outcome) => ({
    share: shares(outcome)?.ever ?? Number.NaN,
    by: farmName(outcome),
  }));
  const all = shares({ ...(outcomes[0] as AccountsOutcome), counts: outcomes.flatMap((one) => one.counts) });
  if (!all) return undefined;
  return {
    ways: outcomes.length,
    accounts: all.accounts,
    ever: { mean: all.ever, standardError: Math.sqrt((all.ever * (1 - all.ever)) / all.accounts) },
    worst: ever.reduce((worst, one) => (one.share > worst.share ? one : worst)),
    coin: rankedByCoin(DECIDED_ROUNDS),
  };
}

function farmName({ game, farm }: AccountsOutcome): string {
  if (!farm) return game;
  const { feed, trick } = farm;
  const frozen = feed.isFrozen ? ", frozen" : "";
  return `fed at ${feed.game} against ${feed.opponent}${frozen}, drained at ${game}, ${trick}`;
}

function endlessIn(courses: readonly EndlessCourse[]): EndlessFindings | undefined {
  if (courses.length === 0) return undefined;
  const { scheme, most } = courses.reduce((worst, one) => (one.most > worst.most ? one : worst));
  return { rounds: Math.min(...courses.map(({ rounds }) => rounds)), most: { points: most, by: scheme } };
}

/** Draws of different rounds are independent, given the probabilities they're drawn from. */
function luckOf(courses: readonly AttackCourse[]): Estimate | undefined {
  if (courses.length === 0) return undefined;
  const rounds = sum(courses.map((course) => course.rounds));
  return {
    mean: sum(courses.map(({ luck }) => luck)) / rounds,
    standardError: Math.sqrt(sum(courses.map(({ variance }) => variance))) / rounds,
  };
}
