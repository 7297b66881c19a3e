// Where a duel is shown: one message for both, or one on each platform. Each is kept up to date.

import type { EditHow, EditOutcome, Platform, View } from "../../../src/chat/index.ts";
import { KeyedMutex } from "../../../src/infra/keyed-mutex.ts";
import type { Services } from "../../kit/services.ts";
import { type Duel, type DuelBoard, isRunning, placeOf } from "../state/document.ts";
import { type DuelDeps, findDuel, isSameBoard, type KnownDuel, noteBoard } from "../state/duels.ts";
import type { WrongCodes } from "../state/lists.ts";
import { duelView } from "../views/board.ts";
import type { DuelReader } from "../views/words.ts";

/** When a message is gone, one process posts a replacement within this time. */
const REPOSTED_MS = 30_000;

/** Delays between retries of an edit, in milliseconds. */
const AGAIN_MS = [1_000, 3_000, 9_000] as const;

/** Where a press came from. */
export interface PressedMessage {
  readonly platform: Platform;
  /** The message's id; undefined if it can't be edited later. */
  readonly message: string | undefined;
  readonly place: string;
}

/** Whether the board is the message that was pressed; if that has no id, any board in its chat matches. Ids are unique
 * only within a chat, except in chats without posts, which may themselves have several ids. */
export function isPressed(board: DuelBoard, { platform, message, place }: PressedMessage): boolean {
  if (board.platform !== platform) return false;
  if (board.editsOnly && message !== undefined) return board.message === message;
  return board.place === place && (message === undefined || board.message === message);
}

/** What commands and presses of duels need. */
export interface DuelServices extends DuelDeps {
  readonly boards: Boards;
  readonly wrongCodes: WrongCodes;
}

/** Keeps the duel's messages up to date, except the one that a reply edits. */
export class Boards {
  readonly #deps: DuelDeps;
  readonly #one = new KeyedMutex();
  /** Remaining retry delays of messages whose edit failed. */
  readonly #waits = new Map<string, readonly number[]>();

  constructor(deps: DuelDeps) {
    this.#deps = deps;
  }

  /** Starts showing the newest state; never rejects, and isn't awaited. `except`: the message that a reply edits.
   * `how`: only time has passed. */
  show(id: string, { boards }: Duel, except?: PressedMessage, how: EditHow = {}): void {
    for (const board of boards) if (!except || !isPressed(board, except)) void this.refresh(id, board, how);
  }

  /** Resolves when the message shows the newest state, or can't; concurrent calls share the pending edit. */
  async refresh(id: string, board: DuelBoard, how: EditHow = {}): Promise<void> {
    const key = keyOf(board);
    if (this.#one.pending(key) > 1) return;
    const edited = this.#one.run(key, () => this.#edit(id, board, how));
    const outcome = await edited.catch(this.#deps.onFailure);
    if (outcome === "unavailable" && !how.refresh) this.#later(id, board, how);
    else if (outcome !== "unavailable") this.#waits.delete(key);
  }

  /** Retries the edit a few times, after the platform was briefly unreachable. */
  #later(id: string, board: DuelBoard, how: EditHow): void {
    const key = keyOf(board);
    const [wait, ...more] = this.#waits.get(key) ?? AGAIN_MS;
    if (wait === undefined) return void this.#waits.delete(key);
    this.#waits.set(key, more);
    setTimeout(() => void this.refresh(id, board, how), wait).unref();
  }

  /** Refreshes again if the duel has moved on from what the message shows. */
  async refreshIfBehind(id: string, shown: Duel, board: DuelBoard): Promise<void> {
    const present = await findDuel(this.#deps, id);
    if (present && stateOf(present) !== stateOf(shown)) await this.refresh(id, board);
  }

  /** Posts the duel next to another of its messages, or in that message if nothing can be posted there. After a
   * failure, `/rps join` still works. */
  async post(id: string, duel: Duel, like: DuelBoard): Promise<void> {
    if (like.editsOnly) {
      await noteBoard(this.#deps, id, like);
      return this.refresh(id, like);
    }
    const { post } = this.#deps;
    const view = shownDuel(this.#deps, { id, duel }, like);
    const posted = await post(like.platform, placeOf(like), view, `duel-${id.slice(0, 12)}`, "asked");
    if (posted.state === "posted" && posted.message !== undefined)
      await this.#noted({ id, duel }, { ...like, message: posted.message });
  }

  /** The duel may have moved on while the message was being sent. */
  async #noted({ id, duel }: KnownDuel, board: DuelBoard): Promise<void> {
    await noteBoard(this.#deps, id, board);
    await this.refreshIfBehind(id, duel, board);
  }

  /** Resolves when no update is in flight. */
  settled(): Promise<void> {
    return this.#one.settled();
  }

  /** Shows what's stored when the edit is sent; if that's delayed, the adapter reads it again. */
  async #edit(id: string, board: DuelBoard, how: EditHow): Promise<EditOutcome> {
    const { edit } = this.#deps;
    const duel = await findDuel(this.#deps, id);
    if (!duel) return "refused";
    const shown = (one: Duel): View => shownDuel(this.#deps, { id, duel: one }, board);
    const present = async (): Promise<View | undefined> => {
      const found = await findDuel(this.#deps, id);
      return found && shown(found);
    };
    const { platform, message } = board;
    const outcome = await edit(platform, placeOf(board), message, shown(duel), { ...how, present });
    if (outcome === "refused" && isRunning(duel)) await this.#repost({ id, duel }, board);
    return outcome;
  }

  /** Reposts a message that was deleted mid-duel; the duel continues in the new one. */
  async #repost({ id, duel }: KnownDuel, board: DuelBoard): Promise<void> {
    const { store, post } = this.#deps;
    const isStillShown = duel.boards.some((one) => isSameBoard(one, board));
    if (!isStillShown || !(await store.claim(`duel-board:${id}:${board.message}`, REPOSTED_MS))) return;
    const view = shownDuel(this.#deps, { id, duel }, board);
    const { platform } = board;
    const posted = await post(platform, placeOf(board), view, `duel-${id.slice(0, 12)}`, "asked");
    if (posted.state !== "posted" || posted.message === undefined) return;
    await this.#noted({ id, duel }, { ...board, message: posted.message });
  }
}

function keyOf({ platform, place, message }: DuelBoard): string {
  return `${platform}|${place}|${message}`;
}

/** What a message of the duel depends on. */
function stateOf({ sides, challenge, play }: Duel): string {
  return JSON.stringify([
    sides,
    challenge,
    play && { ...play, events: undefined, picks: play.picks.map((one) => one !== null) },
  ]);
}

/** The duel's current message, as that reader may see it. */
export function shownDuel(
  { now, link, publicUrl }: Pick<Services, "now" | "link" | "publicUrl">,
  { id, duel }: KnownDuel,
  reader: DuelReader,
): View {
  const { code } = duel;
  const call = code !== undefined && { command: "rps", subcommand: "join", options: { code } };
  // Telegram is the only platform with links where a link says more than the code.
  const shown = { id, duel, now: now(), hasPages: publicUrl !== undefined };
  return duelView({ ...shown, link: call ? link?.("telegram", call) : undefined }, reader);
}
