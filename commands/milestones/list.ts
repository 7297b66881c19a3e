// The list of all milestones, for whoever presses *Milestones* below their own profile.

import type { Button, PressHandler } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { milestonesOf, ownerTag, type PlayerId } from "../../src/people/index.ts";
import { notYours } from "../kit/refusals.ts";
import { countLine, openLines, ownLines } from "./words.ts";

export const MILESTONES_SCOPE = "milestones";

export function listButton(player: PlayerId, locale: Locale): Button {
  const action = { scope: MILESTONES_SCOPE, session: ownerTag(player), turn: 0, move: "list" };
  return { label: say(locale, "button-milestones"), action };
}

/** Those earned with their dates, and how the rest are. */
export function listPress(store: Store): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    const earned = await milestonesOf(store, caller);
    const open = openLines(earned, locale);
    const lists = [
      ownLines(earned, locale),
      open.length > 0 ? [say(locale, "milestones-open"), ...open] : [],
    ];
    const blocks = lists
      .filter((lines) => lines.length > 0)
      .map((lines) => ({ type: "text", text: lines.join("\n") }) as const);
    return { type: "post", view: { title: countLine(earned, locale), blocks }, audience: "caller" };
  };
}
