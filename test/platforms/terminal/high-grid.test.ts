// A board as high as a usual window: its title is seen above it.

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { atBoard, post, UP } from "./at-board.ts";
import { ROWS } from "./stage.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COLUMNS = Array.from({ length: 30 }, (_, at) => LETTERS[at] ?? `A${LETTERS[at - 26]}`);

/** An expert's board as minesweeper shows it, with a hint. */
function expert(lines: number, small: readonly string[]): View {
  const rows = Array.from({ length: 16 }, (_, row) => ({
    name: String(row + 1),
    cells: COLUMNS.map(() => "■"),
  }));
  return {
    title: "did it",
    blocks: [
      { type: "text", text: Array.from({ length: lines }, (_, at) => `line ${at}`).join("\n") },
      { type: "grid", grid: { columns: COLUMNS, rows, mark: { column: 2, row: 2 } } },
      ...small.map((text) => ({ type: "quiet", text }) as const),
    ],
    buttons: [ROWS[0] ?? []],
    typed: {
      ...{ takes: /^\w\d$/, command: "mines", subcommand: "open", option: "cells" },
      grid: {
        cells: rows.map(({ name }) => COLUMNS.map((column) => `${column}${name}`)),
        mark: { key: /^f$/, word: "f" },
        howTo: "arrows",
      },
    },
  };
}

describe("an expert's board in a window of 80 by 24", () => {
  it.each([
    ["with its seal", 2, ["seal"], true],
    ["without its seal where a hint needs the line", 3, ["seal"], false],
  ])("is seen with its title, %s, and with the marked cell", async (_, lines, small, hasSeal) => {
    const stage = await atBoard({ answer: async () => post(expert(lines, small)) }, 80, 24);
    const seen = () => stage.rows().slice(-24);
    expect(seen().filter((row) => row === "did it")).toHaveLength(1);
    expect(seen().includes("seal")).toBe(hasSeal);
    expect(seen().find((row) => row.startsWith("   3"))).toContain("■ ■(■)■");
    stage.type(UP);
    await stage.shows("P9 >");
    expect(seen().filter((row) => row === "did it")).toHaveLength(1);
    expect(seen().find((row) => row.startsWith("   9"))).toContain("■[■]■");
  });
});
