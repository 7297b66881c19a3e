// What a file gives back, in our words: a move, or why there is none. Reading it may run the file
// again (a getter, `toString`), so it is read inside the guard.

import type { JSValueHandle } from "quickjs-wasi";
import type { Move } from "../../core/games/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { GuestFailure } from "../match/failures.ts";
import type { SourcePlace } from "../match/task.ts";
import type { ExportedRange } from "./orders.ts";

/** How a file is called in the places that its engine tells. */
export const FILE_NAME = "strategy.js";

const REASON_MAX = 160;
/** Characters read of what may be as long as its heap. */
const READ_MAX = 1_000;
const STACK_MAX = 20_000;
const GAMES_MAX = 20;
const GAME_ID_MAX = 64;
/** Parameters that are looked at; one more than a file may have. */
const RANGES_MAX = 33;
const PLACE = /strategy\.js:(\d+)(?::(\d+))?/;

/** Messages of the engine for limits that it counts itself. */
const LIMITS: Readonly<Record<string, string>> = {
  interrupted: "it took more steps than a strategy has",
  "out of memory": "it took more memory than a strategy has",
  "Maximum call stack size exceeded": "its calls nest too deep",
};

/** A move's number, from its number or its name. @throws GuestFailure for anything else. */
export function moveOf(chosen: JSValueHandle, moveIds: readonly string[]): Move {
  if (chosen.isNumber) {
    const move = chosen.toNumber();
    // Not -0, which the other side could tell from 0.
    if (Number.isInteger(move) && move >= 0 && move < moveIds.length) return Math.abs(move);
  } else if (chosen.isString) {
    const move = moveIds.indexOf(chosen.toString());
    if (move >= 0) return move;
  }
  const moves = `${moveIds.map((id, at) => `${at} (${id})`).join(", ")}`;
  throw new GuestFailure("illegal", `it played ${shownOf(chosen)}, which is no move; moves are ${moves}`);
}

/** The failure that a thrown value tells of; `source`: the file's. */
export function failureOf(thrown: JSValueHandle, source: string): GuestFailure {
  if (!thrown.isError) return new GuestFailure("crashed", `it threw ${shownOf(thrown)}`);
  const [name, message, stack] = ["name", "message", "stack"].map((word) => textOf(thrown, word));
  const at = placeIn(stack ?? "", source);
  const limit = LIMITS[message ?? ""];
  if (limit) return new GuestFailure("exhausted", limit, at);
  return new GuestFailure("crashed", `it failed: ${clean(`${name}: ${message}`)}`, at);
}

/** What the file exports as `games`; undefined where it exports nothing of the kind. */
export function exportedGames(file: JSValueHandle): readonly string[] | undefined {
  const games = file.getProp("games");
  if (!games.isArray) return undefined;
  const ids = Array.from({ length: Math.min(GAMES_MAX, games.length ?? 0) }, (_, at) =>
    games.getProp(String(at)),
  );
  const named = ids.flatMap((id) => (id.isString ? [id.toString()] : []));
  return named.filter((id) => id.length <= GAME_ID_MAX).map(clean);
}

/** What the file exports as `parameters`; undefined where it exports nothing of the kind. */
export function exportedRanges(file: JSValueHandle): readonly ExportedRange[] | undefined {
  const parameters = file.getProp("parameters");
  if (!parameters.isObject || parameters.isArray || parameters.isFunction) return undefined;
  return parameters
    .keys()
    .slice(0, RANGES_MAX)
    .map((name) => rangeOf(name, parameters.getProp(name)));
}

function rangeOf(name: string, range: JSValueHandle): ExportedRange {
  const shown = clean(name);
  if (!range.isObject) return { name: shown };
  const [min, max, usual] = ["min", "max", "default"].map((word) => {
    const value = range.getProp(word);
    return value.isNumber && Number.isFinite(value.toNumber()) ? value.toNumber() : undefined;
  });
  const kind = range.getProp("kind");
  return {
    name: shown,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(usual !== undefined && { default: usual }),
    ...(kind.isString && { kind: clean(kind.toString()) }),
  };
}

function textOf(thrown: JSValueHandle, word: string): string {
  try {
    return thrown.getProp(word).consume((value) => (value.isString ? value.toString() : ""));
  } catch {
    return "";
  }
}

/** Where the file was when it threw this. */
export function placeOf(thrown: JSValueHandle, source: string): SourcePlace | undefined {
  return placeIn(textOf(thrown, "stack"), source);
}

/** The innermost place of the file's own. A file can write its stack itself, so what it says is brought
 * within the file's lines. */
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

/** Without running anything of the file's. */
function shownOf(value: JSValueHandle): string {
  if (value.isNumber) return String(value.toNumber());
  // Quoted first: a space at either end is often what is wrong with it.
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

function clean(text: string): string {
  return nameInText(text.slice(0, READ_MAX)).slice(0, REASON_MAX).toWellFormed();
}
