// The feature module of `/model`. Models are derived from stored rounds; what it stores is the consent to share them,
// whether duels may be learned from, and ghosts.

import type { Feature, PersonalData } from "../../src/chat/index.ts";
import { duelLearningOf, modelSharingOf, removeDuelLearning, unshareModel } from "../../src/people/index.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { MODEL_SCOPE, model, modelPress } from "./command.ts";
import { freezes, GHOST_SCOPE, ghostPress } from "./ghost/command.ts";
import { type Freezer, openFreezer } from "./ghost/freezer.ts";
import { exportGhosts, revokeAllOf } from "./ghost/ghosts.ts";
import { memoryPages } from "./pages.ts";
import { SHARE_SCOPE, sharePress } from "./share.ts";

export interface ModelFeature extends Feature {
  /** Pages of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
}

export function modelFeature(
  services: Services,
  models: Models,
  freezer: Freezer = openFreezer(),
): ModelFeature {
  const own = { ...services, models, freezer };
  return {
    commands: [model(own)],
    pages: memoryPages(own),
    presses: {
      [MODEL_SCOPE]: modelPress(own),
      [SHARE_SCOPE]: sharePress(own),
      [GHOST_SCOPE]: ghostPress(own),
    },
    pressCosts: ({ scope, move }) => (scope === GHOST_SCOPE && freezes(move) ? "picture" : undefined),
    // Everything concerns the person's own data, except freezing, which creates an opponent for everyone.
    openToBanned: (event) => event.type !== "press" || !freezes(event.action.move),
    personalData: personalData(own),
    background: { start: async () => undefined, stop: () => freezer.close() },
  };
}

function personalData({ store }: Services): PersonalData {
  return {
    kinds: [
      "person:model-sharing",
      "board:model-sharers",
      "person:duel-learning",
      "ghost",
      "person:ghosts-of",
      "board:ghosts",
    ],
    export: async (person) => {
      const sharing = await modelSharingOf(store, person);
      const duels = await duelLearningOf(store, person);
      const ghosts = await exportGhosts(store, person);
      return {
        ...(sharing && { modelSharing: sharing }),
        ...(duels && { duelLearning: duels }),
        ...(ghosts && { ghosts }),
      };
    },
    remove: async (person) => {
      // First, so that no one can play against what's being deleted.
      const removed = [
        await revokeAllOf(store, person),
        await unshareModel(store, person),
        await removeDuelLearning(store, person),
      ];
      return removed.includes(true);
    },
  };
}
