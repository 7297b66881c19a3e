// Whom a person option names: somebody whom the platform tells of, a @name that was seen before, or
// a player's id where a platform has no other people.

import type { CommandCall, FoundPerson } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  consentOf,
  type PlayerId,
  playerByHandle,
  readPlayerId,
  summarisePlayer,
} from "../../src/players/index.ts";
import { CHAT_GAMES } from "./chat-games.ts";
import type { Services } from "./services.ts";
import { shownName } from "./shown-name.ts";

/** A player with the name that others read. */
export type NamedPlayer = PlayerId & { readonly name: string };

/** Who is meant, or in words why nobody is. The caller may be meant. */
export type Meant = NamedPlayer | { readonly problem: string };

/** Reads the value of a person option. Only players whom the bot has met are meant. */
export async function resolvePerson(services: Services, call: CommandCall, typed: string): Promise<Meant> {
  const { caller, findPerson } = call;
  const { locale } = caller;
  const named = findPerson
    ? await foundBy(services, call, findPerson(typed))
    : playerTyped(typed, caller.platform);
  if (!named) return { problem: say(locale, findPerson ? "person-unknown" : "person-unknown-id", { typed }) };
  if (named === "bot") return { problem: say(locale, "person-bot") };
  if (named.id === caller.id && named.platform === caller.platform) return caller;
  return (await isMet(services, named))
    ? named
    : { problem: say(locale, "person-never-met", { name: shownName(named.name) }) };
}

async function foundBy(
  { store }: Services,
  { caller: { platform } }: CommandCall,
  found: FoundPerson,
): Promise<NamedPlayer | "bot" | undefined> {
  if (!("problem" in found)) return found.isBot ? "bot" : { platform, id: found.id, name: found.name };
  const { handle } = found;
  const player = handle === undefined ? undefined : await playerByHandle(store, platform, handle);
  return player && { ...player, name: (await consentOf(store, player))?.name ?? (handle as string) };
}

/** Where nobody else is, a player's bare name will do. */
function playerTyped(typed: string, platform: CommandCall["caller"]["platform"]): NamedPlayer | undefined {
  const player = readPlayerId(typed) ?? readPlayerId(`${platform}:${typed.replace(/^@/, "")}`);
  return player && { ...player, name: player.id };
}

/** Whether anything at all is stored of how they play or what they agreed to. */
async function isMet({ store }: Services, player: PlayerId): Promise<boolean> {
  if (await consentOf(store, player)) return true;
  return Object.keys((await summarisePlayer(store, player, CHAT_GAMES)).games).length > 0;
}
