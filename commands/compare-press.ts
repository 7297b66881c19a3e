// The buttons of the question whether somebody agrees to be compared. Only who is asked may answer it, only who asked may take it back.

import { type Press, type PressHandler, placeKey, type Reply } from "../src/chat/index.ts";
import { matrixGame } from "../src/games/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import {
  agree,
  answerRequest,
  type CompareRequest,
  ownerTag,
  type PlayerId,
  readPlayerId,
  requestOf,
  takeBack,
  takeRequestBack,
  writePlayerId,
} from "../src/players/index.ts";
import { comparedView } from "./compare.ts";
import { notice } from "./match.ts";
import type { Services } from "./services.ts";
import { shownName } from "./shown-name.ts";

/** The scope of the buttons of a question. */
export const COMPARE_SCOPE = "compare";
export const REQUEST_ID_CHARACTERS = 8;
const KEY_CHARACTERS = 22;
const TAG_AT = KEY_CHARACTERS + REQUEST_ID_CHARACTERS;

/** A button's session is the question's key, its id, and the tag of who is asked. */
export function comparePress(services: Services): PressHandler {
  return (press) => (press.action.move === "retract" ? retractPress(services, press) : answerPress(services, press));
}

type Pressed = Parameters<PressHandler>[0];

function requestPressed({ store, now }: Services, { action: { session } }: Pressed) {
  const [key, id] = [session.slice(0, KEY_CHARACTERS), session.slice(KEY_CHARACTERS, TAG_AT)];
  return requestOf(store, key, id, now());
}

async function answerPress(services: Services, press: Pressed): Promise<Reply> {
  const { action, caller } = press;
  const notAsked = notice(say(caller.locale, "compare-not-asked"));
  // Most strangers are known without a look into the store.
  if (action.session.slice(TAG_AT) !== ownerTag(caller)) return notAsked;
  const request = await requestPressed(services, press);
  if (!request) return closed("compare-lapsed", caller.locale);
  if (request.to !== writePlayerId(caller)) return notAsked;
  return action.move === "accept" ? accept(services, press, request) : decline(services, request);
}

async function retractPress(services: Services, press: Pressed): Promise<Reply> {
  const { locale } = press.caller;
  const request = await requestPressed(services, press);
  if (!request) return notice(say(locale, "compare-lapsed"));
  if (request.from !== writePlayerId(press.caller)) return notice(say(locale, "compare-not-asking"));
  if (!(await takeRequestBack(services.store, request))) return notice(say(locale, "compare-lapsed"));
  return closed("compare-retracted", request.locale, { name: shownName(request.name) });
}

async function decline({ store, now }: Services, request: CompareRequest): Promise<Reply> {
  const answered = await answerRequest(store, request, "declined", now());
  if (answered?.answer === "accepted") return notice(say(request.locale, "compare-accepted-before"));
  return closed(answered ? "compare-declined" : "compare-lapsed", request.locale);
}

async function accept(services: Services, press: Press, request: CompareRequest): Promise<Reply> {
  const { caller: target } = press;
  const { locale } = request;
  const from = readPlayerId(request.from);
  const game = matrixGame(request.gameId);
  if (!from || !game || request.answer === "declined")
    return closed(request.answer === "declined" ? "compare-declined" : "compare-lapsed", locale);
  const caller = { ...from, name: request.name };
  if (request.answer === undefined && !(await agreed(services, target, caller, request)))
    return closed("compare-lapsed", locale);
  const pair = { caller, target, game, place: placeKey(target, press.place), locale };
  const view = await comparedView(services, pair);
  return view ? { type: "edit", view } : closed("compare-lapsed", locale);
}

/** Notes the agreement, and that the question is answered. A question that was taken back meanwhile leaves no agreement. */
async function agreed(
  { store, now }: Services,
  target: PlayerId,
  caller: PlayerId & { readonly name: string },
  request: CompareRequest,
): Promise<boolean> {
  await agree(store, target, caller, now());
  const answered = await answerRequest(store, request, "accepted", now());
  if (answered?.answer === "accepted") return true;
  await takeBack(store, target, writePlayerId(caller));
  return false;
}

/** The card, closed. */
function closed(message: string, locale: Locale, values: Readonly<Record<string, string>> = {}): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text: say(locale, message, values) }] } };
}
