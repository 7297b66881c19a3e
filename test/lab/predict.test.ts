import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../src/core/games/index.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { replayPerson, reportReplays } from "../../src/lab/predict.ts";
import { recordedFile } from "./lab.ts";

const rps = circleGame(3);

function predict(strategy: string, text: string, game = rps) {
  const people = readRecordedPeople(game, text);
  return reportReplays(people.map((person) => replayPerson({ game, strategy, seed: 1 }, person)));
}

describe("a replay", () => {
  it("wins nearly every round against repetitive people, in every stretch", () => {
    const report = predict(
      "wildcard",
      recordedFile(["a", "b"], 120, () => "P"),
    );
    expect(report).toMatchObject({ people: 2, rounds: 240, peopleBeaten: 1, expectedRounds: 238 });
    expect(report.hits).toEqual({ mean: 1, standardError: 0 });
    expect(report.score.mean).toBeGreaterThan(0.98);
    expect(report.stretches.map(({ from, to, rounds }) => [from, to, rounds])).toEqual([
      [1, 5, 10],
      [6, 10, 10],
      [11, 20, 20],
      [21, 50, 60],
      [51, 100, 100],
      [101, Number.POSITIVE_INFINITY, 40],
    ]);
    for (const { from, score } of report.stretches.slice(1)) expect([from, score.mean]).toEqual([from, 1]);
  });

  it("shows the strategy the recorded opponent's moves as its own", () => {
    const letters = "RPSSPRPRSPRSSRPPSR".repeat(12);
    const rows = [...letters].map(
      (opponent, index) => `a,${index + 1},${letters[index - 1] ?? "R"},${opponent}`,
    );
    const copying = ["player,round,move,opponent_move", ...rows].join("\n");
    const report = predict("wildcard:context=2", copying);
    expect(report.hits.mean).toBeGreaterThan(0.9);
  });

  it("expects nothing from a strategy that doesn't read its opponent", () => {
    const report = predict(
      "random",
      recordedFile(["a", "b", "c", "d"], 500, () => "S"),
    );
    expect(report.expectedRounds).toBe(0);
    expect(report.hits.mean).toBeNaN();
    expect(Math.abs(report.score.mean)).toBeLessThan(0.06);
  });

  it("scores a correct guess at odd-even as a point for the strategy", () => {
    const report = predict("wildcard", recordedFile(["a"], 50, () => "1").replaceAll(",R", ",0"), oddEven);
    expect(report.score.mean).toBeGreaterThan(0.9);
  });

  it("repeats with the same seed, each person independent of the others", () => {
    const text = recordedFile(["a", "b"], 60, (round) => "RPS"[(round * round) % 3] as string);
    const people = readRecordedPeople(rps, text);
    const replay = (index: number) =>
      replayPerson({ game: rps, strategy: "random", seed: 5 }, people[index] as (typeof people)[number]);
    expect(replay(1)).toEqual(replay(1));
    expect(replay(0)).not.toEqual(replay(1));
  });
});

describe("the report", () => {
  it("counts a person with an even score as half beaten", () => {
    const replay = (net: number) => ({ nets: [net], rounds: [5], hits: 1, expectedRounds: 5 });
    expect(reportReplays([replay(2), replay(0), replay(-1), replay(-1)]).peopleBeaten).toBe(0.375);
  });
});
