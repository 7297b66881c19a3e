// Remaining time, in messages that don't count down by themselves.

import { describe, expect, it } from "vitest";
import { clockText } from "../../../src/chat/index.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = 1_700_000_000_000;

const left = (ms: number, locale: "en" | "ru" = "en") =>
  clockText({ type: "clock", text: "It ends", until: NOW + ms, locale }, NOW);

describe("the remaining time", () => {
  it.each([
    [24 * HOUR, "It ends in 1 d"],
    [25 * HOUR + 59 * MINUTE, "It ends in 1 d 1 h"],
    [23 * HOUR + 59 * MINUTE, "It ends in 23 h 59 min"],
    [HOUR, "It ends in 1 h"],
    [2 * MINUTE, "It ends in 2 min"],
    [MINUTE + 40 * SECOND, "It ends in 1 min 40 s"],
    [MINUTE - 1, "It ends in 1 min"],
    [30 * SECOND, "It ends in 30 s"],
    [27_600, "It ends in 30 s"],
    [7_200, "It ends in 7 s"],
    [400, "It ends any moment"],
    [-HOUR, "It ends any moment"],
  ])("shows %d ms in its two largest units, after its sentence", (ms, words) => {
    expect(left(ms)).toBe(words);
  });

  it.each([
    [MINUTE + 40 * SECOND, "It ends через 1 мин 40 с"],
    [0, "It ends вот-вот"],
  ])("shows %d ms in the language of the message", (ms, words) => {
    expect(left(ms, "ru")).toBe(words);
  });

  it("is never more than two and a half seconds off", () => {
    for (let ms = 16 * SECOND; ms < 60 * SECOND; ms += 170) {
      const seen = Number(/(\d+) s/.exec(left(ms))?.[1] ?? 60) * SECOND;
      expect(Math.abs(seen - ms)).toBeLessThanOrEqual(2_500);
    }
  });
});
