// A game's message: posted, and edited by presses.

import { type Caller, localeOf, type Reply, type View } from "../../../src/chat/index.ts";
import { type MessageId, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { Beside, ChatRequest, MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import { findGame, type GamePlan, startGame } from "../game/games.ts";
import { noteResult } from "../race/races.ts";
import { pausedView, waitsWords } from "../views/continue.ts";
import { gameView, type Viewer } from "../views/game.ts";
import { standingWords } from "../views/race.ts";

export type Edit = Extract<Reply, { type: "edit" }>;

/** The caller as viewer of their own game. */
export function viewerOf(
  { painter: { draw }, onFailure }: MinesDeps,
  { name, fieldLimits }: Pick<Caller, "name" | "fieldLimits">,
): Viewer {
  return { name, ...(fieldLimits && { fieldLimits }), draw, onFailure };
}

/** The current message of a game: live, over or paused. */
export async function show(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<View> {
  if (record.pausedAt !== undefined) return pausedView(record, caller);
  return gameView(record, viewerOf(deps, caller), await besideOf(deps, caller, record));
}

async function besideOf(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Beside | undefined> {
  if (record.daily) return deps.dailyGames()?.result(caller, record);
  const race = await noteResult(deps, caller, record);
  return race && { lines: [standingWords(race, nearestLocale(record.locale))] };
}

export function withLine(view: View, text: string | undefined): View {
  return text === undefined ? view : { ...view, blocks: [...view.blocks, { type: "text", text }] };
}

export const tell = ({ locale }: Caller, id: MessageId): Reply => notice(say(locale, id));

// Only its runner sees a race's board, and only its player the board of a day.
export const postOf = ({ race, daily }: Pick<MinesRecord, "race" | "daily">, view: View) =>
  ({ type: "post", view, audience: race === undefined && !daily ? "place" : "caller" }) as const;

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

/** Reports the result of a race or of the board of a day, each time such a finished game is found. */
async function noteEnd(deps: MinesDeps, caller: Caller, game: MinesRecord): Promise<void> {
  await noteResult(deps, caller, game);
  if (game.daily && game.ending) await deps.dailyGames()?.ended(caller, game);
}

/** Starts a game and replies with its message, which mentions the game that was paused for it. */
export async function startPlan(
  deps: MinesDeps,
  request: ChatRequest,
  plan: Omit<GamePlan, "locale"> & { readonly id: string },
  audience: "place" | "caller",
): Promise<Reply & { readonly type: "post" }> {
  const { caller } = request;
  const locale = localeOf(request);
  const { document, record, counted, pause } = await startGame(deps, caller, { ...plan, locale });
  // Covers races and daily boards that were replaced, or whose result wasn't recorded when they ended.
  await Promise.all(document.games.map((game) => noteEnd(deps, caller, game).catch(deps.onFailure)));
  const view = withLine(await show(deps, caller, record), pause && waitsWords(pause, locale));
  // A board that everyone starts only once doesn't record which event started it.
  const isOnce = plan.race !== undefined || plan.daily !== undefined;
  return { type: "post", view, audience, ...(!isOnce && { counted }) };
}
