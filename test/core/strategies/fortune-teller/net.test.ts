import { expect, it } from "vitest";
import type { Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  Net,
  type NetWeights,
  readNet,
  NET_UNITS as UNITS,
} from "../../../../src/core/strategies/fortune-teller/net.ts";
import { RPS_NET } from "../../../../src/core/strategies/fortune-teller/populations/rps-net.ts";

const SHIPPED = readNet(RPS_NET);

function randomRounds(count: number): Rounds {
  const random = seededRandom(count);
  const moves = () => Uint8Array.from({ length: count }, () => random.below(3));
  return { person: moves(), bot: moves() };
}

/** What a net says after the rounds. */
function saidAfter({ person, bot }: Rounds, weights: NetWeights): number[] {
  const net = new Net(weights);
  for (const [round, move] of person.entries()) net.observe(bot[round] as number, move);
  return [...net.predict()];
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

it.each([0, 1, 2, 40])("the net says after %i rounds what its formulas say", (count) => {
  const rounds = randomRounds(count);
  const formulas = plainly(rounds, SHIPPED).map((chance) => expect.closeTo(chance, 10));
  expect(saidAfter(rounds, SHIPPED)).toEqual(formulas);
});

it("the net turns with the circle where it goes by steps and results alone", () => {
  const weights = { ...SHIPPED, events: SHIPPED.events.slice(), readout: SHIPPED.readout.slice() };
  weights.events.fill(0, 0, 9 * 3 * UNITS);
  weights.readout.fill(0, 3 * UNITS);
  const rounds = randomRounds(30);
  const on = (moves: Uint8Array) => moves.map((move) => (move + 1) % 3);
  const [a, b, c] = saidAfter({ person: on(rounds.person), bot: on(rounds.bot) }, weights);
  expect([b, c, a]).toEqual(saidAfter(rounds, weights).map((chance) => expect.closeTo(chance, 12)));
});
