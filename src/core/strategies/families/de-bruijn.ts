// Plays every short sequence of moves equally often, so short-memory predictors find no pattern.

import type { MatrixGame, Move } from "../../games/index.ts";
import { saltedDraws } from "../../random/index.ts";
import { numberOf, type StrategyFamily } from "../family.ts";
import type { Strategy } from "../strategy.ts";

/** Longer sequences use a shorter order, because a rebuilt strategy has to walk to its current position. */
const LENGTH_MAX = 2 ** 16;
const TWO_TO_32 = 2 ** 32;

/** Successive random de Bruijn sequences, all from one salt. */
export const deBruijn: StrategyFamily = {
  family: "de-bruijn",
  playsBy: "rule",
  parameters: [{ kind: "whole", name: "order", min: 1, max: 10, default: 6 }],
  plays: () => true,
  memoryRounds: () => 0,
  stepsPerRound: () => 1,
  randomised: true,
  source:
    "N. G. de Bruijn, A combinatorial problem, Koninklijke Nederlandse Akademie van Wetenschappen, Proceedings 49 (1946); T. van Aardenne-Ehrenfest and N. G. de Bruijn, Circuits and trees in oriented linear graphs, Simon Stevin 28 (1951)",
  create: ({ game, random }, values) => playing(game, numberOf(values, "order"), random.below(TWO_TO_32)),
};

function playing({ size }: MatrixGame, order: number, salt: number): Strategy {
  const length = deBruijnLength(size, order);
  let rounds = 0;
  const sequence = (): DeBruijnSequence =>
    new DeBruijnSequence(size, length, salt + Math.floor(rounds / length));
  let present = sequence();
  return {
    choose: () => present.next,
    expected: () => undefined,
    observe() {
      rounds++;
      if (rounds % length === 0) present = sequence();
      else present.step();
    },
  };
}

/** size^order, or the largest power of size within the limit. */
export function deBruijnLength(size: number, order: number): number {
  let length = size;
  for (let power = 1; power < order && length * size <= LENGTH_MAX; power++) length *= size;
  return length;
}

/** A uniformly random cycle of size^n moves that contains each run of n moves once: an Eulerian circuit over runs of n
 * - 1 moves, whose last exits follow a random spanning tree towards the start. */
export class DeBruijnSequence {
  readonly #size: number;
  readonly #salt: number;
  readonly #followed: Uint8Array;
  /** The moves out of each run in the order they're taken, drawn at its first visit; at [run * size]. */
  readonly #exits: Uint8Array;
  readonly #lastMoves: Uint8Array;
  readonly #first: number;
  #run: number;

  constructor(size: number, length: number, salt: number) {
    const runs = length / size;
    const below = saltedDraws(salt);
    this.#size = size;
    this.#salt = salt;
    this.#first = below(runs);
    this.#run = this.#first;
    this.#followed = new Uint8Array(runs);
    this.#exits = new Uint8Array(length);
    this.#lastMoves = randomTree({ size, runs, root: this.#first, below });
    this.#enter();
  }

  get next(): Move {
    return this.#exits[this.#run * this.#size + (this.#followed[this.#run] as number)] as Move;
  }

  step(): void {
    const move = this.next;
    this.#followed[this.#run] = (this.#followed[this.#run] as number) + 1;
    this.#run = (this.#run * this.#size + move) % this.#followed.length;
    if (this.#followed[this.#run] === 0) this.#enter();
  }

  /** Draws the order of this run's exits. The tree's exit comes last, except in the first run. */
  #enter(): void {
    const exits = this.#exits;
    const start = this.#run * this.#size;
    const last = this.#lastMoves[this.#run] as Move;
    const isFirst = this.#run === this.#first;
    const end = start + this.#size - (isFirst ? 0 : 1);
    for (let at = start; at < end; at++)
      exits[at] = isFirst || at - start < last ? at - start : at - start + 1;
    if (!isFirst) exits[end] = last;
    const below = saltedDraws(this.#salt ^ Math.imul(this.#run + 1, 0x9e3779b1));
    for (let at = start; at < end; at++) {
      const drawn = at + below(end - at);
      const move = exits[drawn] as Move;
      exits[drawn] = exits[at] as Move;
      exits[at] = move;
    }
  }
}

interface Grown {
  readonly size: number;
  readonly runs: number;
  readonly root: number;
  readonly below: (bound: number) => number;
}

/** Steps to `root` in a uniform spanning tree, by loop-erased walks (Wilson 1996). */
function randomTree({ size, runs, root, below }: Grown): Uint8Array {
  const moves = new Uint8Array(runs);
  const joined = new Uint8Array(runs);
  const after = (run: number): number => (run * size + (moves[run] as number)) % runs;
  joined[root] = 1;
  for (let start = 0; start < runs; start++) {
    for (let run = start; joined[run] === 0; run = after(run)) moves[run] = below(size);
    for (let run = start; joined[run] === 0; run = after(run)) joined[run] = 1;
  }
  return moves;
}
