// The thread that builds models, begun when it is first needed and ended when it has had nothing to do for a while.

import { Worker } from "node:worker_threads";
import type { FortuneTellerState } from "../strategies/index.ts";
import type { Material } from "./building.ts";
import type { Built } from "./mind-worker.ts";

const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (state: FortuneTellerState) => void;
  readonly reject: (cause: unknown) => void;
}

export class MindBuilder {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** The state of the model of this material. Rejects when the thread cannot build it. */
  build(material: Material): Promise<FortuneTellerState> {
    const worker = this.#started();
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, material });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#fail(new Error("the thread that builds models was ended"));
  }

  #started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./mind-worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", ({ number, state }: Built) => this.#answer(number, state));
    worker.on("error", (cause) => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#fail(cause);
    });
    this.#worker = worker;
    return worker;
  }

  #answer(number: number, state: FortuneTellerState): void {
    this.#waiting.get(number)?.resolve(state);
    this.#waiting.delete(number);
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => void this.close(), IDLE_MS);
    this.#idle.unref();
  }

  #fail(cause: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
  }
}
