// Resolves a person option: a platform mention, a known @name, or a player id.

import type { CommandCall, FoundPerson } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { type PlayerId, playerByHandle, readPlayerId, shownOf } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

/** A player with their display name; `handle`: the @name used to name them. */
export type NamedPlayer = PlayerId & {
  readonly name: string;
  readonly handle?: string;
  /** Known not to be in the event's chat. */
  readonly isAbsent?: true;
};

/** The resolved player (may be the caller), or why there is none. */
export type Meant = NamedPlayer | { readonly problem: string };

/** Resolves the value of a person option. */
export async function resolvePerson(services: Services, call: CommandCall, typed: string): Promise<Meant> {
  const { caller, findPerson } = call;
  const { locale } = caller;
  const named = findPerson
    ? await foundBy(services, call, findPerson(typed))
    : playerTyped(typed, caller.platform);
  if (!named) return { problem: say(locale, findPerson ? "person-unknown" : "person-unknown-id", { typed }) };
  if (named === "bot") return { problem: say(locale, "person-bot") };
  if ("unmet" in named) return { problem: say(locale, "person-unmet", { name: named.unmet }) };
  return caller.platform === named.platform && caller.id === named.id ? caller : named;
}

async function foundBy(
  { store }: Services,
  { caller: { platform } }: CommandCall,
  found: FoundPerson,
): Promise<NamedPlayer | "bot" | { readonly unmet: string } | undefined> {
  if (!("problem" in found)) {
    const { id, name, isBot, isAbsent } = found;
    if (isBot) return "bot";
    return { platform, id, name, ...(isAbsent && { isAbsent }) };
  }
  const { handle } = found;
  if (handle === undefined) return undefined;
  const player = await playerByHandle(store, platform, handle);
  if (!player) return { unmet: `@${handle}` };
  return { ...player, handle, name: (await shownOf(store, player))?.name ?? handle };
}

/** Platforms without other people accept a bare player name. */
function playerTyped(typed: string, platform: CommandCall["caller"]["platform"]): NamedPlayer | undefined {
  const player = readPlayerId(typed) ?? readPlayerId(`${platform}:${typed.replace(/^@/, "")}`);
  return player && { ...player, name: player.id };
}
