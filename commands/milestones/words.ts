// Milestones in words: what each is called, and how it is earned.

import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  type EarnedMilestone,
  MILESTONES,
  type Milestone,
  milestonesOf,
  type PlayerId,
} from "../../src/people/index.ts";
import { dateWords } from "../kit/time-words.ts";

const TITLES: Readonly<Record<Milestone, MessageId>> = {
  seal: "milestone-seal",
  rotation: "milestone-rotation",
  levels: "milestone-levels",
  unread: "milestone-unread",
  expert: "milestone-expert",
  duel: "milestone-duel",
  upset: "milestone-upset",
  compared: "milestone-compared",
  tournament: "milestone-tournament",
  mind: "milestone-mind",
  board: "milestone-board",
  week: "milestone-week",
};

const HOW: Readonly<Record<Milestone, MessageId>> = {
  seal: "milestone-seal-how",
  rotation: "milestone-rotation-how",
  levels: "milestone-levels-how",
  unread: "milestone-unread-how",
  expert: "milestone-expert-how",
  duel: "milestone-duel-how",
  upset: "milestone-upset-how",
  compared: "milestone-compared-how",
  tournament: "milestone-tournament-how",
  mind: "milestone-mind-how",
  board: "milestone-board-how",
  week: "milestone-week-how",
};

export function titleOf(id: Milestone, locale: Locale): string {
  return say(locale, TITLES[id]);
}

/** The newest that a profile names. */
const NAMED_MAX = 3;

export function countLine(earned: readonly EarnedMilestone[], locale: Locale): string {
  return say(locale, "milestones-count", { count: earned.length, all: MILESTONES.length });
}

/** What a profile says of milestones, in one line; undefined where there are none. @throws StoreError */
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

/** Those earned, to their owner: each with its date. */
export function ownLines(earned: readonly EarnedMilestone[], locale: Locale): readonly string[] {
  return earned.map(({ id, at }) =>
    say(locale, "milestone-earned", { title: titleOf(id, locale), date: dateWords(at, locale) }),
  );
}

/** The rest, to their owner: how each is earned. */
export function openLines(earned: readonly EarnedMilestone[], locale: Locale): readonly string[] {
  const open = MILESTONES.filter((id) => !earned.some((one) => one.id === id));
  return open.map((id) => say(locale, HOW[id]));
}
