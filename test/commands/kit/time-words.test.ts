import { expect, it } from "vitest";
import { dateWords } from "../../../commands/kit/time-words.ts";

it.each([
  ["en", "13 Mar 2026"],
  ["ru", "13 мар. 2026"],
  ["ja", "2026年3月13日"],
  ["uk", "13 бер. 2026"],
] as const)("ends a date with the year in %s, so that it can end a sentence", (locale, words) => {
  expect(dateWords(Date.UTC(2026, 2, 13, 12), locale)).toBe(words);
});
