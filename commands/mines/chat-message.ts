// The message of a game in its chat: remembered where the bot has a page for boards, and edited when the game went on
// there.

import type {
  ButtonPress,
  Caller,
  EditHow,
  EditOutcome,
  Place,
  Platform,
  Reply,
  View,
} from "../../src/chat/index.ts";
import type { ChatRequest, MinesDeps } from "./deps.ts";
import {
  allGames,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  playerMinesKey,
  withShown,
} from "./document.ts";
import { findGame } from "./games.ts";
import { presentOf, show } from "./shown.ts";

/** Edits a message of the bot without an event from the user. */
export type EditMessage = (
  platform: Platform,
  place: Place,
  message: string,
  view: View,
  how?: EditHow,
) => Promise<EditOutcome>;

type Shown = NonNullable<MinesRecord["shown"]>;

function shownAt({ caller, place }: Pick<ChatRequest, "caller" | "place">, message: string): Shown {
  const { id, kind, topic } = place;
  const { fieldLimits: field, opens } = caller;
  return {
    ...{ place: id, kind, message },
    ...(topic !== undefined && { topic }),
    ...(field && { field: [field.columns, field.rows] }),
    ...(opens && { opens }),
  };
}

/** The message that was pressed, as one that can be edited later. */
export function pressedMessage(press: ButtonPress): Shown | undefined {
  return press.message === undefined ? undefined : shownAt(press, press.message);
}

/** The reply to a command or press, whose message is noted once it is there, if its board has a page. */
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
    // What is for one person may be posted elsewhere than where it was asked for.
    const isHere = reply.audience === "place" || asked.place.kind === "private";
    return isHere ? { ...reply, onPosted: note } : reply;
  }
  // Moves note it with what they change.
  const becameBoard = "action" in asked && BECOMING.has(asked.action.move) && asked.message;
  if (becameBoard) await note(becameBoard);
  return reply;
}

/** Presses after which the pressed message shows another game. */
const BECOMING: ReadonlySet<string> = new Set(["new", "continue"]);

async function noteShown({ store }: MinesDeps, caller: Caller, session: string, shown: Shown): Promise<void> {
  await store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const isThere = allGames(current).some(({ id }) => id === session);
    return { next: isThere ? withShown(current, session, shown) : undefined, result: undefined };
  });
}

export interface ChatMessages {
  /** Has the game's message in the chat show how it stands, soon; does nothing where there is none. */
  update(caller: Caller, session: string): void;
  stop(): void;
}

/** Between the tries to edit a message while its platform takes none. */
const RETRIES_MS = [2_000, 10_000, 60_000] as const;

/** @param edit asked each time; undefined while messages cannot be edited. */
export function createChatMessages(deps: MinesDeps, edit: () => EditMessage | undefined): ChatMessages {
  // One edit of a message at a time; a change meanwhile is shown by another.
  const underWay = new Map<string, "current" | "changed">();
  const timers = new Map<string, NodeJS.Timeout>();
  const once = async (caller: Caller, session: string): Promise<EditOutcome | undefined> => {
    const record = await findGame(deps, caller, session);
    const send = edit();
    if (!record?.shown || !send) return undefined;
    const { place: id, kind, topic, message, field, opens } = record.shown;
    const { fieldLimits: _field, opens: _opens, ...person } = caller;
    const limits = field && { fieldLimits: { columns: field[0], rows: field[1] } };
    const viewer = { ...person, ...limits, ...(opens && { opens }) };
    const place = { id, kind, ...(topic !== undefined && { topic }) };
    const how = { present: presentOf(deps, viewer, session) };
    return send(caller.platform, place, message, await show(deps, viewer, record), how);
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
