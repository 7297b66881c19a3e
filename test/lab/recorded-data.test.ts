// The actual recordings of people: 128 published with Brockbank & Vul (2024), and seven at matching pennies. Their
// files aren't part of this project; GADALKA_DATA names their folder.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame } from "../../src/core/games/index.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { replayPerson, reportReplays } from "../../src/lab/predict.ts";

const folder = process.env.GADALKA_DATA;
if (!folder)
  process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("128 recorded people", () => {
  const path = join(folder ?? "", "rps-adaptive-bots.csv");
  const rps = circleGame(3);

  it("are found in GADALKA_DATA", () => expect(existsSync(path)).toBe(true));

  it.each([
    ["random", 0],
    ["wildcard:context=6", 0.2],
    ["wildcard:context=6,base=4,decay=0.98,reply=value", 0.25],
  ])("are beaten by %s by %f per round", (strategy, score) => {
    const people = readRecordedPeople(rps, readFileSync(path, "utf8"));
    const report = reportReplays(
      people.map((person) => replayPerson({ game: rps, strategy, seed: 1 }, person)),
    );
    expect(report.people).toBe(128);
    expect(Math.abs(report.score.mean - score)).toBeLessThan(0.015);
  });
});
