// What others wrote does nothing to a terminal.

import { describe, expect, it } from "vitest";
import { plain, plainJson } from "../../../src/infra/console/plain.ts";

describe("a text that others wrote", () => {
  it.each([
    ["a colour", "\u001b[31mred", "\\u{1b}[31mred"],
    ["a sequence of one sign", "\u009b2J", "\\u{9b}2J"],
    ["ends of lines", "a\r\nb\u2028c", "a\\u{d}\\u{a}b\\u{2028}c"],
    ["a turn of direction", "\u202eevil", "\\u{202e}evil"],
    ["a half of a pair", "\ud800!", "\\u{d800}!"],
    ["nothing of the kind", "Аня ✊ 2 – 1", "Аня ✊ 2 – 1"],
  ])("is shown with %s", (_what, text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  it("is the same text in JSON, without a sign that a terminal obeys", () => {
    const value = { name: "\u009b2J\u202e\u{e0001}\u001b" };
    const json = plainJson(value);
    expect(json).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
