// A file as a strategy, in a machine of its own that holds only the language, the game and the match's random numbers.
// It returns moves; anything else counts as a failure of the file.

import { EvalFlags, JSException, type JSValueHandle, type QuickJS } from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import { COVERED, type Minesweeper } from "../../core/games/minesweeper/game.ts";
import type { RandomSource } from "../../core/random/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import { MachineLimit, ModuleFailure } from "../match/failures.ts";
import type { Taken } from "../match/task.ts";
import { BOARD_GLUE, GLUE, TAKE, TAKING } from "./glue.ts";
import { MODULE_LIMITS, type ModuleLimits } from "./limits.ts";
import { startedMachine, type Telling } from "./machine.ts";
import { cellOf, failureOf, moveOf, placeOf } from "./returned-values.ts";

/** `promiseState` of a module that ran to completion, and of one that threw. */
const FULFILLED = 1;
const REJECTED = 2;

/** A file in a fresh machine; `begin` runs it. */
export class StrategyModule {
  readonly #vm: QuickJS;
  readonly #telling: Telling;
  readonly #limits: ModuleLimits;
  readonly #source: string;

  private constructor(vm: QuickJS, source: string, telling: Telling, limits: ModuleLimits) {
    this.#vm = vm;
    this.#source = source;
    this.#telling = telling;
    this.#limits = limits;
  }

  /** `source`: JavaScript, an ES module. */
  static async open(
    wasm: WebAssembly.Module,
    source: string,
    limits = MODULE_LIMITS,
  ): Promise<StrategyModule> {
    const telling: Telling = { steps: 0, allowed: limits.stepsAtStart };
    return new StrategyModule(await startedMachine(wasm, source, limits, telling), source, telling, limits);
  }

  /** What it has used so far. */
  get taken(): Taken {
    return { steps: this.#telling.steps, bytes: this.#heapBytes() };
  }

  /** Runs the file's top level, then seats it for `rounds` rounds. @throws ModuleFailure, MachineLimit. */
  begin(seat: Seat, rounds: number): Strategy {
    const { game, side } = seat;
    const [choose, observe] = this.#guarded(() => {
      const sitDown = this.#prepared(seat);
      const args = [this.#exports(), this.#string(game.id), this.#vm.newNumber(rounds), this.#string(side)];
      const pair = this.#call(sitDown, ...args);
      return [pair.getProp("0"), pair.getProp("1")] as const;
    });
    return {
      choose: () => this.#chosen(choose, [], (move) => moveOf(move, game.moveIds)),
      observe: (own, opponent) => this.#observe(observe, own, opponent),
      expected: () => undefined,
    };
  }

  /** Runs the file's top level; what it returns chooses a cell of a board. @throws as `begin`. */
  solver(random: RandomSource): (game: Minesweeper) => number {
    const choose = this.#guarded(() =>
      this.#call(this.#call(this.#vm.evalCode(BOARD_GLUE, "glue.js"), this.#draw(random)), this.#exports()),
    );
    return ({ board: { width, height, cells }, mines, seen }) => {
      const signs = Array.from(seen, (number) => (number === COVERED ? "." : String(number))).join("");
      const rows = Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width));
      const shown = [width, height, mines].map((number) => this.#vm.newNumber(number));
      return this.#chosen(choose, [...shown, this.#string(rows.join(" "))], (cell) => cellOf(cell, cells));
    };
  }

  /** Only runs the file's top level, in a machine with this seat, and inspects its exports. @throws as `begin`. */
  look<Seen>(seat: Seat, at: (file: JSValueHandle) => Seen): Seen {
    return this.#guarded(() => {
      this.#prepared(seat);
      return at(this.#exports());
    });
  }

  /** Frees its memory; a machine that broke is left to the garbage collector. */
  close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // The machine is unreachable anyway.
    }
  }

  /** Sets up the machine with the seat's random numbers, before any of the file's code runs. */
  #prepared({ game, side, random }: Seat): JSValueHandle {
    const vm = this.#vm;
    const moves = [vm.hostToHandle([...game.moveIds]), vm.hostToHandle([...game.results(side)])];
    return this.#call(vm.evalCode(GLUE, "glue.js"), ...moves, this.#draw(random));
  }

  #draw(random: RandomSource): JSValueHandle {
    let drawn: JSValueHandle | undefined;
    return this.#vm.newFunction("draw", () => {
      // The engine keeps its own reference to the value it got; this handle would escape its memory count.
      drawn?.dispose();
      drawn = this.#vm.newNumber(random.unit());
      return drawn;
    });
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
    throw new ModuleFailure("crashed", "it uses await at its top level; a strategy must answer at once");
  }

  #chosen(
    choose: JSValueHandle,
    args: readonly JSValueHandle[],
    read: (chosen: JSValueHandle) => number,
  ): number {
    this.#telling.allowed += this.#limits.stepsEachRound;
    const chosen = this.#guarded(() => this.#call(choose, ...args).consume(read));
    for (const arg of args) arg.dispose();
    return chosen;
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

  /** Fails work that exceeds its steps, even if the file caught the error. */
  #guarded<Result>(work: () => Result): Result {
    try {
      const result = work();
      this.#requireSteps();
      return result;
    } catch (error) {
      if (error instanceof ModuleFailure && error.kind === "exhausted") throw error;
      this.#requireSteps(error);
      if (error instanceof ModuleFailure) throw error;
      if (!(error instanceof JSException))
        throw new MachineLimit(`it crashed the sandbox's engine: ${String(error)}`);
      const failure = failureOf(error.handle, this.#source);
      // Reading the thrown value may have run the file's code.
      this.#requireSteps(error);
      throw failure;
    }
  }

  #requireSteps(error?: unknown): void {
    const { steps, allowed } = this.#telling;
    if (steps <= allowed) return;
    const at = error instanceof JSException ? placeOf(error.handle, this.#source) : undefined;
    throw new ModuleFailure("exhausted", "it used more steps than a strategy has", at);
  }

  #heapBytes(): number {
    try {
      return this.#vm.getMemoryUsage().mallocSize;
    } catch {
      return this.#limits.heapBytes;
    }
  }
}
