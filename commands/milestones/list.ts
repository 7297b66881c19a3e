// Milestones in words: what each is called and how it's earned. Also the list of all of them, shown to people who press
// *Milestones* below their own profile.

import type { Button, PressHandler } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  type EarnedMilestone,
  MILESTONES,
  type Milestone,
  milestonesOf,
  ownerTag,
  type PlayerId,
} from "../../src/people/index.ts";
import { notYours } from "../kit/refusals.ts";
import { dateWords } from "../kit/time-words.ts";

export function titleOf(id: Milestone, locale: Locale): string {
  return say(locale, `milestone-${id}`);
}

/** How many of the newest a profile names. */
const NAMED_MAX = 3;

function countLine(earned: readonly EarnedMilestone[], locale: Locale): string {
  return say(locale, "milestones-count", { count: earned.length, all: MILESTONES.length });
}

/** A profile's line about milestones; undefined if there are none. @throws StoreError */
export async function milestonesLine(
  store: Store,
  player: PlayerId,
  locale: Locale,
): Promise<string | undefined> {
  const earned = await milestonesOf(store, player);
  const newest = earned.toSorted((a, b) => b.at - a.at).slice(0, NAMED_MAX);
  const titles = newest.map(({ id }) => titleOf(id, locale));
  return titles.length === 0 ? undefined : [countLine(earned, locale), ...titles].join(" · ");
}

/** The earned milestones with their dates, shown only to their owner. */
function ownLines(earned: readonly EarnedMilestone[], locale: Locale): readonly string[] {
  return earned.map(({ id, at }) =>
    say(locale, "milestone-earned", { title: titleOf(id, locale), date: dateWords(at, locale) }),
  );
}

/** The remaining ones and how to earn them, shown only to their owner. */
function openLines(earned: readonly EarnedMilestone[], locale: Locale): readonly string[] {
  const open = MILESTONES.filter((id) => !earned.some((one) => one.id === id));
  return open.map((id) => say(locale, `milestone-${id}-how`));
}

export const MILESTONES_SCOPE = "milestones";

export function listButton(player: PlayerId, locale: Locale): Button {
  const action = { scope: MILESTONES_SCOPE, session: ownerTag(player), turn: 0, move: "list" };
  return { label: say(locale, "button-milestones"), action };
}

/** Shows the earned ones with their dates, and how to earn the rest. */
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
