// Turns that pressers learned from toasts, so that presses on a message that lags still count.

import { LRUCache } from "lru-cache";
import type { Action, Press } from "../../chat/index.ts";
import { atMost } from "../../infra/at-most.ts";
import { REMEMBERED_PRESSERS, REMEMBERED_SESSIONS, TAPS_APART_MS, TOAST_SEEN_AFTER_MS } from "./limits.ts";
import type { Later } from "./outgoing/api-client.ts";

/** What one person pressed and read in one session; times in milliseconds from any origin. */
interface Presser {
  /** The turn at which the last pressed button was drawn, and when the press arrived. */
  readonly drawn: number;
  readonly move: string;
  readonly pressedMs: number;
  /** Whether that may have been a repeat of the press before it. */
  readonly isSameTap?: boolean;
  readonly announced?: { readonly turn: number; readonly atMs: number };
}

export interface AcknowledgedTurns {
  /** The press, moved to the turn its presser has read about if its own has passed. Call in order of arrival. */
  raise(press: Press, arrivedMs: number, lags: boolean): Press;
  /** Records that a toast about this turn was sent. */
  note(press: Press, turn: number): void;
  /** Whether a different process has announced this turn to the presser; if not, this one has to do it now. */
  announcedElsewhere(press: Press, turn: number, arrivedMs: number): Promise<boolean>;
}

export interface TurnsDependencies {
  /** Milliseconds from any origin. */
  now(): number;
  readonly later: Later;
  /** True once per id across all processes; absent if this is the only one. */
  claim?(id: string): Promise<boolean>;
}

export function createAcknowledgedTurns({ now, later, claim }: TurnsDependencies): AcknowledgedTurns {
  const pressers = createPressers();
  return {
    raise(press, arrivedMs, lags) {
      const { action } = press;
      if (!action) return press;
      const before = pressers.get(press);
      const isSameTap = before?.drawn === action.turn && arrivedMs - before.pressedMs < TAPS_APART_MS;
      const { turn: drawn, move } = action;
      pressers.set(press, { ...before, drawn, move, pressedMs: arrivedMs, isSameTap });
      const isRaised = lags && before !== undefined && action.turn >= before.drawn && !isSameTap;
      const turn = isRaised ? announcedTurn(before, action, arrivedMs) : drawn;
      return turn === drawn ? press : { ...press, action: { ...action, turn } };
    },
    note(press, turn) {
      const key = keyOf(press);
      const before = pressers.get(press);
      if (!before || turn < (before.announced?.turn ?? 0)) return;
      pressers.set(press, { ...before, announced: { turn, atMs: now() } });
      // Two spans: a press that's waiting elsewhere for one of them still arrived one span after this toast.
      if (claim) later(2 * TAPS_APART_MS, () => void claim(`${key}:${turn}`));
    },
    async announcedElsewhere(press, turn, arrivedMs) {
      const key = keyOf(press);
      const own = pressers.get(press);
      if (!claim || !own || own.isSameTap || (own.announced?.turn ?? -1) >= turn) return false;
      return !(await claim(`${key}:${turn}`)) && now() - arrivedMs <= TAPS_APART_MS;
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
  const people = new LRUCache<string, LRUCache<string, Presser>>(atMost(REMEMBERED_PRESSERS));
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

function keyOf({ caller, action }: Press): string | undefined {
  return action && `announced:${caller.id}:${action.scope}:${action.session}`;
}
