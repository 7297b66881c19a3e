// The only list of what people can say, and of who answers which buttons.

import type { Command, PressHandler } from "../src/chat/index.ts";
import { CHAT_GAMES } from "../src/sessions/index.ts";
import { help, start } from "./help.ts";
import { LEADERBOARD_SCOPE, leaderboard, leaderboardPress } from "./leaderboard.ts";
import { matchPress } from "./match-chart.ts";
import { mines } from "./mines.ts";
import { MODEL_SCOPE, model, modelPress } from "./model.ts";
import { oddeven } from "./oddeven.ts";
import { DATA_SCOPE, data, dataPress, privacy } from "./privacy.ts";
import { profile, profileScopes } from "./profile.ts";
import { WITHDRAW_SCOPE, withdrawPress } from "./registrations.ts";
import { rps } from "./rps.ts";
import type { Services } from "./services.ts";
import { STRATEGY_SCOPE, strategy, strategyPress } from "./strategy.ts";
import { tournament } from "./tournament.ts";

export { type AnswersTold, tellAnswers } from "./compare-notes.ts";
export type { Services } from "./services.ts";
export { tournamentTexts } from "./tournament-texts.ts";

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
