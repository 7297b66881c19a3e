// Words that people type: of all languages at once.

import { describe, expect, it } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { typedBeginning, typedPattern, typedWords } from "../../../src/infra/i18n/typed-words.ts";

describe("typedWords", () => {
  it("are those of every language, each once, the longest first", () => {
    for (const id of ["typed-endless", "typed-first-to"] as const) {
      const listed = LOCALES.flatMap((locale) => say(locale, id).split(", "));
      expect(new Set(typedWords(id))).toEqual(new Set(listed));
      expect(typedWords(id).length).toBe(new Set(listed).size);
      expect(typedWords(id)).toEqual(typedWords(id).toSorted((a, b) => b.length - a.length));
    }
    expect(typedWords("typed-endless")).toEqual(expect.arrayContaining(["бесконечно", "endless", "∞"]));
  });

  it("leave out what a language has no word for", () => {
    expect(typedWords("typed-lookalikes")).toContain("АA");
    expect(typedWords("typed-lookalikes")).not.toContain("");
  });
});

describe("typedPattern", () => {
  it("takes a space as typed or as a hyphen, and signs as they are", () => {
    const pattern = new RegExp(`^${typedPattern("typed-best-of")}$`);
    for (const typed of ["best of", "best-of", "bo", "лучший из"]) expect(typed).toMatch(pattern);
    for (const typed of ["bestof", "best off", ""]) expect(typed).not.toMatch(pattern);
    expect("*").toMatch(new RegExp(`^${typedPattern("typed-times")}$`));
  });
});

describe("typedBeginning", () => {
  it("finds the message that lists how a word begins, in any language", () => {
    const days = ["typed-monday", "typed-saturday", "typed-sunday"] as const;
    expect(typedBeginning("saturday", days)).toBe("typed-saturday");
    expect(typedBeginning("понедельник", days)).toBe("typed-monday");
    expect(typedBeginning("вс", days)).toBe("typed-sunday");
    expect(typedBeginning("s", days)).toBeUndefined();
  });

  it("takes a word with a full stop for the whole text only", () => {
    const units = ["typed-minutes", "typed-hours"] as const;
    expect(typedBeginning("m", units)).toBe("typed-minutes");
    expect(typedBeginning("minutes", units)).toBe("typed-minutes");
    for (const other of ["months", "mois", "Monate", "года"])
      expect(typedBeginning(other, units)).toBeUndefined();
  });

  it("lets the longest beginning decide", () => {
    expect(typedBeginning("mon", ["typed-minutes", "typed-monday"])).toBe("typed-monday");
    expect(typedBeginning("mon", ["typed-monday", "typed-minutes"])).toBe("typed-monday");
  });
});
