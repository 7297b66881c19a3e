// A steady rate with bursts that all processes share: its rules, and what one asking makes of it.
// The Lua script in redis/pace-script.ts does the same.

/** A burst of `burst`, then one every `everyMs`, a whole number of milliseconds. */
export interface PaceRule {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is asked of a pace, and told to it. */
export interface PaceAsk {
  /** All apply at once; always the same for one pace. */
  readonly rules: readonly PaceRule[];
  /** How many slots are reserved; 0 only looks. */
  readonly take: number;
  /** Only slots that come within that time; absent: however late they are. */
  readonly withinMs?: number;
  /** What was sent without a slot: however much, it puts the next slot off by one step of a rule at most. */
  readonly spent?: number;
  /** Nothing is free for so long. */
  readonly holdMs?: number;
}

export interface PaceAnswer {
  /** Milliseconds until each reserved slot, in order. */
  readonly slotsMs: readonly number[];
  /** Milliseconds until the end of a hold. */
  readonly heldMs: number;
  /** By rule: in how many milliseconds its whole burst will be free. */
  readonly aheadMs: readonly number[];
}

/** Times on the clock of whoever keeps the pace, in milliseconds. */
export interface PaceState {
  readonly heldUntil: number;
  /** By rule, the time at which it would hold without any burst. */
  readonly steady: readonly number[];
}

export const FRESH_PACE: PaceState = { heldUntil: 0, steady: [] };

/** How far a pace may run ahead of its steady rate. */
export function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** What the asking makes of a pace, and its answer. */
export function asked(
  { heldUntil: heldBefore, steady: before }: PaceState,
  { rules, take, withinMs = Number.POSITIVE_INFINITY, spent = 0, holdMs = 0 }: PaceAsk,
  now: number,
): { readonly state: PaceState; readonly answer: PaceAnswer } {
  const heldUntil = holdMs > 0 ? Math.max(heldBefore, now + holdMs) : heldBefore;
  let steady = rules.map((rule, at) => {
    const spentUntil = afterSpent(rule, before[at] ?? 0, spent, now);
    // After a hold there is no burst, and its end belongs to the call that was refused.
    return holdMs > 0 ? Math.max(spentUntil, heldUntil + rule.burst * rule.everyMs) : spentUntil;
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

function afterSpent({ burst, everyMs }: PaceRule, before: number, spent: number, now: number): number {
  let steady = before;
  for (let count = 0; count < spent; count++)
    steady = Math.max(steady, Math.min(Math.max(steady, now) + everyMs, now + burst * everyMs));
  return steady;
}

/** The longest that a pace is remembered for: a hold that lasts longer ends sooner. */
export const REMEMBERED_MS = 3_600_000;

/** How a store keeps it; whole numbers. */
export function paceText({ heldUntil, steady }: PaceState): string {
  return [heldUntil, ...steady].map(Math.ceil).join(" ");
}

export function readPace(text: string | undefined): PaceState {
  const [heldUntil = 0, ...steady] = (text ?? "").split(" ").map(Number);
  return { heldUntil, steady };
}
