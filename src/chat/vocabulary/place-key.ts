// What follows from a place: the storage key of the people who share it, and the language spoken there.

import type { Caller, Place } from "./incoming.ts";

/** `platform:id` of the server or chat, regardless of channel or topic; undefined if private. */
export function placeKey(
  { platform }: Pick<Caller, "platform">,
  { kind, id, server }: Pick<Place, "kind" | "id" | "server">,
): string | undefined {
  return kind === "private" ? undefined : `${platform}:${server ?? id}`;
}

/** The language of the reply's place. */
export function localeOf({
  caller,
  place,
}: {
  readonly caller: Pick<Caller, "locale">;
  readonly place: Pick<Place, "kind" | "locale">;
}): Caller["locale"] {
  return place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
}
