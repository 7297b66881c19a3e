// Events begin a few in a turn of the event loop, so that a crowd's do not hold up everything else: whoever's
// last event is longest ago is next.

import { FairQueue } from "../../infra/fair-queue.ts";

/** Together they take a millisecond or two, and what they ask of the store goes there as one. */
const EVENTS_A_TURN = 4;

export class Turns {
  readonly #waiting = new FairQueue<() => void>({
    most: Number.POSITIVE_INFINITY,
    mostEach: Number.POSITIVE_INFINITY,
  });
  #isTaken = false;

  /** Resolves when the person's event may begin: at once where nobody else's did in this turn. */
  async take(person: string): Promise<void> {
    if (this.#isTaken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(person, resolve);
      return promise;
    }
    this.#waiting.noteTurn(person);
    this.#begin();
  }

  #begin(): void {
    this.#isTaken = true;
    setImmediate(() => {
      const begun = Math.min(EVENTS_A_TURN, this.#waiting.size);
      if (begun > 0) this.#begin();
      else this.#isTaken = false;
      for (let event = 0; event < begun; event++) this.#waiting.next()?.();
    });
  }
}
