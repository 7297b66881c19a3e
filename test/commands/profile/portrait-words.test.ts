// Every situation and every move that a line of a program can have, in words.

import { describe, expect, it } from "vitest";
import { lineWords } from "../../../commands/profile/portrait/words.ts";
import type { PortraitLine, SaidMove, SimpleCondition } from "../../../src/core/profiles/portrait/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";

const RESULTS = [1, 0, -1] as const;
const STEPS = [0, 1, 2] as const;
const BACK = [1, 2] as const;

const SIMPLE: readonly SimpleCondition[] = [
  ...BACK.flatMap((ago) => RESULTS.map((result) => ({ kind: "result", result, ago }) as const)),
  ...BACK.flatMap((ago) => (["own", "bot"] as const).map((kind) => ({ kind, move: 2, ago }))),
  ...STEPS.flatMap((step) => (["own-step", "bot-step"] as const).map((kind) => ({ kind, step }))),
  { kind: "same-move", rounds: 3 },
  ...RESULTS.map((result) => ({ kind: "same-result", result, rounds: 2 }) as const),
  { kind: "since", move: 0, rounds: 6 },
  ...(["least", "most"] as const).map((often) => ({ kind: "count", move: 0, often, rounds: 10 }) as const),
];

const MOVES: readonly SaidMove[] = [
  { kind: "move", move: 1 },
  ...STEPS.flatMap((step) => (["own", "bot"] as const).map((kind) => ({ kind, step }))),
  ...BACK.flatMap((ago) => (["own", "bot"] as const).map((from) => ({ kind: "again", from, ago }) as const)),
  ...([1, 2, 3] as const).map((rounds) => ({ kind: "as-before", rounds }) as const),
];

const lineOf = (part: Pick<PortraitLine, "condition" | "move">): PortraitLine => ({
  ...part,
  weight: 1,
  hits: 61,
  of: 97,
});

const LOSS = { kind: "result", result: -1, ago: 1 } as const;
const PAPER = { kind: "own", move: 2, ago: 1 } as const;

describe("a line in words", () => {
  it.each(LOCALES)("is a different one for every situation and every move in %s", (locale) => {
    const both = { kind: "both", first: LOSS, second: PAPER } as const;
    const lines = [
      ...[...SIMPLE, both, undefined].map((condition) =>
        lineOf({ condition, move: { kind: "own", step: 0 } }),
      ),
      ...MOVES.map((move) => lineOf({ condition: { ...PAPER, kind: "bot", move: 1 }, move })),
    ].map((line) => lineWords(line, locale));
    for (const line of lines) expect(line).toMatch(/^– \S[^{}]*61[^{}]*$|^– \S[^{}]*97[^{}]*61[^{}]*$/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("says a result and the person's own move of one round as one situation", () => {
    const move = { kind: "move", move: 1 } as const;
    const orders = [
      { kind: "both", first: LOSS, second: PAPER },
      { kind: "both", first: PAPER, second: LOSS },
    ] as const;
    for (const condition of orders)
      expect(lineWords(lineOf({ condition, move }), "en")).toBe(
        "– after a loss with ✋ Paper: ✌️ Scissors, 61 of 97",
      );
    const apart = { kind: "both", first: { ...LOSS, ago: 2 }, second: PAPER } as const;
    expect(lineWords(lineOf({ condition: apart, move }), "en")).toBe(
      "– two rounds after a loss, after ✋ Paper: ✌️ Scissors, 61 of 97",
    );
  });

  it("says seldom below a third, whatever the line's weight", () => {
    const line = lineOf({ condition: LOSS, move: { kind: "bot", step: 1 } });
    expect(lineWords({ ...line, hits: 32 }, "en")).toBe(
      "– after a loss: seldom what beats my last move, 32 of 97",
    );
    expect(lineWords({ ...line, weight: -1, hits: 33 }, "en")).toBe(
      "– after a loss: what beats my last move, 33 of 97",
    );
  });
});
