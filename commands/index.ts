// The only list of features.

import { localeOf } from "../src/chat/index.ts";
import { accountFeature } from "./account/feature.ts";
import { dailyFeature } from "./daily/feature.ts";
import { duelFeature } from "./duel/feature.ts";
import { duelFriendButton } from "./kit/duel-friend.ts";
import { knownLanguages } from "./kit/languages.ts";
import { listMeButton } from "./kit/list-me.ts";
import type { Services } from "./kit/services.ts";
import type { OpenSettings } from "./kit/settings-page.ts";
import { leaderboardFeature } from "./leaderboard/feature.ts";
import { minesFeature } from "./mines/feature.ts";
import { modelFeature } from "./model/feature.ts";
import { placeFeature } from "./place/feature.ts";
import { gateOf, knownHostBans, knownPlaces } from "./place/index.ts";
import { type PlaySettings, playFeature } from "./play/feature.ts";
import { type ProfileSettings, profileFeature } from "./profile/feature.ts";
import { replayFeature } from "./replay/feature.ts";
import { type StrategySettings, strategyFeature } from "./strategy/feature.ts";
import { type TournamentSettings, tournamentFeature } from "./tournament/feature.ts";

export { storedLines } from "./kit/personal-data.ts";
export { failureLog, type Services } from "./kit/services.ts";

export function createFeatures(
  services: Services,
  settings: Omit<PlaySettings, "gate" | "duels" | "endOffers"> &
    StrategySettings &
    Omit<TournamentSettings, "places"> &
    ProfileSettings,
) {
  const places = knownPlaces(services);
  const gate = gateOf(places, knownHostBans(services.store, services.now));
  const languages = knownLanguages(services, places);
  // The panel has pages from all features, whose former commands open it.
  const openSettings: OpenSettings = (call, page) => account.openSettings(call, page);
  const duel = duelFeature(services);
  const play = playFeature(services, {
    ...settings,
    gate,
    duels: duel.rps,
    endOffers: endOffers(services),
  });
  const model = modelFeature(services, play.sessions);
  const mines = minesFeature(services);
  const daily = dailyFeature(services, places);
  const tournament = tournamentFeature(services, { ...settings, places });
  const profile = profileFeature(services, settings);
  const features = [
    ...[play, duel, mines, daily],
    ...[model, strategyFeature(services, settings)],
    ...[tournament, leaderboardFeature(services, settings), profile],
  ];
  const place = placeFeature(services, { places, gate }, features, openSettings, daily.invite);
  const all = [...features, place, replayFeature(services)];
  const account = accountFeature(services, {
    others: all,
    languages,
    pages: { ...model.pages, ...place.pages },
  });
  return {
    features: [...all, account],
    chosenLanguages: languages.chosen,
    play,
    duel,
    mines,
    tournament,
    profile,
    place,
  };
}

/** Suggestions after a match, besides another one; none in a terminal, where no one else is. */
const endOffers =
  (services: Services): NonNullable<PlaySettings["endOffers"]> =>
  async ({ caller, place }) => {
    if (caller.platform === "terminal") return [];
    const reader = { ...caller, locale: localeOf({ caller, place }) };
    const listMe = await listMeButton(services, reader);
    return [duelFriendButton(reader), ...(listMe ? [listMe] : [])];
  };
