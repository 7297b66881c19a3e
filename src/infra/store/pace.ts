// A steady rate with bursts, shared by all processes: its rules, and how one request changes it. The Lua script in
// redis/pace-script.ts does the same.

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

/** Times in milliseconds, on the clock of the pace's keeper. */
export interface PaceState {
  readonly heldUntil: number;
  /** By rule, the time of its next slot if there were no burst. */
  readonly steady: readonly number[];
}

export const FRESH_PACE: PaceState = { heldUntil: 0, steady: [] };

/** How far a pace may run ahead of its steady rate. */
export function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** The pace's state after a request, and the answer. */
export function asked(
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

/** The longest time that a pace is remembered; a longer hold ends early. */
export const REMEMBERED_MS = 3_600_000;

/** The stored form; all numbers are rounded up. */
export function paceText({ heldUntil, steady }: PaceState): string {
  return [heldUntil, ...steady].map(Math.ceil).join(" ");
}

export function readPace(text: string | undefined): PaceState {
  const [heldUntil = 0, ...steady] = (text ?? "").split(" ").map(Number);
  return { heldUntil, steady };
}
