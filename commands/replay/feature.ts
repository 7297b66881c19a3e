// Replays: matches and duels that their players chose to show.

import { type Feature, storedAs } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { isShared, REPLAY_KINDS, removeReplays, replaysOf } from "./replays.ts";
import { REPLAY_SCOPE, replayAddress, replayPress, STOP } from "./share.ts";

export function replayFeature(services: Services): Feature {
  const { store, publicUrl = "" } = services;
  return {
    commands: [],
    presses: { [REPLAY_SCOPE]: replayPress(services) },
    openToBanned: (event) => event.type === "press" && event.action.move === STOP,
    personalData: {
      kinds: storedAs("stored-replays", ...REPLAY_KINDS),
      export: async (person) => {
        const all = await replaysOf(store, writePlayerId(person));
        const replays = all.map(({ id, page }) => ({
          since: page.at,
          ...(isShared(page) && { page: replayAddress(publicUrl, id) }),
          names: page.replay.names,
          rounds: page.replay.rounds.length,
        }));
        return replays.length > 0 ? { replays } : {};
      },
      remove: (person) => removeReplays(store, writePlayerId(person)),
    },
  };
}
