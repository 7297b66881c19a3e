import type { Button, Caller, Incoming, Reply, View } from "../../src/chat/index.ts";
import { readMatchProof } from "../../src/core/fairness/match-proof.ts";
import type { KnownHistory } from "../../src/core/verify/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { after, afterBoth, type MaybePromise } from "../../src/infra/within.ts";
import { knownHistory } from "../../src/people/rounds/own-rounds.ts";
import { notice } from "../kit/refusals.ts";
import { checkEnd } from "./proofs/end-check.ts";
import { proofLine } from "./proofs/proof-of-match.ts";
import { proofView, verdictView } from "./proofs/proof-view.ts";
import type { Begun, MoveResult, PlayServices } from "./sessions.ts";
import { type MatchState, matchRounds, turnOf } from "./state/play.ts";
import { matchView, roundToast } from "./views/match.ts";

type Edit = Extract<Reply, { type: "edit" }>;
export type CurrentView = NonNullable<Edit["present"]>;

/** The message of a new match. */
export async function begunReply(
  services: ShowServices,
  { state, counted }: Begun,
  reader: Reader,
): Promise<Extract<Reply, { type: "post" }>> {
  return { type: "post", view: await showMatch(services, reader, state), audience: "place", counted };
}

/** The reply to a move button. */
export function moveReply(
  services: ShowServices,
  result: MoveResult,
  reader: Reader,
  present: CurrentView,
): MaybePromise<Reply> {
  const { locale } = reader.caller;
  if (result.kind === "unknown") return notice(say(locale, "press-old-button"));
  return after(showMatch(services, reader, result.state), (view) =>
    movedReply(result, locale, { type: "edit", view, present }),
  );
}

function movedReply(
  { kind, state }: Exclude<MoveResult, { kind: "unknown" }>,
  locale: Locale,
  edit: Edit,
): Reply {
  switch (kind) {
    case "accepted":
      // A counted press stops the match only if its opponent was removed.
      return state.match.ending === "stopped"
        ? { ...edit, notice: say(locale, "opponent-gone"), counted: "new" }
        : { ...edit, ...toastOf(state), counted: "new" };
    case "repeated":
      return { ...edit, ...toastOf(state), counted: "duplicate" };
    case "renewed":
      return { ...edit, notice: say(locale, "press-renewed") };
    case "rolled-back":
      return { ...edit, notice: say(locale, "press-rolled-back") };
    case "late":
      return state.match.ending
        ? { ...edit, notice: say(locale, "press-match-over") }
        : { ...edit, ...lateWords(state, locale), outdated: true };
  }
}

/** The toast of the last round; a person who has read it may pick the next move. */
function toastOf(state: MatchState) {
  return { toast: roundToast(state), toastTurn: turnOf(state.match) };
}

function lateWords(state: MatchState, locale: Locale) {
  const { toast: round, toastTurn } = toastOf(state);
  const toast = say(locale, "press-not-counted", { round });
  return { notice: say(locale, "press-round-played"), toast, toastTurn };
}

/** *Verify*: what the proof of a finished match shows; *Proof*: the whole proof. If there is none, says why. */
export async function proofReply(
  services: ProofServices,
  state: MatchState,
  caller: Caller,
  isFull = false,
): Promise<Reply> {
  const { locale } = caller;
  const { game, match, document } = state;
  if (!match.ending) return notice(say(locale, "proof-not-yet"));
  const rounds = matchRounds(state);
  if (!rounds) return notice(say(locale, "proof-folded"));
  const line = proofLine(services.host, game, match, rounds);
  if (line === undefined) return notice(say(locale, "proof-pledge-lost"));
  const action = { scope: game.id, session: match.id, turn: turnOf(match), move: "proof" };
  const full = { label: say(locale, "button-proof"), action };
  const known = knownHistory(game, document);
  return checkedReply(services, { line, known, ...(!isFull && { full }) }, locale);
}

type ProofServices = Pick<PlayServices, "host" | "proofs" | "onFailure" | "publicUrl">;

/** A proof line, and the functions that check it. */
interface ProofToCheck {
  readonly line: string;
  readonly known: KnownHistory | undefined;
  /** The button that reveals the whole proof; if absent, it's shown at once. */
  readonly full?: Button;
}

/** What a proof line shows, and the result of replaying its opponent from these rounds. */
export async function checkedReply(
  { proofs, onFailure, publicUrl }: Pick<ProofServices, "proofs" | "onFailure" | "publicUrl">,
  { line, known, full }: ProofToCheck,
  locale: Locale,
): Promise<Reply> {
  const proof = readMatchProof(line);
  if ("kind" in proof) return notice(say(locale, "proof-unreadable"));
  const checked = await proofs.check(line, known).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  const shown = { proof, line, checked, publicUrl };
  const view = full ? verdictView(shown, full, locale) : proofView(shown, locale);
  return { type: "post", view, audience: "caller" };
}

export type ShowServices = Pick<PlayServices, "host" | "proofs" | "log" | "onFailure" | "endOffers">;

/** Whom a message is for, and the chat it's in. */
export type Reader = Pick<Incoming, "caller" | "place">;

/** The current message of a match, live or over, for its player. */
export function showMatch(
  services: ShowServices,
  { caller, place }: Reader,
  state: MatchState,
): MaybePromise<View> {
  if (!state.match.ending) return matchView(state, caller.name);
  const offered = turnOf(state.match) > 0 ? services.endOffers?.({ caller, place }) : [];
  return afterBoth(checkEnd(services, state), offered, (check, offers = []) =>
    matchView(state, caller.name, { check, offers }),
  );
}
