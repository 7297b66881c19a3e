// `/model`: shows the fortune-teller's model of the caller; resets, freezes or disables it.

import type { Caller, Command, CommandCall, PressHandler, Reply, View } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sentences } from "../../src/infra/i18n/phrases.ts";
import { MODEL_CHANGES, type ModelChange, ownerTag } from "../../src/people/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import { GAME_OPTION, GAMES, listedGame } from "../kit/options.ts";
import { badChoice, closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { modelView } from "./view.ts";

interface ModelServices extends Services {
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
    ],
    run: (call) => answer(services, call),
  };
}

async function answer(services: ModelServices, call: CommandCall): Promise<Reply> {
  const { caller, subcommand, options } = call;
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(caller.locale, typed, GAME_OPTION);
  const change = MODEL_CHANGES.find((name) => name === subcommand);
  if (change === "reset")
    return { type: "post", view: question(ownerTag(caller), game, caller.locale), audience: "caller" };
  if (change) return notice(await changed(services, caller, game, change));
  const report = await services.models.report(caller, game);
  const view = modelView(game, report, caller.locale);
  return { type: "post", view, audience: "caller" };
}

async function changed(
  { models }: ModelServices,
  caller: Caller,
  game: MatrixGame,
  change: ModelChange,
): Promise<string> {
  const { locale } = caller;
  const title = { game: gameTitle(game, locale) };
  const { changed: anew, mode } = await models.change(caller, game, change);
  const text = say(locale, anew ? "model-change-done" : "model-change-already", { change, ...title });
  if (change !== "reset") return text;
  if (mode === "learning") return text;
  // A reset keeps the mode, and says so.
  const kept = say(locale, "model-change-already", { change: mode === "off" ? mode : "freeze", ...title });
  return sentences([text, kept]);
}

/** Asks for confirmation, because a reset is irreversible. */
function question(owner: string, game: MatrixGame, locale: Locale): View {
  const action = (move: string) => ({ scope: MODEL_SCOPE, session: owner, turn: 0, move });
  return {
    title: say(locale, "model-reset-title"),
    blocks: [{ type: "text", text: say(locale, "model-reset-text", { game: gameTitle(game, locale) }) }],
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
