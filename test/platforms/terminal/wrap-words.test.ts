import { describe, expect, it } from "vitest";
import { plainPaint } from "../../../src/platforms/terminal/paint.ts";
import { renderView } from "../../../src/platforms/terminal/render.ts";
import { wrapWords } from "../../../src/platforms/terminal/wrap-words.ts";

describe("lines at a terminal", () => {
  it.each([
    ["one two three", 7, "one two\nthree"],
    ["one two three", 13, "one two three"],
    ["  one two", 6, "  one\ntwo"],
    ["a\nlong line here", 9, "a\nlong line\nhere"],
    ["https://example.org/x y", 8, "https://example.org/x\ny"],
    ["占い 師です と", 6, "占い\n師です\nと"],
    ["✊ Rock 🔮 x", 7, "✊ Rock\n🔮 x"],
  ])("break between words, counting wide letters: %j at %i", (text, cells, wrapped) => {
    expect(wrapWords(text, cells)).toBe(wrapped);
  });

  it("stay whole in a pipe", () => {
    expect(wrapWords("one two three", undefined)).toBe("one two three");
  });

  it("break in titles, words and small print, but never in tables and code", () => {
    const view = {
      title: "one two three",
      blocks: [
        { type: "text", text: "four five six" },
        { type: "quiet", text: "seven eight" },
        { type: "code", text: "nine ten eleven" },
      ],
    } as const;
    expect(renderView(view, { widthCells: 8, wrapCells: 8, paint: plainPaint })).toBe(
      "one two\nthree\nfour\nfive six\nseven\neight\n  nine ten eleven",
    );
  });
});
