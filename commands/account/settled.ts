// What follows when accounts are joined or separated: models, pictures and lists are rebuilt. They're all derived from
// documents, so this may run more than once.

import type { MatrixGame } from "../../src/core/games/index.ts";
import {
  closeProfile,
  consentOf,
  identitiesOf,
  type PlayerId,
  relistPlayer,
  sourceOf,
  storedConsent,
  takeOutElsewhere,
  writePlayerId,
} from "../../src/people/index.ts";
import { relistDaily } from "../daily/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Services } from "../kit/services.ts";
import type { AccountServices } from "./account.ts";

const GAME_IDS = CHAT_GAMES.map(({ id }) => id);

/** Where models are cached, and can be made as strict as the strictest among linked accounts. */
export interface ModelModes {
  alignModes(player: PlayerId, games: readonly MatrixGame[]): Promise<void>;
  drop(player: PlayerId, games: readonly MatrixGame[]): void;
}

export function afterLinks(
  services: Services,
  models: ModelModes,
): Pick<AccountServices, "onLinked" | "onParted"> {
  const { store, painter, now } = services;
  const settle = async (identities: readonly PlayerId[]): Promise<void> => {
    for (const one of identities) {
      painter.forget(writePlayerId(one));
      models.drop(one, CHAT_GAMES);
      const consent = await consentOf(store, one);
      if (consent) await relistPlayer(store, one, { consent, gameIds: GAME_IDS, now: now() });
      await relistDaily(services, one);
    }
  };
  const parted = async (identities: readonly PlayerId[]): Promise<void> => {
    const isOther = (key: string): boolean => sourceOf(key) === "link";
    for (const one of identities)
      for (const game of CHAT_GAMES) await takeOutElsewhere(store, one, game, isOther, now());
    for (const one of identities)
      if ((await storedConsent(store, one))?.isLinked) await closeProfile(store, one, GAME_IDS, now());
    await settle(identities);
  };
  return {
    onLinked: async (player) => {
      await models.alignModes(player, CHAT_GAMES);
      await settle(await identitiesOf(store, player));
    },
    onParted: parted,
  };
}
