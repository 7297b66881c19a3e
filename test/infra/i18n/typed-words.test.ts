// Words that people type, recognised in all languages at once.

import { describe, expect, it } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { typedPattern, typedStart, typedWords } from "../../../src/infra/i18n/typed-words.ts";

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
    for (const typed of ["best of", "best-of", "bo", "лучший из"]) expect(typed).toMatch(pattern);
    for (const typed of ["bestof", "best off", ""]) expect(typed).not.toMatch(pattern);
  });
});

describe("typedStart", () => {
  it("finds a word's message by its beginning, in any language", () => {
    const days = ["typed-monday", "typed-saturday", "typed-sunday"] as const;
    expect(typedStart("saturday", days)).toBe("typed-saturday");
    expect(typedStart("понедельник", days)).toBe("typed-monday");
    expect(typedStart("вс", days)).toBe("typed-sunday");
    expect(typedStart("s", days)).toBeUndefined();
  });

  it("matches a word with a full stop only as the whole text", () => {
    const units = ["typed-minutes", "typed-hours"] as const;
    expect(typedStart("m", units)).toBe("typed-minutes");
    expect(typedStart("minutes", units)).toBe("typed-minutes");
    for (const other of ["months", "mois", "Monate", "года"])
      expect(typedStart(other, units)).toBeUndefined();
  });

  it("prefers the longest beginning", () => {
    expect(typedStart("mon", ["typed-minutes", "typed-monday"])).toBe("typed-monday");
    expect(typedStart("mon", ["typed-monday", "typed-minutes"])).toBe("typed-monday");
  });
});
