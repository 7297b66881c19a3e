import { describe, expect, it } from "vitest";
import { oddEven, type Rounds } from "../../src/games/index.ts";
import { say } from "../../src/i18n/index.ts";
import type { MatchRecord } from "../../src/players/index.ts";
import { expectationLine, whyNotice } from "../../src/sessions/reading.ts";

const match = (by: Partial<MatchRecord>): MatchRecord => ({
  id: "AAAAAAAAbbbb",
  opponent: "wildcard",
  length: "first-50",
  locale: "en",
  seed: "",
  chain: "",
  start: 0,
  score: [1, 0, 0],
  read: [0, 0],
  expected: -1,
  events: [],
  ...by,
});
const rounds = (...person: number[]): Rounds => ({
  person: Uint8Array.from(person),
  bot: new Uint8Array(person.length),
});
const said = (record: MatchRecord, played: Rounds): string[] =>
  [expectationLine, whyNotice].map((words) => words(oddEven, record, played, "en"));

describe("a round in which nothing was expected", () => {
  it("is a guess where nothing had been seen before", () => {
    expect(said(match({}), rounds(1))).toEqual([say("en", "round-guessed"), say("en", "why-guessed")]);
  });

  it("is no guess where something had been seen: the opponent just expected nothing", () => {
    expect(said(match({}), rounds(1, 0))).toEqual([say("en", "round-unexpected"), say("en", "why-unexpected")]);
  });

  it("is chance where the opponent draws at random", () => {
    expect(said(match({ opponent: "random" }), rounds(1, 0))).toEqual([
      say("en", "round-drew-at-random"),
      say("en", "why-random"),
    ]);
  });
});

describe("a round in which a move was expected", () => {
  it("has the expectation with its reason in counts", () => {
    const [line, why] = said(match({ expected: 1, read: [4, 5] }), rounds(1, 1, 1, 1, 1, 1));
    expect(line).toMatch(/^I expected 1️⃣ Odd: .*\d+ times out of \d+\.$/u);
    expect(why).toContain("This match I read 4 of 5 moves right.");
  });
});
