// What an opponent with a table says it based its move on.

import { describe, expect, it } from "vitest";
import { insideSentences } from "../../../../commands/play/readings/inside-words.ts";
import { circleGame } from "../../../../src/core/games/index.ts";
import type { Decision } from "../../../../src/core/matches/index.ts";
import type { Inside, InsideRow } from "../../../../src/core/strategies/index.ts";
import { LOCALES, type Locale, say } from "../../../../src/infra/i18n/index.ts";

const rps = circleGame(3);
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];
/** The limit of private notices on some platforms. */
const CHARACTERS_MAX = 200;

type Numbers = readonly number[];
const row = (opponent: Numbers, values: Numbers, own: Numbers = []): InsideRow => ({ own, opponent, values });

function said(inside: Inside | undefined, decision: Partial<Decision> = {}, locale: Locale = "en"): string[] {
  return insideSentences(rps, { move: ROCK, expected: undefined, ...decision, inside }, locale);
}

const daemon = (depth: number, rating: number, expects: number | undefined = PAPER) => ({
  ...{ moves: depth, guesses: depth, rating, expects },
});

const GUESSED = [say("en", "why-unread", { reason: "guessed" })];
const VALUES = { kind: "values", rows: [row([ROCK, PAPER], [0.26, -1.5, 1])] } as const;
const FAMILIES = ["mupn", "markov", "supp"];
const DAEMONS = {
  kind: "daemons",
  daemons: [daemon(1, 3), daemon(2, 4.26), daemon(3, 4.04)],
  followed: 1,
} as const;
const FOLLOWED =
  "It remembers 2 of your moves and 2 of the guesses. Its rating is 4.3; the next best has 4.0.";
const FRESH = [daemon(1, 0, undefined), daemon(2, 0, undefined)];

type Case = [inside: Inside | undefined, decision: Partial<Decision>, words: readonly string[]];
const CASES: readonly Case[] = [
  [undefined, { expected: PAPER }, []],
  [{ kind: "counts", rows: [] }, {}, GUESSED],
  [{ kind: "counts", rows: [row([ROCK], [0, 0, 0])] }, { expected: PAPER }, GUESSED],
  [
    {
      kind: "counters",
      filled: [
        [2, 1, 0],
        [4, 0.5, 0],
        [1, 0, 0],
      ],
      sums: [7, 1.5, 0],
    },
    { expected: ROCK },
    [
      "In the last round I expected ✊ Rock. For the moves before it, my counters add up to ✊ 2+4+1 = 7, ✋ 0, ✌️ 1+0.5 = 1.5.",
    ],
  ],
  [{ kind: "counters", filled: [[0, 0, 0]], sums: [0, 0, 0] }, {}, GUESSED],
  [
    { kind: "last", rows: [row([ROCK, ROCK], [PAPER])] },
    { expected: PAPER },
    ["In the last round I expected ✋ Paper: the last time, after your moves ✊✊, you played it."],
  ],
  [{ kind: "last", rows: [] }, {}, GUESSED],
  [
    VALUES,
    { move: PAPER },
    [
      "In the last round I played ✋ Paper: after your moves ✊✋ it promised the most, 1.0 points from there on.",
    ],
  ],
  [
    VALUES,
    { move: SCISSORS },
    [
      "In the last round I tried ✌️ Scissors at random: after your moves ✊✋ it promised -1.5 points from there on.",
    ],
  ],
  [
    { ...VALUES, among: { families: FAMILIES, followed: 2 } },
    { expected: ROCK },
    [
      "In the last round I followed supp: after your moves ✊✋ it promised the most, 1.0 points from there on.",
    ],
  ],
  [
    { ...VALUES, among: { families: FAMILIES, followed: 0 } },
    {},
    ["In the last round I tried mupn at random: after your moves ✊✋ it promised 0.3 points from there on."],
  ],
  [
    { ...DAEMONS, weights: [0.5, 0, 2.04] },
    { expected: PAPER },
    [
      `In the last round I expected ✋ Paper, like the daemon I follow. ${FOLLOWED}`,
      "What it knew: ✊: 0.5, ✋: 2.0, ✌️: 0.0.",
    ],
  ],
  [
    { ...DAEMONS, weights: [] },
    {},
    [`In the last round I played at random: the daemon I follow had seen nothing like it. ${FOLLOWED}`],
  ],
  [
    { ...DAEMONS, daemons: [daemon(1, 2)], followed: 0, weights: [] },
    { expected: PAPER },
    [
      "In the last round I expected ✋ Paper, like the daemon I follow. It remembers 1 of your moves and 1 of the guesses. Its rating is 2.0.",
    ],
  ],
  [{ ...DAEMONS, daemons: FRESH, followed: 0, weights: [] }, {}, GUESSED],
];

describe("the words for a table", () => {
  it.each([
    [row([ROCK, PAPER], [1, 0, 3]), "after your moves ✊✋ you played it 3 times out of 4"],
    [row([], [1, 0, 3]), "you played it 3 times out of 4"],
    [row([ROCK], [0, 0, 1]), "after your ✊ Rock you played it 1 time out of 1"],
    [row([], [1, 0, 3], [SCISSORS]), "after my ✌️ Scissors you played it 3 times out of 4"],
    [
      row([ROCK], [1, 0, 3], [PAPER]),
      "after your ✊ Rock against my ✋ Paper you played it 3 times out of 4",
    ],
    [
      row([ROCK], [0.5, 0, 1.5]),
      "after your ✊ Rock you played it 75% of the time, with recent rounds counting more",
    ],
  ])("use the counts of the row: %j", (counted, words) => {
    const [why] = said({ kind: "counts", rows: [counted] }, { expected: PAPER });
    expect(why).toBe(`In the last round I expected ✋ Paper: ${words}.`);
  });

  it.each(CASES)("say what it held, and nothing else: %j", (inside, decision, words) => {
    expect(said(inside, decision)).toEqual(words);
  });
});

it.each(LOCALES)("fit a notice in %s, with only the sums of many counters", (locale) => {
  const filled = Array.from({ length: 65 }, (_, places) => [2 ** places, 1, 1]);
  const many: Case = [{ kind: "counters", filled, sums: [2 ** 65, 65, 65] }, { expected: ROCK }, []];
  for (const [inside, decision] of [...CASES, many])
    for (const [at, sentence] of said(inside, decision, locale).entries()) {
      if (at === 0) expect(sentence.length, sentence).toBeLessThanOrEqual(CHARACTERS_MAX);
      expect(sentence).not.toMatch(/\{|\}|undefined|NaN|why-|context-/u);
    }
});
