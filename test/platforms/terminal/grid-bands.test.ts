// How much of a message with a grid of cells is shown, depending on the space available.

import { describe, expect, it } from "vitest";
import type { Grid } from "../../../src/chat/index.ts";
import { drawnToFit, inBands } from "../../../src/platforms/terminal/conversation.ts";

const gridOf = (columns: number, rows: number): Grid => ({
  columns: Array.from({ length: columns }, (_, column) => String.fromCharCode(65 + column)),
  rows: Array.from({ length: rows }, (_, row) => ({
    name: String(row + 1),
    cells: Array(columns).fill("·"),
  })),
});
const blocksOf = (columns: number, rows: number) =>
  [
    { type: "text", text: "words" },
    { type: "grid", grid: gridOf(columns, rows) },
    { type: "quiet", text: "small print" },
  ] as const;

describe("a message with a grid", () => {
  it("shows the grid in one piece when it fits the window's width", () => {
    // Columns needed: two for indentation, one for the row number, two per column, one for a bracket.
    const [, field] = inBands(blocksOf(8, 2), 20, "en");
    expect(field).toEqual({ type: "code", text: "  A B C D E F G H\n1 · · · · · · · ·\n2 · · · · · · · ·" });
  });

  it("otherwise splits it into bands of columns, each with a line that identifies it", () => {
    expect(inBands(blocksOf(8, 2), 19, "en").slice(1, 5)).toEqual([
      { type: "quiet", text: "Part A1–D2 of A1–H2:" },
      { type: "code", text: "  A B C D\n1 · · · ·\n2 · · · ·" },
      { type: "quiet", text: "Part E1–H2 of A1–H2:" },
      { type: "code", text: "  E F G H\n1 · · · ·\n2 · · · ·" },
    ]);
    expect(inBands(blocksOf(8, 2), 1, "ru").filter(({ type }) => type === "code")).toHaveLength(8);
  });
});

describe("a message in a short window", () => {
  const draw = (blocks: readonly { readonly type: string }[]) =>
    `\ntitle ${blocks.map(({ type }) => type).join(" ")}`;

  it.each([
    [
      "is whole where it fits",
      ["\ntitle text grid quiet", "title text grid quiet"],
      "\ntitle text grid quiet",
    ],
    ["goes without the empty line above it first", ["title text grid quiet"], "title text grid quiet"],
    ["then without its small print", ["title text grid"], "title text grid"],
    ["is whole where nothing helps", [], "\ntitle text grid quiet"],
  ])("%s", (_name, fitting, drawn) => {
    expect(drawnToFit(blocksOf(2, 2), draw, (text) => fitting.includes(text))).toBe(drawn);
  });

  it("keeps its small print without a grid", () => {
    const words = [{ type: "quiet", text: "small print" }] as const;
    expect(drawnToFit(words, draw, (text) => text === "\ntitle ")).toBe("\ntitle quiet");
  });
});
