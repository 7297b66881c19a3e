// People whom an interaction names: Discord tells of them beside their ids.

import type { APIInteractionDataResolved, APIUser } from "discord.js";
import type { FoundPerson } from "../../../chat/index.ts";

/** The name that a server or the person chose to show. */
export function nameOf(
  { global_name, username }: Pick<APIUser, "global_name" | "username">,
  member?: { readonly nick?: string | null },
): string {
  return member?.nick ?? global_name ?? username;
}

/** Finds a person by id among those of whom an interaction tells. */
export function findPersonIn(
  resolved: Pick<APIInteractionDataResolved, "users" | "members"> | undefined,
): (typed: string) => FoundPerson {
  return (id) => {
    const user = resolved?.users?.[id];
    if (!user) return { problem: "unknown" };
    return { id, name: nameOf(user, resolved?.members?.[id]), isBot: user.bot ?? false };
  };
}
