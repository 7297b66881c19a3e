// Public interface of bundles: a whole tournament or season in one file, for anybody to play again.

export type {
  BundleContents,
  BundledDraw,
  BundledEntrant,
  BundledMatch,
  BundledTable,
  Engine,
  Manifest,
  ReadMatch,
  Transcript,
} from "./bundle.ts";
export { type BundleSigner, type MakeOptions, makeBundle } from "./make.ts";
export { BundleProblem, type BundleProblemKind } from "./problem.ts";
