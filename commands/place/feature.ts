// The place feature: `/place`, and the gate that holds to what was set there.

import { type Feature, type Messenger, NO_PERSONAL_DATA } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { SettingsPanel } from "../kit/settings-page.ts";
import type { BanServices } from "./bans/command.ts";
import { knownHostBans } from "./bans/host-bans.ts";
import { banOf } from "./bans/refusal.ts";
import { placeCommand } from "./command.ts";
import { dailyPosts, type Invite, nextPost, postsDue } from "./daily-post.ts";
import { gateOf } from "./gate.ts";
import { greetings } from "./greeting.ts";
import { HERE_PAGE } from "./here.ts";
import type { KnownPlaces } from "./known-places.ts";
import { herePages } from "./pages.ts";
import { quietly } from "./quietly.ts";

export interface PlaceFeature extends Feature {
  /** Of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  /** Looks once which daily posts are due. */
  look(): Promise<void>;
  /** Holds back what nobody asked for from places that want quiet. */
  quietly(messenger: Messenger): Messenger;
}

/** `others`: the features whose areas a place may switch off, and from which it may ban people. */
export function placeFeature(
  services: Services,
  places: KnownPlaces,
  others: readonly Feature[],
  panel: SettingsPanel,
  invite: Invite,
): PlaceFeature {
  const posts = dailyPosts(services, places, invite);
  const all = others.flatMap((feature) => feature.areas?.all ?? []);
  const areas = [...all.filter(({ isGame }) => isGame), ...all.filter(({ isGame }) => !isGame)];
  const banned: BanServices["banned"] = async (person, place) => {
    for (const feature of others) await feature.banned?.(person, place);
  };
  return {
    commands: [placeCommand(areas, panel.open, { services, places, banned })],
    pages: herePages(places, areas),
    presses: {},
    personalData: NO_PERSONAL_DATA,
    gate: gateOf(places),
    banOf: banOf(places, knownHostBans(services.store, services.now)),
    afterwards: greetings({
      store: services.store,
      places,
      now: services.now,
      show: (event) => panel.show(event, HERE_PAGE, say(event.caller.locale, "place-welcome")),
    }),
    openToBanned: () => true,
    background: posts,
    look: posts.look,
    moved: async (from, to) => {
      const { daily } = (await places.move(from, to)) ?? {};
      if (daily) await postsDue(services.store).add(to, nextPost(daily, services.now()));
    },
    quietly: (messenger) => quietly(messenger, places, services.log),
  };
}
