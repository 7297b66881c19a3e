import { describe, expect, it } from "vitest";
import type { Rounds } from "../../../src/core/games/index.ts";
import type { PortraitLine } from "../../../src/core/profiles/portrait/index.ts";
import { judgePortraits, portraitFolds } from "../../../src/lab/portraits/judging.ts";
import { reportPortraits } from "../../../src/lab/portraits/report.ts";
import { portraits } from "../../../src/lab/portraits/study.ts";
import { lineText } from "../../../src/lab/portraits/words.ts";
import { CHANCE, copesWithLosing, personWith } from "../../core/profiles/portrait/people.ts";
import { expectRefused, folderOfTests, recordedFile } from "../lab.ts";

const { file } = folderOfTests();

const named = (player: string, rounds: Rounds) => ({ player, rounds });
const people = [
  ...[1, 2, 3, 4].map((seed) => named(`loser ${seed}`, personWith(copesWithLosing, { seed, rounds: 150 }))),
  named("random", personWith(CHANCE, { seed: 5, rounds: 150 })),
  named("too short", personWith(CHANCE, { seed: 6, rounds: 99 })),
];
const question = { people, others: [], folds: 2, seed: 1 };
const folds = portraitFolds(question);
const judged = folds.flatMap((fold) => judgePortraits(question, fold));

describe("the study of portraits", () => {
  it("tests everyone with enough rounds once, by what others share", () => {
    const tested = folds.flatMap((fold) => fold.tested.map(({ player }) => player));
    expect(tested.toSorted()).toEqual(["loser 1", "loser 2", "loser 3", "loser 4", "random"]);
    for (const { learned, tested } of folds)
      expect(tested.filter((person) => learned.includes(person))).toEqual([]);
  });

  it("judges the last fifth of each person's rounds", () => {
    expect(judged.map(({ rounds }) => rounds)).toEqual([30, 30, 30, 30, 30]);
    expect(judged.filter(({ beatsChance }) => beatsChance)).toHaveLength(4);
    expect(judged.filter(({ shuffledBeatsChance }) => shuffledBeatsChance)).toHaveLength(0);
  });

  it("reports the bits, and what the program loses to the ghost", () => {
    const report = reportPortraits(judged);
    expect(report).toMatchObject({ people: 5, rounds: 150, beatChance: 0.8, shuffledBeatChance: 0 });
    expect(report.bits.mean).toBeLessThan(report.chance);
    expect(report.lost.mean).toBeCloseTo(report.bits.mean - report.ghost.mean, 10);
  });

  it("lists the lines that two or more people have, those of most people first", () => {
    const { recurring } = reportPortraits(judged);
    const counts = recurring.map((line) => line.people);
    expect(counts.every((count) => count >= 2 && count <= 5)).toBe(true);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(recurring.length).toBeGreaterThan(0);
  });

  it("prints the same lines as text and as JSON", async () => {
    const report = { ...reportPortraits(judged), complete: true };
    const values = { data: "", with: undefined, folds: 2, seed: 1 };
    const cells = { question, groups: folds };
    const text = portraits.text(report, values, cells);
    for (const line of report.recurring.slice(0, 24)) expect(text).toContain(lineText(line));
    expect(text).toContain("5 people, 150 rounds that no one learned from");
    expect(portraits.json(report, values, cells)).toMatchObject({ game: "rps", folds: 2, people: 5 });
  });

  it("refuses a file without two people who played enough", async () => {
    const short = file(
      "short.csv",
      recordedFile(["a", "b"], 99, () => "R"),
    );
    await expectRefused(["portraits", "--data", short], /two people or more with 100 rounds/);
  });
});

describe("a line in words", () => {
  it.each<[Pick<PortraitLine, "condition" | "move">, string]>([
    [
      { condition: undefined, move: { kind: "as-before", rounds: 2 } },
      "always: as after the same 2 rounds before",
    ],
    [
      { condition: { kind: "result", result: -1, ago: 1 }, move: { kind: "own", step: 1 } },
      "after a loss: what beats their last move",
    ],
    [
      {
        condition: {
          kind: "both",
          first: { kind: "own", move: 0, ago: 2 },
          second: { kind: "bot-step", step: 0 },
        },
        move: { kind: "move", move: 2 },
      },
      "2 rounds after their rock and if the bot just played the same as its move before: paper",
    ],
    [
      { condition: { kind: "count", move: 1, often: "least", rounds: 5 }, move: { kind: "bot", step: 2 } },
      "with scissors least often of 5 rounds: what's beaten by the bot's last move",
    ],
    [
      {
        condition: { kind: "same-result", result: 0, rounds: 3 },
        move: { kind: "again", from: "bot", ago: 1 },
      },
      "after a draw 3 times: the same change as last, from the bot's last move",
    ],
  ])("%j", (line, words) => expect(lineText(line)).toBe(words));
});
