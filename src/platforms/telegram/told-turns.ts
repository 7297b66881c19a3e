// Turns that pressers learned from toasts, so that presses on a message that lags still count.

import { LRUCache } from "lru-cache";
import type { Action, Caller, Press } from "../../chat/index.ts";
import { atMost } from "../../infra/at-most.ts";
import { REMEMBERED_PRESSERS, REMEMBERED_SESSIONS, TAPS_APART_MS, TOAST_SEEN_AFTER_MS } from "./limits.ts";
import type { Later } from "./outgoing/api-client.ts";

/** What one person pressed and was told in one session; times in milliseconds from any origin. */
interface Presser {
  /** The turn the last pressed button was drawn at, and when it arrived. */
  readonly drawn: number;
  readonly move: string;
  readonly pressedMs: number;
  /** Whether that may have been the press before it once more. */
  readonly isSameTap?: boolean;
  readonly told?: { readonly turn: number; readonly atMs: number };
}

export interface ToldTurns {
  /** The press, at the turn its presser was told of if its own has passed. In order of arrival. */
  raise(press: Press<Caller>, arrivedMs: number, lags: boolean): Press<Caller>;
  /** Notes that a toast about this turn has gone out. */
  note(press: Press<Caller>, turn: number): void;
  /** Whether another process told the presser of this turn; if not, this one is to do so now. */
  toldElsewhere(press: Press<Caller>, turn: number, arrivedMs: number): Promise<boolean>;
}

export interface ToldTurnsDependencies {
  /** Milliseconds from any origin. */
  now(): number;
  readonly later: Later;
  /** True once per id among all processes; absent where this is the only one. */
  claim?(id: string): Promise<boolean>;
}

export function createToldTurns({ now, later, claim }: ToldTurnsDependencies): ToldTurns {
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
      const turn = isRaised ? toldTurn(before, action, arrivedMs) : drawn;
      return turn === drawn ? press : { ...press, action: { ...action, turn } };
    },
    note(press, turn) {
      const key = keyOf(press);
      const before = pressers.get(press);
      if (!before || turn < (before.told?.turn ?? 0)) return;
      pressers.set(press, { ...before, told: { turn, atMs: now() } });
      // Two spans: a press that waits for one of them elsewhere still came one after this toast.
      if (claim) later(2 * TAPS_APART_MS, () => void claim(`${key}:${turn}`));
    },
    async toldElsewhere(press, turn, arrivedMs) {
      const key = keyOf(press);
      const own = pressers.get(press);
      if (!claim || !own || own.isSameTap || (own.told?.turn ?? -1) >= turn) return false;
      return !(await claim(`${key}:${turn}`)) && now() - arrivedMs <= TAPS_APART_MS;
    },
  };
}

/** The turn told of before the press, or its own. The same button again may be the same press, late. */
function toldTurn({ told, drawn, move }: Presser, action: Action, arrivedMs: number): number {
  const isSameButton = action.turn === drawn && action.move === move;
  const seenAfterMs = isSameButton ? TOAST_SEEN_AFTER_MS : 0;
  return told && told.atMs + seenAfterMs <= arrivedMs ? Math.max(action.turn, told.turn) : action.turn;
}

interface Pressers {
  get(press: Press<Caller>): Presser | undefined;
  set(press: Press<Caller>, presser: Presser): void;
}

/** A person who presses in many sessions, real or not, is remembered in the newest of their own: others
 * are not forgotten for it. */
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

function sessionOf({ action }: Press<Caller>): string {
  return `${action?.scope}:${action?.session}`;
}

function keyOf({ caller, action }: Press<Caller>): string | undefined {
  return action && `told:${caller.id}:${action.scope}:${action.session}`;
}
