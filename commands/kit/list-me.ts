// *Show me on the list*: one press puts whoever presses on lists, and shows nothing else of them.

import type { Button, Caller, Place } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { consentOf } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

export const LIST_ME_SCOPE = "listme";

/** Whom a list is for: the people of a chat, or everyone. */
export type ListScope = "here" | "everywhere";

/** The button for a message about the caller; undefined where the lists of this place show them already. A private
 * chat has the list of everyone. */
export async function listMeButton(
  { store }: Pick<Services, "store">,
  caller: Caller,
  { kind }: Place,
): Promise<Button | undefined> {
  const scope = kind === "private" ? "everywhere" : "here";
  const consent = await consentOf(store, caller);
  const isListed = consent !== undefined && (scope === "here" || consent.level === "everyone");
  return isListed ? undefined : showMeButton(scope, caller.locale);
}

/** The button for a message that several people read: it shows whoever presses it. */
export function showMeButton(scope: ListScope, locale: Locale): Button {
  return {
    label: say(locale, "button-list-me"),
    action: { scope: LIST_ME_SCOPE, session: scope, turn: 0, move: "show" },
  };
}
