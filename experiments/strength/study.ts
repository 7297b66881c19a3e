// Full evaluation of a strategy: people, programs, adversaries, cost, and targets.

import { type AdversaryQuestion, studyAdversaries } from "./adversaries/plan.ts";
import type { Goal } from "./aim.ts";
import { type CostQuestion, type CostReport, measureCost } from "./cost.ts";
import { findingsOf, type StrengthFindings } from "./findings.ts";
import { goalsOf } from "./goals.ts";
import { type PeopleData, studyPeople } from "./people-study.ts";
import { type ProgramsQuestion, studyPrograms } from "./programs-study.ts";
import { type StageOptions, stagesOn } from "./stages.ts";
import { pupilOf } from "./subject.ts";

export interface StrengthQuestion extends ProgramsQuestion, AdversaryQuestion {
  readonly strategy: string;
  readonly data: PeopleData;
  /** Workload of the cost measurement; undefined skips it. */
  readonly cost?: Pick<CostQuestion, Exclude<keyof CostQuestion, "game" | "strategy" | "seed">>;
}

export interface StrengthReport extends StrengthFindings {
  readonly strategy: string;
  readonly game: string;
  readonly seed: number;
  readonly matches: number;
  readonly complete: boolean;
  readonly goals: readonly Goal[];
}

/** Deterministic for any number of workers, except times and memory. @throws StrategyProblem */
export async function judgeStrength(
  question: StrengthQuestion,
  options: StageOptions,
): Promise<StrengthReport> {
  const { strategy, game, seed, matches, data } = question;
  const pupil = pupilOf(strategy);
  const stages = stagesOn(options);
  const answers = await studyPeople(pupil, data, seed, stages);
  const outcomes = await studyPrograms(pupil, question, stages);
  const adversaries = await studyAdversaries(pupil, question, data.rps, stages);
  const isInterrupted = options.signal?.aborted ?? false;
  const cost = isInterrupted ? undefined : costOf(question);
  const findings = findingsOf(pupil, answers, outcomes, adversaries, cost);
  return {
    strategy,
    game: game.id,
    seed,
    matches,
    complete: !isInterrupted,
    ...findings,
    goals: goalsOf(findings),
  };
}

function costOf({ game, strategy, seed, cost }: StrengthQuestion): CostReport | undefined {
  return cost && measureCost({ game, strategy, seed, ...cost });
}
