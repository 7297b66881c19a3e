// The only list of features.

import { accountFeature } from "./account/feature.ts";
import type { Services } from "./kit/services.ts";
import { leaderboardFeature } from "./leaderboard/feature.ts";
import { type MinesSettings, minesFeature } from "./mines/feature.ts";
import { modelFeature } from "./model/feature.ts";
import { type PlaySettings, playFeature } from "./play/feature.ts";
import { type ProfileSettings, profileFeature } from "./profile/feature.ts";
import { strategyFeature } from "./strategy/feature.ts";
import { type TournamentSettings, tournamentFeature } from "./tournament/feature.ts";

export type { Services } from "./kit/services.ts";

export function createFeatures(
  services: Services,
  settings: PlaySettings & MinesSettings & TournamentSettings & ProfileSettings,
) {
  const play = playFeature(services, settings);
  const mines = minesFeature(services, settings);
  const tournament = tournamentFeature(services, settings);
  const profile = profileFeature(services, settings);
  const features = [
    ...[play, mines, modelFeature(services, play.sessions.models), strategyFeature(services)],
    ...[tournament, leaderboardFeature(services), profile],
  ];
  return { features: [...features, accountFeature(services, features)], mines, tournament, profile };
}
