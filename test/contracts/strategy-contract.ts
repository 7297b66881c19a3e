// The contract of everything that plays, whatever its approach; run on every registered strategy.

import { expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../src/core/games/index.ts";
import { type MatchTally, playMatch } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../src/core/strategies/index.ts";

export interface StrategyCase {
  readonly spec: string;
  readonly games: readonly string[];
  /** It must beat an opponent that always plays the same move. */
  readonly beatsConstant: boolean;
}

export function strategyContract({ spec, games, beatsConstant }: StrategyCase): void {
  for (const game of games.map((id) => matrixGame(id) as MatrixGame)) {
    it(`plays only moves of ${game.id}, on either side`, () => playsLegalMoves(spec, game));
    it(`plays the same match of ${game.id} again from the same seed`, () => repeatsItself(spec, game));
    it(`is neither better nor worse than chance at ${game.id} against chance`, () => isFair(spec, game));
    if (beatsConstant) it(`beats one who always plays the same at ${game.id}`, () => beats(spec, game));
  }
}

function playsLegalMoves(spec: string, game: MatrixGame): void {
  for (const side of ["person", "bot"] as const) {
    const random = seededRandom(1);
    const strategy = createStrategy(spec, { game, side, random });
    const moves = Array.from({ length: 60 }, () => step(strategy, random.below(game.size)));
    expect(moves.every(({ move }) => Number.isInteger(move) && move >= 0 && move < game.size)).toBe(true);
    expect(moves.every(({ expected }) => expected === undefined || expected < game.size)).toBe(true);
  }
}

function repeatsItself(spec: string, game: MatrixGame): void {
  const play = (): unknown => {
    const strategy = createStrategy(spec, { game, side: "bot", random: seededRandom(2) });
    return opponentMoves(game, 80).map((opponent) => step(strategy, opponent));
  };
  expect(play()).toEqual(play());
}

/** The sum of results has a variance of 1 per round that isn't drawn. */
function isFair(spec: string, game: MatrixGame): void {
  const a = createStrategy("random", { game, side: "person", random: seededRandom(5) });
  const b = createStrategy(spec, { game, side: "bot", random: seededRandom(4) });
  const { wins, losses } = playMatch({ game, a, b, rounds: 2_000 });
  expect(Math.abs(wins - losses)).toBeLessThanOrEqual(3 * Math.sqrt(wins + losses));
}

function beats(spec: string, game: MatrixGame): void {
  for (const move of [0, game.size - 1]) {
    const constant: Strategy = {
      choose: () => move,
      expected: () => undefined,
      observe: () => undefined,
    };
    const bot = createStrategy(spec, { game, side: "bot", random: seededRandom(6) });
    const tally: MatchTally = playMatch({ game, a: constant, b: bot, rounds: 100 });
    expect(tally.losses).toBeGreaterThan(95);
  }
}

function step(strategy: Strategy, opponent: Move): { move: Move; expected: Move | undefined } {
  const move = strategy.choose();
  const expected = strategy.expected();
  strategy.observe(move, opponent);
  return { move, expected };
}

function opponentMoves(game: MatrixGame, rounds: number): Move[] {
  const random = seededRandom(7);
  return Array.from({ length: rounds }, () => random.below(game.size));
}
