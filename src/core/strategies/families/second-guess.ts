// Second-guessing: keeps all levels of all readers and follows the one with most recent success.

import type { MatrixGame, Move, Side } from "../../games/index.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { LongestMatch, MATCH_KINDS } from "../bases/longest-match.ts";
import { modeOf } from "../bases/readings.ts";
import { type Predictor, SingleMove } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** Maximum match lengths, in rounds. */
const DEPTHS = [1, 2, 4, 8, 16, 32];
/** How many rounds are searched, which limits the cost of a round in a long match. */
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

/** Readers: longest matches at several depths, and each side's most frequent move. Levels for a reading r of the
 * opponent: they play r, beat my reply to r, or beat my reply to that. For a reading of my own side: they beat r, and
 * so on. Ideas score wins minus losses, decayed by `decay`. */
class SecondGuess implements Predictor {
  readonly #size: number;
  readonly #decay: number;
  readonly #levels: number;
  readonly #match = new LongestMatch();
  readonly #found = new Int32Array(DEPTHS.length);
  readonly #frequency: { readonly own: Int32Array; readonly opponent: Int32Array };
  readonly #results: Int8Array;
  /** The first counter of each move, for the own side and for the opponent. Ideas are compared by it, whichever counter
   * is played in the end. */
  readonly #counters: Uint8Array;
  readonly #othersCounters: Uint8Array;
  readonly #merits: Float64Array;
  /** What each idea expects the opponent to play; -1 if it expects nothing. */
  readonly #expected: Int16Array;
  readonly #named: SingleMove;

  constructor(game: MatrixGame, side: Side, values: ParameterValues) {
    this.#size = game.size;
    this.#decay = numberOf(values, "decay");
    this.#levels = numberOf(values, "levels");
    this.#frequency = { own: new Int32Array(game.size), opponent: new Int32Array(game.size) };
    this.#results = game.results(side);
    this.#counters = firstCounters(game, side);
    this.#othersCounters = firstCounters(game, side === "bot" ? "person" : "bot");
    const ideas = (DEPTHS.length * MATCH_KINDS.length + 1) * 2 * this.#levels;
    this.#merits = new Float64Array(ideas);
    this.#expected = new Int16Array(ideas).fill(-1);
    this.#named = new SingleMove(game.size);
  }

  weigh() {
    const merits = this.#merits;
    let best = -1;
    for (let idea = 0; idea < merits.length; idea++) {
      if ((this.#expected[idea] as number) < 0) continue;
      if (best < 0 || (merits[idea] as number) > (merits[best] as number)) best = idea;
    }
    return best < 0 ? undefined : this.#named.of(this.#expected[best] as Move);
  }

  observe(own: Move, opponent: Move): void {
    this.#judge(opponent);
    this.#match.push(own, opponent);
    this.#frequency.own[own] = (this.#frequency.own[own] as number) + 1;
    this.#frequency.opponent[opponent] = (this.#frequency.opponent[opponent] as number) + 1;
    let idea = 0;
    for (const kind of MATCH_KINDS) {
      this.#match.find(kind, DEPTHS, REACH, this.#found);
      for (let index = 0; index < DEPTHS.length; index++)
        idea = this.#recall(idea, this.#found[index] as number);
    }
    this.#think(idea, modeOf(this.#frequency.opponent), modeOf(this.#frequency.own));
  }

  #judge(move: Move): void {
    for (let idea = 0; idea < this.#expected.length; idea++) {
      const expected = this.#expected[idea] as number;
      const result =
        expected < 0 ? 0 : (this.#results[(this.#counters[expected] as Move) * this.#size + move] as number);
      this.#merits[idea] = (this.#merits[idea] as number) * this.#decay + result;
    }
  }

  /** Writes the ideas of a reading by match, starting at index `idea`. @returns the index after them. */
  #recall(idea: number, round: number): number {
    if (round >= 0)
      return this.#think(idea, this.#match.opponent[round] as Move, this.#match.own[round] as Move);
    const end = idea + 2 * this.#levels;
    for (let at = idea; at < end; at++) this.#expected[at] = -1;
    return end;
  }

  /** Writes the ideas for a reading of both sides' next moves. @returns the index after them. */
  #think(idea: number, opponent: Move, own: Move): number {
    let next = opponent;
    let answered = this.#othersCounters[own] as Move;
    const end = idea + 2 * this.#levels;
    for (let at = idea; at < end; at += 2) {
      this.#expected[at] = next;
      this.#expected[at + 1] = answered;
      next = this.#outguessed(next);
      answered = this.#outguessed(answered);
    }
    return end;
  }

  /** Returns what the opponent plays if it expects me to answer `expected`. */
  #outguessed(expected: Move): Move {
    return this.#othersCounters[this.#counters[expected] as Move] as Move;
  }
}

function firstCounters(game: MatrixGame, side: Side): Uint8Array {
  return Uint8Array.from({ length: game.size }, (_, move) => game.counters(side, move)[0] as Move);
}
