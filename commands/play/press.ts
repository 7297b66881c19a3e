// What each button of a match does; the action's scope is the game's id.

import type { ButtonPress, PressHandler } from "../../src/chat/feature.ts";
import type { Reply, View } from "../../src/chat/view.ts";
import { matrixGame } from "../../src/core/games/find.ts";
import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import { courseOf } from "../../src/core/matches/course.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { turnOf } from "../../src/people/rounds/predictor.ts";
import { readLength } from "../kit/length.ts";
import { pictured } from "../kit/pictured.ts";
import { notice, othersGame } from "../kit/refusals.ts";
import { mayOwn, ownerName, sessionId } from "../kit/session-id.ts";
import { startAction, takeOffer } from "./offers.ts";
import { whyNotice } from "./readings/reading-words.ts";
import { moveReply, postedMatch, proofReply, showMatch } from "./replies.ts";
import { type MatchState, roundsOf } from "./rules.ts";
import type { PlayServices } from "./sessions.ts";
import { shareMatch } from "./share.ts";
import { chartPicture, chartView } from "./views/chart.ts";
import { detailsView } from "./views/details.ts";
import { moreButtons } from "./views/match.ts";
import { hasCard, rulesCard } from "./views/rules.ts";

type GamePress = ButtonPress & { readonly game: MatrixGame };

export function matchPress(services: PlayServices): PressHandler {
  return async (press) => {
    const game = matrixGame(press.action.scope);
    return game ? answer(services, { ...press, game }) : refusal(press, "press-old-button");
  };
}

async function answer(services: PlayServices, press: GamePress): Promise<Reply> {
  const { sessions } = services;
  const { action, caller, game } = press;
  const { session, turn } = action;
  if (action.move === "begin") return startByButton(services, press);
  if (action.move === "rules" && hasCard(game))
    return { type: "post", view: await rulesCard(services, game, caller.locale), audience: "caller" };
  if (!mayOwn(services.store, caller, session)) return othersMatch(services, press);
  const move = game.moveIds.indexOf(action.move);
  if (move >= 0) {
    const result = await sessions.play(press, { session, turn, move });
    return moveReply(services, result, press, currentView(services, press, session));
  }
  if (action.move === "stop") {
    const state = await sessions.stop(press, session);
    return state ? edited(services, press, state) : refusal(press, "press-old-button");
  }
  const state = await sessions.find(caller, game, session);
  if (action.move === "again") return rematch(services, press, state);
  return state ? answerAbout(services, press, state) : refusal(press, "press-old-button");
}

async function answerAbout(services: PlayServices, press: GamePress, state: MatchState): Promise<Reply> {
  const { caller, action } = press;
  const { match, document } = state;
  const isOver = match.ending !== undefined && turnOf(match) > 0;
  if (action.move === "why" && (!match.ending || !document.live))
    return notice(whyNotice(state, caller.locale, await services.sessions.lastDecision(state)));
  if (action.move === "verify") return proofReply(services, state, caller);
  if (!isOver) return refusal(press, "press-old-button");
  switch (action.move) {
    case "more":
    case "less":
      return endReply(services, press, state);
    case "details":
      return { type: "post", view: detailsView(state, caller.name, caller.locale), audience: "caller" };
    case "chart":
      return chart(services, press, state);
    case "share":
      return shareMatch(services, press, state);
    default:
      return refusal(press, "press-old-button");
  }
}

function currentView(services: PlayServices, press: GamePress, session: string) {
  const { caller, game } = press;
  return async (): Promise<View | undefined> => {
    const state = await services.sessions.find(caller, game, session);
    return state && showMatch(services, press, state);
  };
}

/** The pressed message as the match is now. */
async function edited(services: PlayServices, press: GamePress, state: MatchState): Promise<Reply> {
  const present = currentView(services, press, state.match.id);
  return { type: "edit", view: await showMatch(services, press, state), present };
}

/** Shows the end of a match again, with or without the buttons behind *More*. */
async function endReply(services: PlayServices, press: GamePress, state: MatchState): Promise<Reply> {
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
  if (state && !state.opponent) return refusal(press, "opponent-gone");
  const begun = await services.sessions.begin({
    ...press,
    opponent: match?.opponent,
    opponentName: match?.opponentName,
    length: match && readLength(match.length),
    origin: `again:${press.action.session}`,
  });
  return postedMatch(services, press, begun);
}

async function chart(services: PlayServices, press: GamePress, { match }: MatchState): Promise<Reply> {
  const { caller, game } = press;
  const words = { game, match, name: caller.name, locale: caller.locale };
  const course = courseOf(game, roundsOf(game, match));
  const picture = { ...chartPicture(course, words), name: "match.png", about: [caller] };
  const view = await pictured(services, chartView(course, words), picture, caller.locale);
  return { type: "post", view, audience: "caller" };
}

/** An offer's message becomes the match of whoever presses it. */
async function startByButton(services: PlayServices, press: GamePress): Promise<Reply> {
  const { caller, action } = press;
  const offered = takeOffer(services.store, action.session, caller);
  if (offered === "not-yours") return othersMatch(services, press);
  const origin = offered === "offer" ? `offer:${action.session}` : `event:${press.id}`;
  const begun = await services.sessions.begin({ ...press, origin });
  if (offered === "no-offer") return postedMatch(services, press, begun);
  const present = currentView(services, press, sessionId(services.store, caller, origin));
  return { type: "edit", view: await showMatch(services, press, begun), present };
}

function othersMatch({ store }: PlayServices, press: GamePress): Reply {
  const name = ownerName(store, press.action.session);
  const whose = name === undefined ? undefined : say(press.caller.locale, "match-of", { name });
  return othersGame(press, { whose, start: startAction(press.game.id) });
}

function refusal({ caller }: ButtonPress, id: "press-old-button" | "opponent-gone"): Reply {
  return notice(say(caller.locale, id));
}
