// The width of texts, tables, and the time left.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, localeOf, tableText } from "../../src/chat/index.ts";
import { cellWidth, cutToCells } from "../../src/infra/i18n/cell-width.ts";

it.each([
  ["", 0],
  ["Rock", 4],
  ["Камень", 6],
  ["e\u0301", 1],
  ["✊🏽", 2],
  ["✌️", 2],
  ["👩‍👩‍👧", 2],
  ["石", 2],
  ["✊ Rock", 7],
  ["\u200b", 0],
])("%j is %i cells wide", (text, cells) => {
  expect(cellWidth(text)).toBe(cells);
});

const NOW = 1_700_000_000_000;

describe("a shortened text", () => {
  it.each([
    ["Anna", 4, "Anna"],
    ["Ann abel", 5, "Ann…"],
    ["占い師ガダルカ", 7, "占い師…"],
    ["占い師", 6, "占い師"],
    ["👩‍👩‍👧 family", 4, "👩‍👩‍👧…"],
    ["\u2068Annabel\u2069", 4, "\u2068Ann…\u2069"],
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

it("aligns a table's words left and its numbers right, however wide the letters are", () => {
  const rows = [["", "", "points"], ["1", "占い師", "5.5"], ["10", "мы", "12"], ["11"]];
  expect(tableText(rows)).toBe("          points\n1  占い師    5.5\n10 мы         12\n11");
  expect(tableText([])).toBe("");
});

it.each([
  ["1 d 1 h", 25 * 60 + 59],
  ["1 h", 60],
  ["1 min 40 s", 1 + 40 / 60],
  ["1 min", 1 - 1 / 60_000],
  ["30 s", 27.6 / 60],
  ["7 s", 7.2 / 60],
])("shows the remaining time in its two largest units: %s", (words, minutes) => {
  const left = (ms: number, locale: "en" | "ru" = "en") =>
    clockText({ type: "clock", text: "It ends", until: NOW + ms, locale }, NOW);
  expect(left(minutes * 60_000)).toBe(`It ends in ${words}`);
  expect([left(400), left(-minutes * 60_000)]).toEqual(["It ends any moment", "It ends any moment"]);
  expect(left(100_000, "ru")).toBe("It ends через 1 мин 40 с");
});

it("speaks the caller's language in private, and the chat's in a group, if it has one", () => {
  const caller = { locale: "de" } as const;
  expect(localeOf({ caller, place: { kind: "private", locale: "ja" } })).toBe("de");
  expect(localeOf({ caller, place: { kind: "group", locale: "ja" } })).toBe("ja");
  expect(localeOf({ caller, place: { kind: "group" } })).toBe("de");
});
