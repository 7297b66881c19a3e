// Public interface of bundles: a whole tournament or season in one file that anyone can replay.

export type { Difference } from "./again.ts";
export type {
  BundleContents,
  BundledMatch,
  Engine,
  Manifest,
  ReadMatch,
  ScheduleProblem,
} from "./bundle.ts";
export { resultsFor } from "./check.ts";
export { engineHere, isSameEngine, shippedEngine } from "./engine.ts";
export { entrantOf, tournamentContents } from "./follow-plan.ts";
export { type BundleSigner, type MakeOptions, makeBundle } from "./make.ts";
export { type OpenBundle, openBundle } from "./open.ts";
export { BundleProblem, type BundleProblemKind } from "./problem.ts";
export { type NotReplayed, type Replay, type ReplayOptions, replayBundle } from "./replay.ts";
export { bundledName, seasonContents } from "./season-bundle.ts";
