// *Show me*: one press shows the person who pressed on lists and maps; *Don't show me* takes that back.

import type { Button, Caller } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { ownerTag, shownOf } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

export const LIST_ME_SCOPE = "listme";

/** The button for a message about the caller; undefined if they are shown. */
export async function listMeButton(
  { store }: Pick<Services, "store">,
  caller: Caller,
): Promise<Button | undefined> {
  return (await shownOf(store, caller)) ? undefined : showMeButton(caller.locale);
}

/** The button for a message that several people read: it shows the person who presses it. */
export function showMeButton(locale: Locale): Button {
  const action = { scope: LIST_ME_SCOPE, session: "all", turn: 0, move: "show" };
  return { label: say(locale, "button-show-me"), action };
}

export function hideMeButton(caller: Caller): Button {
  const action = { scope: LIST_ME_SCOPE, session: ownerTag(caller), turn: 0, move: "hide" };
  return { label: say(caller.locale, "button-hide-me"), action };
}
