// Views as printed at a terminal, and which button a typed line presses.

import { describe, expect, it } from "vitest";
import type { Button } from "../../../src/chat/index.ts";
import { findButton, type Paint, renderView } from "../../../src/platforms/terminal/view.ts";
import { button, ROWS } from "./stage.ts";

const plain: Paint = (_ink, text) => text;
const marked: Paint = (ink, text) => `<${ink}>${text}</${ink}>`;

/** A board of five by two cells, of which B1 is open, above a row of controls. */
const CELLS = ["A1", "1", "C1", "D1", "E1", "A2", "🚩", "C2", "D2", "E2"].map((label, at) =>
  button(label, `o${at}`),
);
const BOARD = [CELLS.slice(0, 5), CELLS.slice(5), [button("Hint", "hint"), button("Stop", "stop")]];

describe("a view at a terminal", () => {
  it("shows title, blocks, rows of numbered buttons and the link, but no picture", () => {
    const view = {
      title: "Anna 4 : 3",
      blocks: [
        { type: "text", text: "You won\nthis one" },
        { type: "table", rows: [["1", "markov", "3"]] },
        { type: "code", text: "a  b\nc  d" },
        { type: "picture", name: "p.png", png: Uint8Array.of(1), alt: "bars" },
        { type: "clock", text: "Time is up", until: Date.now() + 30_500, locale: "en" },
        { type: "quiet", text: "sealed" },
      ],
      buttons: ROWS,
      link: { sign: "🔎", label: "Page", url: "https://example.org" },
    } as const;
    expect(renderView(view, plain).split("\n")).toEqual([
      "Anna 4 : 3",
      "You won",
      "this one",
      "  1 markov 3",
      "  a  b",
      "  c  d",
      "Time is up in 30 s",
      "sealed",
      "[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors",
      "[4] Why?   [5] Stop",
      "🔎 Page: https://example.org",
    ]);
  });

  it("paints title, small print and buttons by their purpose", () => {
    const buttons = [[{ ...button("Go", "go"), style: "success" as const }, button("End", "end")]];
    expect(renderView({ title: "T", blocks: [{ type: "quiet", text: "small" }], buttons }, marked)).toBe(
      "<bold>T</bold>\n<dim>small</dim>\n<dim>[1]</dim> <green>Go</green>   <dim>[2]</dim> End",
    );
  });

  it("shows a board as columns, and numbers only the buttons below it", () => {
    expect(renderView({ blocks: [], buttons: BOARD }, plain).split("\n")).toEqual([
      "  A1 1  C1 D1 E1",
      "  A2 🚩 C2 D2 E2",
      "[1] Hint   [2] Stop",
    ]);
  });
});

describe("finding the button for a line", () => {
  const moveOf = (typed: string, buttons: readonly (readonly Button[])[] = ROWS) =>
    findButton(typed, buttons)?.action.move;

  it.each([
    ["1", "rock"],
    ["[2]", "paper"],
    ["ROCK", "rock"],
    ["✊ Rock", "rock"],
    ["✌", "scissors"],
    ["why", "why"],
    ["pa", "paper"],
    ["s", "scissors"],
    ["st", "stop"],
  ])("%j presses %s", (typed, move) => {
    expect(moveOf(typed)).toBe(move);
  });

  it("is none for what no name begins with", () => {
    for (const typed of ["0", "6", "-1x", "rocky", "?", "spock", "a1"]) expect(moveOf(typed)).toBeUndefined();
  });

  it("takes no side between two moves, or two buttons of one name", () => {
    const spock = [...ROWS, [button("Spock", "spock", "🖖")]];
    expect(["s", "sc", "sp"].map((typed) => moveOf(typed, spock))).toEqual([undefined, "scissors", "spock"]);
    const twins = [[button("Yes", "a"), button("Yes", "b")]];
    expect(["yes", "2"].map((typed) => moveOf(typed, twins))).toEqual([undefined, "b"]);
  });

  it.each([
    ["КАМ", "Камень"],
    ["чет", "Чёт"],
    ["kagit", "Kağıt"],
    ["KAĞIT", "Kağıt"],
    ["papel", "Papél"],
    ["パー", "パー"],
  ])("%j is the button %j, whatever case and accents", (typed, label) => {
    expect(moveOf(typed, [[button(label, "it"), button("Other", "other")]])).toBe("it");
  });

  it("takes a cell by its column and row, open or not", () => {
    const typed = ["a1", "B1", "b2", "e2", "f1", "a3", "1", "hint"];
    const found = ["o0", "o1", "o6", "o9", undefined, undefined, "hint", "hint"];
    expect(typed.map((one) => moveOf(one, BOARD))).toEqual(found);
  });
});
