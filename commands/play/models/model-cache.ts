// In-memory LRU cache of players' models, so that moves are immediate; rebuilt from the history.

import { LRUCache } from "lru-cache";
import {
  type Decision,
  type DecisionInput,
  firstSeen,
  KeptStrategy,
} from "../../../src/core/matches/index.ts";
import { FortuneTeller, type FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { type AskedDecision, writeAsked } from "./asked-decision.ts";

/** A model takes about 0.7 MB. */
const MODELS_MAX = 1000;
const IDLE_MS = 10 * 60_000;
const THREAD_IDLE_MS = 60_000;
/** Rounds learned synchronously: they take a few ms, less than the round trip to a thread. */
const ROUNDS_AT_ONCE = 200;

export class ModelCache {
  readonly #models: LRUCache<string, KeptStrategy>;
  readonly #pending = new Map<string, Promise<void>>();
  readonly #builder = openThread<AskedDecision, FortuneTellerState>({
    script: new URL("./model-worker.ts", import.meta.url),
    idleMs: THREAD_IDLE_MS,
  });

  /** `now` in ms. */
  constructor({ now = Date.now, most = MODELS_MAX }: { now?: () => number; most?: number } = {}) {
    this.#models = new LRUCache({ max: most, ttl: IDLE_MS, ttlResolution: 0, perf: { now } });
  }

  get size(): number {
    return this.#models.size;
  }

  /** Whether the decision is fast: at most a few rounds left to learn. */
  isReady(key: string, question: DecisionInput): boolean {
    const missing = this.#models.peek(key)?.missing(question);
    return (missing ?? question.rounds.bot.length - firstSeen(question)) <= ROUNDS_AT_ONCE;
  }

  /** Resolves when it is ready; learns many rounds in a worker thread. */
  async ready(key: string, question: DecisionInput): Promise<void> {
    if (this.isReady(key, question)) return;
    const pending = this.#pending.get(key) ?? this.#buildInThread(key, question);
    this.#pending.set(key, pending);
    await pending.finally(() => this.#pending.delete(key));
  }

  /** The model's move; builds a missing model. */
  decide(key: string, question: DecisionInput): Decision {
    return this.#caughtUp(key, question).decide(question);
  }

  /** Queries the model after the question's rounds; the query must not draw random numbers. */
  ask<Answer>(key: string, question: DecisionInput, query: (model: FortuneTeller) => Answer): Answer {
    const { strategy } = this.#caughtUp(key, question);
    if (strategy instanceof FortuneTeller) return query(strategy);
    throw new RangeError(`${question.strategy} keeps no model`);
  }

  /** Evicts all models whose key has this prefix. */
  drop(keyStart: string): void {
    for (const key of [...this.#models.keys()]) if (key.startsWith(keyStart)) this.#models.delete(key);
  }

  close(): Promise<void> {
    this.#models.clear();
    return this.#builder.close();
  }

  async #buildInThread(key: string, question: DecisionInput): Promise<void> {
    const state = await this.#builder.ask(writeAsked(question));
    this.#models.set(key, KeptStrategy.adopt(question, state));
  }

  #caughtUp(key: string, question: DecisionInput): KeptStrategy {
    this.#models.purgeStale();
    const kept = this.#models.get(key);
    const model = kept?.missing(question) === undefined ? new KeptStrategy(question) : kept;
    this.#models.set(key, model.catchUp(question));
    return model;
  }
}
