import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { largest, valuesAgainst } from "../../../../src/core/strategies/bank/stake.ts";
import { FortuneTeller } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

function teller(game: MatrixGame = rps, seed = 1): FortuneTeller {
  return new FortuneTeller({ game, side: "bot", random: seededRandom(seed) }, {});
}

/** Its results from round `from` on against moves made of the round and its last move. */
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
  it.each(["rps", "rpsls", "oddeven"])(
    "takes all but three rounds in a hundred of each constant at %s after 20",
    (id) => {
      const game = matrixGame(id) as MatrixGame;
      for (let constant = 0; constant < game.size; constant++) {
        expect(meanResult(teller(game), game, 420, 20, () => constant)).toBeGreaterThanOrEqual(0.97);
      }
    },
  );

  it("reads who beats its last move, who copies it, and who walks in a circle", () => {
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

  it("loses little to one who runs the same program and knows its plan, but not its dice", () => {
    const own = teller(rps, 3);
    let sum = 0;
    for (let round = 0; round < 300; round++) {
      const plan = largest(valuesAgainst(rps, "bot", own.probabilities()))[0] as Move;
      const counter = rps.counters("person", plan)[0] as Move;
      const move = own.choose();
      sum += rps.result("bot", move, counter);
      own.observe(move, counter);
    }
    expect(sum / 300).toBeGreaterThan(-0.25);
  });

  it("says what decided: the context, and a confidence that is the move's probability", () => {
    const strategy = teller();
    for (let round = 0; round < 60; round++) strategy.observe(0, round % 2 === 0 ? 1 : 2);
    strategy.choose();
    const reason = strategy.reason();
    expect(strategy.expected()).toBe(1);
    expect(reason?.confidence).toBeCloseTo(strategy.probabilities()[1] as number, 12);
    expect(reason?.confidence).toBeGreaterThan(0.9);
    expect(reason?.context).toBeTypeOf("number");
  });

  it("expects nothing, and gives no reason, when it trusts chance", () => {
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

  it("sees a round that it follows, and does not learn from it", () => {
    const circling = (): FortuneTeller => {
      const strategy = teller();
      for (let round = 0; round < 60; round++) strategy.observe(0, round % 3);
      return strategy;
    };
    const [following, learning] = [circling(), circling()];
    for (let round = 0; round < 5; round++) {
      following.follow(1, 0);
      learning.observe(1, 0);
    }
    // It still knows that scissors come after rock; the other has learned that rock comes after
    // rock.
    const [ROCK, SCISSORS] = [0, 1];
    expect(following.probabilities()[SCISSORS]).toBeGreaterThan(learning.probabilities()[SCISSORS] as number);
    expect(learning.probabilities()[ROCK]).toBeGreaterThan(following.probabilities()[ROCK] as number);
  });

  it("starts from what people do, and without a population from nothing", () => {
    const first = (spec: string): Move | undefined => {
      const strategy = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(1) });
      strategy.choose();
      return strategy.expected();
    };
    expect(first("fortune-teller")).toBeTypeOf("number");
    expect(first("fortune-teller:prior=none")).toBeUndefined();
  });
});
