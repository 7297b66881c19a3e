// A file as a strategy, in an engine of its own that has only the language, the game and the match's random numbers. It
// returns moves; anything else is a failure of the file.

import { readFileSync } from "node:fs";
import { EvalFlags, Intrinsics, JSException, type JSValueHandle, QuickJS } from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import { COVERED, type Minesweeper } from "../../core/games/minesweeper/game.ts";
import { PlayerFailure, type SourcePlace } from "../../core/matches/match.ts";
import type { RandomSource } from "../../core/random/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { Taken } from "../match/task.ts";
import { EXPORTED_MAX, MODULE_LIMITS, type ModuleLimits, ROUND_MS, STEP_MS } from "./limits.ts";

/** The name of the file in the source positions that its engine reports. */
const FILE_NAME = "strategy.js";

const REASON_MAX = 160;
/** Characters read of a string, which may be as long as the heap. */
const READ_MAX = 1_000;
const STACK_MAX = 20_000;
const PLACE = /strategy\.js:(\d+)(?::(\d+))?/;

const OUT_OF_STEPS = "it used more steps than a strategy has";

/** Engine messages for the limits that it counts itself. */
const LIMITS: Readonly<Record<string, string>> = {
  interrupted: OUT_OF_STEPS,
  "out of memory": "it used more memory than a strategy has",
  "Maximum call stack size exceeded": "its calls are nested too deeply",
};

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
        const observe = ({ own, opponent }) => player.observe?.(own, opponent);
        return [() => player.choose(), (round) => observe(parse(round))];
      }
      if (typeof move !== "function") throw new TypeError("it exports neither create nor move");
      const history = [];
      return [() => move(history, game, random), (round) => { history[history.length] = parse(round); }];
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
  readonly #atWork: (round: number) => void;
  #round = 0;
  #steps = 0;
  #allowed: number;
  /** Wall-clock time left to it, in milliseconds. */
  #leftMs = Number.POSITIVE_INFINITY;
  /** The last reason a promise was rejected with. */
  #rejection: JSValueHandle | undefined;

  private constructor(source: string, limits: ModuleLimits, atWork: (round: number) => void) {
    this.#source = source;
    this.#limits = limits;
    this.#atWork = atWork;
    this.#allowed = limits.stepsAtStart;
  }

  /** `source`: JavaScript, an ES module. `atWork`: called whenever it runs, with the round, from 1. */
  static async open(
    source: string,
    limits = MODULE_LIMITS,
    atWork: (round: number) => void = () => undefined,
  ): Promise<StrategyModule> {
    const module = new StrategyModule(source, limits, atWork);
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

  /** Runs the file's top level, then seats it for `rounds` rounds. @throws PlayerFailure. */
  begin({ game, side, random }: Seat, rounds: number): Strategy {
    const { id, moveIds: moves } = game;
    const seat = { id, rounds, side, moves, outcomes: [...game.results(side)] };
    const [choose, observe] = this.#start("match", random, JSON.stringify(seat));
    return {
      choose: () => this.#chosen(choose, "", (move) => moveOf(move, moves)),
      observe: (own, opponent) => this.#called(observe, JSON.stringify({ own, opponent }), () => undefined),
      expected: () => undefined,
    };
  }

  /** Runs the file's top level; what it returns chooses a cell of a board. @throws PlayerFailure. */
  solver(random: RandomSource): (game: Minesweeper) => number {
    const [choose] = this.#start("board", random);
    return ({ board: { width, height, cells }, mines, seen }) => {
      const signs = Array.from(seen, (number) => (number === COVERED ? "." : String(number))).join("");
      const rows = Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width));
      const board = JSON.stringify({ width, height, mines, rows });
      return this.#chosen(choose, board, (cell) => cellOf(cell, cells));
    };
  }

  /** Runs the file's top level; its `games` and `parameters` as JSON. @throws PlayerFailure. */
  exported(random: RandomSource): string {
    const [text] = this.#start("exported", random);
    const { length = Infinity } = text;
    if (length <= EXPORTED_MAX) return text.toString();
    throw new PlayerFailure("crashed", "what it exports is too long");
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
        throw new PlayerFailure("crashed", "it uses await at its top level; a strategy must answer at once");
      const file = vm.global.getProp(TAKEN);
      const got = vm.callFunction(glue.getProp(use), vm.undefined, file, vm.newString(seat));
      return [got.getProp("0"), got.getProp("1")];
    });
  }

  #chosen(choose: JSValueHandle, given: string, read: (chosen: JSValueHandle) => number): number {
    this.#round++;
    this.#allowed += this.#limits.stepsEachRound;
    return this.#called(choose, given, read);
  }

  /** Calls our script with JSON. */
  #called<Result>(callee: JSValueHandle, given: string, read: (value: JSValueHandle) => Result): Result {
    const vm = this.#vm;
    return this.#guarded(() =>
      vm.newString(given).consume((text) => vm.callFunction(callee, vm.undefined, text).consume(read)),
    );
  }

  /** Fails work that exceeds its limits, even if the file caught the error. */
  #guarded<Result>(work: () => Result): Result {
    const leftMs = this.#leftMs + performance.now();
    this.#atWork(this.#round);
    try {
      const result = work();
      this.#leftMs = leftMs - performance.now();
      this.#requireLimits();
      return result;
    } catch (error) {
      // Reading what was thrown may run the file again.
      const failure = this.#failureIn(error);
      this.#leftMs = leftMs - performance.now();
      this.#requireLimits(failure.at);
      throw failure;
    }
  }

  #requireLimits(at?: SourcePlace): void {
    if (this.#steps > this.#allowed) throw new PlayerFailure("exhausted", OUT_OF_STEPS, at);
    if (this.#leftMs < 0) throw new PlayerFailure("stalled", "its rounds took too long by wall clock");
  }

  #failureIn(error: unknown): PlayerFailure {
    if (error instanceof PlayerFailure) return error;
    if (error instanceof JSException) return failureOf(error.handle, this.#source);
    return new PlayerFailure("crashed", `it crashed its engine: ${String(error)}`);
  }
}

