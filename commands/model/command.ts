// `/model`: what the bot believes about the caller, whether it learns from them, and forgetting.

import type { Caller, Command, CommandCall, PressHandler, Reply, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { ownerTag } from "../../src/people/index.ts";
import { GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice, closed, notice, notYours } from "../kit/refusals.ts";
import type { Models } from "./models.ts";
import { modelView } from "./view.ts";

interface Services {
  readonly models: Models;
}

export const MODEL_SCOPE = "model";

export function model(services: Services): Command {
  return {
    name: "model",
    typedOnly: true,
    subcommands: [
      { name: "show", options: [GAME_OPTION], audience: "caller", byLink: true },
      ...["on", "off", "reset"].map((name) => ({ name, options: [], audience: "caller" as const })),
    ],
    run: (call) => answer(services, call),
  };
}

async function answer({ models }: Services, { caller, subcommand, options }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  if (subcommand === "reset") return { type: "post", view: question(caller), audience: "caller" };
  if (subcommand !== "show") {
    const change = subcommand === "on" ? "on" : "off";
    const isChanged = await models.setLearning(caller, change === "on");
    return notice(say(locale, isChanged ? "model-change-done" : "model-change-already", { change }));
  }
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES.get(typed) ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const report = await models.report(caller, game);
  return { type: "post", view: modelView(game, report, locale), audience: "caller" };
}

/** Asks for confirmation, because forgetting is irreversible. */
function question(caller: Caller): View {
  const { locale } = caller;
  const action = (move: string) => ({ scope: MODEL_SCOPE, session: ownerTag(caller), turn: 0, move });
  return {
    title: say(locale, "model-reset-title"),
    blocks: [{ type: "text", text: say(locale, "model-reset-text") }],
    buttons: [
      [
        { label: say(locale, "button-forget"), action: action("forget"), style: "danger" },
        { label: say(locale, "button-keep"), action: action("keep") },
      ],
    ],
  };
}

/** Handles the confirmation's buttons. */
export function modelPress({ models }: Services): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    if (action.move === "keep") return closed(say(locale, "data-kept"));
    if (action.move !== "forget") return notice(say(locale, "press-old-button"));
    const isForgotten = await models.forget(caller);
    return closed(
      say(locale, isForgotten ? "model-change-done" : "model-change-already", { change: "reset" }),
    );
  };
}
