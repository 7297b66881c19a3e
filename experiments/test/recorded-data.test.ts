// The recorded people themselves, and that the shipped habits and net are learned from them. Their
// files are not part of this project; GADALKA_DATA names their folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame } from "../../src/core/games/index.ts";
import { readPopulation } from "../../src/core/strategies/fortune-teller/population.ts";
import { RPS_POPULATION } from "../../src/core/strategies/fortune-teller/populations/rps.ts";
import { RPS_NET } from "../../src/core/strategies/fortune-teller/populations/rps-net.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { learnNet } from "../net/study.ts";
import { learnPopulation, VISITS_MIN, writePopulation } from "../population.ts";
import { foldsOf, readTested, rowsOf } from "../strength/people.ts";

const folder = process.env.GADALKA_DATA;
if (!folder)
  process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("345 recorded people", () => {
  const read = (file: string) =>
    readRecordedPeople(circleGame(3), readFileSync(join(folder ?? "", file), "utf8"));

  it("are read as docs/studies.md says", () => {
    const people = read("rps-adaptive-bots.csv").map((one) => ({ ...one, group: "people" }));
    const settings = { isOtherFile: false, epochs: 0, strategy: undefined, seed: 1 };
    const readings = foldsOf(people, 5, 1).map(({ learned, tested }) =>
      readTested({ ...settings, learned, known: learned, tested }),
    );
    const row = rowsOf(readings).find(({ reader }) => reader === "knows others");
    expect(row?.people).toBe(128);
    expect(row?.scores[0]?.mean).toBeGreaterThan(0.345);
  });

  it("teach the shipped population", () => {
    const people = read("rps-adaptive-bots.csv").map(({ rounds }) => rounds);
    const packed = writePopulation(learnPopulation(people, VISITS_MIN, 1));
    expect(packed).toBe(RPS_POPULATION);
    expect(writePopulation(readPopulation(3, packed))).toBe(packed);
  });

  it("teach the shipped net", () => {
    const people = [...read("rps-adaptive-bots.csv"), ...read("rps-stable-bots.csv")];
    expect(learnNet(people, 60, 1)).toBe(RPS_NET);
  });
});
