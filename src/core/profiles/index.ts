// Public API of profiles: what rounds reveal about a person, distances, group tests and the map.

export { COMPARED_ROUNDS_MIN, type Comparison, compareProfiles, EARLY_ROUNDS_MIN } from "./compare.ts";
export { CROWD_PEOPLE_MIN, type CrowdHabits, type CrowdRounds, crowdHabits } from "./crowd-habits.ts";
export {
  type Difference,
  largestDifferences,
  NAMED_P_MAX,
  type Trait,
  type Verdict,
  verdictOn,
} from "./differences.ts";
export { groupDifferences } from "./group-differences.ts";
export { blocksOf } from "./grouped-contexts.ts";
export {
  compareGroups,
  GROUP_PEOPLE_MIN,
  groupEffect,
} from "./groups.ts";
export { landmarkRounds, landmarksOf, nearestWay, type Resemblance } from "./landmarks.ts";
export { sideSums, similaritiesOf, unlikeness } from "./likeness.ts";
export { distancesBetween, distancesFrom, mapOf, type ProfileMap } from "./map.ts";
export { pairMatrix, totalsOf } from "./pair-matrix.ts";
export { PROFILE_ROUNDS_MIN, type Profile, profileOf } from "./profile.ts";
export { type Predicted, predictedIn, readRounds } from "./reading.ts";
export { type SeedDistance, seedDistance } from "./seed-distance.ts";
export { countSituations, type Situations } from "./situations.ts";
