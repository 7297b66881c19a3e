// The recorded people themselves: 128 of them, published with Brockbank & Vul (2024), and seven at
// matching pennies. Their files are not part of this project; GADALKA_DATA names their folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven } from "../../src/core/games/index.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { findingsOf } from "../strength/findings.ts";
import { goalsOf } from "../strength/goals.ts";
import { studyPeople } from "../strength/people-study.ts";
import { stagesOn } from "../strength/stages.ts";
import { pupilOf } from "../strength/subject.ts";

const folder = process.env.GADALKA_DATA;
if (!folder)
  process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("the fortune-teller", () => {
  const people = (game: MatrixGame, file: string) =>
    readRecordedPeople(game, readFileSync(join(folder ?? "", file), "utf8"));

  it("meets the goals for recorded people except in the first rounds", async () => {
    const data = {
      rps: people(circleGame(3), "rps-adaptive-bots.csv"),
      pennies: people(oddEven, "pennies-eeg.csv"),
    };
    const pupil = { ...pupilOf("fortune-teller"), parts: [] };
    const answers = await studyPeople(pupil, data, 1, stagesOn({ workers: 2 }));
    const goals = goalsOf(
      findingsOf(pupil, answers, [], { attacks: [], scripts: [], accounts: [], endless: [] }, undefined),
    ).filter(({ verdict }) => verdict !== "not measured");
    const missed = goals.filter(({ verdict }) => verdict !== "met").map(({ name }) => name);
    // This is what the bank costs: the plan alone would meet the target.
    expect(missed).toEqual(["people, others known: rounds 1-10"]);
    expect(goals).toHaveLength(7);
  });
});
