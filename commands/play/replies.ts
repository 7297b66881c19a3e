import type { Caller, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import { questionView, shownMatch } from "./continue/view.ts";
import { roundToast } from "./match-view.ts";
import { type MatchState, matchRounds, turnOf } from "./play.ts";
import { proofOfMatch, proofView } from "./proof-view.ts";
import type { BeginResult, MoveResult } from "./sessions.ts";

type Edit = Extract<Reply, { type: "edit" }>;
type CurrentView = NonNullable<Edit["present"]>;

/** The message of a new match, or the question whether to go on with the open one. */
export function begunReply(result: BeginResult, { name }: Caller): Extract<Reply, { type: "post" }> {
  const { kind, state, counted } = result;
  const view = kind === "begun" ? shownMatch(state, name) : questionView(state, result.wanted, name);
  return { type: "post", view, audience: "place", counted };
}

/** The reply to a move button. */
export function moveReply(result: MoveResult, { name, locale }: Caller, present: CurrentView): Reply {
  if (result.kind === "unknown") return notice(say(locale, "press-old-button"));
  const { kind, state } = result;
  const edit: Edit = { type: "edit", view: shownMatch(state, name), present };
  switch (kind) {
    case "accepted":
      // A counted press stops the match only when its opponent was removed.
      return state.match.ending === "stopped"
        ? { ...edit, notice: say(locale, "opponent-gone"), counted: "now" }
        : { ...edit, ...toastOf(state, name), counted: "now" };
    case "repeated":
      return { ...edit, ...toastOf(state, name), counted: "before" };
    case "aside":
      return { ...edit, notice: say(locale, "continue-is-aside") };
    case "late":
      return state.match.ending
        ? { ...edit, notice: say(locale, "press-match-over") }
        : { ...edit, ...lateWords(state, name, locale), outdated: true };
  }
}

/** The toast of the last round; who has read it may pick the next move. */
function toastOf(state: MatchState, name: string) {
  return { toast: roundToast(state, name), toastTurn: turnOf(state.match) };
}

function lateWords(state: MatchState, name: string, locale: Locale) {
  const { toast: round, toastTurn } = toastOf(state, name);
  const toast = say(locale, "press-not-counted", { round });
  return { notice: say(locale, "press-round-played"), toast, toastTurn };
}

/** The private proof of a finished match, or why there is none. */
export function proofReply(state: MatchState, { locale }: Pick<Caller, "locale">): Reply {
  const { game, match } = state;
  if (!match.ending) return notice(say(locale, "proof-not-yet"));
  const rounds = matchRounds(state);
  if (!rounds) return notice(say(locale, "proof-folded"));
  return { type: "post", view: proofView(proofOfMatch(game, match, rounds), locale), audience: "caller" };
}
