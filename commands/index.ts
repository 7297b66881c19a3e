// The only list of what people can say, and of who answers which buttons.

import type { Command, PressHandler } from "../src/chat/index.ts";
import { help, start } from "./account/help.ts";
import { DATA_SCOPE, data, dataPress, privacy } from "./account/privacy.ts";
import { CHAT_GAMES } from "./kit/chat-games.ts";
import type { Services } from "./kit/services.ts";
import { LEADERBOARD_SCOPE, leaderboard, leaderboardPress } from "./leaderboard/command.ts";
import { mines } from "./mines/command.ts";
import { MODEL_SCOPE, model, modelPress } from "./model/command.ts";
import { oddeven } from "./play/oddeven.ts";
import { matchPress } from "./play/press.ts";
import { rps } from "./play/rps.ts";
import { profile, profileScopes } from "./profile/command.ts";
import { STRATEGY_SCOPE, strategy, strategyPress } from "./strategy/command.ts";
import { WITHDRAW_SCOPE, withdrawPress } from "./strategy/register.ts";
import { tournament } from "./tournament/command.ts";

export type { Services } from "./kit/services.ts";
export { type AnswersTold, tellAnswers } from "./profile/compare/notes.ts";
export { tournamentTexts } from "./tournament/texts.ts";

/** All commands, in the order in which menus show them. */
export function createCommands(services: Services): readonly Command[] {
  const commands = [
    ...[rps(services), oddeven(services), mines(services), model(services)],
    ...[strategy(services), tournament(services), leaderboard(services)],
    ...[profile(services), privacy(), data(services), start()],
  ];
  return [...commands, help(commands)];
}

/** Press handlers by the scope of their buttons. */
export function createScopes(services: Services): ReadonlyMap<string, PressHandler> {
  const press = matchPress(services);
  const games = CHAT_GAMES.map((game): [string, PressHandler] => [game.id, press]);
  return new Map([
    ...games,
    ...services.mines.scopes,
    [MODEL_SCOPE, modelPress(services)],
    [STRATEGY_SCOPE, strategyPress],
    [WITHDRAW_SCOPE, withdrawPress(services)],
    [LEADERBOARD_SCOPE, leaderboardPress(services)],
    ...profileScopes(services),
    [DATA_SCOPE, dataPress(services)],
  ]);
}
