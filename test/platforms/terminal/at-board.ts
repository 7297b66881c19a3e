// A sitting at a field of cells, on a terminal that is imitated letter by letter, as the tests of
// the arrow keys need it.

import { expect, onTestFinished, vi } from "vitest";
import type { Grid, Incoming, Reply, TypedGrid, View } from "../../../src/chat/index.ts";
import { GUARD } from "../../guard.ts";
import { drawnRows } from "./drawn.ts";
import { createStage, message, ROWS, type Stage, type StageOptions } from "./stage.ts";

export const [UP, DOWN, RIGHT, LEFT] = ["\u001b[A", "\u001b[B", "\u001b[C", "\u001b[D"];
export const CLEAR_LINE = "\u0005\u0015";
export const HOW_TO = "arrows move";

const LETTERS = "abcdefghijkl";
const gridOf = (columns: number): TypedGrid => ({
  cells: [1, 2].map((row) => Array.from(LETTERS.slice(0, columns), (column) => `${column}${row}`)),
  mark: { key: /^[fфd]$/i, word: "f" },
  howTo: HOW_TO,
});
const TYPED = { takes: /^(?:f )?[a-l]\d$/, command: "mines", subcommand: "open", option: "cells" };

const cellsOf = (columns: number): Grid => ({
  columns: Array.from(LETTERS.slice(0, columns).toUpperCase()),
  rows: ["1", "2"].map((name) => ({ name, cells: Array.from({ length: columns }, () => "·") })),
});

/** A message with a field of two rows; it takes six, the empty one above included, and as many more
 * as `below` has lines. */
export function board(title: string, below: readonly string[] = [], columns = 3): View {
  const blocks: View["blocks"] = [
    { type: "grid", grid: cellsOf(columns) },
    ...below.map((text) => ({ type: "text" as const, text })),
  ];
  return { title, blocks, buttons: [ROWS[0] ?? []], typed: { ...TYPED, grid: gridOf(columns) } };
}

export const post = (view: View): Reply => ({ type: "post", audience: "place", view });

/** A new board for each line; `a1` is refused, `c2` ends the game. */
export async function boards(incoming: Incoming): Promise<Reply> {
  const cells = incoming.type === "command" ? incoming.options.cells : "a press";
  if (cells === "a1") return { type: "notice", text: "not a1" };
  return post(cells === "c2" ? message("over", [ROWS[1] ?? []]) : board(`did ${cells ?? "begin"}`));
}

export interface Seen extends Stage {
  /** Types these keys at once. */
  type(keys: string): void;
  /** All rows from the newest title on. */
  board(): readonly string[];
  rows(): readonly string[];
  /** Gives the window another size; `tells` that it has one, as terminals do. */
  resize(columns: number, rows: number, tells?: boolean): void;
  /** Resolves when the last rows are these. */
  shows(...last: string[]): Promise<void>;
}

/** The first board stands, whose `last` words are told, and nothing else is typed yet. */
export async function atBoard(
  options: StageOptions = {},
  columns = 60,
  rows = 24,
  last = "Scissors",
): Promise<Seen> {
  const stage = createStage({ terminal: true, answer: boards, ...options });
  onTestFinished(() => stage.adapter.stop());
  const size = { columns, rows };
  const resize = (columns: number, rows: number, tells = false) => {
    Object.assign(size, { columns, rows });
    Object.assign(stage.output, size);
    if (tells) stage.output.emit("resize");
  };
  resize(columns, rows);
  await stage.start();
  const seen = () => drawnRows(stage.text(), size.columns, size.rows);
  const shows = async (...last: string[]) => {
    await vi.waitFor(() => expect(seen().slice(-last.length)).toEqual(last), { ...GUARD, interval: 1 });
  };
  stage.input.write("/rps play\r");
  await stage.seen(`${last}\n> `);
  return {
    ...{ ...stage, resize, shows, rows: seen },
    type: (keys) => stage.input.write(keys),
    board: () => seen().slice(seen().findLastIndex((row) => row.startsWith("did"))),
  };
}
/** The lines that reached the bot. */
export const typed = (handled: readonly Incoming[]) =>
  handled.map((incoming) => (incoming.type === "command" ? (incoming.options.cells ?? "") : incoming.type));
export const BUTTONS = "[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors";
/** The board as rows, from its title on. */
export const drawn = (title: string, first: string, second: string, ...below: string[]) => [
  ...[title, "    A B C", `  1${first}`, `  2${second}`, BUTTONS, ...below],
];
