// The place feature: `/place`, and the gate that enforces a chat's settings.

import { type Feature, type Messenger, placeKey, storedAs } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Log } from "../../src/infra/logger.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import type { BanServices } from "./bans/command.ts";
import { type KnownHostBans, knownHostBans } from "./bans/host-bans.ts";
import { placeCommand } from "./command.ts";
import { dailyPosts, type Invite, nextPost, postsDue } from "./daily-post.ts";
import { gateOf } from "./gate.ts";
import type { KnownPlaces } from "./known-places.ts";
import { herePages } from "./pages.ts";
import { isBanned, privateKey } from "./settings.ts";

export interface PlaceFeature extends Feature {
  /** Pages of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  /** Checks once which daily posts are due. */
  look(): Promise<void>;
  /** Blocks unsolicited posts to chats that want quiet. */
  quietly(messenger: Messenger): Messenger;
}

/** `others`: the features whose areas a chat may switch off, and from which it may ban people. */
export function placeFeature(
  services: Services,
  places: KnownPlaces,
  others: readonly Feature[],
  open: OpenSettings,
  invite: Invite,
): PlaceFeature {
  const posts = dailyPosts(services, places, invite);
  const all = others.flatMap((feature) => feature.areas?.all ?? []);
  const areas = [...all.filter(({ isGame }) => isGame), ...all.filter(({ isGame }) => !isGame)];
  const banned: BanServices["banned"] = async (person, place) => {
    for (const feature of others) await feature.banned?.(person, place);
  };
  return {
    commands: [placeCommand(areas, open, { services, places, banned })],
    pages: herePages(places, areas),
    presses: {},
    // A ban outlives the deletion of data, or anyone could lift their own.
    personalData: {
      kinds: storedAs("stored-bans", "place-settings", "host-bans"),
      export: async (person) => {
        const { daily } = await places.of(privateKey(person));
        return daily ? { dailyPost: daily } : {};
      },
      remove: async (person) => {
        const key = privateKey(person);
        const { daily } = await places.of(key);
        await postsDue(services.store).remove(key);
        await places.forget(key);
        return daily !== undefined;
      },
    },
    gate: gateOf(places),
    banOf: banOf(places, knownHostBans(services.store, services.now)),
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

// The line that banned people get instead of an answer. It says who can lift the ban.

function banOf(places: KnownPlaces, isBannedByHost: KnownHostBans): NonNullable<Feature["banOf"]> {
  return async ({ caller, place }) => {
    const key = placeKey(caller, place);
    const here = key === undefined ? undefined : places.of(key);
    const [everywhere, settings] = await Promise.all([isBannedByHost(caller), here]);
    if (everywhere) return say(caller.locale, "ban-everywhere");
    if (!settings || !isBanned(settings, caller.id)) return undefined;
    return say(caller.locale, "ban-here", { where: place.server === undefined ? "group" : "server" });
  };
}

/** The messenger, without unsolicited posts to chats that want quiet. */
export function quietly(messenger: Messenger, places: KnownPlaces, log: Log): Messenger {
  return {
    edit: messenger.edit,
    privateChat: messenger.privateChat,
    ...(messenger.link && { link: messenger.link }),
    async post(platform, place, view, key, why) {
      if (why === "asked") return messenger.post(platform, place, view, key, why);
      try {
        // Refused permanently: by the time quiet ends, the post would be stale.
        if (await places.isQuiet({ platform, ...place })) return { state: "refused", why: "other" };
      } catch (error) {
        log.warn({ err: error, key }, "settings of a place could not be read: a post waits");
        return { state: "unavailable" };
      }
      return messenger.post(platform, place, view, key);
    },
  };
}
