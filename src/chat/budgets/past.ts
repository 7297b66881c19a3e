// What a person whose budget is used up reads: one sentence, then nothing.

import { type Locale, say } from "../../infra/i18n/index.ts";
import type { Reply } from "../vocabulary/reply.ts";
import type { Verdict } from "./bucket.ts";
import type { Budget } from "./catalogue.ts";

const SECONDS_MAX = 90;
const ROUNDED_TO_SECONDS = 5;

/** The answer to an event over budget; undefined if it's within. */
export function pastReply(
  budget: Exclude<Budget, "suggestion">,
  verdict: Verdict,
  locale: Locale,
): Reply | undefined {
  if (verdict.state === "in") return undefined;
  const wait = waitWords(verdict.waitMs, locale);
  if (verdict.state === "silent") return { type: "silence", brief: say(locale, "budget-brief", { wait }) };
  return { type: "notice", text: say(locale, "budget-past", { budget, wait }), discreet: true };
}

/** Rounded up. */
function waitWords(waitMs: number, locale: Locale): string {
  const seconds = Math.ceil(waitMs / 1000 / ROUNDED_TO_SECONDS) * ROUNDED_TO_SECONDS;
  return seconds <= SECONDS_MAX
    ? say(locale, "budget-seconds", { count: seconds })
    : say(locale, "budget-minutes", { count: Math.ceil(waitMs / 60_000) });
}
