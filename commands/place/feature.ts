// The place feature: `/place`, and the gate that enforces a chat's settings.

import { type Feature, placeKey, type Reply, storedAs } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { ShowPage } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { type BanServices, bansPage } from "./bans.ts";
import { placeCommand } from "./command.ts";
import { dailyPosts, type Invite, nextPost, postsDue } from "./daily-post.ts";
import type { KnownHostBans } from "./host-bans.ts";
import { herePages } from "./pages.ts";
import { isBanned, type KnownPlaces, privateKey } from "./settings.ts";

export interface PlaceFeature extends Feature {
  /** Pages of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  /** Checks once which daily posts are due. */
  look(): Promise<void>;
}

/** `others`: the features whose areas a chat may switch off, and from which it may ban people. */
export function placeFeature(
  services: Services,
  { places, gate }: { readonly places: KnownPlaces; readonly gate: NonNullable<Feature["gate"]> },
  others: readonly Feature[],
  open: OpenSettings,
  invite: Invite,
): PlaceFeature {
  const { store, now } = services;
  const posts = dailyPosts(services, places, invite);
  const all = others.flatMap((feature) => feature.areas?.all ?? []);
  const areas = [...all.filter(({ isGame }) => isGame), ...all.filter(({ isGame }) => !isGame)];
  const banned: BanServices["banned"] = async (person, place) => {
    for (const feature of others) await feature.banned?.(person, place);
  };
  return {
    commands: [placeCommand(areas, open, { services, places, banned })],
    pages: herePages(places, areas, bansPage),
    presses: {},
    // A ban outlives the deletion of data, or anyone could lift their own.
    personalData: {
      kinds: storedAs("stored-place", "place-settings", "host-bans"),
      export: async (person) => {
        const { daily } = await places.of(privateKey(person));
        return daily ? { dailyPost: daily } : {};
      },
      remove: async (person) => {
        const key = privateKey(person);
        const { daily } = await places.of(key);
        await postsDue(store).remove(key);
        await places.forget(key);
        return daily !== undefined;
      },
    },
    gate,
    openToBanned: () => true,
    background: posts,
    look: posts.look,
    moved: async (from, to) => {
      const { daily } = await places.move(from, to);
      if (daily) await postsDue(store).add(to, nextPost(daily, now()));
    },
    added: async (chat) => {
      const { daily } = await places.of(chat);
      if (!daily?.refused) return;
      await places.change(chat, { kind: "refused", refused: undefined });
      await postsDue(store).add(chat, nextPost(daily, now()));
    },
  };
}

/** Refuses banned people, and what a chat's managers have switched off there. */
export function gateOf(places: KnownPlaces, isBannedByHost: KnownHostBans): NonNullable<Feature["gate"]> {
  return async ({ caller, place }, { areas, isOpen }) => {
    const { locale } = caller;
    const key = placeKey(caller, place);
    const here = key === undefined || (isOpen && areas.length === 0) ? undefined : places.of(key);
    const [everywhere, settings] = await Promise.all([!isOpen && isBannedByHost(caller), here]);
    // The line that banned people get instead of an answer says who can lift the ban.
    const banned = (text: string): Reply => ({ type: "notice", text, discreet: true });
    if (everywhere) return banned(say(locale, "ban-everywhere"));
    if (settings && !isOpen && isBanned(settings, caller.id))
      return banned(say(locale, "ban-here", { where: place.server === undefined ? "group" : "server" }));
    const off = areas.find(({ id }) => settings?.off.includes(id));
    return off && notice(say(locale, "place-off", { what: say(locale, off.title), command: off.command }));
  };
}
