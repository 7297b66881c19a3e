// What Telegram allows a bot in all chats together: whoever has waited longest is next, and posts,
// which answer commands, go before edits, but not for ever.

import { watchQueue } from "../../../infra/metrics/meters.ts";
import { type PaceAnswer, type PaceRule, slackOf } from "../../../infra/store/index.ts";
import { FORESEEN_MS, OVERALL_BATCH, WAITING_POSTS_OVERALL_MAX } from "../limits.ts";
import type { Paces } from "./paces.ts";

export interface OverallPace {
  /** Resolves when it is this message's turn; undefined: at once. Never resolves once all has ended. */
  turn(rank: Rank): Promise<void> | undefined;
  /** Takes a slot if one is free now; whether it was. */
  takeNow(): boolean | Promise<boolean>;
  /** An edit will probably follow: where nothing waits, its slot is reserved on the way. */
  foresee(): void;
  /** Whether nothing waits here. */
  isCalm(): boolean;
  /** Whether nothing waits, and a slot is free now as far as is known here. */
  isFree(): boolean;
  /** Whether so many posts wait that no more should. */
  isFull(): boolean;
  /** Nothing is free for so long: Telegram said so. */
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
/** Posts that go before an edit that waits. */
const POSTS_IN_A_ROW = 3;
/** While others have all slots of the next time. */
const LOOK_AGAIN_MS = 50;

export function createOverallPace(dependencies: OverallPaceDependencies): OverallPace {
  return new Overall(dependencies);
}

interface Foreseen {
  readonly answer: Promise<PaceAnswer>;
  readonly askedMs: number;
}

class Overall implements OverallPace {
  readonly #dependencies: OverallPaceDependencies;
  readonly #rules: readonly PaceRule[];
  readonly #waiting: Readonly<Record<Rank, (() => void)[]>> = { post: [], edit: [] };
  readonly #foreseen: Foreseen[] = [];
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
    const ahead = this.#takeForeseen();
    if (ahead) return ahead.then((answer) => (hasSlot(answer) ? undefined : this.#queue(rank)));
    if (paces.isShared) return this.#queue(rank);
    const now = this.#askNow() as PaceAnswer;
    return hasSlot(now) ? undefined : this.#queue(rank);
  }

  takeNow(): boolean | Promise<boolean> {
    if (!this.isCalm()) return false;
    const answer = this.#takeForeseen() ?? this.#askNow();
    return answer instanceof Promise ? answer.then(hasSlot) : hasSlot(answer);
  }

  foresee(): void {
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

  /** A slot that is not used soon is lost, or it would be one too many later. */
  #takeForeseen(): Promise<PaceAnswer> | undefined {
    const now = this.#dependencies.now();
    for (let next = this.#foreseen.shift(); next; next = this.#foreseen.shift())
      if (now - next.askedMs <= FORESEEN_MS) return next.answer;
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

  /** Few slots at a time: what a process has taken, and does not use since it was killed, is lost. */
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
  foresee() {},
  isCalm: () => true,
  isFree: () => true,
  isFull: () => false,
  hold() {},
};
