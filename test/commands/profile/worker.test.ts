import { afterAll, describe, expect, it } from "vitest";
import { openProfileWorker } from "../../../commands/profile/worker/index.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { countSituations, largestDifferences } from "../../../src/core/profiles/index.ts";
import { roundsBy, stubborn, turning } from "../kit/histories.ts";

const rps = circleGame(3);
const [a, b] = [roundsBy(rps, stubborn, 240), roundsBy(rps, turning, 320, 2)];
const worker = openProfileWorker();
afterAll(() => worker.close());

describe("the profile worker", () => {
  it("returns the same profile for the same rounds, another for others", async () => {
    const first = await worker.profile("rps", a);
    expect(first).toMatchObject({ game: "rps", rounds: 240, missing: 0 });
    expect(await worker.profile("rps", a)).toEqual(first);
    expect(await worker.profile("rps", b)).not.toEqual(first);
  });

  it("profiles only the rounds it is given", async () => {
    const part = { person: a.person.subarray(40), bot: a.bot.subarray(40) };
    expect((await worker.profile("rps", part)).moves).toEqual(countSituations(rps, part).moves);
  });

  it("compares two people: each one's habits and the differences", async () => {
    const compared = await worker.comparison("rps", a, b);
    expect(compared.comparison).toMatchObject({ roundsA: 240, roundsB: 320, permutationP: 0.001 });
    expect(compared.comparison.d).toHaveLength(7);
    expect(compared.a.after).toEqual(countSituations(rps, a).after);
    expect(compared.b.after).toEqual(countSituations(rps, b).after);
    expect(compared.a.predicted).toMatchObject({ rounds: 240, verdict: "read" });
    expect(compared.b.predicted.rounds).toBe(320);
    expect(compared.verdict?.named[0]).toEqual(largestDifferences(rps, a, b, 1)[0]);
    expect(await worker.comparison("rps", a, b)).toEqual(compared);
  });

  it("rejects bad input and keeps working", async () => {
    const none = { person: new Uint8Array(), bot: new Uint8Array() };
    await expect(worker.comparison("rps", none, b)).rejects.toThrow(RangeError);
    await expect(worker.profile("chess", a)).rejects.toThrow('no game "chess"');
    expect((await worker.profile("rps", none)).missing).toBe(60);
  });
});
