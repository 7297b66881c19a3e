// Events begin one in a turn of the event loop, so that a crowd's do not hold up everything else:
// whoever's last event is longest ago is next.

import { FairQueue } from "../infra/fair-queue.ts";

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
      const next = this.#waiting.next();
      if (next) this.#begin();
      else this.#isTaken = false;
      next?.();
    });
  }
}
