// *Chart* below a match that is over: how it went, for its player alone.

import type { PressHandler } from "../../src/chat/index.ts";
import { courseOf } from "../../src/core/matches/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { chartPicture, chartView, foldedWords } from "./chart-view.ts";
import { playedMatch } from "./index.ts";
import type { PlayServices } from "./services.ts";

/** Answers every button of a match. */
export function matchPress(services: PlayServices): PressHandler {
  const chart = chartPress(services);
  return (press) => (press.action.move === "chart" ? chart(press) : services.sessions.press(press));
}

function chartPress(services: PlayServices): PressHandler {
  return async (press) => {
    const { caller } = press;
    const { locale, name } = caller;
    const played = await playedMatch(services.store, press);
    if (typeof played === "string") return notice(say(locale, played));
    const words = { ...played, name, locale };
    if (!played.rounds) return notice(foldedWords(words));
    const course = courseOf(played.game, played.rounds);
    const picture = { ...chartPicture(course, words), name: "match.png", about: [caller] };
    const view = await pictured(services, chartView(course, words), picture, locale);
    return { type: "post", view, audience: "caller" };
  };
}
