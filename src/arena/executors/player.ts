// Plays matches one by one: in a thread, or in the sandbox if someone else wrote a side.

import { isSandboxed } from "../../core/strategies/index.ts";
import { noStrategySources, type StrategySources } from "../match/strategy-source.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { openSandbox, type Sandbox } from "../sandbox/index.ts";
import { MatchThread } from "./thread.ts";

/** Thread script that plays registry strategies. */
const WORKER_SCRIPT = new URL("./worker.ts", import.meta.url);

export interface PlayerOptions {
  /** The thread's entry script; by default it plays registry strategies. */
  readonly script?: URL | undefined;
  /** Sources of sandboxed strategies; by default there are none. */
  readonly strategySources?: StrategySources | undefined;
  /** Time after which a sandboxed match is abandoned without a verdict, in milliseconds. */
  readonly guardMs?: number | undefined;
  /** Called with strategies that made the guard step in twice in the same match; ignored by default. */
  readonly onGuard?: ((id: string, reason: string) => void) | undefined;
}

/** A thread and a sandbox, each started with its first match. */
export class MatchPlayer {
  readonly #thread: MatchThread;
  readonly #sandbox: Sandbox;
  readonly #onGuard: PlayerOptions["onGuard"];

  constructor({
    script = WORKER_SCRIPT,
    strategySources = noStrategySources,
    guardMs,
    onGuard,
  }: PlayerOptions = {}) {
    this.#thread = new MatchThread(script);
    this.#sandbox = openSandbox({ strategySources, ...(guardMs !== undefined && { guardMs }) });
    this.#onGuard = onGuard;
  }

  /** The outcome; undefined when `signal` aborts it. Rejects if the thread is defective, or the sources can't be
   * loaded. */
  play(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    return task.strategies.some(isSandboxed)
      ? this.#playSandboxed(task, signal)
      : this.#thread.play(task, signal);
  }

  /** Retries once if the guard stepped in, because that may have been the machine's fault. */
  async #playSandboxed(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    const outcome = await this.#sandbox.play(task, signal);
    if (outcome?.noResult?.why !== "guard") return outcome;
    const again = await this.#sandbox.play(task, signal);
    if (again?.noResult?.why !== "guard") return again;
    const { by, reason } = again.noResult;
    const guilty = by && task.strategies[by === "a" ? 0 : 1];
    if (guilty && isSandboxed(guilty)) this.#onGuard?.(guilty, reason);
    return again;
  }

  /** Ends both; the next match restarts them. */
  async end(): Promise<void> {
    await Promise.all([this.#thread.end(), this.#sandbox.rest()]);
  }
}
