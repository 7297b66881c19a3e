// A game's message: posted, edited by presses, and edited when the game continues on its page. If the bot has a page
// for boards, the message that last showed a game is remembered.

import {
  type ButtonPress,
  type Caller,
  type EditOutcome,
  type Link,
  localeOf,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { Beside, ChatRequest, MinesDeps } from "../game/deps.ts";
import {
  allGames,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  playerMinesKey,
  withShown,
} from "../game/document.ts";
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
  const view = await gameView(record, viewerOf(deps, caller), await besideOf(deps, caller, record));
  const { id, ending } = record;
  const locale = nearestLocale(record.locale);
  const link = ending ? undefined : pageLink(deps.publicUrl, caller, { page: "/mines", id }, locale);
  return link ? { ...view, link } : view;
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

type Shown = NonNullable<MinesRecord["shown"]>;

function shownAt({ caller, place }: Pick<ChatRequest, "caller" | "place">, message: string): Shown {
  const { id, kind, topic } = place;
  const { fieldLimits: field, opens } = caller;
  return {
    place: id,
    kind,
    message,
    ...(topic !== undefined && { topic }),
    ...(field && { field: [field.columns, field.rows] }),
    ...(opens && { opens }),
  };
}

/** The pressed message, in a form that can be edited later. */
export function pressedMessage(press: ButtonPress): Shown | undefined {
  return press.message === undefined ? undefined : shownAt(press, press.message);
}

/** The reply to a command or press, with its message noted once it's posted, if its board has a page. */
export async function noting(
  deps: MinesDeps,
  asked: ChatRequest | ButtonPress,
  reply: Reply,
): Promise<Reply> {
  if (!("view" in reply)) return reply;
  const { link, buttons } = reply.view;
  const session = link && buttons?.[0]?.[0]?.action.session;
  if (session === undefined) return reply;
  const note = (message: string) => noteShown(deps, asked.caller, session, shownAt(asked, message));
  if (reply.type === "post") {
    // A reply to one person may be posted in a different chat.
    const isHere = reply.audience === "place" || asked.place.kind === "private";
    return isHere ? { ...reply, onPosted: note } : reply;
  }
  // Moves store it along with their change.
  const becameBoard = "action" in asked && BECOMING.has(asked.action.move) && asked.message;
  if (becameBoard) await note(becameBoard);
  return reply;
}

/** Presses after which the pressed message shows a different game. */
const BECOMING: ReadonlySet<string> = new Set(["new", "continue"]);

async function noteShown({ store }: MinesDeps, caller: Caller, session: string, shown: Shown): Promise<void> {
  await store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const isThere = allGames(current).some(({ id }) => id === session);
    return { next: isThere ? withShown(current, session, shown) : undefined, result: undefined };
  });
}

export interface ChatMessages {
  /** Schedules an update of the game's message in the chat; does nothing if there's none. */
  update(caller: Caller, session: string): void;
  stop(): void;
}

/** Delays between retries of an edit while the platform is unavailable. */
const RETRIES_MS = [2_000, 10_000, 60_000] as const;

export function createChatMessages(deps: MinesDeps): ChatMessages {
  // One edit of a message at a time; a change during it is shown by a further edit.
  const underWay = new Map<string, "current" | "changed">();
  const timers = new Map<string, NodeJS.Timeout>();
  const once = async (caller: Caller, session: string): Promise<EditOutcome | undefined> => {
    const record = await findGame(deps, caller, session);
    if (!record?.shown) return undefined;
    const { place: id, kind, topic, message, field, opens } = record.shown;
    const { fieldLimits: _field, opens: _opens, ...person } = caller;
    const limits = field && { fieldLimits: { columns: field[0], rows: field[1] } };
    const viewer = { ...person, ...limits, ...(opens && { opens }) };
    const place = { id, kind, ...(topic !== undefined && { topic }) };
    const how = { present: presentOf(deps, viewer, session) };
    return deps.edit(caller.platform, place, message, await show(deps, viewer, record), how);
  };
  const run = async (caller: Caller, session: string, tries: number): Promise<void> => {
    clearTimeout(timers.get(session));
    timers.delete(session);
    let outcome: EditOutcome | undefined;
    do {
      underWay.set(session, "current");
      outcome = await once(caller, session).catch((error: unknown) => {
        deps.onFailure(error);
        return "unavailable" as const;
      });
    } while (underWay.get(session) === "changed");
    underWay.delete(session);
    const waitMs = RETRIES_MS[tries];
    if (outcome !== "unavailable" || waitMs === undefined) return;
    timers.set(session, setTimeout(() => void run(caller, session, tries + 1), waitMs).unref());
  };
  return {
    update: (caller, session) => {
      if (underWay.has(session)) underWay.set(session, "changed");
      else void run(caller, session, 0);
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

// The button in a message that opens one of our pages with the platform vouching for the person.

/** `id`: of a board, if the page opens one by its id. */
interface Opened {
  readonly page: "/mines";
  readonly id: string;
}

/** Undefined if the bot has no web pages, or the platform doesn't open any there. */
function pageLink(
  publicUrl: string | undefined,
  { opens }: Pick<Caller, "opens">,
  { page, id }: Opened,
  locale: Locale,
): Link | undefined {
  if (publicUrl === undefined || !opens) return undefined;
  const button = { sign: "🔎", label: say(locale, "button-open-page") };
  if (opens.by === "link") return { ...button, url: `${opens.before}${id}` };
  // Telegram only opens apps over https.
  if (!publicUrl.startsWith("https:")) return undefined;
  return { ...button, url: `${publicUrl}${page}?board=${id}`, isApp: true };
}
