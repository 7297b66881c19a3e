// Public API of portraits: finding, playing, writing out and comparing short programs of how people play.

export { type PortraitDifference, type Portrayed, portraitDifferences } from "./differences.ts";
export { findPortrait } from "./find.ts";
export { probabilitiesOf } from "./play.ts";
export {
  type Condition,
  LINES_MAX,
  PORTRAIT_ROUNDS_MIN,
  type Portrait,
  type PortraitLine,
  type PortraitScore,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "./portrait.ts";
export { portraitSource } from "./source.ts";
