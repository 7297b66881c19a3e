// A game's message: posted, and edited by presses.

import { type Caller, localeOf, type Reply, type View } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import { findGame, type GamePlan, startGame } from "../game/games.ts";
import { gameView } from "../views/game.ts";

export type Edit = Extract<Reply, { type: "edit" }>;

/** The current message of a game. */
export async function show(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<View> {
  const beside = record.daily && (await deps.dailyGames()?.result(caller, record));
  return gameView(record, caller.name, beside);
}

export const tell = ({ locale }: Caller, id: MessageId): Reply => notice(say(locale, id));

// Only its player sees the board of a day.
export const postOf = ({ daily }: Pick<MinesRecord, "daily">, view: View) =>
  ({ type: "post", view, audience: daily ? "caller" : "place" }) as const;

export async function editOf(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Edit> {
  const present = presentOf(deps, caller, record.id);
  return { type: "edit", view: await show(deps, caller, record), present };
}

/** Reads the game's current message; undefined if it's no longer stored. */
export function presentOf(deps: MinesDeps, caller: Caller, session: string) {
  return async (): Promise<View | undefined> => {
    const now = await findGame(deps, caller, session);
    return now && show(deps, caller, now);
  };
}

/** Starts a game and replies with its message. */
export async function startPlan(
  deps: MinesDeps,
  request: ChatRequest,
  plan: Omit<GamePlan, "locale"> & { readonly id: string },
  audience: "place" | "caller",
): Promise<Reply & { readonly type: "post" }> {
  const { caller } = request;
  const { document, record, counted } = await startGame(deps, caller, { ...plan, locale: localeOf(request) });
  // A daily board that was given up for this one, or whose result wasn't recorded when it ended.
  const ended = document.games.filter(({ daily, ending }) => daily && ending);
  await Promise.all(ended.map((game) => deps.dailyGames()?.ended(caller, game).catch(deps.onFailure)));
  const view = await show(deps, caller, record);
  // A board that everyone starts only once doesn't record which event started it.
  return { type: "post", view, audience, ...(!plan.daily && { counted }) };
}
