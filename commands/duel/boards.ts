// Where a duel is shown: one message for both, or one on each platform, each kept up to date; replies with that message;
// and the clock, which looks at what's due, in one process of many.

import { setTimeout as wait } from "node:timers/promises";
import {
  type ButtonPress,
  type CommandCall,
  localeOf,
  type Platform,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { nearestLocale } from "../../src/infra/i18n/index.ts";
import { KeyedMutex } from "../../src/infra/keyed-mutex.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Services } from "../kit/services.ts";
import { sessionId } from "../kit/session-id.ts";
import { type DuelDeps, dueAt, findDuel, type KnownDuel, noteBoard, tickDuel } from "./duels.ts";
import { boardAt, type Duel, type DuelBoard, isOver, placeOf } from "./rules.ts";
import { duelView } from "./view.ts";

/** What commands and presses of duels need. */
export interface DuelServices extends DuelDeps {
  readonly boards: Boards;
}

/** The duel's present message, as that reader may see it. */
export function shownDuel(
  { now, link, publicUrl }: Pick<Services, "now" | "link" | "publicUrl">,
  { id, duel }: KnownDuel,
  locale: string,
): View {
  const { code } = duel;
  const call = code !== undefined && { command: "rps", subcommand: "join", options: { code } };
  // Telegram is the only platform with links where a link says more than the code.
  const taking = call ? link?.("telegram", call) : undefined;
  return duelView({ id, duel, now: now(), hasPages: publicUrl !== undefined, link: taking }, locale);
}

/** Where a press came from. */
export interface PressedMessage {
  readonly platform: Platform;
  /** The message's id; undefined if it can't be edited later. */
  readonly message: string | undefined;
  readonly place: string;
}

function pressedMessage({ caller, place, message }: ButtonPress): PressedMessage {
  return { platform: caller.platform, message, place: place.id };
}

/** Whether the board is the message that was pressed; if that has no id, any board in its chat matches. Ids are unique
 * only within a chat, except in chats without posts, which may themselves have several ids. */
export function isPressed(board: DuelBoard, { platform, message, place }: PressedMessage): boolean {
  if (board.platform !== platform) return false;
  if (board.editsOnly && message !== undefined) return board.message === message;
  return board.place === place && (message === undefined || board.message === message);
}

/** Keeps the duel's messages up to date, except the one that a reply edits. One edit of a message is in flight, and one
 * waits; each shows what's stored when it's sent. */
export class Boards {
  readonly #deps: DuelDeps;
  readonly #one = new KeyedMutex();

  constructor(deps: DuelDeps) {
    this.#deps = deps;
  }

  /** Starts showing the newest state; never rejects, and isn't awaited. `except`: the message that a reply edits. */
  show(id: string, { boards }: Duel, except?: PressedMessage): void {
    for (const board of boards) {
      const key = `${board.platform}|${board.place}|${board.message}`;
      if ((except && isPressed(board, except)) || this.#one.pending(key) > 1) continue;
      void this.#one.run(key, () => this.#edit(id, board)).catch(this.#deps.onFailure);
    }
  }

  async #edit(id: string, board: DuelBoard): Promise<void> {
    const present = async (): Promise<View | undefined> => {
      const duel = await findDuel(this.#deps, id);
      return duel && shownDuel(this.#deps, { id, duel }, board.locale);
    };
    const view = await present();
    if (view) await this.#deps.edit(board.platform, placeOf(board), board.message, view, { present });
  }

  /** Notes a new message of the duel, and updates it if the duel has moved on while it was sent. Not if it's known: then it
   * was pressed meanwhile, and the reply edits it. */
  async noted({ id, duel }: KnownDuel, board: DuelBoard): Promise<void> {
    const present = await noteBoard(this.#deps, id, board);
    if (present && contentOf(present) !== contentOf(duel)) this.show(id, { ...present, boards: [board] });
  }

  /** Resolves when no update is in flight. */
  settled(): Promise<void> {
    return this.#one.settled();
  }
}

function contentOf({ boards: _where, ...content }: Duel): string {
  return JSON.stringify(content);
}

/** Posts the duel here, in a message that's kept up to date from then on. */
export function boardReply(
  deps: DuelServices,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  { id, duel }: KnownDuel,
): Extract<Reply, { type: "post" }> {
  const locale = localeOf({ caller, place });
  return {
    type: "post",
    view: shownDuel(deps, { id, duel }, locale),
    audience: "place",
    onPosted: (message) => deps.boards.noted({ id, duel }, boardAt(caller.platform, place, message, locale)),
  };
}

export type Edit = Extract<Reply, { type: "edit" }>;

/** The pressed message in its new state; late and concurrent edits read the duel again. */
export async function editReply(deps: DuelServices, press: ButtonPress, known: KnownDuel): Promise<Edit> {
  const { id, duel } = await newestHere(deps, press, known);
  const locale = localeIn(press, duel);
  return {
    type: "edit",
    view: shownDuel(deps, { id, duel }, locale),
    shared: true,
    present: async () => {
      const present = await findDuel(deps, id);
      return present && shownDuel(deps, { id, duel: present }, locale);
    },
  };
}

/** The id of a duel's rematch: the same whoever starts it. */
export function rematchOf(store: Store, id: string): string {
  return sessionId(store, { platform: "duel", id }, "again");
}

/** Where nothing can be posted, a rematch is shown in the old message: then that has the newest one, whichever of its old
 * buttons is pressed. */
async function newestHere(deps: DuelServices, press: ButtonPress, known: KnownDuel): Promise<KnownDuel> {
  if (!press.place.editsOnly || !isOver(known.duel)) return known;
  const id = rematchOf(deps.store, known.id);
  const duel = await findDuel(deps, id);
  return duel?.boards.some((board) => isPressed(board, pressedMessage(press)))
    ? newestHere(deps, press, { id, duel })
    : known;
}

/** A message keeps the language that it started in. */
export function localeIn(press: ButtonPress, duel?: Duel) {
  const board = duel?.boards.find((one) => isPressed(one, pressedMessage(press)));
  return nearestLocale(board?.locale ?? press.place.locale ?? press.caller.locale);
}

/** Updates the duel's other messages, and remembers the pressed one from now on. */
export async function showElsewhere(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel }: KnownDuel,
): Promise<void> {
  const { message, place, caller } = press;
  deps.boards.show(id, duel, pressedMessage(press));
  if (message === undefined || duel.boards.some((one) => isPressed(one, pressedMessage(press)))) return;
  await noteBoard(deps, id, boardAt(caller.platform, place, message, localeIn(press)));
}

/** Interval between looks at the clocks, in milliseconds. */
const LOOK_MS = 1_000;
/** Another process looks at a duel again if the one that claimed it didn't finish in this time. */
const TAKEN_MS = 5_000;

export interface DuelClock {
  /** Checks everything that's due once. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Between two duels that are shown at the start, in milliseconds. */
const SPREAD_MS = 200;

/** Brings the messages of all duels on the clock up to date: a process may have died between a press and its edit. */
async function showAll(deps: DuelServices, signal: AbortSignal): Promise<void> {
  for (const { key } of await deps.due.until(Number.MAX_SAFE_INTEGER)) {
    const duel = await findDuel(deps, key);
    if (signal.aborted) return;
    if (duel) deps.boards.show(key, duel);
    await wait(SPREAD_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Checks the clocks of all duels. A press after the deadline applies the same rule, so no process has to be running. */
export function startClock(deps: DuelServices): DuelClock {
  const lookOnce = async (): Promise<void> => {
    // A failure doesn't delay the others.
    for (const { key, at } of await deps.due.until(deps.now()))
      await lookAt(deps, key, at).catch(deps.onFailure);
  };
  const stopped = new AbortController();
  const showing = showAll(deps, stopped.signal).catch(deps.onFailure);
  let looking = Promise.resolve();
  const look = (): Promise<void> => {
    looking = looking.then(lookOnce).catch(deps.onFailure);
    return looking;
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await Promise.all([showing, looking]);
      await deps.boards.settled();
    },
  };
}

async function lookAt(deps: DuelServices, id: string, at: number): Promise<void> {
  const { store, due, now, boards } = deps;
  if (!(await store.claim(`duel-clock:${id}:${at}`, TAKEN_MS))) return;
  const duel = await tickDuel(deps, id);
  // Even if nothing has changed: the time left has, and a process may have died between the last press and its edit.
  if (duel) boards.show(id, duel);
  await due.settle(id, async () => dueAt(await findDuel(deps, id), now()));
}
