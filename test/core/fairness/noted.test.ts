// What people keep of messages: seals, seeds and marks, found in any text, and compared with a match.

import { describe, expect, it } from "vitest";
import { checkNoted, findNoted, markOf, openCourse, shortSeal } from "../../../src/core/fairness/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { courseOf } from "./courses.ts";

const opened = openCourse(courseOf({ voided: [[1, 2]], unplayed: 0, anew: [3] }));
const shown = opened.seals.map(({ seal, seedSeal, chain }) => ({
  seal: shortSeal(seal),
  seedSeal: shortSeal(seedSeal),
  mark: markOf(chain),
}));
const textOf = ({ seal, seedSeal, mark }: (typeof shown)[number]): string =>
  `next ${seal} · seed ${seedSeal} · mark ${mark}`;
const check = (text: string) => checkNoted(findNoted(text), opened);

describe("findNoted", () => {
  it.each(LOCALES)("finds the lines of messages in %s, as they are written", (locale) => {
    for (const { seal, seedSeal, mark } of shown) {
      const words = { seal, seed: seedSeal, mark };
      for (const id of ["seal-first", "seal-next", "seal-anew"] as const)
        expect(findNoted(`✊ 3 : 4\n${say(locale, id, words)}\n`)).toEqual([{ seal, seedSeal, mark }]);
      expect(findNoted(say(locale, "seal-end", words))).toEqual([{ seal: undefined, seedSeal, mark }]);
    }
  });

  it("finds each once, in the order of the text, and wrapped lines too", () => {
    const [one, two] = shown;
    if (!one || !two) throw new Error("too few");
    const text = `> ${textOf(two)}\n> ${textOf(one).replace(" · mark", "\n> · mark")}\n${textOf(two)}`;
    expect(findNoted(text)).toEqual([two, one]);
  });

  it("finds nothing in parts of longer numbers and words, and in seals without a mark", () => {
    const [one] = shown;
    if (!one) throw new Error("too few");
    for (const text of [
      "",
      "0123456789",
      one.seal,
      `${one.seal} ${one.seedSeal}`,
      `x${textOf(one).replaceAll(" ", "")}`,
      `${one.mark} ${one.seal}`,
    ])
      expect(findNoted(text)).toEqual([]);
    expect(findNoted(`${one.seal} ${one.seedSeal} ${one.mark}0`)).toEqual([]);
  });

  it("reads a megabyte of digits in one go", () => {
    expect(findNoted("0123456789abcdef".repeat(65_536))).toEqual([]);
    expect(findNoted("0123456789abcdef 0123456789 ".repeat(40_000))).toHaveLength(1);
  });
});

describe("checkNoted", () => {
  it("finds that every message of the match fits, and its last one", () => {
    const last = `seed ${shown.at(-1)?.seedSeal} · mark ${markOf(opened.chain)}`;
    expect(check([...shown.map(textOf), last].join("\n"))).toEqual({
      fitting: shown.length + 1,
      broken: [],
      foreign: 0,
    });
  });

  it("finds a message that names the match's seed with another seal or mark", () => {
    const [one, two] = shown;
    if (!one || !two) throw new Error("too few");
    const lies = [
      { ...one, seal: two.seal },
      { ...one, mark: two.mark },
      { ...one, seal: "0".repeat(16) },
      { ...one, seedSeal: shown.at(-1)?.seedSeal as string },
    ];
    for (const lie of lies) expect(check(textOf(lie)).broken).toEqual([lie]);
    expect(check(`seed ${one.seedSeal} · mark 0000000000`).broken).toHaveLength(1);
  });

  it("counts what names another seed as of another match", () => {
    expect(check(textOf({ ...(shown[0] as (typeof shown)[number]), seedSeal: "f".repeat(16) }))).toEqual({
      ...{ fitting: 0, broken: [], foreign: 1 },
    });
  });
});
