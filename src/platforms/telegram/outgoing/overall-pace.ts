// Telegram's limit for a bot across all chats. The longest-waiting message goes next; posts, which answer commands, go
// before edits, but only a few in a row.

import { watchQueue } from "../../../infra/metrics/meters.ts";
import { type PaceAnswer, type PaceRule, slackOf } from "../../../infra/store/index.ts";
import { OVERALL_BATCH, PREFETCHED_MS, WAITING_POSTS_OVERALL_MAX } from "../limits.ts";
import type { Paces } from "./paces.ts";

export interface OverallPace {
  /** Resolves when it's this message's turn; undefined: at once. Never resolves once the adapter has stopped. */
  turn(rank: Rank): Promise<void> | undefined;
  /** Takes a slot if one is free now; returns whether it was. */
  takeNow(): boolean | Promise<boolean>;
  /** Called when an edit is likely: reserves its slot early if nothing is waiting. */
  prefetch(): void;
  /** Whether nothing is waiting in this process. */
  isCalm(): boolean;
  /** Whether nothing is waiting and, as far as this process knows, a slot is free now. */
  isFree(): boolean;
  /** Whether the queue of waiting posts is full. */
  isFull(): boolean;
  /** Blocks all slots for this long, at Telegram's request. */
  hold(ms: number): void;
}

type Rank = "post" | "edit";

export interface OverallPaceDependencies {
  readonly paces: Paces;
  readonly rule: PaceRule;
  pause(ms: number): Promise<void>;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  readonly ended: AbortSignal;
}

const NAME = "all";
/** Posts that may go before a waiting edit. */
const POSTS_IN_A_ROW = 3;
/** Wait before asking again while other processes hold all the next slots. */
const LOOK_AGAIN_MS = 50;

export function createOverallPace(dependencies: OverallPaceDependencies): OverallPace {
  return new Overall(dependencies);
}

interface Prefetched {
  readonly answer: Promise<PaceAnswer>;
  readonly askedMs: number;
}

class Overall implements OverallPace {
  readonly #dependencies: OverallPaceDependencies;
  readonly #rules: readonly PaceRule[];
  readonly #waiting: Readonly<Record<Rank, (() => void)[]>> = { post: [], edit: [] };
  readonly #foreseen: Prefetched[] = [];
  #postsInARow = 0;
  #isServing = false;

  constructor(dependencies: OverallPaceDependencies) {
    this.#dependencies = dependencies;
    this.#rules = [dependencies.rule];
    watchQueue("posts on telegram", this.#waiting.post, ({ length }) => length);
  }

  turn(rank: Rank): Promise<void> | undefined {
    const { paces } = this.#dependencies;
    if (!this.isCalm()) return this.#queue(rank);
    const ahead = this.#takePrefetched();
    if (ahead) return ahead.then((answer) => (hasSlot(answer) ? undefined : this.#queue(rank)));
    if (paces.isShared) return this.#queue(rank);
    const now = this.#askNow() as PaceAnswer;
    return hasSlot(now) ? undefined : this.#queue(rank);
  }

  takeNow(): boolean | Promise<boolean> {
    if (!this.isCalm()) return false;
    const answer = this.#takePrefetched() ?? this.#askNow();
    return answer instanceof Promise ? answer.then(hasSlot) : hasSlot(answer);
  }

  prefetch(): void {
    const { paces, now } = this.#dependencies;
    if (!paces.isShared || !this.isCalm()) return;
    this.#foreseen.push({ answer: Promise.resolve(this.#askNow()), askedMs: now() });
    if (this.#foreseen.length > OVERALL_BATCH) this.#foreseen.shift();
  }

  isCalm(): boolean {
    return !this.#isServing;
  }

  isFree(): boolean {
    if (!this.isCalm()) return false;
    const { paces, rule } = this.#dependencies;
    const { heldMs, aheadMs } = paces.known(NAME, this.#rules);
    return heldMs === 0 && (aheadMs[0] as number) <= slackOf(rule);
  }

  isFull(): boolean {
    return this.#waiting.post.length >= WAITING_POSTS_OVERALL_MAX;
  }

  hold(holdMs: number): void {
    void this.#dependencies.paces.ask(NAME, { rules: this.#rules, take: 0, holdMs });
  }

  #askNow(): PaceAnswer | Promise<PaceAnswer> {
    return this.#dependencies.paces.ask(NAME, { rules: this.#rules, take: 1, withinMs: 0 });
  }

  /** An old reservation is dropped, since using it late would exceed the rate. */
  #takePrefetched(): Promise<PaceAnswer> | undefined {
    const now = this.#dependencies.now();
    for (let next = this.#foreseen.shift(); next; next = this.#foreseen.shift())
      if (now - next.askedMs <= PREFETCHED_MS) return next.answer;
    return undefined;
  }

  #queue(rank: Rank): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting[rank].push(resolve);
    void this.#serve();
    return promise;
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    const { ended } = this.#dependencies;
    while (this.#count() > 0 && !ended.aborted) await this.#serveSome();
    this.#isServing = false;
  }

  /** Takes only a few slots at a time: slots that a killed process has taken but not used are lost. */
  async #serveSome(): Promise<void> {
    const { paces, rule, pause, now, ended } = this.#dependencies;
    const take = Math.min(this.#count(), OVERALL_BATCH);
    const withinMs = 10 * OVERALL_BATCH * rule.everyMs;
    const { slotsMs, heldMs } = await paces.ask(NAME, { rules: this.#rules, take, withinMs });
    const askedMs = now();
    if (slotsMs.length === 0)
      return pause(Math.max(heldMs - withinMs, 0) + (1 + Math.random()) * LOOK_AGAIN_MS);
    for (const slotMs of slotsMs) {
      const waitMs = askedMs + slotMs - now();
      if (waitMs > 0) await pause(waitMs);
      if (ended.aborted) return;
      this.#next()?.();
    }
  }

  #count(): number {
    return this.#waiting.post.length + this.#waiting.edit.length;
  }

  #next(): (() => void) | undefined {
    const { post, edit } = this.#waiting;
    const isPost = post.length > 0 && (edit.length === 0 || this.#postsInARow < POSTS_IN_A_ROW);
    this.#postsInARow = isPost ? this.#postsInARow + 1 : 0;
    return (isPost ? post : edit).shift();
  }
}

const hasSlot = ({ slotsMs }: PaceAnswer): boolean => slotsMs.length > 0;

/** For a Bot API without limits. */
export const NO_OVERALL_PACE: OverallPace = {
  turn: () => undefined,
  takeNow: () => true,
  prefetch() {},
  isCalm: () => true,
  isFree: () => true,
  isFull: () => false,
  hold() {},
};
