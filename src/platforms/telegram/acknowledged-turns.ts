// Turns that pressers learned from toasts, so that presses on a message that lags still count.

import { LRUCache } from "lru-cache";
import type { Action, Press } from "../../chat/index.ts";
import { REMEMBERED_PRESSERS, REMEMBERED_SESSIONS, TAPS_APART_MS, TOAST_SEEN_AFTER_MS } from "./limits.ts";

/** What one person pressed and read in one session; times in milliseconds from any origin. */
interface Presser {
  /** The turn at which the last pressed button was drawn, and when the press arrived. */
  readonly drawn: number;
  readonly move: string;
  readonly pressedMs: number;
  readonly announced?: { readonly turn: number; readonly atMs: number };
}

export interface AcknowledgedTurns {
  /** The press, moved to the turn its presser has read about if its own has passed. Call in order of arrival. */
  raise(press: Press, arrivedMs: number, lags: boolean): Press;
  /** Records that a toast about this turn was sent. */
  note(press: Press, turn: number): void;
}

/** @param now milliseconds from any origin. */
export function createAcknowledgedTurns(now: () => number): AcknowledgedTurns {
  const pressers = createPressers();
  return {
    raise(press, arrivedMs, lags) {
      const { action } = press;
      if (!action) return press;
      const before = pressers.get(press);
      const isSameTap = before?.drawn === action.turn && arrivedMs - before.pressedMs < TAPS_APART_MS;
      const { turn: drawn, move } = action;
      pressers.set(press, { ...before, drawn, move, pressedMs: arrivedMs });
      const isRaised = lags && before !== undefined && action.turn >= before.drawn && !isSameTap;
      const turn = isRaised ? announcedTurn(before, action, arrivedMs) : drawn;
      return turn === drawn ? press : { ...press, action: { ...action, turn } };
    },
    note(press, turn) {
      const before = pressers.get(press);
      if (!before || turn < (before.announced?.turn ?? 0)) return;
      pressers.set(press, { ...before, announced: { turn, atMs: now() } });
    },
  };
}

/** The turn announced before the press, or its own. The same button again may be the same press, late. */
function announcedTurn({ announced, drawn, move }: Presser, action: Action, arrivedMs: number): number {
  const isSameButton = action.turn === drawn && action.move === move;
  const seenAfterMs = isSameButton ? TOAST_SEEN_AFTER_MS : 0;
  return announced && announced.atMs + seenAfterMs <= arrivedMs
    ? Math.max(action.turn, announced.turn)
    : action.turn;
}

interface Pressers {
  get(press: Press): Presser | undefined;
  set(press: Press, presser: Presser): void;
}

/** Someone who presses in many sessions, real or not, only displaces their own older sessions, never those of other
 * people. */
function createPressers(): Pressers {
  const people = new LRUCache<string, LRUCache<string, Presser>>({ max: REMEMBERED_PRESSERS });
  return {
    get: (press) => people.get(press.caller.id)?.get(sessionOf(press)),
    set(press, presser) {
      const own = people.get(press.caller.id) ?? new LRUCache({ max: REMEMBERED_SESSIONS });
      people.set(press.caller.id, own);
      own.set(sessionOf(press), presser);
    },
  };
}

function sessionOf({ action }: Press): string {
  return `${action?.scope}:${action?.session}`;
}
