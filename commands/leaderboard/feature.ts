// The leaderboard feature. The consents to be listed belong to profiles; duel results are its own.

import type { Feature, PersonalData } from "../../src/chat/index.ts";
import { exportLadder, LADDER_KINDS, removeLadder } from "../../src/people/index.ts";
import { LIST_ME_SCOPE } from "../kit/list-me.ts";
import type { Services } from "../kit/services.ts";
import type { LeagueFeature } from "../league/index.ts";
import { LEADERBOARD_SCOPE, leaderboard, leaderboardPress } from "./command.ts";
import { listMePress } from "./list-me.ts";

export function leaderboardFeature(services: Services, league: Pick<LeagueFeature, "table">): Feature {
  return {
    commands: [leaderboard(services, league)],
    presses: { [LEADERBOARD_SCOPE]: leaderboardPress(services), [LIST_ME_SCOPE]: listMePress(services) },
    personalData: ratedDuels(services),
  };
}

function ratedDuels({ store, now }: Services): PersonalData {
  return {
    kinds: LADDER_KINDS,
    export: async (player) => {
      const ratings = await exportLadder(store, player);
      return ratings ? { ratings } : {};
    },
    remove: (player) => removeLadder(store, player, now()),
  };
}
