// Telegram's limit for a bot across all chats. The longest-waiting message goes next; posts, which answer commands, go
// before edits, but only a few in a row.

import { watchQueue } from "../../../infra/metrics/meters.ts";
import { OVERALL_BATCH, WAITING_POSTS_OVERALL_MAX } from "../limits.ts";
import { type PaceAnswer, type PaceAsk, type PaceRule, type Paces, slackOf } from "./paces.ts";

export interface OverallPace {
  /** Resolves when it's this message's turn; undefined: at once. Never resolves once the adapter has stopped. */
  turn(rank: Rank): Promise<void> | undefined;
  /** Takes a slot if one is free now; returns whether it was. */
  takeNow(): boolean;
  /** Whether nothing is waiting. */
  isCalm(): boolean;
  /** Whether nothing is waiting and a slot is free now. */
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
/** Wait before asking again while all slots are held. */
const LOOK_AGAIN_MS = 50;

export function createOverallPace(dependencies: OverallPaceDependencies): OverallPace {
  return new Overall(dependencies);
}

class Overall implements OverallPace {
  readonly #dependencies: OverallPaceDependencies;
  readonly #rules: readonly PaceRule[];
  readonly #waiting: Readonly<Record<Rank, (() => void)[]>> = { post: [], edit: [] };
  #postsInARow = 0;
  #isServing = false;

  constructor(dependencies: OverallPaceDependencies) {
    this.#dependencies = dependencies;
    this.#rules = [dependencies.rule];
    watchQueue("posts on telegram", this.#waiting.post, ({ length }) => length);
  }

  turn(rank: Rank): Promise<void> | undefined {
    return this.takeNow() ? undefined : this.#queue(rank);
  }

  takeNow(): boolean {
    return this.isCalm() && this.#ask({ take: 1, withinMs: 0 }).slotsMs.length > 0;
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
    this.#ask({ take: 0, holdMs });
  }

  #ask(ask: Omit<PaceAsk, "rules">): PaceAnswer {
    return this.#dependencies.paces.ask(NAME, { rules: this.#rules, ...ask });
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

  /** Takes only a few slots at a time, so that a hold delays the others. */
  async #serveSome(): Promise<void> {
    const { rule, pause, now, ended } = this.#dependencies;
    const take = Math.min(this.#count(), OVERALL_BATCH);
    const withinMs = 10 * OVERALL_BATCH * rule.everyMs;
    const { slotsMs, heldMs } = this.#ask({ take, withinMs });
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

/** For a Bot API without limits. */
export const NO_OVERALL_PACE: OverallPace = {
  turn: () => undefined,
  takeNow: () => true,
  isCalm: () => true,
  isFree: () => true,
  isFull: () => false,
  hold() {},
};