/** Converts a number or a name into a move's number. @throws PlayerFailure for anything else. */
function moveOf(chosen: JSValueHandle, moveIds: readonly string[]): Move {
  if (chosen.isNumber) {
    const move = chosen.toNumber();
    // Turns -0 into 0: the other side could tell them apart.
    if (Number.isInteger(move) && move >= 0 && move < moveIds.length) return Math.abs(move);
  } else if (chosen.isString) {
    const move = moveIds.indexOf(chosen.toString());
    if (move >= 0) return move;
  }
  const moves = `${moveIds.map((id, at) => `${at} (${id})`).join(", ")}`;
  throw new PlayerFailure("illegal", `it played ${shownOf(chosen)}, which isn't a move; moves are ${moves}`);
}

/** The number of the cell to open. @throws PlayerFailure for anything else. */
function cellOf(chosen: JSValueHandle, cells: number): number {
  const cell = chosen.isNumber ? chosen.toNumber() : -1;
  if (Number.isInteger(cell) && cell >= 0 && cell < cells) return Math.abs(cell);
  const range = `cells are 0 to ${cells - 1}, row by row`;
  throw new PlayerFailure("illegal", `it opened ${shownOf(chosen)}, which isn't a cell; ${range}`);
}

/** Converts a thrown value into a failure; `source`: the file's. */
function failureOf(thrown: JSValueHandle, source: string): PlayerFailure {
  if (!thrown.isError) return new PlayerFailure("crashed", `it threw ${shownOf(thrown)}`);
  const [name, message, stack] = ["name", "message", "stack"].map((word) => textOf(thrown, word));
  const at = placeIn(stack ?? "", source);
  const limit = LIMITS[message ?? ""];
  if (limit) return new PlayerFailure("exhausted", limit, at);
  return new PlayerFailure("crashed", `it failed: ${clean(`${name}: ${message}`)}`, at);
}

function textOf(thrown: JSValueHandle, word: string): string {
  try {
    return thrown.getProp(word).consume((value) => (value.isString ? value.toString() : ""));
  } catch {
    return "";
  }
}

/** The innermost position in the file itself; the engine counts columns in bytes. A file can forge its stack, so the
 * position is clamped to the file's lines. */
function placeIn(stack: string, source: string): SourcePlace | undefined {
  const [, saidLine, saidColumn = "1"] = PLACE.exec(stack.slice(0, STACK_MAX)) ?? [];
  if (saidLine === undefined) return undefined;
  const lines = source.split("\n");
  const line = within(saidLine, lines.length);
  const bytes = Buffer.from(lines[line - 1] ?? "");
  const before = bytes.subarray(0, within(saidColumn, bytes.length + 1) - 1);
  return { line, column: before.toString().length + 1 };
}

function within(digits: string, max: number): number {
  return Math.min(Math.max(1, Number(digits)), max);
}

/** Formats the value without running any of the file's code. */
function shownOf(value: JSValueHandle): string {
  if (value.isNumber) return String(value.toNumber());
  // Quoted first: often the mistake is a space at either end.
  if (value.isString) {
    const text = value.toString().slice(0, REASON_MAX);
    return clean(JSON.stringify(text.replaceAll(/[\s\p{C}]+/gu, " ")));
  }
  if (value.isUndefined) return "nothing";
  if (value.isPromise) return "a promise";
  return value.isNull ? "null" : `a value of type ${value.typeof}`;
}

/** One line of visible characters, at most `REASON_MAX`. */
function clean(text: string): string {
  return nameInText(text.slice(0, READ_MAX)).slice(0, REASON_MAX).toWellFormed();
}
