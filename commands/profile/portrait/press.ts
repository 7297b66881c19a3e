// *In twelve lines* below one's own profile, and the buttons of the message that it opens. All of it is private.

import type { Button, ButtonPress, PressHandler, Reply } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { portraitSource } from "../../../src/core/profiles/portrait/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import type { DrawnPortrait, ProfileServices } from "../worker/index.ts";
import { ownPortrait } from "./own.ts";
import { linesButton, linesPicture, linesView, type Page } from "./view.ts";
import { PORTRAIT_GAME } from "./words.ts";

const PAGES: readonly Page[] = ["show", "all", "details"];
export const PROGRAM_FILE = "twelve-lines.js";
const audience = "caller";

/** The button below one's own profile; none at other games. */
export function linesButtons(owner: PlayerId, game: MatrixGame, locale: Locale): readonly Button[] {
  return game.id === PORTRAIT_GAME.id ? [linesButton(owner, "open", "portrait-button", locale)] : [];
}

export function linesPress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    const own = await ownPortrait(services, caller);
    return typeof own === "string" ? notice(own) : answer(services, press, own);
  };
}

async function answer(services: ProfileServices, press: ButtonPress, own: DrawnPortrait): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const { move } = action;
  if (move === "open") return { type: "post", view: linesView(own, "show", caller, locale), audience };
  const page = PAGES.find((one) => one === move);
  if (page) return { type: "edit", view: linesView(own, page, caller, locale) };
  const title = say(locale, "portrait-title");
  if (move === "code") {
    const file = { type: "file", name: PROGRAM_FILE, content: portraitSource(own.portrait) } as const;
    return { type: "post", view: { title, blocks: [file] }, audience };
  }
  if (move !== "picture") return notice(say(locale, "press-old-button"));
  const picture = { ...linesPicture(own, locale), name: "twelve-lines.png", about: [caller] };
  const view = { title, blocks: [{ type: "quiet", text: picture.alt }] } as const;
  return { type: "post", view: await pictured(services, view, picture, locale), audience };
}
