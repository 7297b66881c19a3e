// The name of a place where others are, as what is counted by places is stored under it.

import type { Caller, Place } from "./incoming.ts";

/** `platform:id`, with the topic after it where there is one; undefined for a private chat, which is nobody else's place. */
export function placeKey({ platform }: Pick<Caller, "platform">, { kind, id, topic }: Place): string | undefined {
  if (kind === "private") return undefined;
  return topic === undefined ? `${platform}:${id}` : `${platform}:${id}:${topic}`;
}
