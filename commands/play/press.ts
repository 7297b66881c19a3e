import type { ButtonPress, PressHandler, Reply, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/find.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { courseOf } from "../../src/core/matches/course.ts";
import { canonicalId, isPlayable } from "../../src/core/strategies/registry.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { readLength } from "../kit/length.ts";
import { pictured } from "../kit/pictured.ts";
import { notice, notYours } from "../kit/refusals.ts";
import { eventDigest, mayOwn, sessionId } from "../kit/session-id.ts";
import { whyNotice } from "./readings/reading-words.ts";
import { begunReply, moveReply, proofReply, showMatch } from "./replies.ts";
import type { PlayServices } from "./sessions.ts";
import { shareMatch } from "./share.ts";
import { takeOffer } from "./state/offers.ts";
import { type MatchState, matchRounds, turnOf } from "./state/play.ts";
import { chartPicture, chartView, foldedWords } from "./views/chart.ts";
import { detailsView } from "./views/details.ts";
import { moreButtons } from "./views/match.ts";
import { LEVELS } from "./views/opponent.ts";
import { hasCard, rulesCard } from "./views/rules.ts";

type GamePress = ButtonPress & { readonly game: MatrixGame };

/** Handles every button of a match; the action's scope is the game's id. */
export function matchPress(services: PlayServices): PressHandler {
  return (press) => {
    const game = matrixGame(press.action.scope);
    return game ? answer(services, { ...press, game }) : Promise.resolve(refusal(press, "press-old-button"));
  };
}

async function answer(services: PlayServices, press: GamePress): Promise<Reply> {
  const { sessions } = services;
  const { action, caller, game } = press;
  const { session, turn } = action;
  if (action.move === "begin") return startByButton(services, press);
  if (action.move === "rules" && hasCard(game))
    return { type: "post", view: await rulesCard(services, game, caller.locale), audience: "caller" };
  if (!mayOwn(services.store, caller, session)) return notYours(press.caller.locale);
  const move = game.moveIds.indexOf(action.move);
  if (move >= 0) {
    const result = await sessions.play(press, { session, turn, move, event: eventDigest(press.id) });
    return moveReply(services, result, press, currentView(services, press, session));
  }
  if (action.move === "stop") return stop(services, press);
  return answerAbout(services, press, await sessions.find(caller, game, session));
}

function currentView(services: PlayServices, press: GamePress, session: string) {
  const { caller, game } = press;
  return async (): Promise<View | undefined> => {
    const state = await services.sessions.find(caller, game, session);
    return state && showMatch(services, press, state);
  };
}

async function stop(services: PlayServices, press: GamePress): Promise<Reply> {
  const { action } = press;
  const state = await services.sessions.stop(press, action.session);
  if (!state) return refusal(press, "press-old-button");
  const present = currentView(services, press, action.session);
  return { type: "edit", view: await showMatch(services, press, state), present };
}

async function answerAbout(
  services: PlayServices,
  press: GamePress,
  state: MatchState | undefined,
): Promise<Reply> {
  const { caller, action } = press;
  if (action.move === "again") return rematch(services, press, state);
  if (!state) return refusal(press, "press-old-button");
  switch (action.move) {
    case "why":
      return state.match === state.document.matches[0]
        ? notice(whyNotice(state, caller.locale, await services.sessions.lastDecision(caller, state)))
        : refusal(press, "press-old-button");
    case "verify":
      return proofReply(services, state, caller);
    case "proof":
      return proofReply(services, state, caller, true);
    case "more":
    case "less":
      return endReply(services, press, state);
    case "details":
      return state.match.ending
        ? { type: "post", view: detailsView(state, caller.name, caller.locale), audience: "caller" }
        : refusal(press, "press-old-button");
    case "chart":
      return chart(services, press, state);
    case "novice":
      return novicePress(services, press, state);
    case "share":
      return shareMatch(services, press, state);
    default:
      return refusal(press, "press-old-button");
  }
}

/** Shows the end of a match again, with or without the buttons behind *More*. */
async function endReply(services: PlayServices, press: GamePress, state: MatchState): Promise<Reply> {
  if (!state.match.ending || turnOf(state.match) === 0) return refusal(press, "press-old-button");
  const view = await showMatch(services, press, state);
  if (press.action.move === "less") return { type: "edit", view };
  const buttons = moreButtons(state, { hasPages: services.publicUrl !== undefined });
  return { type: "edit", view: { ...view, buttons } };
}

async function rematch(
  services: PlayServices,
  press: GamePress,
  state: MatchState | undefined,
): Promise<Reply> {
  const match = state?.match;
  if (match && !isPlayable(match.opponent, press.game)) return refusal(press, "opponent-gone");
  const begun = await services.sessions.begin({
    ...press,
    opponent: match?.opponent,
    opponentName: match?.opponentName,
    length: match && readLength(match.length),
    origin: `again:${press.action.session}`,
  });
  const { counted: _maybeByAnotherPress, ...posted } = await begunReply(services, begun, press);
  return posted;
}

/** Ends the match, and starts one of the same length against the novice. */
async function novicePress(services: PlayServices, press: GamePress, { match }: MatchState): Promise<Reply> {
  const { game, action } = press;
  const { state } = await services.sessions.begin({
    ...press,
    opponent: canonicalId(LEVELS.novice as string, game),
    length: readLength(match.length),
    origin: `novice:${action.session}`,
  });
  const present = currentView(services, press, state.match.id);
  return { type: "edit", view: await showMatch(services, press, state), present };
}

async function chart(services: PlayServices, press: GamePress, state: MatchState): Promise<Reply> {
  const { caller, game } = press;
  const { match } = state;
  if (!match.ending || turnOf(match) === 0) return refusal(press, "press-old-button");
  const words = { game, match, name: caller.name, locale: caller.locale };
  const rounds = matchRounds(state);
  if (!rounds) return notice(foldedWords(words));
  const course = courseOf(game, rounds);
  const picture = { ...chartPicture(course, words), name: "match.png", about: [caller] };
  const view = await pictured(services, chartView(course, words), picture, caller.locale);
  return { type: "post", view, audience: "caller" };
}

async function startByButton(services: PlayServices, press: GamePress): Promise<Reply> {
  const { caller, action } = press;
  const offered = await takeOffer(services.store, action.session, caller);
  if (offered === "taken") return refusal(press, "offer-taken");
  if (offered === "not-yours") return notYours(press.caller.locale);
  const origin = offered === "offer" ? `offer:${action.session}` : `event:${press.id}`;
  const begun = await services.sessions.begin({ ...press, origin });
  const posted = await begunReply(services, begun, press);
  if (offered === "no-offer") return posted;
  // An offer may be pressed twice: an existing match doesn't record which press started it.
  return {
    type: "edit",
    view: posted.view,
    present: currentView(services, press, sessionId(services.store, caller, origin)),
  };
}

function refusal({ caller }: ButtonPress, id: "press-old-button" | "offer-taken" | "opponent-gone"): Reply {
  return notice(say(caller.locale, id));
}
