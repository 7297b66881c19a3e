// Nothing that a person is called can steer the terminal of another.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neutralLine, neutralText } from "../../../src/platforms/terminal/neutral-text.ts";

const commanding = fc.constantFrom(
  "\u001b",
  "\u009b",
  "\u0007",
  "\b",
  "\r",
  "\u0000",
  "\u007f",
  "\u202e",
  "\u2066",
);
const texts = fc
  .array(fc.oneof(commanding, fc.constantFrom("\n", "\t"), fc.string({ unit: "binary" })))
  .map((parts) => parts.join(""));

describe("neutral text", () => {
  it("takes the power from an escape sequence and leaves its letters", () => {
    expect(neutralText("\u001b[31mAnna\u001b[0m")).toBe("\ufffd[31mAnna\ufffd[0m");
  });

  it("keeps words, emoji, newlines and tabs as they are", () => {
    const text = "Анна ✊🏽\n\t✌️ 👩‍👩‍👧 é 中文";
    expect(neutralText(text)).toBe(text);
  });

  it("takes Windows line ends for newlines, and a lone return for what it is", () => {
    expect(neutralText("a\r\nb\rc")).toBe("a\nb\ufffdc");
  });

  it("replaces direction overrides, which would turn the rest of the line", () => {
    expect(neutralText("a\u202eb")).toBe("a\ufffdb");
    expect(neutralLine("a\u2067b")).toBe("a\ufffdb");
  });

  it("puts a line of several on one", () => {
    expect(neutralLine("a\r\nb\tc")).toBe("a b c");
  });

  it("never lets a control character through but newline and tab", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(neutralText(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
        expect(neutralLine(text)).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      }),
      { seed: 1 },
    );
  });
});
