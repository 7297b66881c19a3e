// The parts of the ladder study, and its results.

import { type Estimate, estimateMean, mean, sum } from "../../src/core/statistics.ts";
import { type LuckLine, luckLines, luckyLadder } from "./luck.ts";
import { CHECKPOINTS, type LadderRun, type Prediction, runLadder } from "./recovery.ts";
import { runTrick, TRICKS, type TrickRun } from "./tricks.ts";

/** Standard deviations of the true strengths, on the logistic scale of a decided round: someone that far above the
 * average wins 52.5, 55 and 60 % of them. */
const SPREADS = [0.1, 0.2, 0.4] as const;
/** Bins of expected scores. */
const BINS = [0, 0.35, 0.45, 0.5, 0.55, 0.65, 1] as const;

export type Piece =
  | { readonly kind: "ladder"; readonly seed: number; readonly people: number; readonly spread: number }
  | { readonly kind: "equals"; readonly seed: number }
  | { readonly kind: "trick"; readonly seed: number; readonly name: string; readonly hasRules: boolean };

type Played =
  | { readonly kind: "ladder"; readonly run: LadderRun }
  | { readonly kind: "equals"; readonly ratings: readonly (readonly number[])[] }
  | { readonly kind: "trick"; readonly name: string; readonly hasRules: boolean; readonly run: TrickRun };

export function piecesOf(study: { ladders: number; people: number; seed: number }): readonly Piece[] {
  const { people } = study;
  const seeds = Array.from({ length: study.ladders }, (_, at) => study.seed + at);
  const tricks = TRICKS.flatMap(({ name }) => [true, false].map((hasRules) => ({ name, hasRules })));
  // Alternates the kinds within each seed, so that an interrupted study has some results of each.
  return seeds.flatMap((seed): Piece[] => [
    ...SPREADS.map((spread) => ({ kind: "ladder", seed, people, spread }) as const),
    { kind: "equals", seed },
    ...tricks.map((trick) => ({ kind: "trick", seed, ...trick }) as const),
  ]);
}

export function playPiece(piece: Piece): Played {
  if (piece.kind === "ladder") return { kind: piece.kind, run: runLadder(piece) };
  if (piece.kind === "equals") return { kind: piece.kind, ratings: luckyLadder(piece.seed) };
  const { kind, name, hasRules } = piece;
  const trick = TRICKS.find((one) => one.name === name);
  if (!trick) throw new RangeError(`${name} is no trick`);
  return { kind, name, hasRules, run: runTrick(trick, piece.seed, hasRules) };
}

export interface LadderStudy {
  readonly recovery: readonly RecoveryLine[];
  readonly luck: readonly LuckLine[];
  readonly tricks: readonly TrickLine[];
}

export interface RecoveryLine {
  readonly spread: number;
  readonly correlations: readonly { readonly duels: number; readonly spearman: Estimate }[];
  /** Mean squared error of the expected scores; of always one half; of the true probabilities. */
  readonly brier: { readonly ladder: number; readonly even: number; readonly truth: number };
  readonly bins: readonly Bin[];
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly expected: number;
  readonly scored: number;
}

export interface TrickLine {
  readonly name: string;
  readonly hasRules: boolean;
  readonly rating: Estimate;
  readonly sure: Estimate;
  readonly rank: Estimate;
  readonly rated: number;
  /** Share of months in which a rank was shown. */
  readonly ranked: number;
}

export function summarise(played: readonly Played[]): LadderStudy {
  const runs = played.flatMap((one) => (one.kind === "ladder" ? [one.run] : []));
  const equals = played.flatMap((one) => (one.kind === "equals" ? [one.ratings] : []));
  return {
    recovery: SPREADS.map((spread) =>
      recoveryLine(
        spread,
        runs.filter((run) => run.spread === spread),
      ),
    ),
    luck: equals.length > 0 ? luckLines(equals) : [],
    tricks: trickLines(played),
  };
}

function recoveryLine(spread: number, runs: readonly LadderRun[]): RecoveryLine {
  const predictions = runs.flatMap((run) => run.predictions);
  const error = (of: (one: Prediction) => number): number =>
    mean(predictions.map((one) => (of(one) - one.score) ** 2));
  return {
    spread,
    correlations: CHECKPOINTS.map((duels, at) => ({
      duels,
      spearman: estimateMean(runs.map(({ checkpoints }) => checkpoints[at]?.correlation ?? 0)),
    })),
    brier: { ladder: error((one) => one.expected), even: error(() => 0.5), truth: error((one) => one.truth) },
    bins: BINS.slice(1).map((to, at) => binOf(predictions, BINS[at] as number, to)),
  };
}

function binOf(predictions: readonly Prediction[], from: number, to: number): Bin {
  const inside = predictions.filter(({ expected }) => expected >= from && expected < to);
  return {
    from,
    to,
    count: inside.length,
    expected: sum(inside.map((one) => one.expected)) / inside.length,
    scored: sum(inside.map((one) => one.score)) / inside.length,
  };
}

function trickLines(played: readonly Played[]): readonly TrickLine[] {
  return TRICKS.flatMap(({ name }) =>
    [true, false].flatMap((hasRules) => {
      const runs = played.flatMap((one) =>
        one.kind === "trick" && one.name === name && one.hasRules === hasRules ? [one.run] : [],
      );
      return runs.length > 0 ? [trickLine(name, hasRules, runs)] : [];
    }),
  );
}

function trickLine(name: string, hasRules: boolean, runs: readonly TrickRun[]): TrickLine {
  const of = (value: (run: TrickRun) => number): Estimate => estimateMean(runs.map(value));
  return {
    name,
    hasRules,
    rating: of((run) => run.rating),
    sure: of((run) => run.sure),
    rank: of((run) => run.rank),
    rated: mean(runs.map((run) => run.rated)),
    ranked: mean(runs.map((run) => (run.isRanked ? 1 : 0))),
  };
}
