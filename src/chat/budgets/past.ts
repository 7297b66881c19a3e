// What is said to a person whose budget is used up: one sentence, then nothing.

import { type Locale, type MessageId, say } from "../../infra/i18n/index.ts";
import type { Reply } from "../vocabulary/reply.ts";
import type { Verdict } from "./bucket.ts";
import type { Budget } from "./catalogue.ts";

const SECONDS_MAX = 90;
const ROUNDED_TO_SECONDS = 5;

const SENTENCES: Readonly<Record<Exclude<Budget, "suggestion">, MessageId>> = {
  press: "budget-press",
  command: "budget-command",
  picture: "budget-picture",
  hint: "budget-hint",
  export: "budget-export",
  trial: "budget-trial",
  submission: "budget-submission",
  report: "budget-report",
  tournament: "budget-tournament",
};

/** The answer to an event past the budget; undefined if it is not. */
export function pastReply(
  budget: keyof typeof SENTENCES,
  verdict: Verdict,
  locale: Locale,
): Reply | undefined {
  if (verdict.state === "in") return undefined;
  const wait = waitWords(verdict.waitMs, locale);
  if (verdict.state === "silent") return { type: "silence", brief: say(locale, "budget-brief", { wait }) };
  return { type: "notice", text: say(locale, SENTENCES[budget], { wait }), discreet: true };
}

/** Rounded up. */
function waitWords(waitMs: number, locale: Locale): string {
  const seconds = Math.ceil(waitMs / 1000 / ROUNDED_TO_SECONDS) * ROUNDED_TO_SECONDS;
  return seconds <= SECONDS_MAX
    ? say(locale, "budget-seconds", { count: seconds })
    : say(locale, "budget-minutes", { count: Math.ceil(waitMs / 60_000) });
}
