// What is known of the present situations: looked up once a round, for all sources.

import { CONTEXTS, type Situation } from "./contexts.ts";
import type { ContextMemory } from "./memory.ts";
import type { Population } from "./population.ts";

export class Remembered {
  readonly memory: ContextMemory;
  /** By context, the memory's slot and the population's entry; -1 where there is none. */
  readonly slots = new Int32Array(CONTEXTS.length).fill(-1);
  readonly entries = new Int32Array(CONTEXTS.length).fill(-1);
  /** By context, as in `Situation`. */
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
      this.slots[context] = isKnown ? this.memory.find(key) : -1;
      this.entries[context] = isKnown && population ? population.find(key) : -1;
    }
  }

  /** Adds the round to the memory of each situation that it followed. */
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
