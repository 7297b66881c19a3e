import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { paint } from "../../../src/infra/pictures/draw.ts";
import { cutToWidth, legible, legibleDeep, widthOf } from "../../../src/infra/pictures/typefaces.ts";
import { written } from "../i18n/rules.ts";

/** How many pixels of the rendered line aren't white, and the last column that has one. */
function painted(text: string): { readonly ink: number; readonly end: number } {
  const { pixels, width } = paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><text x="0" y="40" font-size="30" font-family="Noto Sans">${text}</text></svg>`,
  );
  const dark = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter(
    (at) => (pixels[4 * at] as number) < 200,
  );
  return { ink: dark.length, end: Math.max(0, ...dark.map((at) => at % width)) };
}

describe("printable letters", () => {
  it.each([
    "Zoë",
    "Анна",
    "李雷",
    "山田 太郎",
    "さくら",
    "カタカナ",
    "김철수",
    "「臺灣」",
    "Ａｎｎａ",
    "محمد",
    "یاسمن",
    "יעל",
  ])("are kept: %s", (name) => {
    expect(legible(name)).toBe(name);
    for (const letter of name.replace(/\s/g, "")) expect(painted(letter).ink).toBeGreaterThan(5);
  });

  it.each(LOCALES)("include every letter in the texts of %s", (locale) => {
    const texts = [...written(locale).values()].filter(({ id }) => !/^typed-/.test(id));
    const letters = new Set(texts.flatMap((one) => one.texts.flatMap((text) => [...text])));
    const signs = [...letters].filter((letter) => /[\p{L}\p{N}\p{P}]/u.test(letter));
    expect(signs.length).toBeGreaterThan(50);
    expect(signs.filter((letter) => legible(letter) !== letter)).toEqual([]);
  });

  it("replace letters that no typeface has with a visible sign", () => {
    expect(legible("ไทย 7")).toBe("\ufffd\ufffd\ufffd 7");
    expect(painted("\ufffd").ink).toBeGreaterThan(50);
  });

  it.each([
    ["Zoë 🎲", "Zoë"],
    ["👨‍👩‍👧 Anna 🇩🇪", "Anna"],
    ["1️⃣ first", "first"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 Wayne", "Wayne"],
    ["👍🏽 👩🏾‍🚀Ann", "Ann"],
    ["#1 * ©", "#1 * ©"],
  ])("drop emoji: %s", (name, left) => {
    expect(legible(name)).toBe(left);
  });

  it.each([
    ["a mark that no typeface has", "e\u20d0\u0301x", "e\u0301x"],
    ["a letter in fancy dress", "𝓐𝔫𝕟𝐚", "Anna"],
    ["half a letter", "\ud83dx", "\ufffdx"],
    ["an order to turn all that follows round", "a\u202eb", "ab"],
    ["a mark that turns the numbers behind it", "a\u200f 1", "a 1"],
    ["a name kept apart from numbers", "\u2068محمد\u2069 2", "\u2068محمد\u2069 2"],
  ])("are kept where others are replaced: %s", (_, text, left) => {
    expect(legible(text)).toBe(left);
  });

  it("are filtered in all texts of a chart, but not in its numbers", () => {
    expect(legibleDeep({ a: ["x🎲", 1, null], b: { c: "ы" } })).toEqual({ a: ["x", 1, null], b: { c: "ы" } });
  });
});

describe("a shortened line", () => {
  it.each([
    ["a family", "👩‍👩‍👧‍👦"],
    ["a letter with its marks", "e\u0301\u0323"],
    ["a letter beyond the first plane", "𠮷"],
    ["a syllable", "\u1112\u1161\u11ab"],
  ])("is never cut within %s", (_, letter) => {
    const text = letter.repeat(12);
    for (let most = 40; most < widthOf(text, 20); most += 7) {
      const cut = cutToWidth(text, 20, most);
      expect(cut).toBe(`${letter.repeat((cut.length - 1) / letter.length)}…`);
    }
  });

  it("becomes an ellipsis if nothing fits", () => {
    expect(cutToWidth("Anna", 20, 3)).toBe("…");
  });
});

describe("the width of a line", () => {
  it.each([
    "Wildcard iii",
    "Борис Константинович",
    "李雷和韩梅梅",
    "محمد علي الدين",
    "یاسمن‌ها 12",
    "יעל כהן",
  ])("matches what is painted: %s", (text) => {
    expect(Math.abs(widthOf(text, 30) - painted(text).end)).toBeLessThan(6);
  });
});
