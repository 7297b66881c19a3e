// Messages sent outside replies: the card in a private chat, closing it, and the answer, sent once.

import type { Platform, PrivateChat, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import {
  type CompareRequest,
  claimAnswer,
  dueAnswers,
  noteCard,
  type PendingAnswer,
  type PlayerId,
  pendingAnswer,
  readPlayerId,
  requeueAnswer,
  settleAnswer,
  takeCard,
} from "../../../src/people/index.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { ProfileServices } from "../worker/index.ts";
import { cardView, closedView } from "./card.ts";
import { comparedView } from "./compare.ts";

/** Interval of polling for undelivered answers, in milliseconds. */
const POLL_MS = 60_000;

/** Delivers answers left in the outbox by other or crashed processes. */
export interface AnswerDelivery {
  close(): Promise<void>;
}

export function tellAnswers(services: ProfileServices, pollMs = POLL_MS): AnswerDelivery {
  const look = async (): Promise<void> => {
    try {
      for (const key of await dueAnswers(services.store, services.now())) await tellAnswer(services, key);
    } catch (error) {
      services.onFailure(error);
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, pollMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Notifies a waiting requester. `drawn`: the comparison in the requester's language. */
export async function tellAnswer(services: ProfileServices, key: string, drawn?: View): Promise<void> {
  const { store, now } = services;
  const owed = await pendingAnswer(store, key, now());
  if (owed && (await deliveredNow(services, owed, drawn)) === "unavailable")
    await requeueAnswer(store, owed, now());
  await settleAnswer(store, key, now());
}

async function deliveredNow(
  services: ProfileServices,
  owed: PendingAnswer,
  drawn: View | undefined,
): Promise<"done" | "unavailable"> {
  const { store, post, now } = services;
  const chat = await chatWith(services, owed.request.from);
  if (chat.state === "unavailable") return "unavailable";
  const view = chat.state === "open" ? (drawn ?? (await answerView(services, owed))) : undefined;
  // At most once: after a crash between here and the post's result, no one knows if it was delivered.
  const isMine = await claimAnswer(store, owed, now());
  if (!isMine || !view || chat.state !== "open") return "done";
  const { state } = await post(chat.platform, chat.place, view, `answer-${owed.request.id}`);
  return state === "unavailable" ? "unavailable" : "done";
}

async function chatWith(
  services: ProfileServices,
  player: string,
): Promise<PrivateChat & { readonly platform: Platform }> {
  const { platform, id } = readPlayerId(player) as PlayerId & { readonly platform: Platform };
  return { ...(await services.privateChat(platform, id)), platform };
}

function platformOf(player: string): Platform | undefined {
  return readPlayerId(player)?.platform;
}

export async function closeCard(
  services: ProfileServices,
  request: CompareRequest,
  view: View,
): Promise<void> {
  const { chat, message } = request.card ?? {};
  const platform = platformOf(request.to);
  if (chat === undefined || message === undefined || platform === undefined) return;
  // If the card can't be edited, pressing it says that it's closed.
  await services.edit(platform, { kind: "private", id: chat }, message, view);
}

/** Only one process posts the card. A crash can lose the card, but not the request in the asked player's list. */
export async function sendCard(
  { store, post, now }: ProfileServices,
  request: CompareRequest,
  target: string,
  chat: string,
): Promise<"posted" | "refused" | "unavailable"> {
  const platform = platformOf(request.to);
  if (!platform || !(await takeCard(store, request, now()))) return "posted";
  const place = { kind: "private", id: chat } as const;
  const posted = await post(platform, place, cardView(request, target, true), `asked-${request.id}`);
  if (posted.state !== "posted") return posted.state;
  const { message } = posted;
  if (message !== undefined) await noteCard(store, request, { chat, message }, now());
  return "posted";
}

/** The comparison, or the news that it was declined; undefined if consent has been withdrawn. */
async function answerView(
  services: ProfileServices,
  { request, name }: PendingAnswer,
): Promise<View | undefined> {
  const { locale, answer, gameId } = request;
  if (answer === "declined") return closedView("compare-not-now", locale, { name: shownName(name) });
  const [from, to, game] = [readPlayerId(request.from), readPlayerId(request.to), matrixGame(gameId)];
  if (!from || !to || !game) return undefined;
  const [caller, target] = [
    { ...from, name: request.name },
    { ...to, name },
  ];
  return comparedView(services, { caller, target, game, place: undefined, locale });
}
