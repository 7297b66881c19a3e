// How wide texts are on a terminal.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellWidth } from "../../../src/platforms/terminal/cell-width.ts";

describe("the width of a text in cells", () => {
  it.each([
    ["", 0],
    ["Rock", 4],
    ["Камень", 6],
    ["é", 1],
    ["e\u0301", 1],
    ["✊", 2],
    ["✊🏽", 2],
    ["✌️", 2],
    ["👩‍👩‍👧", 2],
    ["石", 2],
    ["✊ Rock", 7],
    ["\u200b", 0],
  ])("of %j is %i", (text, cells) => {
    expect(cellWidth(text)).toBe(cells);
  });

  it("is the sum of its words' widths", () => {
    const words = fc.array(fc.constantFrom("rock", "✊", "石", "Камень", "✌️"));
    fc.assert(
      fc.property(words, (parts) => {
        const sum = parts.reduce((cells, part) => cells + cellWidth(part), 0);
        expect(cellWidth(parts.join(""))).toBe(sum);
      }),
      { seed: 2 },
    );
  });
});
