// The width of texts, and the result of cutting them.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellWidth, cutToCells } from "../../../src/chat/index.ts";

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

describe("a shortened text", () => {
  it.each([
    ["Anna", 4, "Anna"],
    ["Annabel", 4, "Ann…"],
    ["Ann abel", 5, "Ann…"],
    ["占い師ガダルカ", 7, "占い師…"],
    ["占い師", 6, "占い師"],
    ["👩‍👩‍👧 family", 4, "👩‍👩‍👧…"],
    ["Ёжик в тумане", 6, "Ёжик…"],
  ])("%s in %i cells is %s", (text, cells, cut) => {
    expect(cutToCells(text, cells)).toBe(cut);
  });

  it("drops combining marks that would run over other lines", () => {
    expect(cutToCells(`A${"\u0301".repeat(400)}nna`, 10).length).toBeLessThan(20);
  });

  it("never takes more cells than allowed", () => {
    const text = fc
      .array(fc.constantFrom("a", "я", "占", "👩‍👩‍👧", "e\u0301", " "))
      .map((parts) => parts.join(""));
    const property = fc.property(text, fc.integer({ min: 1, max: 12 }), (given, cells) => {
      expect(cellWidth(cutToCells(given, cells))).toBeLessThanOrEqual(cells);
    });
    fc.assert(property, { seed: 9 });
  });
});
