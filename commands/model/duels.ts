// `/model duels`: whether the fortune-teller learns from the caller's duels against people. Taking it back
// takes out of every game what was learned from them.

import type { Caller, ChoiceOption, CommandCall, Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { sentences } from "../../src/infra/i18n/phrases.ts";
import {
  duelHistoryOf,
  identitiesOf,
  learnFromDuels,
  learnsFromDuels,
  unlearnDuels,
} from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { revokeFromDuels } from "./ghost/ghosts.ts";
import { SHARING_OPTION } from "./share.ts";

export const LEARNING_OPTION: ChoiceOption = {
  ...SHARING_OPTION,
  name: "learning",
};

type DuelServices = Pick<Services, "store" | "now"> & { readonly models: Models };

export async function duelsReply(services: DuelServices, { caller, options }: CommandCall): Promise<Reply> {
  const { learning } = options;
  const { locale } = caller;
  if (learning === "on") return notice(await learn(services, caller));
  if (learning === "off") return notice(await unlearn(services, caller));
  if (learning !== undefined) return badChoice(locale, learning, LEARNING_OPTION);
  const learns = await learnsFromDuels(services.store, caller);
  return notice(say(locale, learns ? "model-duels" : "model-duels-not"));
}

async function learn({ store, now }: DuelServices, caller: Caller): Promise<string> {
  const isNew = await learnFromDuels(store, caller, now());
  return say(caller.locale, isNew ? "model-duels-done" : "model-duels-already");
}

async function unlearn({ store, now, models }: DuelServices, caller: Caller): Promise<string> {
  const wasLearning = await unlearnDuels(store, caller, CHAT_GAMES, now());
  if (wasLearning) models.drop(caller, CHAT_GAMES);
  const isRevoked = await revokeFromDuels(store, await identitiesOf(store, caller));
  const text = say(caller.locale, wasLearning ? "model-duels-off" : "model-duels-not");
  return isRevoked ? sentences([text, say(caller.locale, "ghost-off-duels")]) : text;
}

/** How it is, for whoever ever duelled at the game or said anything about it; else undefined. */
export async function duelsLine(
  { store }: Pick<Services, "store">,
  caller: Caller,
  game: MatrixGame,
): Promise<string | undefined> {
  if (await learnsFromDuels(store, caller)) return say(caller.locale, "model-duels");
  const identities = await identitiesOf(store, caller);
  const duels = await Promise.all(identities.map((one) => duelHistoryOf(store, one, game)));
  return duels.some(Boolean) ? say(caller.locale, "model-duels-not") : undefined;
}
