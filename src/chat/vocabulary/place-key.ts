// Derived from a chat: the storage key of the people who share it, and its language.

import type { Caller, Place } from "./incoming.ts";

/** `platform:id` of the server or chat, whatever the channel or topic; undefined if private. */
export function placeKey(
  { platform }: Pick<Caller, "platform">,
  { kind, id, server }: Pick<Place, "kind" | "id" | "server">,
): string | undefined {
  return kind === "private" ? undefined : `${platform}:${server ?? id}`;
}

/** The language of the chat that gets the reply. */
export function localeOf({
  caller,
  place,
}: {
  readonly caller: Pick<Caller, "locale">;
  readonly place: Pick<Place, "kind" | "locale">;
}): Caller["locale"] {
  return place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
}
