// Milestones: a line in the reply that earned one, or in the next. What earns them, the other features say.

import type { Addressed, Feature, PersonalData, Reply } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { removeMilestones, storedMilestones } from "../../src/players/index.ts";
import type { Milestones } from "../kit/milestones.ts";
import { listPress, MILESTONES_SCOPE } from "./list.ts";
import { canTell, withTold } from "./told.ts";

export function milestonesFeature(store: Store, milestones: Milestones): Feature {
  return {
    commands: [],
    presses: { [MILESTONES_SCOPE]: listPress(store) },
    personalData: personalData(store),
    afterwards: (event, reply) => tell(milestones, event, reply),
  };
}

/** Taken only for a reply that can tell it, so that none is told to nobody. */
async function tell(milestones: Milestones, event: Addressed, reply: Reply): Promise<Reply> {
  if (!canTell(event, reply)) return reply;
  // A press of every round asks no store; a command does, for what another process has noted.
  const taken = await milestones.take(event.caller, event.type === "command");
  return taken.length === 0 ? reply : withTold(event, reply, taken);
}

function personalData(store: Store): PersonalData {
  return {
    kinds: ["milestones"],
    export: async (person) => {
      const stored = await storedMilestones(store, person);
      return stored ? { milestones: stored } : {};
    },
    remove: (person) => removeMilestones(store, person),
  };
}
