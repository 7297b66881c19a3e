// What happened to a match, as replies.

import type { Caller, Incoming } from "../../src/chat/incoming.ts";
import type { Reply, View } from "../../src/chat/view.ts";
import { checkProof } from "../../src/core/proof/check.ts";
import { readLine, writeMatchLine } from "../../src/core/proof/line.ts";
import { isShown } from "../../src/core/proof/match.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { turnOf } from "../../src/people/rounds/predictor.ts";
import { proofView } from "../kit/proof-view.ts";
import { notice } from "../kit/refusals.ts";
import { type MatchState, playedMatch } from "./rules.ts";
import type { MoveResult, PlayServices } from "./sessions.ts";
import { matchView, roundToast } from "./views/match.ts";

type Edit = Extract<Reply, { type: "edit" }>;
export type CurrentView = NonNullable<Edit["present"]>;
export type ShowServices = Pick<PlayServices, "log" | "endOffers">;

/** Whom a message is for, and the chat it's in. */
export type Reader = Pick<Incoming, "caller" | "place">;

/** The message of a match, as a new one. */
export async function postedMatch(
  services: ShowServices,
  reader: Reader,
  state: MatchState,
): Promise<Extract<Reply, { type: "post" }>> {
  return { type: "post", view: await showMatch(services, reader, state), audience: "place" };
}

/** The reply to a move button. */
export async function moveReply(
  services: ShowServices,
  result: MoveResult,
  reader: Reader,
  present: CurrentView,
): Promise<Reply> {
  const { locale } = reader.caller;
  if (result.kind === "unknown") return notice(say(locale, "press-old-button"));
  const { state } = result;
  const edit: Edit = { type: "edit", view: await showMatch(services, reader, state), present };
  if (result.kind === "accepted")
    // A counted press stops the match only if its opponent was removed.
    return state.match.ending === "stopped"
      ? { ...edit, notice: say(locale, "opponent-gone") }
      : { ...edit, toast: roundToast(state) };
  if (state.match.ending) return { ...edit, notice: say(locale, "press-match-over") };
  return { ...edit, notice: say(locale, "press-round-played"), outdated: true };
}

/** *Verify*: what the proof of a finished match shows, and how to check it. */
export function proofReply(services: ProofServices, state: MatchState, { locale }: Caller): Reply {
  const { game, match } = state;
  if (!match.ending) return notice(say(locale, "proof-not-yet"));
  const played = playedMatch(game, match);
  return lineReply(services, { line: writeMatchLine(played), isShown: isShown(played, match.shown) }, locale);
}

type ProofServices = Pick<PlayServices, "publicUrl">;

/** What the line of a match or board shows; `isShown`: whether its codes are those that the bot noted, if it did. */
export function lineReply(
  { publicUrl }: ProofServices,
  { line, isShown }: { readonly line: string; readonly isShown?: boolean },
  locale: Locale,
): Reply {
  const proof = readLine(line);
  if (typeof proof === "string" || proof.kind === "day") return notice(say(locale, "proof-unreadable"));
  const view = proofView({ line, check: checkProof(proof), isShown, publicUrl }, locale);
  return { type: "post", view, audience: "caller" };
}

/** The present message of a match, live or over, for its player. Logs an error if its codes aren't those of its moves. */
export async function showMatch(
  services: ShowServices,
  { caller, place }: Reader,
  state: MatchState,
): Promise<View> {
  const { game, match } = state;
  if (!match.ending || turnOf(match) === 0) return matchView(state, caller.name);
  const isVerified = isShown(playedMatch(game, match), match.shown);
  if (!isVerified) {
    const err = new Error(`the codes of match ${match.id} aren't those of its moves`);
    services.log.error({ err }, "a match that ended does not pass its own check");
  }
  const offers = (await services.endOffers?.({ caller, place })) ?? [];
  return matchView(state, caller.name, { isVerified, offers });
}
