// *Show my name* below a duel of people on two platforms: until then each is somebody there to the other.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { allowedName } from "../kit/name-across.ts";
import { notice } from "../kit/refusals.ts";
import type { DuelServices } from "./boards.ts";
import { setAcross } from "./duels.ts";
import { personOf } from "./person.ts";
import { editReply, refusal, showElsewhere } from "./replies.ts";

/** For this duel alone; what the person has set for all is left as it is. */
export async function showName(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const person = await personOf(deps.store, caller);
  const across = allowedName({ shows: "here" }, caller.name);
  if (across === undefined) return notice(say(caller.locale, "duel-name-unseen"));
  const outcome = await setAcross(deps, action.session, person, across);
  if (outcome.kind !== "done") return refusal(outcome, caller);
  await showElsewhere(deps, press, outcome);
  return { ...editReply(deps, press, outcome), notice: say(caller.locale, "duel-name-shown") };
}
