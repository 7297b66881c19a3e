import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { rotatingPeople } from "../../../test/lab/rotating-people.ts";
import { readFully } from "../../strength/reading.ts";
import { seatSubject } from "../../strength/subject.ts";

const rps = circleGame(3);
const [person] = rotatingPeople(1, 150) as [RecordedPerson];
const fortuneTeller = () => seatSubject({ kind: "taught", populations: [] }, rps, seededRandom(1));

describe("a full reading", () => {
  it("reports winnings, confidence and whether the move came", () => {
    const reading = readFully(rps, fortuneTeller(), person);
    const later = reading.results.subarray(50);
    expect(later.reduce((sum, result) => sum + result, 0) / later.length).toBeGreaterThan(0.5);
    const seen = [...reading.confidences.keys()].filter((round) => !Number.isNaN(reading.confidences[round]));
    expect(seen.length).toBeGreaterThan(100);
    for (const round of seen) {
      const surprise = reading.surprises[round] as number;
      // The announced move is the likeliest: it came exactly if the actual move had its probability.
      const isShown = Math.abs(Math.exp(-surprise) - (reading.confidences[round] as number)) < 1e-6;
      expect([round, isShown]).toEqual([round, reading.hits[round] === 1]);
    }
  });

  it("predicts the likeliest move in every round, announced or not", () => {
    const reading = readFully(rps, fortuneTeller(), person);
    const untold = [...reading.confidences.keys()].filter((at) => Number.isNaN(reading.confidences[at]));
    expect(untold.length).toBeGreaterThan(0);
    expect([...reading.foreseen, ...reading.likeliest].some(Number.isNaN)).toBe(false);
    for (const [round, confidence] of reading.confidences.entries()) {
      if (Number.isNaN(confidence)) continue;
      expect([reading.likeliest[round], reading.foreseen[round]]).toEqual([confidence, reading.hits[round]]);
    }
    // Nothing is known in the first round: three moves share it.
    expect(reading.foreseen[0]).toBeCloseTo(1 / 3, 6);
  });

  it("has no probabilities if the strategy gives none", () => {
    const reading = readFully(
      rps,
      createStrategy("constant:move=2", { game: rps, side: "bot", random: seededRandom(1) }),
      person,
    );
    const none = [reading.confidences, reading.surprises, reading.likeliest, reading.foreseen];
    expect(none.every((values) => values.every(Number.isNaN))).toBe(true);
    expect([...reading.results]).toEqual([...person.rounds.person].map((move) => rps.result("bot", 2, move)));
  });
});
