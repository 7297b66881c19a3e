// Finds the person challenged by name and checks that they can be challenged here, or gives the reason why not.

import type { CommandCall, Mention } from "../../src/chat/index.ts";
import { unlinked } from "../../src/infra/i18n/name-in-text.ts";
import { playerByHandle, writePlayerId } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

/** A challenged person. */
export interface Rival extends Mention {
  /** `platform:id`. */
  readonly to: string;
}

/** `nobody`: the platform has no other people. `unmet`: a name that no one has used here. `unseen`: no one else reads a
 * private chat. */
export type RivalProblem = "nobody" | "unknown" | "unmet" | "me" | "bot" | "self" | "unseen" | "left";

export type FoundRival =
  | { readonly rival: Rival }
  | { readonly problem: RivalProblem; readonly name: string };

/** Reads the value of a person option. */
export async function findRival(
  { store }: Pick<Services, "store">,
  call: CommandCall,
  typed: string | undefined,
): Promise<FoundRival> {
  const { caller, findPerson } = call;
  const { platform } = caller;
  if (!findPerson) return { problem: "nobody", name: "" };
  const found = typed === undefined ? undefined : findPerson(typed);
  if (!found || ("problem" in found && found.handle === undefined)) return { problem: "unknown", name: "" };
  if (!("problem" in found)) {
    const { id, name } = found;
    const to = writePlayerId({ platform, id });
    const problem = (found.isMe && "me") || (found.isBot && "bot") || (id === caller.id && "self");
    if (problem) return { problem, name };
    return suited(call, { id, name, to }, found.isAbsent);
  }
  const handle = found.handle as string;
  // Doesn't mention anyone when only written.
  const name = unlinked(`@${handle}`);
  if (handle === caller.handle) return { problem: "self", name };
  const player = await playerByHandle(store, platform, handle);
  if (!player) return { problem: "unmet", name };
  return suited(call, { name, handle, to: writePlayerId(player) });
}

function suited({ place }: CommandCall, rival: Rival, isAbsent = false): FoundRival {
  const { name } = rival;
  if (place.kind === "private") return { problem: "unseen", name };
  return isAbsent ? { problem: "left", name } : { rival };
}
