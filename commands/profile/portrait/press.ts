// *In twelve lines* below one's own profile, and the buttons of the message that it opens. All of it is private.

import type { Button, ButtonPress, LinkedCall, PressHandler, Reply } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { PORTRAIT_GAME } from "../../../src/core/profiles/portrait/portrait.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { keepPrivately, nameWords, PROGRAM_FILE } from "../../strategy/index.ts";
import type { DrawnPortrait, ProfileServices } from "../worker/index.ts";
import { ownPortrait } from "./own.ts";
import { linesButton, linesPicture, linesView, type Page, scoreWords } from "./view.ts";

const PAGES: readonly Page[] = ["show", "all", "details"];
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
    if (action.move === "enter") return entered(press);
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
    const file = { type: "file", name: PROGRAM_FILE, content: own.source } as const;
    return { type: "post", view: { title, blocks: [file] }, audience };
  }
  if (move === "try") return tried(services, press, own);
  if (move !== "picture") return notice(say(locale, "press-old-button"));
  const picture = { ...linesPicture(own, locale), name: "twelve-lines.png", about: [caller] };
  const view = { title, blocks: [{ type: "text", text: scoreWords(own.portrait, locale) }] } as const;
  return { type: "post", view: await pictured(services, view, picture, locale), audience };
}

/** Asks for a name first, and then submits the file as its author would. */
async function entered(press: ButtonPress): Promise<Reply> {
  const { action, caller, typed } = press;
  const { locale } = caller;
  const call = { command: "strategy", subcommand: "enter" };
  const name = typed?.name;
  if (name !== undefined) return called(press, { ...call, options: { name } });
  const pressed = { option: "name", action, label: say(locale, "button-strategy-enter") };
  const text = say(locale, "panel-type", { example: "/strategy enter my-lines" });
  return { type: "notice", text, asks: { ...call, options: {}, pressed } };
}

/** Starts a match against the program, as a file that no one else can play. */
async function tried(
  { store, now }: ProfileServices,
  press: ButtonPress,
  { portrait, source }: DrawnPortrait,
): Promise<Reply> {
  const { caller } = press;
  const file = { source, game: portrait.game, now: now() };
  const opponent = await keepPrivately(store, caller, file);
  if (opponent === undefined) return notice(nameWords("full", "", caller.locale));
  return called(press, { command: "rps", subcommand: "play", options: { opponent } });
}

async function called(press: ButtonPress, call: LinkedCall): Promise<Reply> {
  const answered = await press.call?.(call);
  return answered?.reply ?? notice(say(press.caller.locale, "press-old-button"));
}
