// Replays: matches and duels that their players chose to show.

import type { Feature } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { isShared } from "./document.ts";
import { removeReplays, replaysOf } from "./replays.ts";
import { replayPress } from "./share.ts";
import { REPLAY_SCOPE, replayAddress, STOP } from "./views.ts";

export function replayFeature(services: Services): Feature {
  const { store, publicUrl = "" } = services;
  return {
    commands: [],
    presses: { [REPLAY_SCOPE]: replayPress(services) },
    openToBanned: (event) => event.type === "press" && event.action.move === STOP,
    personalData: {
      kinds: ["replay", "replay-sharing", "replays-of"],
      export: async (person) => {
        const all = await replaysOf(store, writePlayerId(person));
        const replays = all.map(({ of, sharing, replay }) => ({
          of,
          since: sharing.at,
          ...(isShared(sharing) && { page: replayAddress(publicUrl, sharing) }),
          ...(replay && { names: replay.names, rounds: replay.rounds.length }),
        }));
        return replays.length > 0 ? { replays } : {};
      },
      remove: (person) => removeReplays(store, writePlayerId(person)),
    },
  };
}
