// A bare JavaScript engine: no clock, no randomness, no output, and limits that it counts itself, so that a file runs
// the same on every machine.

import { readFileSync } from "node:fs";
import { Intrinsics, type JSValueHandle, QuickJS, type WasiOptions } from "quickjs-wasi";
import { moduleName, moduleSource } from "./glue.ts";
import { MACHINE_PAGES_MAX, type ModuleLimits, TURNS_MAX } from "./limits.ts";
import { boundedEngine } from "./metering.ts";

/** Not part of the language, or seen to depend on garbage collection. */
const LEFT_OUT =
  Intrinsics.PERFORMANCE | Intrinsics.DOM_EXCEPTION | Intrinsics.ATOB_BTOA | Intrinsics.WEAK_REF;

/** What the engine reports while a file runs. */
export interface Telling {
  /** Interrupts so far, and how many are allowed. */
  steps: number;
  allowed: number;
  /** The last reason a promise was rejected with. */
  rejection?: JSValueHandle;
}

/** The clock stands still, random bytes are zeros, and nothing can be written. */
const still: WasiOptions = (memory) => ({
  clock_time_get(_clock: number, _precision: bigint, at: number) {
    new DataView(memory.buffer).setBigUint64(at, 0n, true);
    return 0;
  },
  random_get(at: number, length: number) {
    new Uint8Array(memory.buffer, at, length).fill(0);
    return 0;
  },
  fd_write: () => 8,
});

/** The engine, which counts its work and whose memory can't grow beyond `pages`. */
export function compiledEngine(pages = MACHINE_PAGES_MAX): Promise<WebAssembly.Module> {
  const bytes = readFileSync(new URL(import.meta.resolve("quickjs-wasi/quickjs.wasm")));
  return WebAssembly.compile(boundedEngine(bytes, { pages, turns: TURNS_MAX }));
}

/** Starts a fresh machine whose only modules are the file and ours. */
export function startedMachine(
  wasm: WebAssembly.Module,
  file: string,
  { heapBytes, stackBytes }: ModuleLimits,
  telling: Telling,
): Promise<QuickJS> {
  return QuickJS.create({
    wasm,
    wasi: still,
    timezoneOffset: 0,
    memoryLimit: heapBytes,
    maxStackSize: stackBytes,
    intrinsics: Intrinsics.ALL & ~LEFT_OUT,
    moduleLoader: { load: (name: string) => moduleSource(name, file), normalize: moduleName },
    interruptHandler: () => ++telling.steps > telling.allowed,
    onUnhandledRejection: (_promise: JSValueHandle, reason: JSValueHandle) => {
      telling.rejection?.dispose();
      telling.rejection = reason.dup();
    },
  });
}
