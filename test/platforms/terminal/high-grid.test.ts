// A board as high as an ordinary window, with its title visible above it.

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { atTerminal } from "./at-terminal.ts";
import { ROWS } from "./stage.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COLUMNS = Array.from({ length: 30 }, (_, at) => LETTERS[at] ?? `A${LETTERS[at - 26]}`);

/** An expert-level board as minesweeper shows it, with a hint. */
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
    typed: { takes: /^\w\d$/, command: "mines", subcommand: "open", option: "cells" },
  };
}

describe("an expert's board in a window of 80 by 24", () => {
  it.each([
    ["with its seal", 2, ["seal"], true],
    ["without its seal where a hint needs the line", 3, ["seal"], false],
  ])("is visible with its title, %s, and with the marked cell", async (_, lines, small, hasSeal) => {
    const view = expert(lines, small);
    const stage = atTerminal({ answer: async () => ({ type: "post", audience: "place", view }) });
    Object.assign(stage.output, { columns: 80, rows: 24 });
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("Scissors\n> ");
    const seen = stage.plain().split("\n").slice(-24);
    expect(seen.filter((row) => row === "did it")).toHaveLength(1);
    expect(seen.includes("seal")).toBe(hasSeal);
    expect(seen.find((row) => row.startsWith("   3"))).toContain("■ ■(■)■");
  });
});
