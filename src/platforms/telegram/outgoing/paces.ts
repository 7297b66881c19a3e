// Rates set by Telegram, counted by this process: steady rates with bursts.

import { LRUCache } from "lru-cache";

/** A burst of `burst`, then one every `everyMs`, a whole number of milliseconds. */
export interface PaceRule {
  readonly burst: number;
  readonly everyMs: number;
}

/** A request to a pace, including what to report to it. */
export interface PaceAsk {
  /** All of them apply at once; they're always the same for one pace. */
  readonly rules: readonly PaceRule[];
  /** How many slots to reserve; 0 only looks. */
  readonly take: number;
  /** Reserves only slots within that time; absent: no limit. */
  readonly withinMs?: number;
  /** Messages sent without a slot. Whatever their number, they delay the next slot by at most one step of a rule. */
  readonly spent?: number;
  /** Blocks all slots for this long. */
  readonly holdMs?: number;
}

export interface PaceAnswer {
  /** Milliseconds until each reserved slot, in order. */
  readonly slotsMs: readonly number[];
  /** Milliseconds until the hold ends. */
  readonly heldMs: number;
  /** By rule, milliseconds until its whole burst is free. */
  readonly aheadMs: readonly number[];
}

/** Times in milliseconds from an arbitrary origin. */
interface PaceState {
  readonly heldUntil: number;
  /** By rule, the time of its next slot if there were no burst. */
  readonly steady: readonly number[];
}

const FRESH_PACE: PaceState = { heldUntil: 0, steady: [] };

/** How far a pace may run ahead of its steady rate. */
export function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** The pace's state after a request, and the answer. */
function asked(
  { heldUntil: heldBefore, steady: before }: PaceState,
  { rules, take, withinMs = Number.POSITIVE_INFINITY, spent = 0, holdMs = 0 }: PaceAsk,
  now: number,
): { readonly state: PaceState; readonly answer: PaceAnswer } {
  const heldUntil = holdMs > 0 ? Math.max(heldBefore, now + holdMs) : heldBefore;
  let steady = rules.map((rule, at) => {
    const expiredUntil = afterExpired(rule, before[at] ?? 0, spent, now);
    // After a hold there's no burst, and its first slot belongs to the refused call.
    return holdMs > 0 ? Math.max(expiredUntil, heldUntil + rule.burst * rule.everyMs) : expiredUntil;
  });
  const slotsMs: number[] = [];
  while (slotsMs.length < take) {
    const slot = Math.max(now, ...rules.map((rule, at) => (steady[at] as number) - slackOf(rule)));
    if (slot - now > withinMs) break;
    slotsMs.push(slot - now);
    steady = rules.map(({ everyMs }, at) => Math.max(steady[at] as number, slot) + everyMs);
  }
  const aheadMs = steady.map((until) => Math.max(0, until - now));
  const answer = { slotsMs, heldMs: Math.max(0, heldUntil - now), aheadMs };
  return { state: { heldUntil, steady }, answer };
}

function afterExpired({ burst, everyMs }: PaceRule, before: number, spent: number, now: number): number {
  let steady = before;
  for (let count = 0; count < spent; count++)
    steady = Math.max(steady, Math.min(Math.max(steady, now) + everyMs, now + burst * everyMs));
  return steady;
}

export interface Paces {
  ask(name: string, ask: PaceAsk): PaceAnswer;
  /** The current state; takes nothing. */
  known(name: string, rules: readonly PaceRule[]): PaceAnswer;
}

/** `now`: milliseconds from an arbitrary origin; `capacity`: how many paces are remembered. */
export function createPaces({ now, capacity }: { now(): number; readonly capacity: number }): Paces {
  const states = new LRUCache<string, PaceState>({ max: capacity });
  const after = (name: string, ask: PaceAsk) => asked(states.get(name) ?? FRESH_PACE, ask, now());
  return {
    ask(name, ask) {
      const { state, answer } = after(name, ask);
      states.set(name, state);
      return answer;
    },
    known: (name, rules) => after(name, { rules, take: 0 }).answer,
  };
}
