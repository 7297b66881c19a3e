// The study's findings. Undefined: not measured (no data, a different strategy, or interrupted).

import type { Estimate } from "../../src/core/statistics.ts";
import type { Part } from "../../src/core/strategies/index.ts";
import { pairedDifference, type Scores, scoresOf } from "../../src/lab/prior/scores.ts";
import { type AdversaryFindings, adversaryFindings } from "./adversaries/findings.ts";
import type { AdversaryOutcomes } from "./adversaries/plan.ts";
import { type Calibration, calibrationOf } from "./calibration.ts";
import type { CostReport } from "./cost.ts";
import { type HitRates, hitRatesOf } from "./hit-rates.ts";
import type { Answers, QuestionName } from "./people-study.ts";
import {
  type ContestResult,
  type GauntletReport,
  gauntletDifference,
  gauntletReport,
  variantOf,
} from "./programs-study.ts";
import type { FullReading } from "./reading.ts";
import type { Pupil } from "./subject.ts";

interface PeopleFindings {
  /** Cross-validated: each fifth of the people, with a prior learned from the others. */
  readonly known: Scores | undefined;
  /** Without a prior. */
  readonly alone: Scores | undefined;
  readonly shuffled: Scores | undefined;
  readonly strangers: { readonly scores: Scores; readonly difference: Estimate | undefined } | undefined;
}

interface CalibrationFindings {
  readonly early: Calibration | undefined;
  readonly later: Calibration | undefined;
}

/** Ablation of one part. People are read as in `known`. */
export interface PartFindings {
  readonly part: Part | "nothing";
  readonly people: Estimate | undefined;
  readonly early: Estimate | undefined;
  readonly difference: Estimate | undefined;
  readonly gauntlet: GauntletReport | undefined;
  /** The variant's gauntlet score minus the full strategy's, match by match. */
  readonly gauntletDifference: Estimate | undefined;
}

export interface StrengthFindings {
  readonly people: PeopleFindings;
  /** Shares of moves predicted. */
  readonly pennies: { readonly known: HitRates | undefined; readonly alone: HitRates | undefined };
  readonly calibration: CalibrationFindings;
  readonly gauntlet: GauntletReport | undefined;
  readonly adversaries: AdversaryFindings;
  readonly parts: readonly PartFindings[];
  readonly chance: ContestResult | undefined;
  readonly constants: readonly ContestResult[];
  readonly cost: CostReport | undefined;
}

const EARLY_ROUNDS = 5;

/** Evaluates these readings, matches and costs. */
export function findingsOf(
  pupil: Pupil,
  answers: Answers,
  outcomes: readonly ContestResult[],
  adversaries: AdversaryOutcomes,
  cost: CostReport | undefined,
): StrengthFindings {
  const readings = (name: QuestionName): readonly FullReading[] => answers.get(name) ?? [];
  const best = pupil.knowsPeople ? readings("known") : readings("alone");
  const strangers = scoresOf(readings("strangers"));
  const outcomesFor = (purpose: string) => outcomes.filter(({ contest }) => contest.purpose === purpose);
  return {
    people: {
      known: scoresOf(readings("known")),
      alone: scoresOf(readings("alone")),
      shuffled: scoresOf(readings("shuffled")),
      strangers: strangers && {
        scores: strangers,
        difference: pairedDifference(readings("strangers"), readings("alone")),
      },
    },
    pennies: { known: hitRatesOf(readings("pennies")), alone: hitRatesOf(readings("pennies-alone")) },
    calibration: {
      early: calibrationOf(best, 1, EARLY_ROUNDS),
      later: calibrationOf(best, EARLY_ROUNDS + 1, Number.POSITIVE_INFINITY),
    },
    gauntlet: gauntletReport(pupil.strategy, outcomes),
    adversaries: adversaryFindings(adversaries),
    parts: partsOf(pupil, readings, outcomes),
    chance: outcomesFor("chance")[0],
    constants: outcomesFor("constants"),
    cost,
  };
}

function partsOf(
  { strategy, parts }: Pupil,
  readings: (name: QuestionName) => readonly FullReading[],
  outcomes: readonly ContestResult[],
): readonly PartFindings[] {
  if (parts.length === 0) return [];
  const whole = readings("known");
  const gauntlet = gauntletReport(strategy, outcomes);
  const found = (part: PartFindings["part"], name: QuestionName, id: string): PartFindings => {
    const scores = scoresOf(readings(name));
    const without = gauntletReport(id, outcomes);
    return {
      part,
      people: scores && { mean: scores.mean, standardError: scores.standardError },
      early: scores?.early,
      difference: name === "known" ? undefined : pairedDifference(readings(name), whole),
      gauntlet: without,
      gauntletDifference: name === "known" ? undefined : gauntletDifference(without, gauntlet),
    };
  };
  return [
    found("nothing", "known", strategy),
    ...parts.map((part) =>
      found(part, part === "population" ? "alone" : `without-${part}`, variantOf(strategy, part)),
    ),
  ];
}
