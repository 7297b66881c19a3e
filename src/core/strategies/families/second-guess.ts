// Second-guessing: keeps all levels of all readers and follows the recently most successful one.

import type { MatrixGame, Move, Side } from "../../games/index.ts";
import { familyOfPredictor, plainScores } from "../bases/family-of-predictor.ts";
import { LongestMatch, MATCH_KINDS } from "../bases/longest-match.ts";
import type { Predictor } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** One reader's prediction of both sides' next moves; -1 where it has none. */
interface Reading {
  readonly opponent: Move | -1;
  readonly own: Move | -1;
}

/** Lengths of the stretches matched, in rounds. */
const DEPTHS = [1, 2, 4, 8, 16, 32];
/** Rounds searched, which bounds the cost of a round in a long match. */
const REACH = 1_000;

export const secondGuess = familyOfPredictor({
  family: "second-guess",
  source:
    "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), winner of the first International RoShamBo Programming Competition (1999)",
  parameters: [
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
    { kind: "whole", name: "levels", min: 1, max: 3, default: 3 },
  ],
  memoryRounds: () => REACH,
  stepsPerRound: () => 200,
  predictor: (game, side, values) => new SecondGuess(game, side, values),
});

/** Readers: longest matches at several depths, and each side's most frequent move. Levels of a
 * reading r of the opponent: they play r, beat my reply to r, beat my reply to that; of myself:
 * they beat r, and so on. Ideas score wins less losses, decayed by `decay`. */
class SecondGuess implements Predictor {
  readonly #game: MatrixGame;
  readonly #side: Side;
  readonly #other: Side;
  readonly #decay: number;
  readonly #levels: number;
  readonly #match = new LongestMatch();
  readonly #frequency: { readonly own: Uint32Array; readonly opponent: Uint32Array };
  readonly #merits: Float64Array;
  /** What each idea expects of the opponent; -1 where it has none. */
  readonly #expected: Int16Array;

  constructor(game: MatrixGame, side: Side, values: ParameterValues) {
    this.#game = game;
    this.#side = side;
    this.#other = side === "bot" ? "person" : "bot";
    this.#decay = numberOf(values, "decay");
    this.#levels = numberOf(values, "levels");
    this.#frequency = { own: new Uint32Array(game.size), opponent: new Uint32Array(game.size) };
    const ideas = (DEPTHS.length * MATCH_KINDS.length + 1) * 2 * this.#levels;
    this.#merits = new Float64Array(ideas);
    this.#expected = new Int16Array(ideas).fill(-1);
  }

  weigh() {
    let best = -1;
    this.#expected.forEach((expected, idea) => {
      if (expected >= 0 && (best < 0 || (this.#merits[idea] as number) > (this.#merits[best] as number)))
        best = idea;
    });
    if (best < 0) return undefined;
    const digits = new Float64Array(this.#game.size);
    digits[this.#expected[best] as Move] = 1;
    return plainScores(digits);
  }

  observe(own: Move, opponent: Move): void {
    this.#judge(opponent);
    this.#match.push(own, opponent);
    this.#frequency.own[own] = (this.#frequency.own[own] as number) + 1;
    this.#frequency.opponent[opponent] = (this.#frequency.opponent[opponent] as number) + 1;
    let idea = 0;
    for (const reading of this.#readings()) idea = this.#think(idea, reading);
  }

  #judge(move: Move): void {
    this.#expected.forEach((expected, idea) => {
      const merit = (this.#merits[idea] as number) * this.#decay;
      const result =
        expected < 0 ? 0 : this.#game.result(this.#side, counter(this.#game, this.#side, expected), move);
      this.#merits[idea] = merit + result;
    });
  }

  #readings(): Reading[] {
    const { own, opponent } = this.#match;
    const matched = MATCH_KINDS.flatMap((kind) =>
      DEPTHS.map((depth): Reading => {
        const round = this.#match.find(kind, depth, REACH);
        return { opponent: opponent[round] ?? -1, own: own[round] ?? -1 };
      }),
    );
    return [
      ...matched,
      { opponent: mostFrequent(this.#frequency.opponent), own: mostFrequent(this.#frequency.own) },
    ];
  }

  /** Writes the ideas of a reading from place `idea` on. @returns the place after them. */
  #think(idea: number, { opponent, own }: Reading): number {
    let next = opponent;
    let answered = own < 0 ? -1 : counter(this.#game, this.#other, own);
    for (let level = 0; level < this.#levels; level++) {
      this.#expected[idea + 2 * level] = next;
      this.#expected[idea + 2 * level + 1] = answered;
      next = next < 0 ? -1 : this.#outguessed(next);
      answered = answered < 0 ? -1 : this.#outguessed(answered);
    }
    return idea + 2 * this.#levels;
  }

  /** What the opponent plays if it expects that I answer `expected`. */
  #outguessed(expected: Move): Move {
    return counter(this.#game, this.#other, counter(this.#game, this.#side, expected));
  }
}

/** The first counter: ideas are compared by it, whichever counter is then played. */
function counter(game: MatrixGame, side: Side, move: Move): Move {
  return game.counters(side, move)[0] as Move;
}

function mostFrequent(counts: Uint32Array): Move {
  return counts.indexOf(Math.max(...counts));
}
