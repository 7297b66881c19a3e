import { describe, expect, it } from "vitest";
import {
  endingAt,
  LENGTH_WORDS,
  MATCH_ROUNDS_MAX,
  readLength,
  writeLength,
} from "../../../commands/kit/length.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { typedWords } from "../../../src/infra/i18n/typed-words.ts";
import { fold } from "../../../src/infra/spelling.ts";

const first = (points: number) => ({ kind: "first", points }) as const;
const best = (of: number) => ({ kind: "best", of }) as const;

describe("a match length", () => {
  it.each([
    [first(10), "10|first to 10|10点先取|１０ 点先取|10 puana kadar"],
    [first(5), "First-To 5|first-5|to 5|до 5|до-5|До5"],
    [best(9), "best of 9|best-9|BO9|лучший из 9|Лучший из-9|9本勝負|9 戰制"],
    [{ kind: "endless" }, " endless |∞|Бесконечно"],
  ])("is parsed as %j", (length, typed) => {
    for (const one of typed.split("|")) {
      expect(readLength(one), one).toEqual(length);
      expect(fold(one.trim())).toMatch(LENGTH_WORDS);
    }
  });

  it.each(LOCALES)("parses what is displayed and chosen in %s", (locale) => {
    for (const points of [1, 2, 5, 21, 100])
      expect(readLength(say(locale, "length-first", { points }))).toEqual(first(points));
    for (const of of [1, 9, 99]) expect(readLength(say(locale, "length-best", { of }))).toEqual(best(of));
    expect(readLength(say(locale, "length-endless"))).toEqual({ kind: "endless" });
    expect(readLength(say(locale, "choice-first-3"))).toEqual(first(3));
    expect(readLength(say(locale, "choice-best-9"))).toEqual(best(9));
  });

  it.each([
    ["typed-first-to", (word: string) => `${word} 3`, first(3)],
    ["typed-first-to-after", (word: string) => `3${word}`, first(3)],
    ["typed-best-of", (word: string) => `${word} 3`, best(3)],
    ["typed-best-of-after", (word: string) => `3 ${word}`, best(3)],
    ["typed-endless", (word: string) => word, { kind: "endless" }],
  ] as const)("parses the words of every language without conflicts: %s", (id, typed, length) => {
    for (const word of typedWords(id)) expect(readLength(typed(word)), word).toEqual(length);
  });

  it("rejects anything else", () => {
    for (const typed of "|0|101|best of 4|best of 0|best of 101|first to|ten|-3|1.5|1e2".split("|"))
      expect(readLength(typed), typed).toBeUndefined();
  });

  it("survives a round trip through its text form", () => {
    for (const length of [first(1), first(100), best(1), best(99), { kind: "endless" } as const])
      expect(readLength(writeLength(length))).toEqual(length);
  });
});

describe("the end of a match", () => {
  it.each([
    [first(3), [2, 2, 9], undefined],
    [first(3), [3, 2, 0], "won"],
    [first(3), [0, 3, 0], "lost"],
    [best(5), [2, 2, 0], undefined],
    [best(5), [3, 1, 0], "won"],
    [best(1), [0, 1, 0], "lost"],
    [{ kind: "endless" } as const, [500, 400, 99], undefined],
    [{ kind: "endless" } as const, [500, 400, MATCH_ROUNDS_MAX - 900], "won"],
    [{ kind: "endless" } as const, [400, 500, MATCH_ROUNDS_MAX - 900], "lost"],
    [first(100), [50, 50, MATCH_ROUNDS_MAX - 100], "level"],
  ] as const)("of %j at %j is %s", (length, score, ending) => {
    expect(endingAt(length, score)).toBe(ending);
  });
});
