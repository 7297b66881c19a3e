// What is known about the current situations, looked up once a round for all sources.

import { CONTEXTS, type Situation } from "./contexts.ts";
import { CONFIDENCE_OF } from "./inputs.ts";
import type { ContextMemory } from "./memory.ts";
import type { Population } from "./population.ts";

export class Remembered {
  readonly memory: ContextMemory;
  /** The memory's slot and the population's entry for each context; -1 for none. */
  readonly slots = new Int32Array(CONTEXTS.length).fill(-1);
  readonly entries = new Int32Array(CONTEXTS.length).fill(-1);
  /** What the memory knows about each context, read once for all sources. Without a slot, there's no row, the
   * confidence is 0 and `newest` isn't a move. */
  readonly rows = new Uint16Array(CONTEXTS.length);
  readonly confidences = new Uint8Array(CONTEXTS.length);
  readonly newest = new Uint8Array(CONTEXTS.length);
  /** Only valid for contexts with a slot. */
  readonly steps = new Uint8Array(CONTEXTS.length);
  readonly ownHabits = new Uint8Array(CONTEXTS.length);
  /** The references of each context, as in `Situation`. */
  readonly references: Uint8Array;
  readonly ownReferences: Uint8Array;
  readonly #situation: Situation;
  readonly #population: Population | undefined;

  constructor(situation: Situation, memory: ContextMemory, population: Population | undefined) {
    this.memory = memory;
    this.references = situation.references;
    this.ownReferences = situation.ownReferences;
    this.#situation = situation;
    this.#population = population;
  }

  find(): void {
    const { signedKeys } = this.#situation;
    const population = this.#population;
    for (let context = 0; context < signedKeys.length; context++) {
      const isKnown = this.#situation.isKnown(context);
      const key = signedKeys[context] as number;
      const slot = isKnown ? this.memory.find(key) : -1;
      this.slots[context] = slot;
      if (slot >= 0) this.#recall(context, slot);
      else this.#knowNothing(context);
      this.entries[context] = isKnown && population ? population.find(key) : -1;
    }
  }

  #knowNothing(context: number): void {
    this.rows[context] = 0;
    this.confidences[context] = 0;
    this.newest[context] = this.#situation.size;
  }

  #recall(context: number, slot: number): void {
    const { memory } = this;
    this.rows[context] = memory.rowOf(slot);
    this.confidences[context] = CONFIDENCE_OF[memory.visits(slot)] as number;
    this.steps[context] = memory.steps(slot);
    this.newest[context] = memory.newest(slot);
    this.ownHabits[context] = memory.ownHabit(slot);
  }

  /** Adds the round to the memory of each situation that came before it. */
  learn(own: number, opponent: number): void {
    const { signedKeys, rounds, size } = this.#situation;
    for (let context = 0; context < signedKeys.length; context++) {
      if (!this.#situation.isKnown(context)) continue;
      const step = opponent - (this.references[context] as number);
      const answer = own - (this.ownReferences[context] as number);
      this.memory.add(
        signedKeys[context] as number,
        this.slots[context] as number,
        step < 0 ? step + size : step,
        answer < 0 ? answer + size : answer,
        rounds,
      );
    }
  }
}
