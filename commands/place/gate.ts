// Refuses what a chat's managers have switched off there, or restricted to other channels.

import { type Feature, placeKey } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import type { KnownPlaces } from "./known-places.ts";
import { channelNames } from "./pages.ts";
import { isPlayedIn } from "./settings.ts";

export function gateOf(places: KnownPlaces): NonNullable<Feature["gate"]> {
  return async ({ caller, place }, { id, title, command }) => {
    const key = placeKey(caller, place);
    if (key === undefined) return undefined;
    const { locale } = caller;
    const settings = await places.of(key);
    if (settings.off.includes(id))
      return notice(say(locale, "place-off", { what: say(locale, title), command }));
    if (isPlayedIn(settings, place)) return undefined;
    return notice(say(locale, "place-elsewhere", { channels: channelNames(settings, locale), command }));
  };
}
