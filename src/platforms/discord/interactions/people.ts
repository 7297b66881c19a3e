// People named in an interaction: Discord resolves them in the payload.

import type { APIInteractionDataResolved, APIUser } from "discord.js";
import type { FoundPerson } from "../../../chat/index.ts";

/** The display name in the server, else the person's own. */
export function nameOf(
  { global_name, username }: Pick<APIUser, "global_name" | "username">,
  member?: { readonly nick?: string | null },
): string {
  return member?.nick ?? global_name ?? username;
}

/** Finds a person by id in the interaction's resolved data. */
export function findPersonIn(
  resolved: Pick<APIInteractionDataResolved, "users" | "members"> | undefined,
): (typed: string) => FoundPerson {
  return (id) => {
    const user = resolved?.users?.[id];
    if (!user) return { problem: "unknown" };
    return { id, name: nameOf(user, resolved?.members?.[id]), isBot: user.bot ?? false };
  };
}
