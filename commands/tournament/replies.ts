// Replies to a change: what was done, or in private why it was refused.

import type { CommandCall, Reply } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import { type ChangeResult, ENTRANTS_MAX, ENTRIES_MAX } from "./index.ts";
import { tournamentTitle } from "./view.ts";

type Refused = Extract<ChangeResult, { refusal: string }>;

const REFUSALS: Readonly<Record<Refused["refusal"], MessageId>> = {
  "open-already": "tournament-open-already",
  "none-open": "tournament-none-open",
  begun: "tournament-begun",
  full: "tournament-full",
  "joined-already": "tournament-joined-already",
  "too-many-yours": "tournament-too-many-yours",
  "too-few": "tournament-too-few",
  none: "tournament-none",
  "not-entered": "tournament-not-entered",
  "not-yours": "tournament-entrant-not-yours",
  which: "tournament-leave-which",
  "no-schedule": "tournament-no-schedule",
  "not-writable": "tournament-not-writable",
  unavailable: "tournament-away",
};

export function refusalReply({ refusal }: Refused, locale: Locale, entrant = ""): Reply {
  const max = refusal === "too-many-yours" ? ENTRIES_MAX : ENTRANTS_MAX;
  return notice(say(locale, REFUSALS[refusal], { entrant, max }));
}

/** `entrant`: the entrant concerned; `when`: the start of the next edition. */
export function changeReply(
  { caller, place }: CommandCall,
  outcome: ChangeResult,
  done: MessageId,
  { entrant = "", when = "" }: { readonly entrant?: string | undefined; readonly when?: string } = {},
): Reply {
  if ("refusal" in outcome) return refusalReply(outcome, caller.locale, entrant);
  const { tournament: now } = outcome;
  const locale = place.locale ?? caller.locale;
  const words = { entrant, when, name: caller.name, count: now.entrants.length, match: now.match };
  const text = say(locale, done, words);
  return {
    type: "post",
    view: { title: tournamentTitle(now, locale), blocks: [{ type: "text", text }] },
    audience: "place",
  };
}
