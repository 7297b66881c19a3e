// A file as a strategy: one virtual machine of its own, with nothing in it but the language, the game
// and the match's dice. It gives back moves; whatever else comes out is a failure of the file.

import {
  EvalFlags,
  Intrinsics,
  JSException,
  type JSValueHandle,
  QuickJS,
  type WasiOptions,
} from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import type { Taken } from "../match-task.ts";
import { GuestFailure, MachineLimit } from "./failures.ts";
import { GLUE, TAKING } from "./glue.ts";
import { GUEST_LIMITS, type GuestLimits } from "./limits.ts";
import { FILE_NAME, failureOf, moveOf, placeOf } from "./told.ts";

/** Not the language's own, or seen to depend on when memory is collected. */
const LEFT_OUT =
  Intrinsics.PERFORMANCE | Intrinsics.DOM_EXCEPTION | Intrinsics.ATOB_BTOA | Intrinsics.WEAK_REF;

/** `promiseState` of a module that ran to its end. */
const FULFILLED = 1;

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

/** What the engine tells while a file runs: interrupts counted, and what was thrown last by nobody's leave. */
interface Telling {
  steps: number;
  allowed: number;
  rejection?: JSValueHandle;
}

/** A file in a fresh machine; it runs when it is begun. */
export class Guest {
  readonly #vm: QuickJS;
  readonly #telling: Telling;
  readonly #limits: GuestLimits;

  private constructor(vm: QuickJS, telling: Telling, limits: GuestLimits) {
    this.#vm = vm;
    this.#telling = telling;
    this.#limits = limits;
  }

  /** `source`: JavaScript, an ES module. */
  static async open(wasm: WebAssembly.Module, source: string, limits = GUEST_LIMITS): Promise<Guest> {
    const telling: Telling = { steps: 0, allowed: limits.stepsAtStart };
    const vm = await QuickJS.create({
      ...{ wasm, wasi: still, timezoneOffset: 0, moduleLoader: { load: loaderOf(source) } },
      ...{ memoryLimit: limits.heapBytes, maxStackSize: limits.stackBytes },
      intrinsics: Intrinsics.ALL & ~LEFT_OUT,
      interruptHandler: () => ++telling.steps > telling.allowed,
      onUnhandledRejection: (_promise: JSValueHandle, reason: JSValueHandle) => {
        telling.rejection ??= reason.dup();
      },
    });
    return new Guest(vm, telling, limits);
  }

  /** What it has taken so far. */
  get taken(): Taken {
    return { steps: this.#telling.steps, bytes: this.#heapBytes() };
  }

  /** Runs the file's top level, and has it take its seat for so many rounds. @throws GuestFailure,
   * MachineLimit. */
  begin(seat: Seat, rounds: number): Strategy {
    const [choose, observe] = this.#guarded(() => this.#seated(this.#exports(), seat, rounds));
    return {
      choose: () => this.#choose(choose, seat.game.moveIds),
      observe: (own, opponent) => this.#observe(observe, own, opponent),
      expected: () => undefined,
      snapshot: () => new Uint8Array(),
    };
  }

  /** Runs the file's top level only, and looks at its exports. @throws as `begin`. */
  look<Seen>(at: (file: JSValueHandle) => Seen): Seen {
    return this.#guarded(() => at(this.#exports()));
  }

  /** Gives its memory back; a machine that gave way is left to the garbage collector. */
  close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // Nothing of it can be reached any more.
    }
  }

  #exports(): JSValueHandle {
    const vm = this.#vm;
    const taken: JSValueHandle[] = [];
    const take = vm.newFunction("__take", (file) => {
      if (file) taken.push(file.dup());
      return vm.undefined;
    });
    vm.setProp(vm.global, "__take", take);
    const done = vm.evalCode(TAKING, "taking.js", EvalFlags.TYPE_MODULE);
    const { rejection } = this.#telling;
    if (rejection) throw failureOf(rejection);
    const file = taken.at(-1);
    if (done.promiseState === FULFILLED && file) return file;
    throw new GuestFailure("crashed", "it waits at its top level; a strategy answers at once");
  }

  #seated(file: JSValueHandle, { game, side, random }: Seat, rounds: number): [JSValueHandle, JSValueHandle] {
    const vm = this.#vm;
    const dice = vm.newFunction("random", () => vm.newNumber(random.unit()));
    const given = [vm.hostToHandle([...game.moveIds]), vm.hostToHandle([...game.results(side)]), dice];
    const seat = vm.callFunction(vm.evalCode(GLUE, "glue.js"), vm.undefined, ...given);
    const args = [vm.newString(game.id), vm.newNumber(rounds), vm.newString(side)];
    const pair = vm.callFunction(seat, vm.undefined, file, ...args);
    return [pair.getProp("0"), pair.getProp("1")];
  }

  #choose(choose: JSValueHandle, moveIds: readonly string[]): Move {
    this.#telling.allowed += this.#limits.stepsEachRound;
    return this.#guarded(() => {
      const chosen = this.#vm.callFunction(choose, this.#vm.undefined);
      const move = moveOf(chosen, moveIds);
      chosen.dispose();
      return move;
    });
  }

  #observe(observe: JSValueHandle, own: Move, opponent: Move): void {
    const vm = this.#vm;
    const moves = [vm.newNumber(own), vm.newNumber(opponent)];
    this.#guarded(() => vm.callFunction(observe, vm.undefined, ...moves).dispose());
    for (const move of moves) move.dispose();
  }

  /** What takes more steps than it has fails, whatever the file caught. */
  #guarded<Result>(work: () => Result): Result {
    try {
      const result = work();
      this.#requireSteps();
      return result;
    } catch (error) {
      if (error instanceof GuestFailure && error.kind === "exhausted") throw error;
      this.#requireSteps(error);
      if (error instanceof GuestFailure) throw error;
      if (error instanceof JSException) throw failureOf(error.handle);
      throw new MachineLimit(`it broke the machine that plays it: ${String(error)}`);
    }
  }

  #requireSteps(error?: unknown): void {
    const { steps, allowed } = this.#telling;
    if (steps <= allowed) return;
    const at = error instanceof JSException ? placeOf(error.handle) : undefined;
    throw new GuestFailure("exhausted", "it took more steps than a strategy has", at);
  }

  #heapBytes(): number {
    try {
      return this.#vm.getMemoryUsage().mallocSize;
    } catch {
      return this.#limits.heapBytes;
    }
  }
}

/** What the file cannot be told of the host: no stack of ours. */
function loaderOf(source: string): (name: string) => string {
  return (name) => {
    if (name === FILE_NAME) return source;
    const refusal = new Error("a strategy is one file and imports nothing");
    refusal.stack = "";
    throw refusal;
  };
}
