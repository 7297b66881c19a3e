// A file as a strategy: one machine of its own, with nothing in it but the language, the game and the
// match's dice. It gives back moves; whatever else comes out is a failure of the file.

import { EvalFlags, JSException, type JSValueHandle, type QuickJS } from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import { GuestFailure, MachineLimit } from "../match/failures.ts";
import type { Taken } from "../match/task.ts";
import { GLUE, TAKE, TAKING } from "./glue.ts";
import { GUEST_LIMITS, type GuestLimits } from "./limits.ts";
import { startedMachine, type Telling } from "./machine.ts";
import { failureOf, moveOf, placeOf } from "./told.ts";

/** `promiseState` of a module that ran to its end, and of one that threw. */
const FULFILLED = 1;
const REJECTED = 2;

/** A file in a fresh machine; it runs when it is begun. */
export class Guest {
  readonly #vm: QuickJS;
  readonly #telling: Telling;
  readonly #limits: GuestLimits;
  readonly #source: string;

  private constructor(vm: QuickJS, source: string, telling: Telling, limits: GuestLimits) {
    this.#vm = vm;
    this.#source = source;
    this.#telling = telling;
    this.#limits = limits;
  }

  /** `source`: JavaScript, an ES module. */
  static async open(wasm: WebAssembly.Module, source: string, limits = GUEST_LIMITS): Promise<Guest> {
    const telling: Telling = { steps: 0, allowed: limits.stepsAtStart };
    return new Guest(await startedMachine(wasm, source, limits, telling), source, telling, limits);
  }

  /** What it has taken so far. */
  get taken(): Taken {
    return { steps: this.#telling.steps, bytes: this.#heapBytes() };
  }

  /** Runs the file's top level, and has it take its seat for so many rounds. @throws GuestFailure,
   * MachineLimit. */
  begin(seat: Seat, rounds: number): Strategy {
    const { game, side } = seat;
    const [choose, observe] = this.#guarded(() => {
      const sitDown = this.#prepared(seat);
      const args = [this.#exports(), this.#string(game.id), this.#vm.newNumber(rounds), this.#string(side)];
      const pair = this.#call(sitDown, ...args);
      return [pair.getProp("0"), pair.getProp("1")] as const;
    });
    return {
      choose: () => this.#choose(choose, game.moveIds),
      observe: (own, opponent) => this.#observe(observe, own, opponent),
      expected: () => undefined,
    };
  }

  /** Runs the file's top level only, in the machine of such a seat, and looks at its exports. @throws as
   * `begin`. */
  look<Seen>(seat: Seat, at: (file: JSValueHandle) => Seen): Seen {
    return this.#guarded(() => {
      this.#prepared(seat);
      return at(this.#exports());
    });
  }

  /** Gives its memory back; a machine that gave way is left to the garbage collector. */
  close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // Nothing of it can be reached any more.
    }
  }

  /** The machine with the seat's dice in it, before anything of the file's has run. */
  #prepared({ game, side, random }: Seat): JSValueHandle {
    const vm = this.#vm;
    let drawn: JSValueHandle | undefined;
    const draw = vm.newFunction("draw", () => {
      // The engine holds what it was given before by itself; this handle would stay outside of its count.
      drawn?.dispose();
      drawn = vm.newNumber(random.unit());
      return drawn;
    });
    const given = [vm.hostToHandle([...game.moveIds]), vm.hostToHandle([...game.results(side)]), draw];
    return this.#call(vm.evalCode(GLUE, "glue.js"), ...given);
  }

  #exports(): JSValueHandle {
    const vm = this.#vm;
    let file: JSValueHandle | undefined;
    const take = vm.newFunction("take", (taken) => {
      file = taken?.dup();
      return vm.undefined;
    });
    vm.setProp(vm.global, TAKE, take);
    const { promiseState } = vm.evalCode(TAKING.source, TAKING.name, EvalFlags.TYPE_MODULE);
    const { rejection } = this.#telling;
    if (promiseState === REJECTED && rejection) throw failureOf(rejection, this.#source);
    if (promiseState === FULFILLED && file) return file;
    throw new GuestFailure("crashed", "it waits at its top level; a strategy answers at once");
  }

  #choose(choose: JSValueHandle, moveIds: readonly string[]): Move {
    this.#telling.allowed += this.#limits.stepsEachRound;
    return this.#guarded(() => {
      const chosen = this.#call(choose);
      const move = moveOf(chosen, moveIds);
      chosen.dispose();
      return move;
    });
  }

  #observe(observe: JSValueHandle, own: Move, opponent: Move): void {
    const moves = [this.#vm.newNumber(own), this.#vm.newNumber(opponent)];
    this.#guarded(() => this.#call(observe, ...moves).dispose());
    for (const move of moves) move.dispose();
  }

  #call(callee: JSValueHandle, ...args: JSValueHandle[]): JSValueHandle {
    return this.#vm.callFunction(callee, this.#vm.undefined, ...args);
  }

  #string(text: string): JSValueHandle {
    return this.#vm.newString(text);
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
      if (!(error instanceof JSException))
        throw new MachineLimit(`it broke the machine that plays it: ${String(error)}`);
      const failure = failureOf(error.handle, this.#source);
      // Reading what it threw may have run it.
      this.#requireSteps(error);
      throw failure;
    }
  }

  #requireSteps(error?: unknown): void {
    const { steps, allowed } = this.#telling;
    if (steps <= allowed) return;
    const at = error instanceof JSException ? placeOf(error.handle, this.#source) : undefined;
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
