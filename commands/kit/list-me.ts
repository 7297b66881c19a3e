// *Show me on the list*: one press lists the person who pressed, and reveals nothing else about them.

import type { Button, Caller, Place } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { consentOf } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

export const LIST_ME_SCOPE = "listme";

/** Who a list covers: the people of a chat, or everyone. */
export type ListScope = "here" | "everywhere";

/** The button for a message about the caller; undefined if the lists of this chat already show them. A private chat
 * uses the global list. */
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

/** The button for a message that several people read: it lists the person who presses it. */
export function showMeButton(scope: ListScope, locale: Locale): Button {
  return {
    label: say(locale, "button-list-me"),
    action: { scope: LIST_ME_SCOPE, session: scope, turn: 0, move: "show" },
  };
}
