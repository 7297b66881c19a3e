import { describe, expect, it } from "vitest";
import { oddEven } from "../../../src/core/games/index.ts";
import { booked, NEW_ACCOUNT, stakeOn } from "../../../src/core/strategies/index.ts";
import { run } from "../../../test/cli/run.ts";
import { bankCosts, resultsAsPlayed } from "../../habits/bank-costs.ts";
import { familiesOf, findingsOf, readFamily } from "../../habits/study.ts";

const sample = { people: 25, rounds: 150, seed: 1 };
const readingsOf = (strategy: string, heldOut: boolean) =>
  familiesOf(heldOut).flatMap((family) => readFamily({ strategy, family, ...sample }));

describe("the fortune-teller against simulated people", () => {
  it.each([true, false])("is no worse than markov:order=3, held-out habits: %s", (heldOut) => {
    const [mind, markov] = ["fortune-teller", "markov:order=3"].map((strategy) =>
      findingsOf(readingsOf(strategy, heldOut)),
    ) as [ReturnType<typeof findingsOf>, ReturnType<typeof findingsOf>];
    expect(mind.hits.mean).toBeGreaterThan(markov.hits.mean);
    expect(mind.earlyHits.mean).toBeGreaterThan(markov.earlyHits.mean);
    expect(mind.score.mean).toBeGreaterThan(markov.score.mean);
  });

  it("gives the same figures for the same seed", () => {
    const question = { strategy: "fortune-teller", ...sample, people: 3 };
    const family = familiesOf(false)[2] as string;
    expect(readFamily({ ...question, family })).toEqual(readFamily({ ...question, family }));
  });
});

describe("experiment habits", () => {
  it("prints tables, and JSON with the same figures", async () => {
    const args = ["--strategies", "markov:order=1 random", "--people", "2", "--rounds", "20"];
    const { code, out, err } = await run(["../experiments/index", "habits", ...args]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("2 people of each kind, 20 rounds each");
    expect(out).toMatch(/^moves foretold, % +markov:order=1 +random$/m);
    const json = JSON.parse((await run(["../experiments/index", "habits", ...args, "--json"])).out);
    expect(json).toMatchObject({ people: 2, rounds: 20, seed: 1, heldOut: false, complete: true });
    expect(json.rows).toHaveLength(2 * (familiesOf(false).length + 1));
  });

  it("refuses an unknown strategy", async () => {
    const { code, err } = await run(["../experiments/index", "habits", "--strategies", "nobody"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^--strategies/);
  });
});

describe("what the bank costs", () => {
  const told = readingsOf("fortune-teller", false).slice(0, 40);

  it("is reckoned with the very stakes of the program", () => {
    for (const person of told) {
      let account = NEW_ACCOUNT;
      const results = person.person.map((move, round) => {
        const one = person.ones[round] as number;
        const stake = stakeOn({ game: oddEven, side: "bot" }, Float64Array.of(1 - one, one), account);
        account = booked(account, stake.results[move] as number);
        return expect.closeTo(stake.results[move] as number, 6);
      });
      expect(resultsAsPlayed(person)).toEqual(results);
    }
  });

  it("is only the careful rounds' if the loan has no end, and else what is left", () => {
    const costs = new Map(bankCosts(told).map((one) => [one.rule, one]));
    const endless = costs.get("a loan without end");
    expect(endless?.cost.mean).toBeLessThan(costs.get("as played")?.cost.mean as number);
    expect(endless?.earlyCost.mean).toBeCloseTo(costs.get("as played")?.earlyCost.mean as number, 9);
  });
});
