// Where a duel is shown: one message for both, or one on each platform, each brought up to date.

import type { EditHow, Place, Platform, View } from "../../src/chat/index.ts";
import { nearestLocale } from "../../src/infra/i18n/index.ts";
import { KeyedMutex } from "../../src/infra/keyed-mutex.ts";
import type { DuelDeps } from "./deps.ts";
import { type Duel, type DuelBoard, isRunning } from "./document.ts";
import { findDuel, isSameBoard, type KnownDuel, noteBoard } from "./duels.ts";
import { shownDuel } from "./shown.ts";
import type { WrongCodes } from "./wrong-codes.ts";

/** For a message that is gone, one process posts another within this time. */
const REPOSTED_MS = 30_000;

/** A message in which the duel is shown. */
export function boardAt(
  platform: Platform,
  { id, kind, server, topic, editsOnly }: Place,
  message: string,
  locale: string,
): DuelBoard {
  return {
    ...{ platform, place: id, kind, message, locale },
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
    ...(editsOnly && { editsOnly }),
  };
}

export function placeOf({ place, kind, server, topic, editsOnly, locale }: DuelBoard): Place {
  return {
    ...{ id: place, kind, locale: nearestLocale(locale) },
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
    ...(editsOnly && { editsOnly }),
  };
}

/** Where a press came from. */
export interface PressedMessage {
  readonly platform: Platform;
  /** The message's name; undefined where it cannot be edited later. */
  readonly message: string | undefined;
  readonly place: string;
}

/** Whether the board is the message that was pressed; where it has no name, any there is taken for it. */
export function isPressed(board: DuelBoard, { platform, message, place }: PressedMessage): boolean {
  if (board.platform !== platform) return false;
  return message === undefined ? board.place === place : board.message === message;
}

/** What commands and presses of duels need. */
export interface DuelServices extends DuelDeps {
  readonly boards: Boards;
  readonly wrongCodes: WrongCodes;
}

/** Brings the duel's messages up to date, but for the one that a reply edits. */
export class Boards {
  readonly #deps: DuelDeps;
  readonly #one = new KeyedMutex();

  constructor(deps: DuelDeps) {
    this.#deps = deps;
  }

  /** Begins to show the newest state; never rejects, and nobody waits for it. `except`: the message
   * that a reply edits. `how`: only time has passed. */
  show(id: string, { boards }: Duel, except?: PressedMessage, how: EditHow = {}): void {
    for (const board of boards) if (!except || !isPressed(board, except)) void this.refresh(id, board, how);
  }

  /** Resolves when the message shows the newest state, or cannot; what waits already does it for all. */
  async refresh(id: string, board: DuelBoard, how: EditHow = {}): Promise<void> {
    const key = `${board.platform}|${board.place}|${board.message}`;
    if (this.#one.pending(key) > 1) return;
    await this.#one.run(key, () => this.#edit(id, board, how)).catch(this.#deps.onFailure);
  }

  /** Once more where the duel has gone on since what the message shows. */
  async refreshIfBehind(id: string, shown: Duel, board: DuelBoard): Promise<void> {
    const present = await findDuel(this.#deps, id);
    if (present && stateOf(present) !== stateOf(shown)) await this.refresh(id, board);
  }

  /** Posts the duel where another message of the two stood, or in that message where nothing can be
   * posted; a failure leaves it to `/rps join`. */
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

  /** It may have gone on while the message was on its way. */
  async #noted({ id, duel }: KnownDuel, board: DuelBoard, instead?: string): Promise<void> {
    await noteBoard(this.#deps, id, board, instead);
    await this.refreshIfBehind(id, duel, board);
  }

  /** Resolves when nothing is being shown. */
  settled(): Promise<void> {
    return this.#one.settled();
  }

  /** Shows what is stored at that moment; the adapter asks again where it takes a while. */
  async #edit(id: string, board: DuelBoard, how: EditHow): Promise<void> {
    const { edit } = this.#deps;
    const duel = await findDuel(this.#deps, id);
    if (!duel) return;
    const shown = (one: Duel): View => shownDuel(this.#deps, { id, duel: one }, board);
    const present = async (): Promise<View | undefined> => {
      const found = await findDuel(this.#deps, id);
      return found && shown(found);
    };
    const { platform, message } = board;
    const outcome = await edit(platform, placeOf(board), message, shown(duel), { ...how, present });
    if (outcome === "refused" && isRunning(duel)) await this.#repost({ id, duel }, board);
  }

  /** A message that was deleted in the middle: the duel goes on in a new one. */
  async #repost({ id, duel }: KnownDuel, board: DuelBoard): Promise<void> {
    const { store, post } = this.#deps;
    const isStillShown = duel.boards.some((one) => isSameBoard(one, board));
    if (!isStillShown || !(await store.claim(`duel-board:${id}:${board.message}`, REPOSTED_MS))) return;
    const view = shownDuel(this.#deps, { id, duel }, board);
    const { platform, message: gone } = board;
    const posted = await post(platform, placeOf(board), view, `duel-${id.slice(0, 12)}`, "asked");
    if (posted.state !== "posted" || posted.message === undefined) return;
    await this.#noted({ id, duel }, { ...board, message: posted.message }, gone);
  }
}

/** What a message of the duel depends on. */
function stateOf({ sides, challenge, play }: Duel): string {
  return JSON.stringify([
    sides,
    challenge,
    play && { ...play, picks: play.picks.map((one) => one !== null) },
  ]);
}
