// Public interface of the ladder's maths: ratings, what counts towards them, and what chance alone does.

export {
  type DecidedSide,
  type DuelDecision,
  decideDuel,
  type LadderPerson,
} from "./decide.ts";
export { bestByLuck } from "./luck.ts";
export { expectedScore, FRESH, type Met, type Rating, rated, surely } from "./rating.ts";
export {
  inOrder,
  type LadderLog,
  type LadderResult,
  ratingAt,
  type Standing,
  UNPLAYED,
  withResults,
} from "./standing.ts";
export {
  type DuelFacts,
  OPPONENTS_MIN,
  PROVISIONAL_BELOW,
  ratingVerdict,
  type UnratedReason,
} from "./verdict.ts";
