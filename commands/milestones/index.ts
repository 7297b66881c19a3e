// Public API of the milestones, for other features.

import type { Block } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { MILESTONES, milestonesOf, type PlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { openLines, ownLines, titleOf } from "./words.ts";

/** What a profile says of milestones: to its owner also when, and how the rest are earned. */
export async function milestonesInProfile(
  { store }: Pick<Services, "store">,
  player: PlayerId,
  { locale, isOwn }: { readonly locale: Locale; readonly isOwn: boolean },
): Promise<readonly Block[]> {
  const earned = await milestonesOf(store, player);
  const count = say(locale, "milestones-count", { count: earned.length, all: MILESTONES.length });
  if (!isOwn) {
    const titles = earned.map(({ id }) => titleOf(id, locale));
    return titles.length === 0 ? [] : [{ type: "quiet", text: [count, ...titles].join("\n") }];
  }
  const open = openLines(earned, locale);
  const rest = open.length === 0 ? [] : [say(locale, "milestones-open"), ...open];
  return [{ type: "quiet", text: [count, ...ownLines(earned, locale), ...rest].join("\n") }];
}
