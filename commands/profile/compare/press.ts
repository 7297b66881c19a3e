// The buttons of the question whether somebody agrees to be compared, on its card and in the list
// of `/profile privacy`. Only who is asked may answer it, only who asked may take it back.

import { type ButtonPress, type PressHandler, placeKey, type Reply } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  agree,
  answerRequest,
  type CompareRequest,
  noteAnswer,
  ownerTag,
  type PlayerId,
  readPlayerId,
  requestOf,
  requestsTo,
  takeBack,
  takeRequestBack,
  writePlayerId,
} from "../../../src/players/index.ts";
import { notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { privacyView } from "../consent/privacy.ts";
import type { ProfileServices } from "../services.ts";
import { closedView, readQuestion } from "./card.ts";
import { comparedView } from "./compare.ts";
import { closeCard, tellAnswer } from "./notes.ts";

export function comparePress(services: ProfileServices): PressHandler {
  return (press) =>
    press.action.move === "retract" ? retractPress(services, press) : answerPress(services, press);
}

/** A question that who is asked answers now. */
interface Asked {
  readonly press: ButtonPress;
  readonly request: CompareRequest;
  readonly key: string;
  /** In the list of `/profile privacy`, not on the card. */
  readonly isListed: boolean;
  /** The language of what is shown to who answers. */
  readonly locale: Locale;
}

async function answerPress(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place } = press;
  const { key, id, tag } = readQuestion(action.session);
  const notAsked = notice(say(caller.locale, "compare-not-asked"));
  // Most strangers are known without a look into the store.
  if (tag !== ownerTag(caller)) return notAsked;
  const isListed = action.move.startsWith("list-");
  const request = await requestOf(services.store, key, id, services.now());
  if (!request) return notOpen(services, press, isListed);
  if (request.to !== writePlayerId(caller)) return notAsked;
  const locale = isListed || place.kind === "private" ? caller.locale : request.locale;
  const asked = { press, request, key, isListed, locale };
  return action.move.endsWith("accept") ? accept(services, asked) : decline(services, asked);
}

/** A card is closed; a list is shown as it is now. */
async function notOpen(
  services: ProfileServices,
  { caller }: ButtonPress,
  isListed: boolean,
): Promise<Reply> {
  const { locale } = caller;
  if (!isListed) return closed("compare-lapsed", locale);
  return { type: "edit", view: await privacyView(services, caller), notice: say(locale, "compare-lapsed") };
}

async function retractPress(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { locale } = press.caller;
  const { key, id } = readQuestion(press.action.session);
  const request = await requestOf(services.store, key, id, services.now());
  if (!request) return notice(say(locale, "compare-lapsed"));
  if (request.from !== writePlayerId(press.caller)) return notice(say(locale, "compare-not-asking"));
  const taken = await takeRequestBack(services.store, request, services.now());
  if (!taken) return notice(say(locale, "compare-lapsed"));
  const view = closedView("compare-retracted", request.locale, { name: shownName(request.name) });
  await closeCard(services, taken, view);
  return { type: "edit", view };
}

async function decline(services: ProfileServices, asked: Asked): Promise<Reply> {
  const { press, key, isListed, locale } = asked;
  const answered = await noted(services, asked, "declined");
  if (answered?.answer === "accepted") return notice(say(locale, "compare-accepted-before"));
  if (!answered) return notOpen(services, press, isListed);
  await tellAnswer(services, key);
  if (!isListed) return closed("compare-declined", locale);
  await closeCard(services, answered, closedView("compare-declined", locale));
  return {
    type: "edit",
    view: await privacyView(services, press.caller),
    notice: say(locale, "compare-declined"),
  };
}

async function accept(services: ProfileServices, asked: Asked): Promise<Reply> {
  const { press, request, key, isListed, locale } = asked;
  const { caller: target, place } = press;
  const from = readPlayerId(request.from);
  const game = matrixGame(request.gameId);
  if (isListed && request.answer === "declined") return notOpen(services, press, isListed);
  if (!from || !game || request.answer === "declined")
    return closed(request.answer === "declined" ? "compare-declined" : "compare-lapsed", locale);
  const caller = { ...from, name: request.name };
  if (request.answer === undefined && !(await agreed(services, asked, caller)))
    return notOpen(services, press, isListed);
  const view = await comparedView(services, { caller, target, game, place: placeKey(target, place), locale });
  await tellAnswer(services, key, locale === request.locale ? view : undefined);
  if (!view) return closed("compare-lapsed", locale);
  if (!isListed) return { type: "edit", view };
  await closeCard(services, request, closedView("compare-answered", locale));
  const left = (await requestsTo(services.store, target, services.now())).length;
  if (left === 0) return { type: "edit", view };
  const more = { type: "quiet", text: say(locale, "profile-asked-left", { count: left }) } as const;
  return { type: "edit", view: { ...view, blocks: [...view.blocks, more] } };
}

/** Notes the agreement, and that the question is answered. A question that was taken back meanwhile
 * leaves no agreement. */
async function agreed(
  services: ProfileServices,
  asked: Asked,
  caller: PlayerId & { readonly name: string },
): Promise<boolean> {
  const { store, now } = services;
  const { caller: target } = asked.press;
  await agree(store, target, caller, now());
  if ((await noted(services, asked, "accepted"))?.answer === "accepted") return true;
  await takeBack(store, target, writePlayerId(caller));
  return false;
}

/** Notes the answer, and that who asked is to be told of it where they cannot see it. */
async function noted(
  { store, now }: ProfileServices,
  { press, request, isListed }: Asked,
  answer: "accepted" | "declined",
): Promise<CompareRequest | undefined> {
  const isUnseen = isListed || press.place.kind === "private";
  if (isUnseen) await noteAnswer(store, request, now());
  return answerRequest(store, request, { answer, ...(isUnseen && { owed: press.caller.name }) }, now());
}

/** The card, closed. */
function closed(message: string, locale: Locale): Reply {
  return { type: "edit", view: closedView(message, locale) };
}
