// Public API of portraits: finding, playing, writing out and comparing short programs of how people play.

export { type PortraitDifference, type Portrayed, portraitDifferences } from "./differences.ts";
export { findLines, findPortrait, judgeLines } from "./find.ts";
export { learnSharedLines } from "./learn.ts";
export { probabilitiesOf } from "./play.ts";
export {
  type Condition,
  LINES_MAX,
  PORTRAIT_GAME,
  PORTRAIT_ROUNDS_MIN,
  type Portrait,
  type PortraitLine,
  type PortraitScore,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "./portrait.ts";
export type { SharedLine } from "./search.ts";
export { portraitSource } from "./source.ts";
