import { describe, expect, it } from "vitest";
import { type Attack, playAttack } from "../../../strength/adversaries/attack.ts";
import { BANKS, DRAIN, FEEDERS, nameOf, type Policy } from "../../../strength/adversaries/policies.ts";

const UNBANKED = "fortune-teller:without=bank";
const attack: Attack = { game: "rps", strategy: "fortune-teller", policy: DRAIN, rounds: 100 };
const play = (other: Partial<Attack> = {}, match = 0) =>
  playAttack({ attack: { ...attack, ...other }, match, seed: 1 });

describe("who knows all but the dice", () => {
  it.each(["rps", "rpsls", "oddeven"])("is never ahead by more than what is lent, at %s", (game) => {
    const { most, leads, won, lost } = play({ game, rounds: 300 });
    expect(most).toBeLessThanOrEqual(10);
    // It takes what there is: an adversary that wins nothing would show nothing.
    expect(most).toBeGreaterThan(6);
    expect(leads[0]).toBeGreaterThan(2.4);
    expect(leads[0]).toBeLessThanOrEqual(2.8);
    expect(won / (won + lost)).toBeLessThan(0.55);
  });

  it("wins every round of one without a bank", () => {
    const { most, rise, leads, won, lost } = play({ strategy: UNBANKED });
    expect(most).toBeGreaterThan(90);
    expect(rise).toBeGreaterThan(90);
    expect(leads[0]).toBeGreaterThan(8.5);
    expect(won / (won + lost)).toBeGreaterThan(0.95);
  });

  it.each(["mirror", "fortune-teller:memory=match,prior=none"])("wins no more of %s", (strategy) => {
    expect(play({ strategy, rounds: 1500 }).most).toBeLessThanOrEqual(10);
  });

  it("wins as much or more by looking a round ahead", () => {
    const ahead: Policy = { kind: "drain", ahead: true };
    const [one, other] = [play({ rounds: 20 }), play({ rounds: 20, policy: ahead })];
    expect(other.lead).not.toBe(one.lead);
    expect(other.lead).toBeGreaterThan(one.lead - 0.5);
    expect(other.most).toBeLessThanOrEqual(10);
  });

  it.each(BANKS)("takes no more from a bank of %f than is in it", (bank) => {
    const { most } = play({ bank, rounds: 60 });
    expect(most).toBeLessThanOrEqual(bank);
    expect(most).toBeGreaterThan(bank / 2 - 0.1);
  });
});

describe("whoever feeds and drains", () => {
  it("is tried in many ways, each once", () => {
    const names = FEEDERS.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
  });

  it("gains nothing by it, whatever the way", () => {
    for (const policy of FEEDERS.filter((_, index) => index % 9 === 0)) {
      const { most, rise } = play({ policy, rounds: 120 });
      expect([nameOf(policy), most <= 10, rise <= 20]).toEqual([nameOf(policy), true, true]);
    }
  });

  it("first gives what it takes back: fed to the full the bank can be drained of twenty points", () => {
    const fill: Policy = { kind: "fill", bank: 20, food: "best", again: false };
    const { most, rise } = play({ policy: fill, rounds: 200 });
    expect(rise).toBeGreaterThan(15);
    expect(rise).toBeLessThanOrEqual(20);
    expect(most).toBeLessThan(10);
  });

  it("farms one without a bank", () => {
    const turns: Policy = { kind: "turns", rounds: 3, food: "nothing" };
    expect(play({ strategy: UNBANKED, policy: turns, rounds: 120 }).most).toBeGreaterThan(10);
  });
});

describe("others who are judged alike", () => {
  it("who turn after three hundred rounds are behind before, and gain what was lent at most", () => {
    const moves = Array.from({ length: 100 }, (_, round) => round % 3);
    const turns: Policy = { kind: "moves", moves, name: "turns" };
    const { lead, most, rise } = play({ policy: turns, rounds: 200 });
    expect(lead).toBeLessThan(0);
    expect(most).toBeLessThanOrEqual(10);
    expect(rise).toBeGreaterThan(10);
  });

  it("are the learners, which see what was drawn", () => {
    const learner: Policy = { kind: "learner", strategy: "iocaine" };
    expect(play({ policy: learner, rounds: 300 }).most).toBeLessThanOrEqual(10);
    // It reads one that always plays alike, and only by observing it.
    expect(play({ policy: learner, rounds: 300, strategy: "constant" }).lead).toBeGreaterThan(200);
  });
});

describe("an attack", () => {
  it("is the same again, and another match is another", () => {
    const order: Policy = { kind: "ambush", risk: 0.2, food: "order" };
    expect(play({ policy: order })).toEqual(play({ policy: order }));
    expect(play({ policy: order })).not.toEqual(play({ policy: order }, 1));
  });

  it("draws as it is told to: results less expectations are luck", () => {
    const { luck, variance, rounds, misdrawn } = play({ rounds: 1000 });
    const fed = play({ policy: { kind: "turns", rounds: 30, food: "order" }, rounds: 500 });
    const banks = BANKS.map((bank) => play({ bank, rounds: 20 }).misdrawn);
    expect([misdrawn, fed.misdrawn, ...new Set(banks)]).toEqual([0, 0, 0]);
    expect(rounds).toBe(1000);
    expect(variance).toBeGreaterThan(500);
    expect(Math.abs(luck)).toBeLessThan(4 * Math.sqrt(variance));
  });
});
