import type { Caller, Reply } from "../../src/chat/index.ts";
import { fitsFirst, readFirstProof, readMatchProof } from "../../src/core/fairness/index.ts";
import type { KnownHistory } from "../../src/core/verify/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { knownHistory } from "../../src/players/index.ts";
import { notice } from "../kit/refusals.ts";
import { questionView, shownMatch } from "./continue/view.ts";
import { roundToast } from "./match-view.ts";
import { type MatchState, matchRounds, turnOf } from "./play.ts";
import { proofLine, proofSource } from "./proofs/proof-of-match.ts";
import { firstProofView, proofView } from "./proofs/proof-view.ts";
import type { PlayServices } from "./services.ts";
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
    case "renewed":
      return { ...edit, notice: say(locale, "press-renewed") };
    case "went-back":
      return { ...edit, notice: say(locale, "press-went-back") };
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
export async function proofReply(
  services: Pick<PlayServices, "host" | "proofs" | "onFailure" | "milestones" | "publicUrl">,
  state: MatchState,
  caller: Caller,
): Promise<Reply> {
  const { locale } = caller;
  const { game, match, document } = state;
  if (!match.ending) return notice(say(locale, "proof-not-yet"));
  const rounds = matchRounds(state);
  if (!rounds) return notice(say(locale, "proof-folded"));
  const line = proofLine(proofSource(game, match, rounds), services.host);
  if (line === undefined) return notice(say(locale, "proof-pledge-lost"));
  const noteVerified = async (): Promise<void> => {
    if (turnOf(match) > 0) await services.milestones?.earn(caller, "seal");
  };
  return checkedReply(services, line, knownHistory(game, document), locale, noteVerified);
}

/** What a proof line shows, and what comes out when its opponent is played again from these rounds. `onWhole`
 * is called where the check has ended, and every seal opened to what the proof says. */
export async function checkedReply(
  { host, proofs, onFailure, publicUrl }: Pick<PlayServices, "host" | "proofs" | "onFailure" | "publicUrl">,
  line: string,
  known: KnownHistory | undefined,
  locale: Locale,
  onWhole?: () => Promise<void>,
): Promise<Reply> {
  const first = readFirstProof(line);
  if (!("kind" in first)) {
    if (fitsFirst(first)) await onWhole?.();
    return { type: "post", view: firstProofView(first, locale, publicUrl), audience: "caller" };
  }
  const proof = readMatchProof(line);
  if ("kind" in proof) return notice(say(locale, "proof-unreadable"));
  const checked = await proofs.check(line, known).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  if (checked?.isWhole) await onWhole?.();
  return {
    type: "post",
    view: proofView({ proof, line, checked, publicUrl }, host, locale),
    audience: "caller",
  };
}
