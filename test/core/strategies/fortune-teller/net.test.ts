import { describe, expect, it } from "vitest";
import { matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { History } from "../../../../src/core/strategies/bases/history.ts";
import { AGE_MAX } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { knownNet } from "../../../../src/core/strategies/fortune-teller/known-population.ts";
import {
  Net,
  type NetWeights,
  readNet,
  NET_UNITS as UNITS,
  writeNet,
  zeroWeights,
} from "../../../../src/core/strategies/fortune-teller/net.ts";
import { RPS_NET } from "../../../../src/core/strategies/fortune-teller/populations/rps-net.ts";
import { createStrategy, type FortuneTeller } from "../../../../src/core/strategies/index.ts";

const SHIPPED = readNet(RPS_NET);
const rps = matrixGame("rps");
if (!rps) throw new Error("no game");

function randomRounds(count: number, seed: number): Rounds {
  const random = seededRandom(new Uint8Array(32).fill(seed));
  const moves = () => Uint8Array.from({ length: count }, () => random.below(3));
  return { person: moves(), bot: moves() };
}

const turned = ({ person, bot }: Rounds, by: number): Rounds => ({
  person: person.map((move) => (move + by) % 3),
  bot: bot.map((move) => (move + by) % 3),
});

/** A net that played these rounds; those from `to` on aren't learned. */
function netAfter({ person, bot }: Rounds, weights: NetWeights, learned = (_round: number): boolean => true) {
  const history = new History();
  const net = new Net(history, weights);
  const said: number[][] = [];
  person.forEach((move, round) => {
    net.weigh();
    said.push([...net.probabilities]);
    if (learned(round)) net.learn();
    history.push(bot[round] as number, move);
  });
  net.weigh();
  return { said: [...said, [...net.probabilities]], net };
}

/** The same with one sum for each formula of K. Cho and others, from the first round. */
function plainly({ person, bot }: Rounds, { events, units, readout, steps, first }: NetWeights): number[] {
  const squash = (x: number) => x / Math.hypot(1, x);
  let state: number[] = Array(UNITS).fill(0);
  person.forEach((opponent, round) => {
    const own = bot[round] as number;
    const step = round === 0 ? 3 : (opponent - (person[round - 1] as number) + 3) % 3;
    const rows = [opponent * 3 + own, 9 + step * 3 + ((own - opponent + 3) % 3)];
    const added = (gate: number, unit: number) =>
      rows.reduce((sum, row) => sum + (events[row * 3 * UNITS + gate * UNITS + unit] as number), 0);
    const from = (gate: number, unit: number) =>
      state.reduce((sum, value, k) => sum + value * (units[(gate * UNITS + unit) * UNITS + k] as number), 0);
    state = state.map((value, unit) => {
      const keep = (1 + squash(from(0, unit) + added(0, unit))) / 2;
      const use = (1 + squash(from(1, unit) + added(1, unit))) / 2;
      return keep * value + (1 - keep) * squash(use * from(2, unit) + added(2, unit));
    });
  });
  const last = person.at(-1);
  const odds = [0, 1, 2].map((move) => {
    if (last === undefined) return first[move] as number;
    const step = (move - last + 3) % 3;
    const at = (row: number) =>
      state.reduce((sum, value, k) => sum + value * (readout[row * UNITS + k] as number), 0);
    return (steps[step] as number) + at(step) + at(3 + move);
  });
  const all = odds.reduce((sum, one) => sum + Math.exp(one), 0);
  return odds.map((one) => Math.exp(one) / all);
}

describe("the net", () => {
  it.each([0, 1, 2, 40])("says after %i rounds what its formulas say", (count) => {
    const rounds = randomRounds(count, count + 1);
    const { said } = netAfter(rounds, SHIPPED);
    expect(said.at(-1)).toEqual(plainly(rounds, SHIPPED).map((chance) => expect.closeTo(chance, 10)));
  });

  it("turns with the circle where it goes by steps and results alone", () => {
    const weights = { ...SHIPPED, events: SHIPPED.events.slice(), readout: SHIPPED.readout.slice() };
    weights.events.fill(0, 0, 9 * 3 * UNITS);
    weights.readout.fill(0, 3 * UNITS);
    const rounds = randomRounds(30, 3);
    const one = netAfter(rounds, weights).said.slice(1);
    const other = netAfter(turned(rounds, 1), weights).said.slice(1);
    expect(other.map(([a, b, c]) => [b, c, a])).toEqual(
      one.map((chances) => chances.map((chance) => expect.closeTo(chance, 12))),
    );
    expect(one.at(-1)?.[0]).not.toBeCloseTo(1 / 3, 3);
  });

  it("nearly turns with the circle as it was learned, except for the first move", () => {
    const rounds = randomRounds(300, 4);
    const one = netAfter(rounds, SHIPPED).said.slice(1);
    const other = netAfter(turned(rounds, 2), SHIPPED).said.slice(1);
    const apart = one.flatMap((chances, round) =>
      chances.map((chance, move) => Math.abs(chance - (other[round]?.[(move + 2) % 3] as number))),
    );
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(0.08);
  });

  it("keeps nothing of rounds that aren't learned, once they're no longer among the last", () => {
    const rounds = randomRounds(60, 5);
    const others = { person: rounds.person.slice(), bot: rounds.bot.slice() };
    for (let round = 20; round < 40; round++) others.person[round] = (round + 1) % 3;
    const isLearned = (round: number) => round < 20 || round >= 40;
    const [one, other] = [rounds, others].map((all) => netAfter(all, SHIPPED, isLearned).said);
    expect(one?.slice(0, 21)).toEqual(other?.slice(0, 21));
    expect(one?.[41]).not.toEqual(other?.[41]);
    expect(one?.[39 + AGE_MAX]).not.toEqual(other?.[39 + AGE_MAX]);
    expect(one?.slice(40 + AGE_MAX)).toEqual(other?.slice(40 + AGE_MAX));
    expect(netAfter(rounds, SHIPPED).said[60]).not.toEqual(one?.[60]);
  });
});

describe("a net's weights", () => {
  it("are packed to within half a unit, in at most 40 kB", () => {
    const random = seededRandom(new Uint8Array(32).fill(6));
    const weights = zeroWeights();
    for (const part of Object.values(weights))
      for (let cell = 0; cell < part.length; cell++) part[cell] = 15.9 * random.unit() - 7.95;
    const read = readNet(writeNet(weights));
    for (const kind of ["events", "units", "readout", "steps", "first"] as const)
      read[kind].forEach((weight, cell) => {
        expect(Math.abs(weight - (weights[kind][cell] as number))).toBeLessThanOrEqual(1 / 8192);
      });
    expect(RPS_NET.length).toBeLessThan(40_000);
    expect(writeNet(SHIPPED)).toBe(RPS_NET);
  });

  it("are cut where they'd overflow, and refused if some are missing", () => {
    const weights = zeroWeights();
    weights.first.set([9, -9, 0]);
    expect([...readNet(writeNet(weights)).first]).toEqual([32_767 / 4096, -8, 0]);
    expect(() => readNet(RPS_NET.slice(4))).toThrow(RangeError);
  });
});

describe("the fortune-teller with a net", () => {
  const seat = () => ({ game: rps, side: "bot" as const, random: seededRandom(new Uint8Array(32)) });
  const forecast = (id: string, { person, bot }: Rounds) => {
    const strategy = createStrategy(id, seat()) as FortuneTeller;
    person.forEach((move, round) => {
      strategy.choose();
      strategy.observe(bot[round] as number, move);
    });
    return [...strategy.probabilities()];
  };

  it.each([1, 2, 12])("says something else without it after %i rounds", (count) => {
    const rounds = randomRounds(count, 7);
    expect(forecast("fortune-teller", rounds)).not.toEqual(forecast("fortune-teller:without=net", rounds));
    expect(forecast("fortune-teller:without=net", rounds)).not.toEqual(
      forecast("fortune-teller:without=population", rounds),
    );
  });

  it("has one at rock-paper-scissors only, and only if it knows people", () => {
    expect(knownNet(rps)).toBe(knownNet(rps));
    for (const id of ["oddeven", "rpsls"]) expect(knownNet(matrixGame(id) ?? rps)).toBeUndefined();
    const rounds = randomRounds(12, 8);
    const nobody = forecast("fortune-teller:prior=none", rounds);
    expect(forecast("fortune-teller:without=population", rounds)).toEqual(nobody);
    expect(forecast("fortune-teller:prior=none,without=net", rounds)).toEqual(nobody);
  });
});
