// A game as a reply: its message, posted or edited.

import type { Caller, Reply, View } from "../../src/chat/index.ts";
import { type MessageId, nearestLocale, say } from "../../src/infra/i18n/index.ts";
import { pageLink } from "../kit/page-link.ts";
import { notice } from "../kit/refusals.ts";
import { type Beside, type ChatRequest, localeOf, type MinesDeps } from "./deps.ts";
import type { MinesRecord } from "./document.ts";
import { beginGame, findGame, type GamePlan } from "./games.ts";
import { noteResult } from "./race/races.ts";
import { asideView, waitsWords } from "./views/continue.ts";
import { gameView, type Viewer } from "./views/game.ts";
import { standingWords } from "./views/race.ts";

export type Edit = Extract<Reply, { type: "edit" }>;

/** The caller as viewer of their own game. */
export function viewerOf(
  { draw, onFailure }: MinesDeps,
  { name, fieldLimits }: Pick<Caller, "name" | "fieldLimits">,
): Viewer {
  return { name, ...(fieldLimits && { fieldLimits }), draw, onFailure };
}

/** The present message of a game: live, over or set aside. */
export async function show(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<View> {
  if (record.asideAt !== undefined) return asideView(record, caller);
  const view = await gameView(record, viewerOf(deps, caller), await besideOf(deps, caller, record));
  const { id, ending } = record;
  const locale = nearestLocale(record.locale);
  const link = ending ? undefined : pageLink(deps.publicUrl, caller, { page: "/mines", id }, locale);
  return link ? { ...view, link } : view;
}

async function besideOf(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Beside | undefined> {
  if (record.daily) return deps.dailyGames()?.told(caller, record);
  const race = await noteResult(deps, caller, record);
  return race && { lines: [standingWords(race, nearestLocale(record.locale))] };
}

export function withLine(view: View, text: string | undefined): View {
  return text === undefined ? view : { ...view, blocks: [...view.blocks, { type: "text", text }] };
}

export const tell = ({ locale }: Caller, id: MessageId): Reply => notice(say(locale, id));

// In a race only the runner sees the board, and that of a day only who plays it.
export const postOf = ({ race, daily }: Pick<MinesRecord, "race" | "daily">, view: View) =>
  ({ type: "post", view, audience: race === undefined && !daily ? "place" : "caller" }) as const;

export async function editOf(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Edit> {
  const present = presentOf(deps, caller, record.id);
  return { type: "edit", view: await show(deps, caller, record), present };
}

/** Reads the game's current message; undefined where it is no longer stored. */
export function presentOf(deps: MinesDeps, caller: Caller, session: string) {
  return async (): Promise<View | undefined> => {
    const now = await findGame(deps, caller, session);
    return now && show(deps, caller, now);
  };
}

/** Begins a game and replies with its message, which names the game that was set aside for it. */
export async function beginPlan(
  deps: MinesDeps,
  request: ChatRequest,
  plan: Omit<GamePlan, "locale"> & { readonly id: string },
  audience: "place" | "caller",
): Promise<Reply & { readonly type: "post" }> {
  const { caller } = request;
  const locale = localeOf(request);
  const { record, counted, setAside } = await beginGame(deps, caller, { ...plan, locale });
  const view = withLine(await show(deps, caller, record), setAside && waitsWords(setAside, locale));
  // A board that everybody begins once does not tell which event began it.
  const isOnce = plan.race !== undefined || plan.daily !== undefined;
  return { type: "post", view, audience, ...(!isOnce && { counted }) };
}
