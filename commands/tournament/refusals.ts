// Why nothing was changed, in private words that say what to do.

import type { Reply } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import { type EditionResult, ENTRANTS_MAX, ENTRIES_MAX } from "./index.ts";

export type Refused = Extract<EditionResult, { refusal: string }>;

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

/** `entrant` is whom it is about. */
export function refusalReply({ refusal }: Refused, locale: Locale, entrant = ""): Reply {
  const max = refusal === "too-many-yours" ? ENTRIES_MAX : ENTRANTS_MAX;
  return notice(say(locale, REFUSALS[refusal], { entrant, max }));
}
