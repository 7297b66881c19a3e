import type { Feature } from "../../src/chat/index.ts";
import { exportGames, removePlayer } from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Services } from "../kit/services.ts";
import { oddeven } from "./oddeven.ts";
import { listOffers, startButton } from "./offer-view.ts";
import { matchPress } from "./press.ts";
import { rps } from "./rps.ts";
import { Sessions } from "./sessions.ts";

export interface PlaySettings {
  /** Maximum rounds of history stored per player and game. */
  readonly historyRounds: number;
}

export function playFeature(
  services: Services,
  { historyRounds }: PlaySettings,
): Feature & { readonly sessions: Sessions } {
  const { store, log, freshSeed, now } = services;
  const sessions = new Sessions({
    ...{ store, historyRounds, freshSeed, now },
    onFailure: (error) => log.error({ err: error }, "rankings could not be updated after a match"),
  });
  const own = { ...services, sessions };
  const press = matchPress(own);
  return {
    sessions,
    commands: [rps(own), oddeven(own)],
    presses: Object.fromEntries(CHAT_GAMES.map(({ id }) => [id, press])),
    offers: listOffers,
    startButtons: (locale) => CHAT_GAMES.map((game) => startButton(game, locale)),
    personalData: {
      kinds: ["player", "offer"],
      export: async (person) => ({ games: await exportGames(store, person, CHAT_GAMES) }),
      remove: async (person) => {
        const removed = await removePlayer(store, person, CHAT_GAMES);
        sessions.models.drop(person, CHAT_GAMES);
        return removed;
      },
    },
  };
}
