// Plays matches one by one: in a thread, or apart where a side is what others made.

import { isApart } from "../../core/strategies/index.ts";
import { type Materials, noMaterials } from "../match/material.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { openSandbox, type Sandbox } from "../sandbox/index.ts";
import { MatchThread } from "./thread.ts";

/** Thread script that plays strategies of the registry. */
const WORKER_SCRIPT = new URL("./worker.ts", import.meta.url);

export interface PlayerOptions {
  /** The thread's entry; default: strategies of the registry. */
  readonly script?: URL | undefined;
  /** What strategies that are played apart are made of; default: there are none. */
  readonly materials?: Materials | undefined;
  /** After how long a match of them is given up without a verdict, in milliseconds. */
  readonly guardMs?: number | undefined;
  /** Told of whoever made the guard step in twice in the same match; default: nobody is told. */
  readonly quarantine?: ((id: string, reason: string) => Promise<void>) | undefined;
}

/** A thread and a sandbox, each started with its first match. */
export class MatchPlayer {
  readonly #thread: MatchThread;
  readonly #sandbox: Sandbox;
  readonly #quarantine: PlayerOptions["quarantine"];

  constructor({ script = WORKER_SCRIPT, materials = noMaterials, guardMs, quarantine }: PlayerOptions = {}) {
    this.#thread = new MatchThread(script);
    this.#sandbox = openSandbox({ materials, ...(guardMs !== undefined && { guardMs }) });
    this.#quarantine = quarantine;
  }

  /** The outcome; undefined when `signal` aborts it. Rejects where the thread is defective, or the
   * materials cannot be had. */
  play(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    return task.strategies.some(isApart) ? this.#playApart(task, signal) : this.#thread.play(task, signal);
  }

  /** Once more where the guard stepped in, which may have been the machine's fault. */
  async #playApart(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    const outcome = await this.#sandbox.play(task, signal);
    if (outcome?.voided?.why !== "guard") return outcome;
    const again = await this.#sandbox.play(task, signal);
    if (again?.voided?.why !== "guard") return again;
    const { by, reason } = again.voided;
    const guilty = by && task.strategies[by === "a" ? 0 : 1];
    if (guilty && isApart(guilty)) await this.#quarantine?.(guilty, reason);
    return again;
  }

  /** Ends both; the next match starts them anew. */
  async end(): Promise<void> {
    await Promise.all([this.#thread.end(), this.#sandbox.rest()]);
  }
}
