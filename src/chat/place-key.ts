// Storage key of the group of people who share a place; used for per-place counts.

import type { Caller, Place } from "./incoming.ts";

/** `platform:id` of the server or chat, regardless of channel or topic; undefined if private. */
export function placeKey(
  { platform }: Pick<Caller, "platform">,
  { kind, id, server }: Pick<Place, "kind" | "id" | "server">,
): string | undefined {
  return kind === "private" ? undefined : `${platform}:${server ?? id}`;
}
