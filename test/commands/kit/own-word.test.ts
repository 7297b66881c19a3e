import { describe, expect, it } from "vitest";
import { readWord, WORD_MAX } from "../../../commands/kit/own-word.ts";

describe("a player's own word", () => {
  it("accepts letters of any script, digits, spaces and - _ .", () => {
    for (const word of ["river", "Ёжик 7", "नमस्ते", "a_b-c.d", "東京"]) expect(readWord(word)).toBe(word);
  });

  it("is normalized to one form", () => {
    expect(readWord("  e\u0301te\u0301   1 ")).toBe("\u00e9t\u00e9 1");
  });

  it("rejects separators of the seed's text, markup and blank words", () => {
    for (const typed of [
      "",
      "   ",
      "a|b",
      "a~b",
      "*a*",
      "<@1>",
      "@anna",
      "t.me/x",
      "a\u202eb",
      "\u3164",
      "river\u115f",
      `a${"\u0301".repeat(9)}`,
      "🂡",
      "a\u0000",
    ])
      expect(readWord(typed), typed).toBeUndefined();
  });

  it("limits the number of characters, not of UTF-16 units", () => {
    expect(readWord("я".repeat(WORD_MAX))).toHaveLength(WORD_MAX);
    expect(readWord("я".repeat(WORD_MAX + 1))).toBeUndefined();
    expect(readWord("𝒜".repeat(WORD_MAX))).toBeDefined();
  });
});
