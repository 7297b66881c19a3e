// The reference's look into its memory, once a round.

import { CONTEXTS } from "../../../../../src/core/strategies/fortune-teller/contexts.ts";
import type { ContextMemory } from "./memory.ts";
import type { Situation } from "./situation.ts";

/** Memory slots of the present situations, looked up once a round for all sources. */
export class Remembered {
  /** By context; -1 where nothing is stored. */
  readonly slots = new Int32Array(CONTEXTS.length).fill(-1);
  readonly situation: Situation;
  readonly memory: ContextMemory;

  constructor(situation: Situation, memory: ContextMemory) {
    this.situation = situation;
    this.memory = memory;
  }

  find(): void {
    for (let context = 0; context < CONTEXTS.length; context++) {
      this.slots[context] = this.memory.find(this.situation.keys[context] as number);
    }
  }
}
