// The recorded people themselves: 128 of them, published with Brockbank & Vul (2024). Their file is not part of this project; GADALKA_DATA names its folder.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame } from "../../src/games/index.ts";
import { readRecordedPeople, replayPerson, reportReplays } from "../../src/lab/index.ts";

const folder = process.env.GADALKA_DATA;
if (!folder) process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("128 recorded people", () => {
  const path = join(folder ?? "", "rps-adaptive-bots.csv");
  const rps = circleGame(3);

  it("stand where GADALKA_DATA says", () => expect(existsSync(path)).toBe(true));

  it.each([
    ["random", 0],
    ["wildcard:context=6", 0.2],
    ["wildcard:context=6,base=4,decay=0.98,reply=value", 0.25],
  ])("are read by %s at %f a round", (strategy, score) => {
    const people = readRecordedPeople(rps, readFileSync(path, "utf8"));
    const report = reportReplays(people.map((person) => replayPerson({ game: rps, strategy, seed: 1 }, person)));
    expect(report.people).toBe(128);
    expect(Math.abs(report.score.mean - score)).toBeLessThan(0.015);
  });
});
