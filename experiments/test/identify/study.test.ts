import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { coin, habitOf, simulated } from "../../../test/core/profiles/simulated.ts";
import { identifyPeople } from "../../identify/study.ts";

const rps = circleGame(3);

function crowd(
  count: number,
  rounds: number,
  habit: (person: number) => number | undefined,
): readonly RecordedPerson[] {
  return Array.from({ length: count }, (_, person) => {
    const seed = habit(person);
    return {
      player: `p${person}`,
      rounds: simulated(rps, seed === undefined ? coin : habitOf(rps, seed), rounds, 50 + person),
      opponent: person % 4 < 2 ? "one" : "other",
    };
  });
}

const study = (people: readonly RecordedPerson[], workers = 2, signal?: AbortSignal) =>
  identifyPeople({ game: rps, people, seed: 1 }, { workers, signal });

describe("the identification study", () => {
  it("finds people by their habits, whoever they met", async () => {
    const report = await study(crowd(16, 240, (person) => person));
    expect(report).toMatchObject({ people: 16, leftOut: 0, complete: true });
    const all = (among: string, split: string) =>
      report.found.find((one) => one.distance === report.ours && one.among === among && one.split === split);
    expect(all("all", "time")?.auc.mean).toBeGreaterThan(0.9);
    expect(all("same opponent", "time")).toMatchObject({ others: 3, people: 8 });
    expect(all("same opponent", "time")?.auc.mean).toBeGreaterThan(0.9);
    expect(all("all", "shuffled")?.auc.mean).toBeLessThan(all("all", "time")?.auc.mean as number);
    const { tests, opponents, candidates } = report;
    expect(tests.find(({ split }) => split === "time")?.strangers).toBeGreaterThan(0.8);
    expect(tests.find(({ split }) => split === "time")?.own).toBeLessThan(0.3);
    expect(Math.abs((opponents[1]?.auc.mean ?? 0) - 0.5)).toBeLessThan(0.25);
    expect(new Set(candidates.map(({ half }) => half))).toEqual(new Set(["choosing", "reporting"]));
  });

  it("finds no one among people who play by chance", async () => {
    const { found } = await study(crowd(16, 120, () => undefined));
    const ours = found.filter(({ among, split }) => among === "all" && split === "time");
    for (const { auc } of ours) expect(Math.abs(auc.mean - 0.5)).toBeLessThan(0.3);
  });

  it("gives the same results with any number of threads", async () => {
    const people = crowd(10, 120, (person) => person);
    expect(await study(people, 3)).toEqual(await study(people, 1));
  });

  it("leaves out people with too few rounds, and copes with missing data", async () => {
    const people = [...crowd(4, 120, (person) => person), ...crowd(1, 99, () => 1)];
    const unknown = people.map(({ player, rounds }) => ({ player, rounds }));
    const report = await study(unknown);
    expect(report).toMatchObject({ people: 4, leftOut: 1 });
    expect(report.opponents[0]?.auc.mean).toBeNaN();
    expect(report.found.find(({ among }) => among === "same opponent")).toMatchObject({ people: 0 });
  });

  it("reports what is finished when interrupted", async () => {
    const stop = new AbortController();
    const people = crowd(24, 120, (person) => person);
    const report = await identifyPeople(
      { game: rps, people, seed: 1 },
      { workers: 1, signal: stop.signal, onProgress: () => stop.abort() },
    );
    expect(report.complete).toBe(false);
    expect(report.candidates[0]?.people).toBeLessThan(12);
  });
});
