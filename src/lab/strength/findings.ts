// Findings of the study. Undefined: not measured (no data, another strategy, or interrupted).

import type { Estimate } from "../../core/statistics.ts";
import type { Part } from "../../core/strategies/index.ts";
import { type Calibration, calibrationOf } from "./calibration.ts";
import type { CostReport } from "./cost.ts";
import type { Answers, QuestionName } from "./people-study.ts";
import { type ContestResult, type GauntletReport, gauntletReport, variantOf } from "./programs-study.ts";
import type { Reading } from "./reading.ts";
import { hitRateOf, pairedDifference, type Scores, scoresOf } from "./scores.ts";
import type { Pupil } from "./subject.ts";

interface PeopleFindings {
  /** Cross-validated: each fifth of the people, learned from the other four. */
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
}

export interface StrengthFindings {
  readonly people: PeopleFindings;
  /** Shares of moves guessed. */
  readonly pennies: { readonly known: Estimate | undefined; readonly alone: Estimate | undefined };
  readonly calibration: CalibrationFindings;
  readonly gauntlet: GauntletReport | undefined;
  /** By strategy: the judged one, and the same without its safety net. */
  readonly adversary: readonly ContestResult[];
  readonly parts: readonly PartFindings[];
  readonly chance: ContestResult | undefined;
  readonly constants: readonly ContestResult[];
  readonly cost: CostReport | undefined;
}

const EARLY_ROUNDS = 5;

/** All findings from these readings, matches and costs. */
export function findingsOf(
  pupil: Pupil,
  answers: Answers,
  outcomes: readonly ContestResult[],
  cost: CostReport | undefined,
): StrengthFindings {
  const readings = (name: QuestionName): readonly Reading[] => answers.get(name) ?? [];
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
    pennies: { known: hitRateOf(readings("pennies")), alone: hitRateOf(readings("pennies-alone")) },
    calibration: {
      early: calibrationOf(best, 1, EARLY_ROUNDS),
      later: calibrationOf(best, EARLY_ROUNDS + 1, Number.POSITIVE_INFINITY),
    },
    gauntlet: gauntletReport(pupil.strategy, outcomes),
    adversary: outcomesFor("adversary"),
    parts: partsOf(pupil, readings, outcomes),
    chance: outcomesFor("chance")[0],
    constants: outcomesFor("constants"),
    cost,
  };
}

function partsOf(
  { strategy, parts }: Pupil,
  readings: (name: QuestionName) => readonly Reading[],
  outcomes: readonly ContestResult[],
): readonly PartFindings[] {
  if (parts.length === 0) return [];
  const whole = readings("known");
  const found = (part: PartFindings["part"], name: QuestionName, id: string): PartFindings => {
    const scores = scoresOf(readings(name));
    return {
      part,
      people: scores && { mean: scores.mean, standardError: scores.standardError },
      early: scores?.early,
      difference: name === "known" ? undefined : pairedDifference(readings(name), whole),
      gauntlet: gauntletReport(id, outcomes),
    };
  };
  return [
    found("nothing", "known", strategy),
    ...parts.map((part) =>
      found(part, part === "population" ? "alone" : `without-${part}`, variantOf(strategy, part)),
    ),
  ];
}
