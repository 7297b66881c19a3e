// In-memory LRU cache of players' models, so that moves are immediate; rebuilt from the history.

import { LRUCache } from "lru-cache";
import type { Rounds } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import type { FortuneTeller, FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { buildModel, createModel, type ModelInput, teach } from "./build-model.ts";

/** A model takes about 0.7 MB. */
const MODELS_MAX = 1000;
const IDLE_MS = 10 * 60_000;
const THREAD_IDLE_MS = 60_000;
/** Rounds learned synchronously: they take a few ms, less than the round trip to a thread. */
const ROUNDS_AT_ONCE = 200;
/** Rounds compared to check that the cached model saw the same history. */
const ROUNDS_COMPARED = 32;

interface CachedModel {
  readonly model: FortuneTeller;
  readonly random: DelegatingRandom;
  readonly lessons: string;
  /** End (exclusive) of the rounds it saw, an index among all of the player's rounds. */
  end: number;
}

/** A random source whose delegate each decision replaces. */
class DelegatingRandom implements RandomSource {
  source: RandomSource | undefined;

  below(bound: number): number {
    return this.#given().below(bound);
  }

  unit(): number {
    return this.#given().unit();
  }

  #given(): RandomSource {
    if (!this.source) throw new Error("a model drew lots outside of a decision");
    return this.source;
  }
}

export class ModelCache {
  readonly #models: LRUCache<string, CachedModel>;
  readonly #pending = new Map<string, Promise<void>>();
  readonly #builder = openThread<ModelInput, FortuneTellerState>({
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

  /** Whether a decision on this input is fast: at most a few rounds left to learn. */
  isReady(key: string, input: ModelInput): boolean {
    return input.rounds.bot.length - (this.#knownRounds(key, input) ?? 0) <= ROUNDS_AT_ONCE;
  }

  /** Resolves when it is ready; learns many rounds in a worker thread. */
  async ready(key: string, input: ModelInput): Promise<void> {
    if (this.isReady(key, input)) return;
    const pending = this.#pending.get(key) ?? this.#buildInThread(key, input);
    this.#pending.set(key, pending);
    await pending.finally(() => this.#pending.delete(key));
  }

  /** The model's move; builds a missing model. Draws depend only on seed and round (from 1). */
  decide(key: string, input: ModelInput, { seed, round }: { seed: Uint8Array; round: number }): Decision {
    const { model, random } = this.#caughtUp(key, input);
    random.source = seededRandom(deriveSeed(seed, "move", round));
    const move = model.choose();
    const decision = { move, expected: model.expected(), reason: model.reason() };
    random.source = undefined;
    return decision;
  }

  /** Queries the model after the input's rounds; the query must not draw random numbers. */
  ask<Answer>(key: string, input: ModelInput, question: (model: FortuneTeller) => Answer): Answer {
    return question(this.#caughtUp(key, input).model);
  }

  /** Evicts all models whose key has this prefix. */
  drop(keyStart: string): void {
    for (const key of [...this.#models.keys()]) if (key.startsWith(keyStart)) this.#models.delete(key);
  }

  close(): Promise<void> {
    this.#models.clear();
    return this.#builder.close();
  }

  async #buildInThread(key: string, input: ModelInput): Promise<void> {
    const state = await this.#builder.ask(input);
    const random = new DelegatingRandom();
    this.#hold(key, input, { model: createModel(input, random).adopt(state), random });
  }

  #caughtUp(key: string, input: ModelInput): CachedModel {
    this.#models.purgeStale();
    const known = this.#knownRounds(key, input);
    const cached = known === undefined ? undefined : this.#models.get(key);
    if (known === undefined || !cached) {
      const random = new DelegatingRandom();
      return this.#hold(key, input, { model: buildModel(input, random), random });
    }
    teach(cached.model, input, known);
    return this.#hold(key, input, cached);
  }

  /** Caches the model, which knows all rounds of the input, as the most recently used. */
  #hold(key: string, input: ModelInput, { model, random }: Pick<CachedModel, "model" | "random">) {
    const cached: CachedModel = { model, random, lessons: lessonsKey(input), end: endOf(input) };
    this.#models.set(key, cached);
    return cached;
  }

  /** How many of the input's rounds the cached model knows; undefined on a cache miss. */
  #knownRounds(key: string, input: ModelInput): number | undefined {
    const cached = this.#models.peek(key);
    if (!cached || cached.lessons !== lessonsKey(input)) return undefined;
    const known = cached.end - input.first;
    if (known < 0 || known > input.rounds.bot.length) return undefined;
    return endsWith(cached.model.rounds, input.rounds, known) ? known : undefined;
  }
}

function endOf({ first, rounds }: ModelInput): number {
  return first + rounds.bot.length;
}

function lessonsKey({ lessons: { since, pausedRanges, paused } }: ModelInput): string {
  return JSON.stringify([since, pausedRanges, paused]);
}

/** Whether the last seen rounds equal those before `known`, as far as both are stored. */
function endsWith(seen: Rounds, { person, bot }: Rounds, known: number): boolean {
  const end = seen.bot.length;
  const compared = Math.min(ROUNDS_COMPARED, known, end);
  for (let age = 1; age <= compared; age++) {
    if (seen.person[end - age] !== person[known - age] || seen.bot[end - age] !== bot[known - age])
      return false;
  }
  return true;
}
