// The leaderboard feature. It stores nothing: the consents to be listed belong to profiles.

import { type Feature, NO_PERSONAL_DATA } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { LEADERBOARD_SCOPE, leaderboard, leaderboardPress } from "./command.ts";

export function leaderboardFeature(services: Services): Feature {
  return {
    commands: [leaderboard(services)],
    presses: { [LEADERBOARD_SCOPE]: leaderboardPress(services) },
    personalData: NO_PERSONAL_DATA,
  };
}
