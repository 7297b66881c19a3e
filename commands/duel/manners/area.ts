import type { Area } from "../../../src/chat/index.ts";

/** Duels, which a place may switch off. */
export const DUEL_AREA: Area = {
  ...{ id: "duels", typed: "duels", title: "place-duels", isGame: false },
  command: "/rps duel",
};
