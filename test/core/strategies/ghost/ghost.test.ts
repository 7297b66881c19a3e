import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven, type Rounds } from "../../../../src/core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../../../src/core/random/index.ts";
import {
  createGhost,
  freezeGhost,
  GHOST_BYTES_MAX,
  Ghost,
  type Seat,
} from "../../../../src/core/strategies/index.ts";

const rps = circleGame(3);

/** A person who copies the opponent's last move with probability `copies`, and otherwise plays at random. */
function person(game: MatrixGame, rounds: number, copies: number, seed = 1): Rounds {
  const random = seededRandom(deriveSeed(Uint8Array.of(seed), "person"));
  const own = new Uint8Array(rounds);
  const bot = Uint8Array.from({ length: rounds }, () => random.below(game.size));
  for (let round = 0; round < rounds; round++) {
    const isCopied = round > 0 && random.unit() < copies;
    own[round] = isCopied ? (bot[round - 1] as number) : random.below(game.size);
  }
  return { person: own, bot };
}

const seat = (game: MatrixGame, side: Seat["side"] = "person", seed = 7): Seat => {
  return { game, side, random: seededRandom(Uint8Array.of(seed)) };
};

function played(state: Uint8Array, { game, ...at }: Seat, rounds: number): number[] {
  const ghost = createGhost(state, { game, ...at });
  const other = seededRandom(Uint8Array.of(9));
  return Array.from({ length: rounds }, () => {
    const move = ghost.choose();
    ghost.observe(move, other.below(game.size));
    return move;
  });
}

