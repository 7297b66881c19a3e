import { describe, expect, it } from "vitest";
import { type Attack, playAttack } from "../../../strength/adversaries/attack.ts";
import { BANKS, DRAIN, FEEDERS, nameOf, type Policy } from "../../../strength/adversaries/policies.ts";

const UNBANKED = "fortune-teller:without=bank";
const attack: Attack = { game: "rps", strategy: "fortune-teller", policy: DRAIN, rounds: 100 };
const play = (other: Partial<Attack> = {}, match = 0) =>
  playAttack({ attack: { ...attack, ...other }, match, seed: 1 });

describe("an attacker that knows all but the random numbers", () => {
  it.each(["rps", "rpsls", "oddeven"])(
    "is never ahead by more than the exploitation budget, at %s",
    (game) => {
      const { most, leads, won, lost } = play({ game, rounds: 300 });
      expect(most).toBeLessThanOrEqual(10);
      // It takes what's available: an adversary that wins nothing wouldn't prove anything.
      expect(most).toBeGreaterThan(6);
      expect(leads[0]).toBeGreaterThan(2.4);
      expect(leads[0]).toBeLessThanOrEqual(2.8);
      expect(won / (won + lost)).toBeLessThan(0.55);
    },
  );

  it("wins every round against a strategy without a budget", () => {
    const { most, rise, leads, won, lost } = play({ strategy: UNBANKED });
    expect(most).toBeGreaterThan(90);
    expect(rise).toBeGreaterThan(90);
    expect(leads[0]).toBeGreaterThan(8.5);
    expect(won / (won + lost)).toBeGreaterThan(0.95);
  });

  it.each(["mirror", "fortune-teller:memory=match,prior=none"])(
    "wins no more than ten points from %s",
    (strategy) => {
      expect(play({ strategy, rounds: 1500 }).most).toBeLessThanOrEqual(10);
    },
  );

  it("wins as much or more by looking a round ahead", () => {
    const ahead: Policy = { kind: "drain", ahead: true };
    const [one, other] = [play({ rounds: 20 }), play({ rounds: 20, policy: ahead })];
    expect(other.lead).not.toBe(one.lead);
    expect(other.lead).toBeGreaterThan(one.lead - 0.5);
    expect(other.most).toBeLessThanOrEqual(10);
  });

  it.each(BANKS)("takes no more from a budget of %f than it holds", (bank) => {
    const { most } = play({ bank, rounds: 60 });
    expect(most).toBeLessThanOrEqual(bank);
    expect(most).toBeGreaterThan(bank / 2 - 0.1);
  });
});

describe("an attacker that feeds and drains", () => {
  it("tries more than 60 ways, each once", () => {
    const names = FEEDERS.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
  });

  it("gains nothing by feeding first, in any way", () => {
    for (const policy of FEEDERS.filter((_, index) => index % 9 === 0)) {
      const { most, rise } = play({ policy, rounds: 120 });
      expect([nameOf(policy), most <= 10, rise <= 20]).toEqual([nameOf(policy), true, true]);
    }
  });

  it("gives first what it later takes back, up to twenty points", () => {
    const fill: Policy = { kind: "fill", bank: 20, food: "best", again: false };
    const { most, rise } = play({ policy: fill, rounds: 200 });
    expect(rise).toBeGreaterThan(15);
    expect(rise).toBeLessThanOrEqual(20);
    expect(most).toBeLessThan(10);
  });

  it("farms a strategy without a budget", () => {
    const turns: Policy = { kind: "turns", rounds: 3, food: "nothing" };
    expect(play({ strategy: UNBANKED, policy: turns, rounds: 120 }).most).toBeGreaterThan(10);
  });
});

describe("other attackers", () => {
  it("fall behind until they turn, then lead by at most the budget", () => {
    const moves = Array.from({ length: 100 }, (_, round) => round % 3);
    const turns: Policy = { kind: "moves", moves, name: "turns" };
    const { lead, most, rise } = play({ policy: turns, rounds: 200 });
    expect(lead).toBeLessThan(0);
    expect(most).toBeLessThanOrEqual(10);
    expect(rise).toBeGreaterThan(10);
  });

  it("include learners, which see only the moves played", () => {
    const learner: Policy = { kind: "learner", strategy: "iocaine" };
    expect(play({ policy: learner, rounds: 300 }).most).toBeLessThanOrEqual(10);
    // It can read an opponent that always plays the same, and only by observing it.
    expect(play({ policy: learner, rounds: 300, strategy: "constant" }).lead).toBeGreaterThan(200);
  });
});

describe("an attack", () => {
  it("repeats itself for a seed, and differs in another match", () => {
    const order: Policy = { kind: "ambush", risk: 0.2, food: "order" };
    expect(play({ policy: order })).toEqual(play({ policy: order }));
    expect(play({ policy: order })).not.toEqual(play({ policy: order }, 1));
  });

  it("draws from the stated chances, so luck is within its bounds", () => {
    const { luck, variance, rounds, misdrawn } = play({ rounds: 1000 });
    const fed = play({ policy: { kind: "turns", rounds: 30, food: "order" }, rounds: 500 });
    const banks = BANKS.map((bank) => play({ bank, rounds: 20 }).misdrawn);
    expect([misdrawn, fed.misdrawn, ...new Set(banks)]).toEqual([0, 0, 0]);
    expect(rounds).toBe(1000);
    expect(variance).toBeGreaterThan(500);
    expect(Math.abs(luck)).toBeLessThan(4 * Math.sqrt(variance));
  });
});
