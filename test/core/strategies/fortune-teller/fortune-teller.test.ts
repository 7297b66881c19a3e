import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { onLargest, valuesAgainst } from "../../../../src/core/strategies/bases/bank.ts";
import { FortuneTeller } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

function teller(game: MatrixGame = rps, seed = 1): FortuneTeller {
  return new FortuneTeller({ game, side: "bot", random: seededRandom(seed) }, {});
}

/** Its mean result from round `from` on, against moves that depend on the round and its own last move. */
function meanResult(
  strategy: FortuneTeller,
  game: MatrixGame,
  rounds: number,
  from: number,
  move: (round: number, last: Move) => Move,
): number {
  let sum = 0;
  let last = 0;
  for (let round = 0; round < rounds; round++) {
    const opponent = move(round, last);
    last = strategy.choose();
    strategy.observe(last, opponent);
    if (round >= from) sum += game.result("bot", last, opponent);
  }
  return sum / (rounds - from);
}

describe("the fortune-teller", () => {
  it("counts which of its last hundred single likeliest moves came", () => {
    const strategy = teller();
    expect(strategy.score).toEqual([0, 0]);
    for (let round = 0; round < 300; round++) strategy.observe(0, 1);
    expect(strategy.score).toEqual([100, 100]);
    strategy.observe(0, 2);
    expect(strategy.score).toEqual([99, 100]);
  });

  it.each(["rps", "rpsls", "oddeven"])(
    "wins at least 97 of 100 rounds against each constant at %s after 20",
    (id) => {
      const game = matrixGame(id) as MatrixGame;
      for (let constant = 0; constant < game.size; constant++) {
        expect(meanResult(teller(game), game, 420, 20, () => constant)).toBeGreaterThanOrEqual(0.97);
      }
    },
  );

  it("reads players who beat their last move, copy or rotate", () => {
    const beats = (last: Move): Move => (last + 2) % 3;
    expect(meanResult(teller(), rps, 300, 100, (_, last) => beats(last))).toBeGreaterThan(0.95);
    expect(meanResult(teller(), rps, 300, 100, (_, last) => last)).toBeGreaterThan(0.95);
    expect(
      meanResult(teller(), rps, 300, 100, (round) => [0, 0, 1, 2, 1][round % 5] as Move),
    ).toBeGreaterThan(0.95);
  });

  it("follows a player who changes", () => {
    const change = (round: number): Move => (round < 300 ? round % 3 : (2 * round) % 3);
    expect(meanResult(teller(), rps, 400, 340, change)).toBeGreaterThan(0.9);
  });

  it("loses little to a copy that knows its plan but not its random numbers", () => {
    const own = teller(rps, 3);
    let sum = 0;
    for (let round = 0; round < 300; round++) {
      const plan = onLargest(valuesAgainst({ game: rps, side: "bot" }, own.probabilities())).findIndex(
        Boolean,
      );
      const counter = rps.counters("person", plan)[0] as Move;
      const move = own.choose();
      sum += rps.result("bot", move, counter);
      own.observe(move, counter);
    }
    expect(sum / 300).toBeGreaterThan(-0.25);
  });

  it("reports the deciding context, and the move's probability as confidence", () => {
    const strategy = teller();
    for (let round = 0; round < 60; round++) strategy.observe(0, round % 2 === 0 ? 1 : 2);
    strategy.choose();
    const reason = strategy.reason();
    expect(strategy.expected()).toBe(1);
    expect(reason?.confidence).toBeCloseTo(strategy.probabilities()[1] as number, 12);
    expect(reason?.confidence).toBeGreaterThan(0.9);
    expect(reason?.context).toBeTypeOf("number");
  });

  it("has no forecast or reason when it plays at random", () => {
    const strategy = teller();
    const random = seededRandom(5);
    let chance = 0;
    for (let round = 0; round < 300; round++) {
      const move = strategy.choose();
      if (strategy.expected() === undefined) {
        chance++;
        expect(strategy.reason()).toBeUndefined();
      }
      strategy.observe(move, random.below(3));
    }
    expect(chance).toBeGreaterThan(10);
  });

  it("starts from what people do, or from nothing without a population", () => {
    const first = (spec: string, seed: number): Move | undefined => {
      const strategy = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(seed) });
      strategy.choose();
      return strategy.expected();
    };
    const all = (spec: string) => new Set(Array.from({ length: 20 }, (_, seed) => first(spec, seed)));
    // Undefined where its chance chose another move.
    expect(all("fortune-teller")).toEqual(new Set([expect.any(Number), undefined]));
    expect(all("fortune-teller:prior=none")).toEqual(new Set([undefined]));
  });
});
