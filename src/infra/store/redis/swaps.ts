// Sends the compare-and-sets of one tick as one script: a script's round trip costs more than its work. Each succeeds
// or fails independently, and none is delayed to a later tick.

import type { Swap, Write } from "../backend.ts";
import { StoreError } from "../types.ts";
import { KEEP, type Script, SWAP } from "./scripts.ts";

/** Limits per script, so that Redis isn't blocked: compare-and-sets, and characters of their values. */
const TOGETHER_MAX = 64;
const CHARACTERS_MAX = 256 * 1024;

type RunScript = (script: Script, keys: string[], ...inputs: string[]) => Promise<unknown>;

interface Waiting {
  readonly writes: readonly Write[];
  resolve(swap: Swap): void;
  reject(error: unknown): void;
}

/** Compare-and-sets that are queued for Redis. */
export class Swaps {
  readonly #run: RunScript;
  #waiting: Waiting[] = [];

  constructor(run: RunScript) {
    this.#run = run;
  }

  /** @throws StoreError `unreachable`. */
  swap(writes: readonly Write[]): Promise<Swap> {
    const { promise, resolve, reject } = Promise.withResolvers<Swap>();
    // By the end of the tick, everything that follows from the same Redis replies has been requested.
    if (this.#waiting.push({ writes, resolve, reject }) === 1) process.nextTick(() => this.#sendAll());
    return promise;
  }

  #sendAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    let [from, characters] = [0, 0];
    for (const [index, { writes }] of all.entries()) {
      const more = charactersOf(writes);
      if (index - from === TOGETHER_MAX || (index > from && characters + more > CHARACTERS_MAX)) {
        this.#send(all.slice(from, index));
        [from, characters] = [index, 0];
      }
      characters += more;
    }
    this.#send(from === 0 ? all : all.slice(from));
  }

  #send(swaps: readonly Waiting[]): void {
    this.#run(SWAP, ...inputOf(swaps)).then(
      (refused) => settle(swaps, Array.isArray(refused) ? refused : []),
      (error: unknown) => {
        for (const { reject } of swaps) reject(error);
      },
    );
  }
}

function charactersOf(writes: readonly Write[]): number {
  return writes.reduce((sum, { next }) => sum + (next?.length ?? 0), 0);
}

function inputOf(swaps: readonly Waiting[]): [keys: string[], ...inputs: string[]] {
  const keys: string[] = [];
  const inputs = [swaps.map(({ writes }) => writes.length).join("")];
  for (const { writes } of swaps)
    for (const { key, revision, next, ttlMs } of writes) {
      keys.push(key);
      inputs.push(revision, next ?? "", next === undefined ? KEEP : (ttlMs?.toString() ?? ""));
    }
  return [keys, ...inputs];
}

/** `refused`: the script's reply on those that wrote nothing, alternately position and reason. */
function settle(swaps: readonly Waiting[], refused: readonly unknown[]): void {
  const reasons = new Map<unknown, unknown>();
  for (let index = 0; index < refused.length; index += 2) reasons.set(refused[index], refused[index + 1]);
  for (const [index, { resolve, reject }] of swaps.entries()) {
    const reason = reasons.get(index + 1);
    if (reason === undefined) resolve({ swapped: true });
    else if (Array.isArray(reason)) resolve({ swapped: false, present: reason.map(textOf) });
    else reject(new StoreError("unreachable", `Redis refused an update (${String(reason)})`));
  }
}

function textOf(value: unknown): string | undefined {
  return value === null ? undefined : String(value);
}
