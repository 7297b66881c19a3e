// The models of the players who are playing, held ready in memory, so that the next move is known
// before anybody can press. They are derived: whatever is lost here is built again from the
// history.

import type { Rounds } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import type { FortuneTeller, FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { buildModel, createModel, type ModelInput, teach } from "./build-model.ts";

/** A model takes some 0.7 MB. */
const MINDS_MAX = 1000;
const IDLE_MS = 10 * 60_000;
/** The thread that builds models ends after so long without work. */
const THREAD_IDLE_MS = 60_000;
/** As many rounds are learned in a few milliseconds: below that another thread would only delay. */
const ROUNDS_AT_ONCE = 200;
/** How many rounds before the new ones must be those that the model saw. */
const ROUNDS_COMPARED = 32;

interface Held {
  readonly mind: FortuneTeller;
  readonly dice: DelegatingRandom;
  /** What it was allowed to learn. */
  readonly lessons: string;
  /** The number of the round after the last it saw, counted from the player's first at the game. */
  end: number;
  usedAt: number;
}

/** Randomness that each decision brings along. */
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

/** A model that must be built before it can decide; `ready` with these builds it. */
export class ModelNotReady extends Error {
  readonly key: string;
  readonly material: ModelInput;

  constructor(key: string, material: ModelInput) {
    super(`the model ${key} is not ready`);
    this.name = "ColdMind";
    this.key = key;
    this.material = material;
  }
}

export class ModelCache {
  readonly #held = new Map<string, Held>();
  readonly #pending = new Map<string, Promise<void>>();
  /** Keys that were waited for: their models are built at once if they were let go meanwhile. */
  readonly #awaited = new Set<string>();
  readonly #builder = openThread<ModelInput, FortuneTellerState>({
    script: new URL("./model-worker.ts", import.meta.url),
    idleMs: THREAD_IDLE_MS,
  });
  readonly #now: () => number;
  readonly #most: number;

  /** `now` in milliseconds. */
  constructor({
    now = Date.now,
    most = MINDS_MAX,
  }: { readonly now?: () => number; readonly most?: number } = {}) {
    this.#now = now;
    this.#most = most;
  }

  /** How many are held. */
  get size(): number {
    return this.#held.size;
  }

  /** Resolves when a decision on this material will be quick. A model of many rounds is built in
   * another thread; `key` names player, game and opponent. */
  async ready(key: string, material: ModelInput): Promise<void> {
    if (!this.#isFarBehind(key, material)) return;
    const pending = this.#pending.get(key) ?? this.#build(key, material);
    this.#pending.set(key, pending);
    await pending.finally(() => this.#pending.delete(key));
    this.#awaited.add(key);
  }

  /**
   * What the model plays after the material's rounds. Lots are drawn from the match's seed and the
   * round (from 1) alone.
   * @throws ColdMind when the model is not ready and was not waited for.
   */
  decide(key: string, material: ModelInput, { seed, round }: { seed: Uint8Array; round: number }): Decision {
    if (!this.#awaited.delete(key) && this.#isFarBehind(key, material))
      throw new ModelNotReady(key, material);
    const held = this.#caughtUp(key, material);
    held.dice.source = seededRandom(deriveSeed(seed, "move", round));
    const move = held.mind.choose();
    const decision = { move, expected: held.mind.expected(), reason: held.mind.reason() };
    held.dice.source = undefined;
    return decision;
  }

  /** What the model answers after the material's rounds. The question must draw no lots. */
  ask<Answer>(key: string, material: ModelInput, question: (mind: FortuneTeller) => Answer): Answer {
    this.#awaited.delete(key);
    return question(this.#caughtUp(key, material).mind);
  }

  /** Forgets the models of that key, all of them whose key begins so. */
  drop(keyStart: string): void {
    for (const key of this.#held.keys()) if (key.startsWith(keyStart)) this.#held.delete(key);
  }

  close(): Promise<void> {
    this.#held.clear();
    return this.#builder.close();
  }

  #isFarBehind(key: string, material: ModelInput): boolean {
    return material.rounds.bot.length - (this.#usable(key, material) ?? 0) > ROUNDS_AT_ONCE;
  }

  async #build(key: string, material: ModelInput): Promise<void> {
    const state = await this.#builder.ask(material);
    const dice = new DelegatingRandom();
    this.#hold(key, material, { mind: createModel(material, dice).adopt(state), dice });
  }

  #caughtUp(key: string, material: ModelInput): Held {
    this.#letGo();
    const known = this.#usable(key, material);
    const held = known === undefined ? this.#buildHere(key, material) : (this.#held.get(key) as Held);
    if (known !== undefined) teach(held.mind, material, known);
    held.end = endOf(material);
    held.usedAt = this.#now();
    this.#held.delete(key);
    this.#held.set(key, held);
    return held;
  }

  #buildHere(key: string, material: ModelInput): Held {
    const dice = new DelegatingRandom();
    return this.#hold(key, material, { mind: buildModel(material, dice), dice });
  }

  #hold(key: string, material: ModelInput, made: { mind: FortuneTeller; dice: DelegatingRandom }): Held {
    const held = { ...made, lessons: lessonsKey(material), end: endOf(material), usedAt: this.#now() };
    this.#held.set(key, held);
    const oldest = this.#held.keys().next();
    if (this.#held.size > this.#most && !oldest.done) this.#held.delete(oldest.value);
    return held;
  }

  /** How many of the material's rounds the held model knows; undefined where none is held, or one
   * that saw other rounds. */
  #usable(key: string, material: ModelInput): number | undefined {
    const held = this.#held.get(key);
    if (!held || held.lessons !== lessonsKey(material)) return undefined;
    const known = held.end - material.first;
    if (known < 0 || known > material.rounds.bot.length) return undefined;
    return endsWith(held.mind.rounds, material.rounds, known) ? known : undefined;
  }

  #letGo(): void {
    const longAgo = this.#now() - IDLE_MS;
    for (const [key, { usedAt }] of this.#held) {
      if (usedAt > longAgo) return;
      this.#held.delete(key);
    }
  }
}

function endOf({ first, rounds }: ModelInput): number {
  return first + rounds.bot.length;
}

function lessonsKey({ lessons: { since, pausedRanges, paused } }: ModelInput): string {
  return JSON.stringify([since, pausedRanges, paused]);
}

/** Whether the last rounds that were seen are those before round `known` of the material, as far as
 * both have them. */
function endsWith(seen: Rounds, { person, bot }: Rounds, known: number): boolean {
  const end = seen.bot.length;
  const compared = Math.min(ROUNDS_COMPARED, known, end);
  for (let age = 1; age <= compared; age++) {
    if (seen.person[end - age] !== person[known - age] || seen.bot[end - age] !== bot[known - age])
      return false;
  }
  return true;
}
