// Changes the settings of a chat on someone's behalf, if they may.

import { type CommandCall, placeKey } from "../../src/chat/index.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";
import type { KnownPlaces } from "./known-places.ts";
import { onlyOpens, type PlaceSettings, type SettingsChange } from "./settings.ts";

/** The settings after the change, or why nothing was changed. */
export type ChangeOutcome = { readonly settings: PlaceSettings } | { readonly refusal: Refusal };

type Refusal = Extract<MessageId, "place-alone" | "place-not-yours" | "place-nobodys" | "place-list-full">;

type Event = Pick<CommandCall, "caller" | "place" | "mayConfigure">;

export async function changePlace(
  places: KnownPlaces,
  event: Event,
  change: SettingsChange,
): Promise<ChangeOutcome> {
  const key = placeKey(event.caller, event.place);
  if (key === undefined) return { refusal: "place-alone" };
  const manages = await managesOf(event);
  if (manages === false) return { refusal: "place-not-yours" };
  // If no one manages the chat, one member mustn't silence the others, and no setting may become permanent.
  if (manages === "nobody" && !onlyOpens(change)) return { refusal: "place-nobodys" };
  const settings = await places.change(key, change);
  return settings ? { settings } : { refusal: "place-list-full" };
}

export async function managesOf({ mayConfigure }: Event): Promise<boolean | "nobody"> {
  return (await mayConfigure?.()) ?? "nobody";
}
