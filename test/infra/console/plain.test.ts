// Other people's text has no effect on a terminal.

import { describe, expect, it } from "vitest";
import { plain, plainJson, plainLines } from "../../../src/infra/console/plain.ts";

describe("text from other people", () => {
  it.each([
    ["a colour", "\u001b[31mred", "\\u{1b}[31mred"],
    ["a sequence of one sign", "\u009b2J", "\\u{9b}2J"],
    ["ends of lines", "a\r\nb\u2028c", "a\\u{d}\\u{a}b\\u{2028}c"],
    ["a turn of direction", "\u202eevil", "\\u{202e}evil"],
    ["letters that do not show", "a\u3164\u2800\u200bb", "a\\u{3164}\\u{2800}\\u{200b}b"],
    ["a half of a pair", "\ud800!", "\\u{d800}!"],
    ["nothing of the kind", "Аня ✊ ❤️ 2 – 1", "Аня ✊ ❤️ 2 – 1"],
  ])("is shown with %s", (_what, text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  it("keeps the lines and tabs of source code", () => {
    expect(plainLines("if (isAdmin\u202e) {\r\n\tmove\u3164();\n}\u2028")).toBe(
      "if (isAdmin\\u{202e}) {\n\tmove\\u{3164}();\n}\\u{2028}",
    );
  });

  it("stays the same in JSON, without control characters", () => {
    const value = { name: "\u009b2J\u202e\u{e0001}\u001b" };
    const json = plainJson(value);
    expect(json).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
