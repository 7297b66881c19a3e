// `/model`: shows the fortune-teller's model of the caller; resets, freezes or disables it.

import type {
  ChoiceOption,
  Command,
  CommandCall,
  PressHandler,
  Reply,
  Speaker,
  View,
} from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sentences } from "../../src/infra/i18n/phrases.ts";
import {
  duelHistoryOf,
  learnFromDuels,
  learnsFromDuels,
  MODEL_CHANGES,
  type ModelChange,
  ownerTag,
  sharesModel,
  unlearnDuels,
} from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { gameTitle } from "../kit/game-words.ts";
import { GAME_OPTION, GAMES, listedGame } from "../kit/options.ts";
import { badChoice, closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { forgetPrivateFile } from "../strategy/index.ts";
import { GHOST_SUBCOMMAND, ghostReply } from "./ghost/command.ts";
import { type GhostServices, ghostOf, revoke, revokeFromDuels } from "./ghost/ghosts.ts";
import { SHARING_OPTION, shareReply } from "./share.ts";
import { modelView } from "./view.ts";

interface ModelServices extends Services, GhostServices {
  readonly models: Models;
}

export const MODEL_SCOPE = "model";

export function model(services: ModelServices): Command {
  return {
    name: "model",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      ...(["show", ...MODEL_CHANGES] as const).map((name) => ({
        name,
        options: [GAME_OPTION],
        audience: "caller" as const,
        ...(name === "show" && { byLink: true as const }),
      })),
      { name: "duels", options: [LEARNING_OPTION], audience: "caller" },
      GHOST_SUBCOMMAND,
      { name: "share", options: [SHARING_OPTION], audience: "caller" },
    ],
    run: (call) => answer(services, call),
  };
}

async function answer(services: ModelServices, call: CommandCall): Promise<Reply> {
  const { caller, subcommand, options } = call;
  if (subcommand === "duels") return duelsReply(services, call);
  if (subcommand === "ghost") return ghostReply(services, call);
  if (subcommand === "share") return shareReply(services, call);
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(caller.locale, typed, GAME_OPTION);
  const change = MODEL_CHANGES.find((name) => name === subcommand);
  if (change === "reset") {
    const { ghost } = await ghostOf(services.store, caller, game);
    const view = question(ownerTag(caller), game, caller.locale, ghost?.name);
    return { type: "post", view, audience: "caller" };
  }
  if (change) return notice(await changed(services, caller, game, change));
  const shares = await sharesModel(services.store, caller);
  const isLinked = (await caller.identities()).length > 1;
  const duels = await duelsLine(services, caller, game);
  const report = await services.models.report(caller, game);
  const view = modelView(game, report, caller.locale, { shares, isLinked, duels });
  return { type: "post", view, audience: "caller" };
}

async function changed(
  { models, store }: ModelServices,
  caller: Speaker,
  game: MatrixGame,
  change: ModelChange,
): Promise<string> {
  const { locale } = caller;
  const title = { game: gameTitle(game, locale) };
  const { changed: anew, mode } = await models.change(caller, game, change);
  const text = say(locale, anew ? "model-change-done" : "model-change-already", { change, ...title });
  if (change !== "reset") return text;
  const isRevoked = await revoke(store, caller, game);
  await forgetPrivateFile(store, caller, game.id);
  const more = [
    // A reset keeps the mode, and says so.
    ...(mode === "learning"
      ? []
      : [say(locale, "model-change-already", { change: mode === "off" ? mode : "freeze", ...title })]),
    ...(isRevoked ? [say(locale, "ghost-off-done", title)] : []),
  ];
  return sentences([text, ...more]);
}

/** Asks for confirmation, because a reset is irreversible. */
function question(owner: string, game: MatrixGame, locale: Locale, ghost: string | undefined): View {
  const action = (move: string) => ({ scope: MODEL_SCOPE, session: owner, turn: 0, move });
  return {
    title: say(locale, "model-reset-title"),
    blocks: [
      { type: "text", text: say(locale, "model-reset-text", { game: gameTitle(game, locale) }) },
      ...(ghost === undefined
        ? []
        : [{ type: "text", text: say(locale, "model-reset-ghost", { ghost }) } as const]),
    ],
    buttons: [
      [
        { label: say(locale, "button-forget"), action: action(game.id), style: "danger" },
        { label: say(locale, "button-keep"), action: action("keep") },
      ],
    ],
  };
}

/** Handles the confirmation's buttons; the confirming one carries the game. */
export function modelPress(services: ModelServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    if (action.move === "keep") return closed(say(locale, "data-kept"));
    const game = listedGame(action.move);
    if (!game) return notice(say(locale, "press-old-button"));
    return closed(await changed(services, caller, game, "reset"));
  };
}

const LEARNING_OPTION: ChoiceOption = {
  ...SHARING_OPTION,
  name: "learning",
};

type DuelServices = Pick<Services, "store" | "now"> & { readonly models: Models };

/** `/model duels`: whether the fortune-teller learns from the caller's duels against people. Turning it off removes
 * what was learned from them in every game. */
async function duelsReply(services: DuelServices, { caller, options }: CommandCall): Promise<Reply> {
  const { learning } = options;
  const { locale } = caller;
  if (learning === "on") return notice(await learn(services, caller));
  if (learning === "off") return notice(await unlearn(services, caller));
  if (learning !== undefined) return badChoice(locale, learning, LEARNING_OPTION);
  const learns = await learnsFromDuels(services.store, caller);
  return notice(say(locale, learns ? "model-duels" : "model-duels-not"));
}

async function learn({ store, now }: DuelServices, caller: Speaker): Promise<string> {
  const isNew = await learnFromDuels(store, caller, now());
  return say(caller.locale, isNew ? "model-duels-done" : "model-duels-already");
}

async function unlearn({ store, now, models }: DuelServices, caller: Speaker): Promise<string> {
  const wasLearning = await unlearnDuels(store, caller, CHAT_GAMES, now());
  if (wasLearning) models.drop(caller, CHAT_GAMES);
  const isRevoked = await revokeFromDuels(store, await caller.identities());
  const text = say(caller.locale, wasLearning ? "model-duels-off" : "model-duels-not");
  return isRevoked ? sentences([text, say(caller.locale, "ghost-off-duels")]) : text;
}

/** The setting, for people who have ever duelled at the game or changed it; otherwise undefined. */
async function duelsLine(
  { store }: Pick<Services, "store">,
  caller: Speaker,
  game: MatrixGame,
): Promise<string | undefined> {
  if (await learnsFromDuels(store, caller)) return say(caller.locale, "model-duels");
  const identities = await caller.identities();
  const duels = await Promise.all(identities.map((one) => duelHistoryOf(store, one, game)));
  return duels.some(Boolean) ? say(caller.locale, "model-duels-not") : undefined;
}
