// Servers and groups for tests, and people who act in them.

import type { Incoming, Place } from "../../../src/chat/index.ts";
import { BORIS } from "../play/table.ts";

/** A server's channels. */
export const GAMES: Place = { kind: "group", id: "10", server: "7", name: "#games", locale: "en" };
export const TALK: Place = { ...GAMES, id: "11", name: "#talk" };

/** A group without channels or topics. */
export const GROUP: Place = { kind: "group", id: "-7", locale: "en" };

/** A manager of the chat, and a member who isn't one. */
export const manager = (place: Place): Partial<Incoming> => ({ place, mayConfigure: async () => true });
export const member = (place: Place): Partial<Incoming> => ({
  place,
  caller: { ...BORIS, locale: "en" },
  mayConfigure: async () => false,
});
