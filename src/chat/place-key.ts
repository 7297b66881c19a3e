// The name of the people whom a place is shared with, as what is counted by places is stored under
// it.

import type { Caller, Place } from "./incoming.ts";

/**
 * `platform:id` of the server or the chat, whatever the channel or topic: the same people are
 * there. Undefined for a private chat, which is nobody else's place.
 */
export function placeKey(
  { platform }: Pick<Caller, "platform">,
  { kind, id, server }: Pick<Place, "kind" | "id" | "server">,
): string | undefined {
  return kind === "private" ? undefined : `${platform}:${server ?? id}`;
}
