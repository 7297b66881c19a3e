// Which list of a day a button asks for.

import type { Button } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { DailyChallenge } from "../../../src/people/index.ts";

export const TOP_SCOPE = "dailytop";

/** One question for a list. */
export interface Query {
  readonly what: DailyChallenge;
  readonly scope: "here" | "everywhere";
  /** Days since 1970. */
  readonly day: number;
}

/** `all`: the list for everybody; `own`: with the presser's own place, for them alone; `mine`: that place
 * alone; `open`: as `own`, in a message of its own. */
export type TopMove = "all" | "own" | "mine" | "open";

export const TOP_MOVES: readonly TopMove[] = ["all", "own", "mine", "open"];

export function queryAction({ what, scope, day }: Query, move: TopMove): Button["action"] {
  return { scope: TOP_SCOPE, session: `${what}_${scope}_${day}`, turn: 0, move };
}

const QUERY = /^(mind|board)_(here|everywhere)_(\d{1,6})$/;

/** Undefined for what is no button of ours. */
export function readQuery(session: string): Query | undefined {
  const [, what, scope, day] = QUERY.exec(session) ?? [];
  if (day === undefined) return undefined;
  return { what: what as Query["what"], scope: scope as Query["scope"], day: Number(day) };
}

/** For the message of a try that is over. */
export function topButton(what: DailyChallenge, day: number, locale: Locale): Button {
  return {
    label: say(locale, "button-daily-top"),
    action: queryAction({ what, scope: "here", day }, "open"),
  };
}
