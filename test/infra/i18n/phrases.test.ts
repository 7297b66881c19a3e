// Parts of texts, joined by each language's rules.

import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import {
  labelled,
  listed,
  numberCell,
  numberSigns,
  percentCell,
  percentWords,
  sentences,
  series,
  withBrackets,
} from "../../../src/infra/i18n/phrases.ts";

describe("parts of a text", () => {
  it.each([
    ["en", "a, b; c: d (e)"],
    ["de", "a, b; c: d (e)"],
    ["fr", "a, b\u202f; c\u00a0: d (e)"],
    ["ja", "a、b；c：d（e）"],
    ["zh-Hant", "a、b；c：d（e）"],
  ] as const)("are joined in %s with that language's punctuation", (locale, joined) => {
    const last = labelled("c", withBrackets("d", "e", locale), locale);
    expect(series([listed(["a", "b"], locale), last], locale)).toBe(joined);
  });

  it.each(LOCALES)("become an empty string in %s when there are none", (locale) => {
    expect([listed([], locale), listed(["a"], locale), series([], locale)]).toEqual(["", "a", ""]);
  });

  it("keep the commands they name", () => {
    expect(labelled("/rps play", "x /help", "en")).toBe("/rps play: x /help");
    expect(withBrackets("a", "/rps play", "ja")).toBe("a（/rps play）");
  });
});

describe("sentences", () => {
  it("are separated by a space, except after full-width punctuation", () => {
    expect(sentences(["One.", "Two.", "", "Three."])).toBe("One. Two. Three.");
    expect(sentences(["一つ。", "二つ。"])).toBe("一つ。二つ。");
    expect(sentences(["締め切り：", "<t:1:R>"])).toBe("締め切り：<t:1:R>");
    expect(sentences([])).toBe("");
  });
});

describe("numbers", () => {
  it.each([
    ["en", "50%", "50%", "2.5", { decimal: ".", thousands: "," }],
    ["tr", "%50", "%50", "2,5", { decimal: ",", thousands: "." }],
    ["de", "50\u00a0%", "50%", "2,5", { decimal: ",", thousands: "." }],
    ["fr", "50\u202f%", "50%", "2,5", { decimal: ",", thousands: "\u202f" }],
    ["ja", "50%", "50%", "2.5", { decimal: ".", thousands: "," }],
    ["pl", "50%", "50%", "2,5", { decimal: ",", thousands: "\u00a0" }],
  ] as const)("are formatted in %s by local convention", (locale, percent, cell, number, signs) => {
    expect(percentWords(50, locale)).toBe(percent);
    expect(percentCell(50, locale)).toBe(cell);
    expect(numberCell(2.5, locale)).toBe(number);
    expect(numberSigns(locale)).toEqual(signs);
  });
});
