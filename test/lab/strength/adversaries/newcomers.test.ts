import { describe, expect, it } from "vitest";
import { openAccounts } from "../../../../src/lab/strength/adversaries/newcomers.ts";

const task = {
  game: "rps",
  strategy: "fortune-teller",
  isKnowing: true,
  from: 0,
  accounts: 20,
  rounds: 60,
  seed: 1,
};

describe("many new accounts", () => {
  it("are all ranked above one half against one without a bank, by who knows it", () => {
    const counts = openAccounts({ ...task, strategy: "fortune-teller:without=bank", accounts: 5 });
    expect(counts).toEqual({ accounts: 5, atFirst: 5, ever: 5 });
  });

  it("are hardly ever where there is a bank, as what everybody is lent does not count", () => {
    const knowing = openAccounts(task);
    expect(knowing.ever).toBeLessThanOrEqual(2);
    expect(knowing.atFirst).toBeLessThanOrEqual(knowing.ever);
  });

  it("are others in each part of the study, and the same again", () => {
    expect(openAccounts(task)).toEqual(openAccounts(task));
    expect(openAccounts({ ...task, rounds: 29 })).toMatchObject({ ever: 0 });
  });
});
