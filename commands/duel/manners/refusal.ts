// What somebody is told whose challenge to a duel is not put, or who may not take one.

import type { Reply } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { MayChallenge } from "../../../src/people/index.ts";
import { challengeRefusal } from "../../kit/challenge.ts";
import { notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";

/** `name`: who was asked, or whose duel it is. */
export function duelRefusal(why: Exclude<MayChallenge, "yes">, name: string, locale: Locale): Reply {
  if (why !== "not-taking") return challengeRefusal(why, name, locale);
  return notice(say(locale, "duel-not-taking", { name: shownName(name) }));
}
