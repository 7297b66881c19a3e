// A chat's settings are shown to one person only, who may have to read them in the private chat, if the group can't
// show them privately. So a page carries the group that it's about.

import type { CommandCall, Place } from "../../src/chat/index.ts";
import { managesOf } from "./change.ts";

export type Event = Pick<CommandCall, "caller" | "place" | "mayConfigure" | "findPlace">;

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
  const found = await event.findPlace?.(about.replace(/(?<=\d)-/, "/"));
  if (!found || "problem" in found) return undefined;
  const place: Place = found.place;
  return { ...event, place, mayConfigure: async () => found.mayManage };
}

/** Whether the caller sees the settings: managers do, and everyone does in a chat that no one manages. */
export async function mayOpen(event: Event): Promise<boolean> {
  return event.place.kind === "group" && (await managesOf(event)) !== false;
}
