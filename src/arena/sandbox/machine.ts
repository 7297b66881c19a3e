// A file as a strategy, in an engine of its own that has only the language, the game and the match's random numbers. It
// returns moves; anything else is a failure of the file.

import { readFileSync } from "node:fs";
import { EvalFlags, Intrinsics, JSException, type JSValueHandle, QuickJS } from "quickjs-wasi";
import { COVERED, type Minesweeper } from "../../core/games/minesweeper/game.ts";
import type { RandomSource } from "../../core/random/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import { ModuleFailure } from "../match/failures.ts";
import type { Taken } from "../match/task.ts";
import { MODULE_LIMITS, type ModuleLimits, ROUND_MS, STEP_MS } from "./limits.ts";
import { EXPORTED_MAX } from "./orders.ts";
import { cellOf, FILE_NAME, failureOf, moveOf, OUT_OF_STEPS } from "./returned-values.ts";

/** Our script in the machine, which runs before the file does. The file gets a wrapper of `draw` made in its own
 * machine, so nothing that it passes or reads reaches the host. `outcomes` is from the side's own view, indexed by own
 * move times size plus the opponent's. */
const GLUE = `(draw) => {
  "use strict";
  const { parse, stringify } = JSON;
  const random = () => draw();
  Math.random = random;
  delete globalThis.queueMicrotask;
  return {
    match({ create, move }, text) {
      const { id, rounds, side, moves, outcomes } = parse(text);
      const size = moves.length;
      const game = { id, size, moves, outcome: (own, opponent) => outcomes[own * size + opponent] };
      if (typeof create === "function") {
        const player = create({ game, rounds, random, side });
        return [() => player.choose(), (own, opponent) => player.observe?.(own, opponent)];
      }
      if (typeof move !== "function") throw new TypeError("it exports neither create nor move");
      const history = [];
      return [
        () => move(history, game, random),
        (own, opponent) => { history[history.length] = { own, opponent }; },
      ];
    },
    board({ choose }) {
      if (typeof choose !== "function") throw new TypeError("it doesn't export choose");
      return [(text) => choose(parse(text), random)];
    },
    exported: ({ games, parameters }) => [stringify({ games, parameters })],
  };
}`;

/** The module that imports the file, and the global under which it leaves the file's exports. */
const TAKING = "taking.js";
const TAKEN = "__file";
const TAKE = `import * as file from "${FILE_NAME}"; globalThis.${TAKEN} = file;`;
const FULFILLED = 1;
const REJECTED = 2;

/** Not part of the language, or seen to depend on garbage collection. */
const LEFT_OUT =
  Intrinsics.PERFORMANCE | Intrinsics.DOM_EXCEPTION | Intrinsics.ATOB_BTOA | Intrinsics.WEAK_REF;

