// A JavaScript engine with nothing around it: no clock, no chance, no output, and bounds that it counts
// by itself, so that a file runs the same on every machine.

import { readFileSync } from "node:fs";
import { Intrinsics, type JSValueHandle, QuickJS, type WasiOptions } from "quickjs-wasi";
import { moduleName, moduleSource } from "./glue.ts";
import { type GuestLimits, MACHINE_PAGES_MAX } from "./limits.ts";

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

/** The engine, whose memory cannot grow beyond `MACHINE_PAGES_MAX`. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  const bytes = readFileSync(new URL(import.meta.resolve("quickjs-wasi/quickjs.wasm")));
  return WebAssembly.compile(withMemoryMaximum(bytes, MACHINE_PAGES_MAX));
}

/** A fresh one, in which modules are the file and ours. */
export function startedMachine(
  wasm: WebAssembly.Module,
  file: string,
  { heapBytes, stackBytes }: GuestLimits,
  telling: Telling,
): Promise<QuickJS> {
  return QuickJS.create({
    ...{ wasm, wasi: still, timezoneOffset: 0, memoryLimit: heapBytes, maxStackSize: stackBytes },
    intrinsics: Intrinsics.ALL & ~LEFT_OUT,
    moduleLoader: { load: (name: string) => moduleSource(name, file), normalize: moduleName },
    interruptHandler: () => ++telling.steps > telling.allowed,
    onUnhandledRejection: (_promise: JSValueHandle, reason: JSValueHandle) => {
      telling.rejection?.dispose();
      telling.rejection = reason.dup();
    },
  });
}

const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
/** One memory, whose limits are a minimum and a maximum. */
const ONE_WITH_MAXIMUM = [1, 1];

/** The same module, its one memory bounded: what the engine does not count is bounded too. @throws
 * RangeError where it is no module with a memory of its own. */
export function withMemoryMaximum(module: Uint8Array, pages: number): Uint8Array {
  for (let at = HEADER_BYTES; at < module.length; ) {
    const size = leb(module, at + 1);
    const end = size.end + size.value;
    if (module[at] === MEMORY_SECTION) {
      const minimum = leb(module, size.end + ONE_WITH_MAXIMUM.length).value;
      const body = [...ONE_WITH_MAXIMUM, ...asLeb(minimum), ...asLeb(pages)];
      const section = [MEMORY_SECTION, ...asLeb(body.length), ...body];
      return Buffer.concat([module.subarray(0, at), Uint8Array.from(section), module.subarray(end)]);
    }
    at = end;
  }
  throw new RangeError("it has no memory of its own");
}

/** Variable-length number of seven bits a byte, the lowest first. */
function leb(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  const byte = bytes[at] ?? 0;
  if (byte < 0x80) return { value: byte, end: at + 1 };
  const { value, end } = leb(bytes, at + 1);
  return { value: (byte & 0x7f) + value * 0x80, end };
}

function asLeb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...asLeb(Math.floor(value / 0x80))];
}
