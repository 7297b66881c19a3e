// Words that people type, recognised in all languages at once.

import { describe, expect, it } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { typedPattern, typedWords } from "../../../src/infra/i18n/typed-words.ts";
import { fold } from "../../../src/infra/spelling.ts";

describe("typedWords", () => {
  it("returns the words of every language once, longest first", () => {
    for (const id of ["typed-endless", "typed-first-to"] as const) {
      const listed = LOCALES.flatMap((locale) => say(locale, id).split(", "));
      expect(new Set(typedWords(id))).toEqual(new Set(listed));
      expect(typedWords(id).length).toBe(new Set(listed).size);
      expect(typedWords(id)).toEqual(typedWords(id).toSorted((a, b) => b.length - a.length));
    }
    expect(typedWords("typed-endless")).toEqual(expect.arrayContaining(["бесконечно", "endless", "∞"]));
  });
});

describe("typedPattern", () => {
  it("accepts a space or a hyphen for a space, and escapes punctuation", () => {
    const pattern = new RegExp(`^${typedPattern("typed-best-of")}$`);
    for (const typed of ["best of", "best-of", "bo", "лучший из"]) expect(fold(typed)).toMatch(pattern);
    for (const typed of ["bestof", "best off", ""]) expect(typed).not.toMatch(pattern);
  });
});
