// The leaderboard feature. Who is shown belongs to profiles; duel results are its own.

import { type Feature, type PersonalData, storedAs } from "../../src/chat/index.ts";
import { exportRatings, PLAYER_RATINGS, removeRatings } from "../../src/people/index.ts";
import { LIST_ME_SCOPE } from "../kit/list-me.ts";
import type { Services } from "../kit/services.ts";
import { LEADERBOARD_SCOPE, leaderboard, leaderboardPress } from "./command.ts";
import { type LeagueSettings, leagueBackground, leagueData } from "./league.ts";
import { listMePress } from "./list-me.ts";

export function leaderboardFeature(services: Services, settings: LeagueSettings): Feature {
  return {
    commands: [leaderboard(services)],
    presses: { [LEADERBOARD_SCOPE]: leaderboardPress(services), [LIST_ME_SCOPE]: listMePress(services) },
    personalData: ratedDuels(services, leagueData(services)),
    background: leagueBackground(services, settings),
  };
}

function ratedDuels({ store }: Services, league: PersonalData): PersonalData {
  return {
    kinds: { ...storedAs("stored-duels", PLAYER_RATINGS.name, "board:duels"), ...league.kinds },
    export: async (player) => {
      const ratings = await exportRatings(store, player);
      return { ...(ratings && { ratings }), ...(await league.export(player)) };
    },
    remove: async (player) => {
      const had = await Promise.all([removeRatings(store, player), league.remove(player)]);
      return had.includes(true);
    },
  };
}
