// The buttons of a compare request, on its card and in the list of `/profile privacy`.

import {
  type ButtonPress,
  type Caller,
  type PressHandler,
  placeKey,
  type Reply,
} from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import {
  agree,
  answerRequest,
  type CompareRequest,
  enqueueAnswer,
  namesAsked,
  type PlayerId,
  readPlayerId,
  requestOf,
  requestsTo,
  takeBack,
  takeRequestBack,
  writePlayerId,
} from "../../../src/people/index.ts";
import { isChallenged } from "../../kit/challenge.ts";
import { notice } from "../../kit/refusals.ts";
import { closedView, READ_ALL, readQuestion, retractedView } from "../compare/card.ts";
import { comparedView, tooFewOwn } from "../compare/compare.ts";
import { closeCard, tellAnswer } from "../compare/delivery.ts";
import type { ProfileServices } from "../worker/index.ts";
import { presentPrivacy } from "./command.ts";

interface Asked extends Question {
  readonly press: ButtonPress;
  readonly key: string;
  /** Whether it was pressed in the list of `/profile privacy` instead of on the card. */
  readonly isListed: boolean;
  readonly locale: Locale;
}

export function comparePress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    if (action.move === READ_ALL) return wholeText(caller);
    return action.move === "retract" ? retractPress(services, press) : answerPress(services, press);
  };
}

function wholeText({ locale }: Caller): Reply {
  return { type: "post", view: closedView("profile-asked-rules", locale), audience: "caller" };
}

async function answerPress(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place } = press;
  const { key, id, tag } = readQuestion(action.session);
  const notAsked = notice(say(caller.locale, "compare-not-asked"));
  // The tag rejects most strangers without a store read.
  if (!isChallenged(caller, tag)) return notAsked;
  const isListed = action.move.startsWith("list-");
  const request = await requestOf(services.store, key, id, services.now());
  if (!request) return notOpen(services, press, isListed);
  if (!namesAsked(caller).includes(request.to)) return notAsked;
  const isUnseen = isListed || place.kind === "private";
  const locale = isUnseen ? caller.locale : request.locale;
  const asked: Asked = { press, request, target: caller, key, isListed, isUnseen, locale };
  return action.move.endsWith("accept") ? acceptPress(services, asked) : declinePress(services, asked);
}

/** Closes a card; refreshes a list. */
function notOpen(services: ProfileServices, press: ButtonPress, isListed: boolean): Reply | Promise<Reply> {
  const { locale } = press.caller;
  return isListed ? presentList(services, press, "compare-lapsed") : closed("compare-lapsed", locale);
}

async function presentList(
  services: ProfileServices,
  { caller }: ButtonPress,
  notice: MessageId,
): Promise<Reply> {
  const view = await presentPrivacy(services, caller);
  return { type: "edit", view, notice: say(caller.locale, notice) };
}

async function retractPress(services: ProfileServices, { action, caller }: ButtonPress): Promise<Reply> {
  const taken = await retract(services, caller, readQuestion(action.session));
  if (taken === "not-asking") return notice(say(caller.locale, "compare-not-asking"));
  if (taken === "gone") return notice(say(caller.locale, "compare-lapsed"));
  const view = retractedView(taken);
  await closeCard(services, taken, view);
  return { type: "edit", view };
}

async function declinePress(services: ProfileServices, asked: Asked): Promise<Reply> {
  const { press, key, isListed, locale } = asked;
  const answered = await decline(services, asked);
  if (answered?.answer === "accepted") return notice(say(locale, "compare-answered"));
  if (!answered) return notOpen(services, press, isListed);
  await tellAnswer(services, key);
  if (!isListed) return closed("compare-declined", locale);
  await closeCard(services, answered, closedView("compare-declined", locale));
  return presentList(services, press, "compare-declined");
}

async function acceptPress(services: ProfileServices, asked: Asked): Promise<Reply> {
  const { press, request, target, key, isListed, locale } = asked;
  const from = readPlayerId(request.from);
  const game = matrixGame(request.gameId);
  const isDeclined = request.answer === "declined";
  if (isDeclined && isListed) return notOpen(services, press, isListed);
  if (!from || !game || isDeclined) return closed(isDeclined ? "compare-declined" : "compare-lapsed", locale);
  // No one should consent to a comparison that can't be made yet; the question stays open.
  const short = await tooFewOwn(services, target, game);
  if (short !== undefined && request.answer === undefined) return notice(short);
  const caller = { ...from, name: request.name };
  if (!(await accept(services, asked, caller))) return notOpen(services, press, isListed);
  const place = placeKey(target, press.place);
  const pair = { caller, target, game, place, locale };
  const view = await comparedView(services, pair);
  await tellAnswer(services, key, locale === request.locale ? view : undefined);
  if (!view) return closed("compare-lapsed", locale);
  if (!isListed) return { type: "edit", view };
  await closeCard(services, request, closedView("compare-answered", locale));
  const left = (await requestsTo(services.store, target, services.now())).length;
  if (left === 0) return { type: "edit", view };
  const more = { type: "quiet", text: say(locale, "profile-asked-left", { count: left }) } as const;
  return { type: "edit", view: { ...view, blocks: [...view.blocks, more] } };
}

function closed(message: MessageId, locale: Locale): Reply {
  return { type: "edit", view: closedView(message, locale) };
}

// Stores the answers to compare requests, or retracts the request.

type Stored = Pick<ProfileServices, "store" | "now">;

interface Question {
  readonly request: CompareRequest;
  readonly target: Caller;
  /** Whether the answer is given where the requester can't see it. */
  readonly isUnseen: boolean;
}

/** Stores agreement and reply. Returns false if the request is no longer open; then it undoes the agreement. */
async function accept(
  services: Stored,
  question: Question,
  caller: PlayerId & { readonly name: string },
): Promise<boolean> {
  const { store, now } = services;
  const { request, target } = question;
  if (request.answer === "accepted") return true;
  await agree(store, target, caller, now());
  if ((await note(services, question, "accepted"))?.answer === "accepted") return true;
  await takeBack(store, target, writePlayerId(caller));
  return false;
}

/** Stores the refusal; resolves to the updated request, or undefined if it no longer exists. */
function decline(services: Stored, question: Question): Promise<CompareRequest | undefined> {
  return note(services, question, "declined");
}

/** Stores the reply, and enqueues a notification if the requester can't see it. */
async function note(
  { store, now }: Stored,
  { request, target, isUnseen }: Question,
  answer: "accepted" | "declined",
): Promise<CompareRequest | undefined> {
  if (isUnseen) await enqueueAnswer(store, request, now());
  return answerRequest(store, request, { answer, ...(isUnseen && { owed: target.name }) }, now());
}

/** Retracts a request; resolves to its former state. */
async function retract(
  { store, now }: Stored,
  caller: Caller,
  { key, id }: { readonly key: string; readonly id: string },
): Promise<CompareRequest | "gone" | "not-asking"> {
  const request = await requestOf(store, key, id, now());
  if (!request) return "gone";
  if (request.from !== writePlayerId(caller)) return "not-asking";
  return (await takeRequestBack(store, request, now())) ?? "gone";
}
