// Converts what a file returns: a move, or why there is none. Reading the value may run the file again (a getter,
// `toString`), so that happens inside the guard.

import type { JSValueHandle } from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { ModuleFailure } from "../match/failures.ts";
import type { SourcePlace } from "../match/task.ts";

/** The name of the file in the source positions that its engine reports. */
export const FILE_NAME = "strategy.js";

const REASON_MAX = 160;
/** Characters read of a string, which may be as long as the heap. */
const READ_MAX = 1_000;
const STACK_MAX = 20_000;
const PLACE = /strategy\.js:(\d+)(?::(\d+))?/;

export const OUT_OF_STEPS = "it used more steps than a strategy has";

/** Engine messages for the limits that it counts itself. */
const LIMITS: Readonly<Record<string, string>> = {
  interrupted: OUT_OF_STEPS,
  "out of memory": "it used more memory than a strategy has",
  "Maximum call stack size exceeded": "its calls are nested too deeply",
};

/** Converts a number or a name into a move's number. @throws ModuleFailure for anything else. */
export function moveOf(chosen: JSValueHandle, moveIds: readonly string[]): Move {
  if (chosen.isNumber) {
    const move = chosen.toNumber();
    // Turns -0 into 0: the other side could tell them apart.
    if (Number.isInteger(move) && move >= 0 && move < moveIds.length) return Math.abs(move);
  } else if (chosen.isString) {
    const move = moveIds.indexOf(chosen.toString());
    if (move >= 0) return move;
  }
  const moves = `${moveIds.map((id, at) => `${at} (${id})`).join(", ")}`;
  throw new ModuleFailure("illegal", `it played ${shownOf(chosen)}, which isn't a move; moves are ${moves}`);
}

/** The number of the cell to open. @throws ModuleFailure for anything else. */
export function cellOf(chosen: JSValueHandle, cells: number): number {
  const cell = chosen.isNumber ? chosen.toNumber() : -1;
  if (Number.isInteger(cell) && cell >= 0 && cell < cells) return Math.abs(cell);
  const range = `cells are 0 to ${cells - 1}, row by row`;
  throw new ModuleFailure("illegal", `it opened ${shownOf(chosen)}, which isn't a cell; ${range}`);
}

/** Converts a thrown value into a failure; `source`: the file's. */
export function failureOf(thrown: JSValueHandle, source: string): ModuleFailure {
  if (!thrown.isError) return new ModuleFailure("crashed", `it threw ${shownOf(thrown)}`);
  const [name, message, stack] = ["name", "message", "stack"].map((word) => textOf(thrown, word));
  const at = placeIn(stack ?? "", source);
  const limit = LIMITS[message ?? ""];
  if (limit) return new ModuleFailure("exhausted", limit, at);
  return new ModuleFailure("crashed", `it failed: ${clean(`${name}: ${message}`)}`, at);
}

function textOf(thrown: JSValueHandle, word: string): string {
  try {
    return thrown.getProp(word).consume((value) => (value.isString ? value.toString() : ""));
  } catch {
    return "";
  }
}

/** The innermost position in the file itself. A file can forge its stack, so the position is clamped to the file's
 * lines. */
function placeIn(stack: string, source: string): SourcePlace | undefined {
  const [, saidLine, saidColumn = "1"] = PLACE.exec(stack.slice(0, STACK_MAX)) ?? [];
  if (saidLine === undefined) return undefined;
  const lines = source.split("\n");
  const line = within(saidLine, lines.length);
  return { line, column: within(saidColumn, Buffer.byteLength(lines[line - 1] ?? "") + 1) };
}

function within(digits: string, max: number): number {
  return Math.min(Math.max(1, Number(digits)), max);
}

/** Formats the value without running any of the file's code. */
function shownOf(value: JSValueHandle): string {
  if (value.isNumber) return String(value.toNumber());
  // Quoted first: often the mistake is a space at either end.
  if (value.isString)
    return clean(
      JSON.stringify(
        value
          .toString()
          .slice(0, REASON_MAX)
          .replaceAll(/[\s\p{C}]+/gu, " "),
      ),
    );
  if (value.isUndefined) return "nothing";
  if (value.isPromise) return "a promise";
  return value.isNull ? "null" : `a value of type ${value.typeof}`;
}

/** One line of visible characters, at most `REASON_MAX`. */
function clean(text: string): string {
  return nameInText(text.slice(0, READ_MAX)).slice(0, REASON_MAX).toWellFormed();
}
