// Settings of a place are shown to one person alone, who may be reading them elsewhere: in the private chat, where the
// group cannot do it. So a page carries which group it is about.

import type { CommandCall, Place } from "../../src/chat/index.ts";
import { managesOf } from "./change.ts";

export type Event = Pick<CommandCall, "caller" | "place" | "mayConfigure" | "findPlace">;

/** What a page is about that somebody opens here: the group, where it may be shown elsewhere; else nothing. */
export async function aboutOf(event: Event): Promise<string> {
  const { place } = event;
  const isTold = place.kind === "group" && place.server === undefined && /^-?\d+$/.test(place.id);
  if (!isTold || !(await mayOpen(event))) return "";
  return place.topic === undefined ? place.id : `${place.id}-${place.topic}`;
}

/** The event as if it had come from the place that the page is about; undefined where that is not to be had. */
export async function reached(event: Event, about: string): Promise<Event | undefined> {
  if (about === "" || event.place.kind === "group") return event;
  const found = await event.findPlace?.(about.replace(/(?<=\d)-/, "/"));
  if (!found || "problem" in found) return undefined;
  const place: Place = found.place;
  return { ...event, place, mayConfigure: async () => found.mayManage };
}

/** Whether the settings are shown to the caller: to those who manage the place, and to all where nobody does. */
export async function mayOpen(event: Event): Promise<boolean> {
  return event.place.kind === "group" && (await managesOf(event)) !== false;
}
