// Limits a thread's CPU time rather than real time, which says nothing on a busy machine.

import type { Worker } from "node:worker_threads";

const LOOKS = 20;
const LOOK_MIN_MS = 5;
/** A thread that doesn't report its CPU time, or only sleeps, is ended after this many times its limit. */
const STUCK = 20;

/** Calls `end` once the thread has used `limitMs` of CPU time from now on; before Node 24.6, which can't measure that,
 * after `limitMs` of real time. Returns a function that stops watching. */
export function afterProcessorTime(worker: Worker, limitMs: number, end: () => void): () => void {
  const limit = new ProcessorLimit(worker, limitMs, end);
  return () => limit.stop();
}

class ProcessorLimit {
  readonly #worker: Worker;
  readonly #limitMs: number;
  readonly #end: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #begunAt = performance.now();
  #usedBefore: number | undefined;
  #isAsked = false;
  #isOver = false;

  constructor(worker: Worker, limitMs: number, end: () => void) {
    this.#worker = worker;
    this.#limitMs = limitMs;
    this.#end = end;
    this.#timer = setInterval(() => void this.#look(), Math.max(LOOK_MIN_MS, limitMs / LOOKS));
    void this.#look();
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const passedMs = performance.now() - this.#begunAt;
    if (passedMs >= this.#limitMs * (hasUsage(this.#worker) ? STUCK : 1)) return this.#over();
    if (this.#isAsked || !hasUsage(this.#worker)) return;
    this.#isAsked = true;
    // Rejects if the thread has ended, which its owner learns in other ways.
    const usage = await this.#worker.cpuUsage().catch(() => undefined);
    if (!usage || this.#isOver) return;
    this.#isAsked = false;
    const usedMs = (usage.user + usage.system) / 1_000;
    this.#usedBefore ??= usedMs;
    if (usedMs - this.#usedBefore >= this.#limitMs) this.#over();
  }

  #over(): void {
    this.stop();
    this.#end();
  }
}

function hasUsage(worker: Partial<Pick<Worker, "cpuUsage">>): boolean {
  return worker.cpuUsage !== undefined;
}
