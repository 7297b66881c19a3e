// De Bruijn sequences: every run once per cycle, a new cycle each time, and no information for an opponent with a
// shorter memory.

import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { playMatch } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { DeBruijnSequence, deBruijnLength } from "../../../../src/core/strategies/families/de-bruijn.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

function ring(size: number, length: number, salt: number): Move[] {
  const sequence = new DeBruijnSequence(size, length, salt);
  return Array.from({ length }, () => {
    const { next } = sequence;
    sequence.step();
    return next;
  });
}

function runsOf(moves: readonly Move[], order: number): Set<string> {
  return new Set(
    moves.map((_, at) =>
      Array.from({ length: order }, (_, step) => moves[(at + step) % moves.length]).join(),
    ),
  );
}

function played(spec: string, game: MatrixGame, rounds: number, seed: number): Move[] {
  const strategy = createStrategy(spec, { game, side: "bot", random: seededRandom(seed) });
  return Array.from({ length: rounds }, () => {
    const move = strategy.choose();
    strategy.observe(move, 0);
    return move;
  });
}

describe("a de Bruijn sequence", () => {
  it.each([
    [2, 1],
    [2, 7],
    [3, 1],
    [3, 2],
    [3, 5],
    [5, 3],
    [9, 3],
    [61, 2],
    [101, 1],
  ])("of %i moves contains every run of %i once, as a ring", (size, order) => {
    for (const salt of [1, 2, 3])
      expect(runsOf(ring(size, size ** order, salt), order).size).toBe(size ** order);
  });

  it("is drawn evenly: both rings of two moves and order 3, at every start", () => {
    const counts = new Map<string, number>();
    for (let salt = 0; salt < 3_200; salt++) {
      const form = ring(2, 8, Math.imul(salt, 0x2545f491) >>> 0).join("");
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it("is as long as size to the order, or the largest replayable power", () => {
    expect(deBruijnLength(3, 6)).toBe(729);
    expect(deBruijnLength(2, 10)).toBe(1024);
    expect(deBruijnLength(61, 6)).toBe(3721);
    expect(deBruijnLength(101, 10)).toBe(10201);
  });
});

describe("de-bruijn", () => {
  it("plays one ring after another, none like the previous", () => {
    const moves = played("de-bruijn:order=3", rps, 27 * 4, 81);
    const rings = [0, 1, 2, 3].map((turn) => moves.slice(27 * turn, 27 * (turn + 1)));
    for (const one of rings) expect(runsOf(one, 3).size).toBe(27);
    expect(new Set(rings.map((one) => one.join())).size).toBe(4);
    expect(played("de-bruijn:order=3", rps, 27, 82)).not.toEqual(rings[0]);
  });

  it("is inside a later ring after being shown rounds, whatever they were", () => {
    const moves = played("de-bruijn:order=2", circleGame(5), 102, 83);
    const shown = createStrategy("de-bruijn:order=2", {
      ...{ game: circleGame(5), side: "bot", random: seededRandom(83) },
    });
    for (let round = 0; round < 62; round++) shown.observe(0, 0);
    for (const move of moves.slice(62)) {
      expect(shown.choose()).toBe(move);
      shown.observe(0, 0);
    }
  });

  it("loses nothing to a player who looks back less far", () => {
    const play = (a: string) => {
      const seat = (side: "person" | "bot") => ({ game: rps, side, random: seededRandom(84) });
      const [person, bot] = [
        createStrategy(a, seat("person")),
        createStrategy("de-bruijn:order=4", seat("bot")),
      ];
      const { wins, losses } = playMatch({ game: rps, a: person, b: bot, rounds: 81 * 60 });
      return (wins - losses) / (81 * 60);
    };
    for (const reader of ["frequency", "markov:order=1", "markov:order=2"])
      expect(play(reader)).toBeLessThan(0.02);
  });
});
