// Who takes part: a person with all their identities, so that a side may continue from a different platform.

import type { Caller, Platform, Speaker } from "../../../src/chat/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { nameAcrossOf, namesAsked, readPlayerId, writePlayerId } from "../../../src/people/index.ts";
import { allowedName } from "../../kit/name-across.ts";
import type { Duel, StoredSide } from "./document.ts";
import type { Side } from "./rules.ts";

/** The person who pressed or typed. */
export interface Person extends Pick<Caller, "platform" | "name" | "handle" | "locale"> {
  /** The identity that they're using, `platform:id`. */
  readonly player: string;
  /** All identities, `platform:id`, that one first. */
  readonly identities: readonly string[];
}

export async function personOf(caller: Speaker): Promise<Person> {
  const identities = (await caller.identities()).map(writePlayerId);
  return { ...caller, player: writePlayerId(caller), identities };
}

/** The side that the person plays; undefined for others. */
export function sideOf({ sides }: Duel, { identities }: Pick<Person, "identities">): Side | undefined {
  const at = sides.findIndex(({ player }) => identities.includes(player));
  return at === 0 || at === 1 ? at : undefined;
}

/** Whether the person is the one challenged, by id or by @name; anyone is, in an open challenge. */
export function isInvited({ invited }: Duel, { identities, player, platform, handle }: Person): boolean {
  if (!invited) return true;
  const id = player.slice(platform.length + 1);
  const names = [...identities, ...namesAsked({ platform, id, handle })];
  return names.includes(invited.to) || (invited.player !== undefined && names.includes(invited.player));
}

export function platformOf(player: string): Platform {
  return readPlayerId(player)?.platform ?? player.slice(0, player.indexOf(":"));
}

/** The person as a side, with the name that they allow on other platforms. @throws StoreError */
export async function asSide(store: Store, { player, name, locale }: Person): Promise<StoredSide> {
  const id = readPlayerId(player);
  const across = id && allowedName(await nameAcrossOf(store, id), name);
  return { player, name, locale, ...(across !== undefined && { across }) };
}
