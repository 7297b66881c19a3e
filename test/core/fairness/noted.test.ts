// Messages that people kept: codes are found in any text, and compared with a match.

import { describe, expect, it } from "vitest";
import {
  checkNoted,
  findNoted,
  inGroups,
  openTranscript,
  roundCode,
} from "../../../src/core/fairness/index.ts";
import { courseOf } from "./transcripts.ts";

const opened = openTranscript(courseOf({ noResult: [[1, 2]], unplayed: 0, anew: [3] }));
const codes = opened.seals.map(roundCode);
const [one, two] = codes as [string, string];
const check = (text: string) => checkNoted(findNoted(text), opened);
const played = openTranscript(courseOf({}));

describe("a code", () => {
  it("has six digits of the seed's seal and eighteen of the chain", () => {
    const [first] = opened.seals;
    expect(one).toBe(`${first?.seedSeal.slice(0, 6)}${first?.chain.slice(0, 18)}`);
    expect(inGroups(one)).toMatch(/^(?:[0-9a-f]{4} ){5}[0-9a-f]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(["\n", "\u00a0", "\n> "])("is found when wrapped by %j", (gap) => {
    const wrapped = inGroups(one).replace(/ (?=\S{4} \S{4}$)/, gap);
    expect(findNoted(`> ✊ 3 : 4\n> 🔒 ${wrapped}\n`)).toEqual([one]);
  });

  it("is found once, in order, with or without spaces", () => {
    expect(findNoted(`${inGroups(two)} … ${one}, ${inGroups(two)}`)).toEqual([two, one]);
    expect(findNoted(`${inGroups(one)}\n${inGroups(two)}`)).toEqual([one, two]);
  });

  it("is not found inside longer numbers and words", () => {
    for (const text of ["", one.slice(1), `${one}0`, `x${one}`, inGroups(one).slice(5), `x${inGroups(one)}`])
      expect(findNoted(text)).toEqual([]);
    expect(findNoted("0123456789abcdef".repeat(65_536))).toEqual([]);
    expect(findNoted("0123456789abcdef 0123456789 ".repeat(40_000))).toEqual([]);
  });
});

describe("checkNoted", () => {
  it("accepts every message of a match and says which seals they cover", () => {
    const all = check(codes.map(inGroups).join("\n"));
    expect(all).toMatchObject({ fitting: codes.length, broken: [], foreign: 0, hasEnd: true });
    expect([...all.seals]).toEqual(opened.seals.map(({ number }) => number));
    const { fitting, seals, hasEnd } = check(`${two} and ${inGroups(one)}`);
    expect([fitting, [...seals], hasEnd]).toEqual([2, [2, 1], false]);
  });

  it("recognises the final message, which covers no further seal", () => {
    const last = roundCode({ seedSeal: played.seals.at(-1)?.seedSeal ?? "", chain: played.chain });
    const { fitting, seals, hasEnd } = checkNoted(findNoted(last), played);
    expect([fitting, seals.size, hasEnd]).toEqual([1, 0, true]);
  });

  it("reports a code that begins like the match's but isn't in it", () => {
    for (const at of [6, 12, 23]) {
      const lie = one.slice(0, at) + (one[at] === "0" ? "1" : "0") + one.slice(at + 1);
      expect(check(inGroups(lie)).broken).toEqual([lie]);
    }
  });

  it("counts a code with another seed as another match's", () => {
    const other = one.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(check(other)).toMatchObject({ fitting: 0, broken: [], foreign: 1 });
  });
});
