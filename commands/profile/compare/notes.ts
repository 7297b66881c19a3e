// What is told besides answering when somebody is asked in private: the answer to who asked, once,
// and that a card is closed to who was asked.

import type { Platform, PrivateChat, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import {
  answerOwed,
  answersDue,
  type CompareRequest,
  type OwedAnswer,
  oweAnswer,
  type PlayerId,
  readPlayerId,
  settleAnswer,
  strikeAnswer,
} from "../../../src/players/index.ts";
import type { Services } from "../../kit/services.ts";
import { shownName } from "../../kit/shown-name.ts";
import { closedView } from "./card.ts";
import { comparedView } from "./compare.ts";

/** How often it is looked for answers that a process left untold. */
const LOOK_MS = 60_000;

/** Tells the answers that other processes, or this one before it ended, have left untold. */
export interface AnswersTold {
  close(): Promise<void>;
}

export function tellAnswers(services: Services, lookMs = LOOK_MS): AnswersTold {
  const look = async (): Promise<void> => {
    try {
      for (const key of await answersDue(services.store, services.now())) await tellAnswer(services, key);
    } catch (error) {
      services.onFailure(error);
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Tells who asked what the answer is, if that is still owed. `drawn`: the comparison, where it is
 * at hand in their language. */
export async function tellAnswer(services: Services, key: string, drawn?: View): Promise<void> {
  const { store, now } = services;
  const owed = await answerOwed(store, key, now());
  if (owed && (await toldNow(services, owed, drawn)) === "unavailable") await oweAnswer(store, owed, now());
  await settleAnswer(store, key, now());
}

async function toldNow(
  services: Services,
  owed: OwedAnswer,
  drawn: View | undefined,
): Promise<"done" | "unavailable"> {
  const { store, post, now } = services;
  const chat = await chatWith(services, owed.request.from);
  if (chat.state === "unavailable") return "unavailable";
  const view = chat.state === "open" ? (drawn ?? (await answerView(services, owed))) : undefined;
  // From here to the post's answer lies the only moment in which a crash leaves it open whether it
  // was told.
  const isMine = await strikeAnswer(store, owed, now());
  if (!isMine || !view || chat.state !== "open") return "done";
  const { state } = await post(chat.platform, chat.place, view, `answer-${owed.request.id}`);
  return state === "unavailable" ? "unavailable" : "done";
}

/** The private chat of a player (`platform:id`). */
async function chatWith(
  services: Services,
  player: string,
): Promise<PrivateChat & { readonly platform: Platform }> {
  const { platform, id } = readPlayerId(player) as PlayerId & { readonly platform: Platform };
  return { ...(await services.privateChat(platform, id)), platform };
}

/** Closes the card in the private chat of who was asked, where there is one. */
export async function closeCard(services: Services, request: CompareRequest, view: View): Promise<void> {
  const { chat, message } = request.card ?? {};
  const platform = readPlayerId(request.to)?.platform as Platform | undefined;
  if (chat === undefined || message === undefined || platform === undefined) return;
  // One that cannot be edited says when it is pressed that it is closed.
  await services.edit(platform, { kind: "private", id: chat }, message, view);
}

/** The comparison, or that there will be none; undefined where it may not be shown any more. */
async function answerView(services: Services, { request, name }: OwedAnswer): Promise<View | undefined> {
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
