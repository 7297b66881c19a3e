// A JavaScript engine with nothing around it: no clock, no chance, no output, and bounds that it counts
// by itself, so that a file runs the same on every machine.

import { readFileSync } from "node:fs";
import { Intrinsics, type JSValueHandle, QuickJS, type WasiOptions } from "quickjs-wasi";
import { moduleName, moduleSource } from "./glue.ts";
import { type GuestLimits, MACHINE_PAGES_MAX, TURNS_MAX } from "./limits.ts";
import { boundedEngine } from "./metering.ts";

/** Not the language's own, or seen to depend on when memory is collected. */
const LEFT_OUT =
  Intrinsics.PERFORMANCE | Intrinsics.DOM_EXCEPTION | Intrinsics.ATOB_BTOA | Intrinsics.WEAK_REF;

/** What the engine tells while a file runs. */
export interface Telling {
  /** Interrupts so far, and how many there may be. */
  steps: number;
  allowed: number;
  /** What a promise was last rejected with. */
  rejection?: JSValueHandle;
}

/** No time passes, nothing comes from the machine, and nothing is written to it. */
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

/** The engine, whose memory cannot grow beyond so many pages, and which counts its work. */
export function compiledEngine(pages = MACHINE_PAGES_MAX): Promise<WebAssembly.Module> {
  const bytes = readFileSync(new URL(import.meta.resolve("quickjs-wasi/quickjs.wasm")));
  return WebAssembly.compile(boundedEngine(bytes, { pages, turns: TURNS_MAX }));
}

/** A fresh one, in which modules are the file and ours. */
export function startedMachine(
  wasm: WebAssembly.Module,
  file: string,
  { heapBytes, stackBytes }: GuestLimits,
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
