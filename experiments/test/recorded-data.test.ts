// The recorded people themselves: 128 of them, published with Brockbank & Vul (2024), and seven at
// matching pennies. Their files are not part of this project; GADALKA_DATA names their folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven } from "../../src/core/games/index.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { ghostFolds, judgeFold, reportGhosts } from "../ghosts/study.ts";
import { identifyPeople } from "../identify/study.ts";
import { findingsOf } from "../strength/findings.ts";
import { goalsOf } from "../strength/goals.ts";
import { studyPeople } from "../strength/people-study.ts";
import { stagesOn } from "../strength/stages.ts";
import { pupilOf } from "../strength/subject.ts";

const folder = process.env.GADALKA_DATA;
if (!folder)
  process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("128 recorded people, as ghosts", () => {
  it("predict better than the population or mirror", () => {
    const people = readRecordedPeople(
      circleGame(3),
      readFileSync(join(folder ?? "", "rps-adaptive-bots.csv"), "utf8"),
    );
    const question = { game: circleGame(3), people, rounds: [290], folds: 5, seed: 1 };
    const judged = ghostFolds(question).flatMap((fold) => judgeFold(question, fold));
    const [report] = reportGhosts(judged, question.rounds);
    expect(report?.people).toBeGreaterThan(100);
    expect(report?.losses.ghost.mean).toBeLessThan(0.91);
    const { mean = 0, standardError = 1 } = report?.gains.population ?? {};
    expect(mean).toBeGreaterThan(4 * standardError);
  });
});

describe.runIf(folder)("128 recorded people, compared", () => {
  it("are identified more often by our distance than by the source's", async () => {
    const file = readFileSync(join(folder ?? "", "rps-adaptive-bots.csv"), "utf8");
    const people = readRecordedPeople(circleGame(3), file);
    const report = await identifyPeople({ game: circleGame(3), people, seed: 1 }, { workers: 2 });
    expect(report).toMatchObject({ people: 128, leftOut: 0, complete: true, chosen: report.ours });
    const auc = (distance: string, among: string) =>
      report.found.find((one) => one.distance === distance && one.among === among && one.split === "time")
        ?.auc.mean;
    expect(auc(report.ours, "all")).toBeGreaterThan(0.8);
    // So people aren't recognized merely by the program that they played against.
    expect(auc(report.ours, "same opponent")).toBeGreaterThan(0.75);
    expect(auc("seed", "all")).toBeLessThan(0.7);
    expect(report.gain.mean).toBeGreaterThan(3 * report.gain.standardError);
  });
});

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
