// Milestones: a line in the reply that earned one, or in the next. What earns them, the other features say.

import type { Addressed, Feature, Reply } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { PLAYER_MILESTONES } from "../../src/people/index.ts";
import { partData } from "../kit/joined-data.ts";
import type { Milestones } from "../kit/milestones.ts";
import { listPress, MILESTONES_SCOPE } from "./list.ts";
import { canTell, withTold } from "./told.ts";

export function milestonesFeature(store: Store, milestones: Milestones): Feature {
  return {
    commands: [],
    presses: { [MILESTONES_SCOPE]: listPress(store) },
    personalData: partData(store, PLAYER_MILESTONES, "milestones"),
    afterwards: (event) => teller(milestones, event),
  };
}

/** A press of every round asks no store; a command does, for what another process has noted. */
function teller(milestones: Milestones, event: Addressed): (reply: Reply) => Promise<Reply> {
  const isNoted = event.type === "command" ? milestones.hasUntold(event.caller) : undefined;
  // Heard of below, if the reply can tell one.
  isNoted?.catch(() => {});
  return async (reply) => {
    // Taken only for a reply that can tell it, so that none is told to nobody.
    if (!canTell(event, reply)) return reply;
    const taken = await milestones.take(event.caller, (await isNoted) === true);
    return taken.length === 0 ? reply : withTold(event, reply, taken);
  };
}
