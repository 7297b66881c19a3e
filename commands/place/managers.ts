// Who may see and change a chat's settings, and from where. On Telegram a group's page is in the private chat of one of
// its managers, so it carries which group it's about.

import { type CommandCall, placeKey } from "../../src/chat/index.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";
import { type KnownPlaces, onlyOpens, type PlaceSettings, type SettingsChange } from "./settings.ts";

export type Event = Pick<CommandCall, "caller" | "place" | "mayConfigure" | "findGroup">;

/** The `about` of a page opened here: the group, if its page may be shown elsewhere; otherwise empty. */
export async function aboutOf(event: Event): Promise<string> {
  const { place } = event;
  const isNamed = place.kind === "group" && place.server === undefined && /^-?\d+$/.test(place.id);
  if (!isNamed || !(await mayOpen(event))) return "";
  return place.topic === undefined ? place.id : `${place.id}-${place.topic}`;
}

/** The event as if it came from the chat that the page is about; undefined if that chat can't be reached. */
export async function reached(event: Event, about: string): Promise<Event | undefined> {
  if (about === "" || event.place.kind === "group") return event;
  const found = await event.findGroup?.(about.replace(/(?<=\d)-/, "/"));
  return found && { ...event, place: found.place, mayConfigure: async () => found.mayManage };
}

/** Whether the caller sees the settings: managers do, and everyone does in a chat that no one manages. */
export async function mayOpen(event: Event): Promise<boolean> {
  return event.place.kind === "group" && (await managesOf(event)) !== false;
}

export async function managesOf({ mayConfigure }: Pick<Event, "mayConfigure">): Promise<boolean | "nobody"> {
  return (await mayConfigure?.()) ?? "nobody";
}

/** The settings after a change on the caller's behalf, or why nothing was changed. */
type ChangeOutcome = { readonly settings: PlaceSettings } | { readonly refusal: Refusal };

type Refusal = Extract<MessageId, "place-alone" | "place-not-yours" | "place-nobodys" | "place-list-full">;

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
