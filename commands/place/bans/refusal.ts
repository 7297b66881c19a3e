// The line that banned people read in place of an answer. It says who can lift the ban.

import { type Feature, placeKey } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { KnownPlaces } from "../known-places.ts";
import { isBanned } from "../settings.ts";
import type { KnownHostBans } from "./host-bans.ts";

export function banOf(places: KnownPlaces, isBannedByHost: KnownHostBans): NonNullable<Feature["banOf"]> {
  return async ({ caller, place }) => {
    const key = placeKey(caller, place);
    const [everywhere, settings] = await Promise.all([
      isBannedByHost(caller),
      key === undefined ? undefined : places.of(key),
    ]);
    if (everywhere) return say(caller.locale, "ban-everywhere");
    if (!settings || !isBanned(settings, caller.id)) return undefined;
    return say(caller.locale, "ban-here", { where: place.server === undefined ? "group" : "server" });
  };
}
