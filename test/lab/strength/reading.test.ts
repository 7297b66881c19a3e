import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { PARTS } from "../../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../../src/lab/recorded-people.ts";
import { readPerson } from "../../../src/lab/strength/reading.ts";
import { pupilOf, seatSubject } from "../../../src/lab/strength/subject.ts";
import { rotatingPeople } from "./people.ts";

const rps = circleGame(3);
const [person] = rotatingPeople(1, 150) as [RecordedPerson];

describe("a reading", () => {
  it("tells what a fortune-teller won, how sure it was and whether that came", () => {
    const reading = readPerson(
      rps,
      seatSubject({ kind: "taught", populations: [] }, rps, seededRandom(1)),
      person,
    );
    const later = reading.results.subarray(50);
    expect(later.reduce((sum, result) => sum + result, 0) / later.length).toBeGreaterThan(0.5);
    const told = [...reading.confidences.keys()].filter((round) => !Number.isNaN(reading.confidences[round]));
    expect(told.length).toBeGreaterThan(100);
    for (const round of told) {
      const surprise = reading.surprises[round] as number;
      // The told move is the likeliest: it came exactly where the move that came was given its
      // probability.
      const isTold = Math.abs(Math.exp(-surprise) - (reading.confidences[round] as number)) < 1e-6;
      expect([round, isTold]).toEqual([round, reading.hits[round] === 1]);
    }
  });

  it("of a strategy that tells no probabilities has none", () => {
    const reading = readPerson(
      rps,
      seatSubject({ kind: "registered", strategy: "constant:move=2" }, rps, seededRandom(1)),
      person,
    );
    expect([...reading.confidences, ...reading.surprises].every(Number.isNaN)).toBe(true);
    expect([...reading.results]).toEqual([...person.rounds.person].map((move) => rps.result("bot", 2, move)));
  });
});

describe("a pupil", () => {
  it("is taught anew if it is a fortune-teller, however it is set up", () => {
    expect(pupilOf("fortune-teller")).toMatchObject({
      isTaught: true,
      knowsPeople: true,
      without: undefined,
      parts: PARTS,
    });
    expect(pupilOf("fortune-teller:without=edge")).toMatchObject({
      isTaught: true,
      knowsPeople: true,
      without: "edge",
      parts: [],
    });
    expect(pupilOf("fortune-teller:prior=none")).toMatchObject({
      isTaught: true,
      knowsPeople: false,
      parts: [],
    });
    expect(pupilOf("wildcard")).toMatchObject({ isTaught: false, knowsPeople: false, parts: [] });
  });
});
