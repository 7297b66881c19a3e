// Replies to a change: what was done, or in private why it was refused.

import { type CommandCall, localeOf, type Reply, type View } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { type ChangeResult, ENTRANTS_MAX, ENTRIES_MAX } from "./index.ts";
import { builtInBlocks, tournamentTitle } from "./view.ts";

type Refused = Extract<ChangeResult, { refusal: string }>;

const REFUSALS: Readonly<Record<Refused["refusal"], MessageId>> = {
  "open-already": "tournament-open-already",
  "none-open": "tournament-none-open",
  begun: "tournament-begun",
  full: "tournament-full",
  "joined-already": "tournament-joined-already",
  "too-many-yours": "tournament-too-many-yours",
  "too-few": "tournament-too-few",
  none: "tournament-none-open",
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

/** `entrant`: the entrant it's about; `when`: the start of the next edition. */
interface Concerned {
  readonly entrant?: string | undefined;
  readonly when?: string;
}

/** A change that everyone in the chat sees. */
export function changeReply(
  call: CommandCall,
  outcome: ChangeResult,
  done: MessageId,
  concerned: Concerned = {},
): Reply {
  if ("refusal" in outcome) return refusalReply(outcome, call.caller.locale, concerned.entrant);
  const locale = localeOf(call);
  return { type: "post", view: changeView(call, outcome, done, concerned, locale), audience: "place" };
}

/** A change that shows on the card; the caller gets a private notice where possible. */
export function shownReply(
  call: CommandCall,
  outcome: ChangeResult,
  done: MessageId,
  concerned: Concerned = {},
): Reply {
  const { locale } = call.caller;
  if ("refusal" in outcome) return refusalReply(outcome, locale, concerned.entrant);
  const view = changeView(call, outcome, done, concerned, locale);
  return { type: "post", view, audience: "caller", discreet: true };
}

function changeView(
  { caller }: CommandCall,
  { tournament }: Exclude<ChangeResult, Refused>,
  done: MessageId,
  { entrant = "", when = "" }: Concerned,
  locale: Locale,
): View {
  const { entrants, match } = tournament;
  const text = say(locale, done, {
    entrant,
    when,
    name: shownName(caller.name),
    count: entrants.length,
    match,
  });
  return {
    title: tournamentTitle(tournament, locale),
    blocks: [{ type: "text", text }, ...builtInBlocks(entrants, locale)],
  };
}