/** The clock stands still, random bytes are zeros, and nothing can be written. */
const still = (memory: { readonly buffer: ArrayBuffer }) => ({
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

/** Its types are otherwise only in the browser libraries. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const engine = await WebAssembly.compile(
  readFileSync(new URL(import.meta.resolve("quickjs-wasi/quickjs.wasm"))),
);

/** Only our own module may import. The error has no stack, so that the file learns nothing about the host. */
function onlyOurs(base: string, name: string): string {
  if (base === TAKING) return name;
  const refusal = new Error("a strategy is one file and can't import anything");
  refusal.stack = "";
  throw refusal;
}

/** A file in a fresh machine; `begin`, `solver` or `exported` runs it. */
export class StrategyModule {
  readonly #source: string;
  readonly #limits: ModuleLimits;
  #vm!: QuickJS;
  #steps = 0;
  #allowed: number;
  /** Wall-clock time left to it, in milliseconds. */
  #leftMs = Number.POSITIVE_INFINITY;
  /** The last reason a promise was rejected with. */
  #rejection: JSValueHandle | undefined;

  private constructor(source: string, limits: ModuleLimits) {
    this.#source = source;
    this.#limits = limits;
    this.#allowed = limits.stepsAtStart;
  }

  /** `source`: JavaScript, an ES module. */
  static async open(source: string, limits = MODULE_LIMITS): Promise<StrategyModule> {
    const module = new StrategyModule(source, limits);
    module.#vm = await QuickJS.create({
      wasm: engine,
      wasi: still,
      timezoneOffset: 0,
      memoryLimit: limits.heapBytes,
      maxStackSize: limits.stackBytes,
      intrinsics: Intrinsics.ALL & ~LEFT_OUT,
      moduleLoader: { load: () => source, normalize: onlyOurs },
      interruptHandler: () => ++module.#steps > module.#allowed,
      onUnhandledRejection: (_promise: JSValueHandle, reason: JSValueHandle) => {
        module.#rejection?.dispose();
        module.#rejection = reason.dup();
      },
    });
    return module;
  }

  /** What it has used so far; all of its heap if the engine can't say. */
  get taken(): Taken {
    try {
      return { steps: this.#steps, bytes: this.#vm.getMemoryUsage().mallocSize };
    } catch {
      return { steps: this.#steps, bytes: this.#limits.heapBytes };
    }
  }

  /** Gives it the time for so many rounds from now on, whatever was left of it. */
  allowTime(rounds: number): void {
    this.#leftMs = ROUND_MS + rounds * this.#limits.stepsEachRound * STEP_MS;
  }

  /** Runs the file's top level, then seats it for `rounds` rounds. @throws ModuleFailure. */
  begin({ game, side, random }: Seat, rounds: number): Strategy {
    const { id, moveIds: moves } = game;
    const seat = { id, rounds, side, moves, outcomes: [...game.results(side)] };
    const [choose, observe] = this.#start("match", random, JSON.stringify(seat));
    return {
      choose: () => this.#chosen(choose, [], (move) => moveOf(move, moves)),
      observe: (...round) =>
        this.#called(
          observe,
          round.map((move) => this.#vm.newNumber(move)),
          () => undefined,
        ),
      expected: () => undefined,
    };
  }

  /** Runs the file's top level; what it returns chooses a cell of a board. @throws ModuleFailure. */
  solver(random: RandomSource): (game: Minesweeper) => number {
    const [choose] = this.#start("board", random);
    return ({ board: { width, height, cells }, mines, seen }) => {
      const signs = Array.from(seen, (number) => (number === COVERED ? "." : String(number))).join("");
      const rows = Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width));
      const board = JSON.stringify({ width, height, mines, rows });
      return this.#chosen(choose, [this.#vm.newString(board)], (cell) => cellOf(cell, cells));
    };
  }

  /** Runs the file's top level; its `games` and `parameters` as JSON. @throws ModuleFailure. */
  exported(random: RandomSource): string {
    const [text] = this.#start("exported", random);
    const { length = Infinity } = text;
    if (length <= EXPORTED_MAX) return text.toString();
    throw new ModuleFailure("crashed", "what it exports is too long");
  }

  /** Frees its memory; a machine that broke is left to the garbage collector. */
  close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // The machine is unreachable anyway.
    }
  }

  /** Prepares the machine, runs the file's top level and then our function for its use, which returns one or two
   * values. */
  #start(
    use: "match" | "board" | "exported",
    random: RandomSource,
    seat = "",
  ): [JSValueHandle, JSValueHandle] {
    const vm = this.#vm;
    return this.#guarded(() => {
      let drawn: JSValueHandle | undefined;
      const draw = vm.newFunction("draw", () => {
        // The engine keeps its own reference to the value it got; this handle would escape its memory count.
        drawn?.dispose();
        drawn = vm.newNumber(random.unit());
        return drawn;
      });
      const glue = vm.callFunction(vm.evalCode(GLUE, "glue.js"), vm.undefined, draw);
      const { promiseState } = vm.evalCode(TAKE, TAKING, EvalFlags.TYPE_MODULE);
      if (promiseState === REJECTED && this.#rejection) throw failureOf(this.#rejection, this.#source);
      if (promiseState !== FULFILLED)
        throw new ModuleFailure("crashed", "it uses await at its top level; a strategy must answer at once");
      const file = vm.global.getProp(TAKEN);
      const got = vm.callFunction(glue.getProp(use), vm.undefined, file, vm.newString(seat));
      return [got.getProp("0"), got.getProp("1")];
    });
  }

  #chosen(choose: JSValueHandle, args: JSValueHandle[], read: (chosen: JSValueHandle) => number): number {
    this.#allowed += this.#limits.stepsEachRound;
    return this.#called(choose, args, read);
  }

  #called<Result>(
    callee: JSValueHandle,
    args: JSValueHandle[],
    read: (value: JSValueHandle) => Result,
  ): Result {
    const value = this.#guarded(() =>
      this.#vm.callFunction(callee, this.#vm.undefined, ...args).consume(read),
    );
    for (const arg of args) arg.dispose();
    return value;
  }

  /** Fails work that exceeds its limits, even if the file caught the error. */
  #guarded<Result>(work: () => Result): Result {
    const startedAt = performance.now();
    const done = this.#tried(work);
    this.#leftMs -= performance.now() - startedAt;
    const failure = "failure" in done ? done.failure : undefined;
    if (this.#steps > this.#allowed) throw new ModuleFailure("exhausted", OUT_OF_STEPS, failure?.at);
    if (this.#leftMs < 0) throw new ModuleFailure("stalled", "its rounds took too long by wall clock");
    if ("failure" in done) throw done.failure;
    return done.result;
  }

  #tried<Result>(work: () => Result): { readonly result: Result } | { readonly failure: ModuleFailure } {
    try {
      return { result: work() };
    } catch (error) {
      if (error instanceof ModuleFailure) return { failure: error };
      if (error instanceof JSException) return { failure: failureOf(error.handle, this.#source) };
      return { failure: new ModuleFailure("crashed", `it crashed its engine: ${String(error)}`) };
    }
  }
}
