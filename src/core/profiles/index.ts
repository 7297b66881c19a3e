// Public API of profiles: what rounds reveal about a person, distances, group tests and the map.

export { CROWD_PEOPLE_MIN, type CrowdHabits, type CrowdRounds, crowdHabits } from "./crowd-habits.ts";
export {
  type Difference,
  largestDifferences,
  NAMED_P_MAX,
  type Trait,
  type Verdict,
  verdictOn,
} from "./differences.ts";
export {
  COMPARED_ROUNDS_MIN,
  type Comparison,
  compareProfiles,
  distancesBetween,
  distancesFrom,
  EARLY_ROUNDS_MIN,
  type SeedDistance,
  seedDistance,
} from "./distance.ts";
export { groupDifferences } from "./group-differences.ts";
export {
  compareGroups,
  GROUP_PEOPLE_MIN,
  groupEffect,
} from "./groups.ts";
export { landmarkRounds, landmarksOf, nearestWay, type Resemblance } from "./landmarks.ts";
export { mapOf, type ProfileMap } from "./map.ts";
export { PROFILE_ROUNDS_MIN, type Profile, profileOf } from "./profile.ts";
export { type Predicted, predictedIn, readRounds } from "./reading.ts";
export { countSituations, type Situations } from "./situations.ts";