describe("a ghost", () => {
  const copier = person(rps, 1_000, 0.7);
  const { state, standIn } = freezeGhost(rps, copier);

  it("plays like its person: someone who copies is copied as often", () => {
    const ghost = createGhost(state, seat(rps));
    const other = seededRandom(Uint8Array.of(9));
    let copied = 0;
    let before = 0;
    for (let round = 0; round < 3_000; round++) {
      const move = ghost.choose();
      if (round > 0 && move === before) copied++;
      before = other.below(3);
      ghost.observe(move, before);
    }
    // Expected: 0.7 + 0.3 / 3.
    expect(copied / 3_000).toBeGreaterThan(0.7);
    expect(copied / 3_000).toBeLessThan(0.88);
  });

  it.each([rps, circleGame(5), oddEven])(
    "of $id gives every move a probability above 0, summing to 1",
    (game) => {
      const ghost = new Ghost(game, freezeGhost(game, person(game, 400, 1)).state);
      const random = seededRandom(Uint8Array.of(3));
      for (let round = 0; round < 500; round++) {
        const all = [...ghost.probabilities()];
        expect(all).toHaveLength(game.size);
        expect(Math.abs(all.reduce((sum, one) => sum + one, 0) - 1)).toBeLessThan(1e-9);
        expect(Math.min(...all)).toBeGreaterThan(0.001);
        ghost.follow(random.below(game.size), random.below(game.size));
      }
    },
  );

  it("of someone who only ever does one thing leaves other moves a chance", () => {
    const one = new Uint8Array(1_500);
    const bot = person(rps, 1_500, 0).bot;
    const ghost = new Ghost(rps, freezeGhost(rps, { person: one, bot }).state);
    for (const other of bot.subarray(0, 50)) ghost.follow(0, other);
    const [same = 0, ...others] = ghost.probabilities();
    expect(same).toBeGreaterThan(0.97);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(0.01 / 3);
  });

  it("repeats its play for the same bytes, seed and rounds, but not another seed", () => {
    const again = freezeGhost(rps, copier);
    expect(again.state).toEqual(state);
    expect(played(again.state, seat(rps), 200)).toEqual(played(state, seat(rps), 200));
    expect(played(state, seat(rps, "person", 8), 200)).not.toEqual(played(state, seat(rps), 200));
  });

  it("differs if the same rounds came in another order", () => {
    const order = shuffled([...copier.person.keys()], seededRandom(Uint8Array.of(5)));
    const inOrder = (moves: Uint8Array) => Uint8Array.from(order, (round) => moves[round] as number);
    const mixed = freezeGhost(rps, { person: inOrder(copier.person), bot: inOrder(copier.bot) });
    expect(mixed.state).not.toEqual(state);
    expect(mixed.standIn.ghost).toBeGreaterThan(standIn.ghost);
  });

  it("plays to win on the bot's side of odd-even, like its person", () => {
    // Wins whenever the opponent repeats a move: always plays the opposite of the opponent's last move.
    const random = seededRandom(Uint8Array.of(2));
    const bot = Uint8Array.from({ length: 1_000 }, () => random.below(2));
    const own = bot.map((_, round) => (round === 0 ? 0 : 1 - (bot[round - 1] as number)));
    const { state: odd } = freezeGhost(oddEven, { person: own, bot });
    for (const side of ["person", "bot"] as const) {
      const ghost = createGhost(odd, seat(oddEven, side));
      let wins = 0;
      for (let round = 0; round < 400; round++) {
        const move = ghost.choose();
        wins += Number(oddEven.result(side, move, 1) === 1);
        ghost.observe(move, 1);
      }
      expect(wins).toBeGreaterThan(350);
    }
  });

  it("takes less than 32 KB, however long its person played", () => {
    const long = freezeGhost(circleGame(5), person(circleGame(5), 4_000, 0.5)).state;
    expect(long.length).toBeLessThanOrEqual(GHOST_BYTES_MAX);
    expect(long.length).toBeGreaterThan(GHOST_BYTES_MAX / 2);
  });

  it("stores no rounds: play without repeats leaves the same bytes as its reverse", () => {
    const few = { person: Uint8Array.of(0, 1, 2, 0, 2), bot: Uint8Array.of(2, 1, 0, 1, 0) };
    const back = { person: few.person.toReversed(), bot: few.bot.toReversed() };
    const long = (rounds: Rounds) => freezeGhost(circleGame(101), rounds).state;
    expect(long(back)).toEqual(long(few));
  });

  it("is refused if its bytes are another game's, cut, longer or missing", () => {
    for (const bad of [new Uint8Array(), state.slice(0, -1), Uint8Array.of(...state, 0), state.slice(1)])
      expect(() => createGhost(bad, seat(rps))).toThrow(RangeError);
    expect(() => createGhost(state, seat(circleGame(5)))).toThrow(RangeError);
    expect(() => createGhost(new Uint8Array(GHOST_BYTES_MAX + 1), seat(rps))).toThrow(RangeError);
  });

  it("is refused or played with any changed byte, and never crashes", () => {
    const random = seededRandom(Uint8Array.of(4));
    for (let trial = 0; trial < 120; trial++) {
      const bad = state.slice();
      bad[random.below(bad.length)] = random.below(256);
      try {
        expect(played(bad, seat(rps), 20).every((move) => move >= 0 && move < 3)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});

describe("a ghost's accuracy", () => {
  it("is measured on the last fifth by a ghost frozen before it", () => {
    const rounds = person(rps, 500, 0.8);
    const seen = freezeGhost(rps, rounds).standIn;
    expect(seen.rounds).toBe(100);
    const before = { person: rounds.person.slice(0, 400), bot: rounds.bot.slice(0, 400) };
    const ghost = new Ghost(rps, freezeGhost(rps, before).state);
    let loss = 0;
    rounds.person.forEach((move, round) => {
      if (round >= 400) loss -= Math.log(ghost.probabilities()[move] as number);
      ghost.follow(move, rounds.bot[round] as number);
    });
    expect(seen.ghost).toBeCloseTo(loss / 100, 12);
  });

  it("beats people, mirror and chance if the person has habits", () => {
    const { ghost, population, mirror, chance } = freezeGhost(rps, person(rps, 500, 0.8)).standIn;
    expect(ghost).toBeLessThan(Math.min(population, mirror, chance));
    expect(chance).toBe(Math.log(3));
  });

  it("is no better than chance without habits, except by luck", () => {
    const losses = [1, 2, 3, 4, 5].map((seed) => freezeGhost(rps, person(rps, 500, 0, seed)).standIn);
    const mean = losses.reduce((sum, { ghost }) => sum + ghost, 0) / losses.length;
    expect(mean).toBeGreaterThan(Math.log(3) - 0.01);
  });
});
