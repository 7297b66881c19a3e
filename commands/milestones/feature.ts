// Milestones: a line in the reply that earned one, or in the next reply. Other features report what's earned.

import type { Addressed, Feature, Reply } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { after, type MaybePromise } from "../../src/infra/within.ts";
import { PLAYER_MILESTONES } from "../../src/people/index.ts";
import { partData } from "../kit/joined-data.ts";
import type { Milestones } from "../kit/milestones.ts";
import { listPress, MILESTONES_SCOPE } from "./list.ts";
import { canShow, withShown } from "./shown.ts";

export function milestonesFeature(store: Store, milestones: Milestones): Feature {
  return {
    commands: [],
    presses: { [MILESTONES_SCOPE]: listPress(store) },
    personalData: partData(store, PLAYER_MILESTONES, "milestones"),
    afterwards: (event) => teller(milestones, event),
  };
}

/** Presses happen every round and don't read the store; a command does, to find what other processes noted. */
function teller(milestones: Milestones, event: Addressed): (reply: Reply) => MaybePromise<Reply> {
  const ask = () => (event.type === "command" ? milestones.hasUnshown(event.caller) : undefined);
  // Among others, few replies can show a milestone.
  const asked = event.place.kind === "private" ? ask() : undefined;
  // The rejection is handled below, if the reply can show a milestone.
  asked?.catch(() => {});
  return (reply) => {
    // Taken only if the reply can show it, so that none is lost.
    if (!canShow(event, reply)) return reply;
    const taken = after(asked ?? ask(), (noted) => milestones.take(event.caller, noted === true));
    return after(taken, (some) => (some.length === 0 ? reply : withShown(event, reply, some)));
  };
}
