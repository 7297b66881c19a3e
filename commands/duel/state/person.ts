// Who takes part in a duel.

import type { Caller, Platform } from "../../../src/chat/index.ts";
import { readPlayerId, writePlayerId } from "../../../src/people/index.ts";
import type { Duel, StoredSide } from "./document.ts";
import type { Side } from "./rules.ts";

/** The person who pressed or typed. */
export interface Person extends Pick<Caller, "platform" | "name" | "handle" | "locale"> {
  /** `platform:id`. */
  readonly player: string;
}

export function personOf(caller: Caller): Person {
  return { ...caller, player: writePlayerId(caller) };
}

/** The side that the person plays; undefined for others. */
export function sideOf({ sides }: Duel, person: Pick<Person, "player">): Side | undefined {
  const at = sides.findIndex(({ player }) => player === person.player);
  return at === 0 || at === 1 ? at : undefined;
}

/** Whether the person is the one challenged; anyone is, in an open challenge. */
export function isInvited({ invited }: Duel, { player }: Pick<Person, "player">): boolean {
  return !invited || invited.to === player;
}

export function platformOf(player: string): Platform {
  return readPlayerId(player)?.platform ?? player.slice(0, player.indexOf(":"));
}

export function asSide({ player, name, locale }: Person): StoredSide {
  return { player, name, locale };
}
