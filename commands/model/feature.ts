// The feature module of `/model`. Models are derived from stored rounds; what it stores is the consent to
// share
// them, and whether duels may be learned from.

import type { Feature, PersonalData } from "../../src/chat/index.ts";
import { duelLearningOf, modelSharingOf, removeDuelLearning, unshareModel } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { MODEL_SCOPE, model, modelPress } from "./command.ts";
import { SHARE_SCOPE, sharePress } from "./share.ts";

export function modelFeature(services: Services, models: Models): Feature {
  const own = { ...services, models };
  return {
    commands: [model(own)],
    presses: { [MODEL_SCOPE]: modelPress(own), [SHARE_SCOPE]: sharePress(own) },
    personalData: personalData(own),
  };
}

function personalData({ store }: Services): PersonalData {
  return {
    kinds: ["model-sharing", "board:model-sharers", "duel-learning"],
    export: async (person) => {
      const sharing = await modelSharingOf(store, person);
      const duels = await duelLearningOf(store, person);
      return { ...(sharing && { modelSharing: sharing }), ...(duels && { duelLearning: duels }) };
    },
    remove: async (person) => {
      const removed = [await unshareModel(store, person), await removeDuelLearning(store, person)];
      return removed.includes(true);
    },
  };
}
