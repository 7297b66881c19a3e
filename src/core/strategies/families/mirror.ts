// Mirror: learns the opponent's behaviour and plays it itself, with the seats swapped.

import type { Move } from "../../games/index.ts";
import type { RandomSource } from "../../random/index.ts";
import { ContextTable } from "../bases/context-table.ts";
import { History, readHistory, writeHistory } from "../bases/history.ts";
import type { StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

const ORDER = 2;

/** Counts of the opponent's moves after the last `order` rounds, from the mover's view. */
class Manners {
  readonly #size: number;
  readonly #order: number;
  readonly #table: ContextTable;
  /** The last rounds from the opponent's view and from the mirror's: two digits a round. */
  #theirs = 0;
  #mine = 0;

  constructor(size: number, order: number) {
    this.#size = size;
    this.#order = order;
    this.#table = new ContextTable(size, size ** (2 * order));
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#table.bytes;
  }

  /** A draw in proportion to the opponent's moves in this situation; undefined without any. */
  draw(random: RandomSource): Move | undefined {
    const row = this.#table.find(this.#mine);
    const counts = row < 0 ? [] : [...this.#table.cells.subarray(row, row + this.#size)];
    const sum = counts.reduce((total, count) => total + count, 0);
    if (sum === 0) return undefined;
    let left = random.below(sum);
    return counts.findIndex((count) => {
      left -= count;
      return left < 0;
    });
  }

  /** `round` counts from 0: the first `order` rounds have no situation yet. */
  observe(own: Move, opponent: Move, round: number): void {
    if (round >= this.#order) {
      const row = this.#table.claim(this.#theirs);
      this.#table.cells[row + opponent] = (this.#table.cells[row + opponent] as number) + 1;
    }
    this.#theirs = this.#next(this.#theirs, opponent, own);
    this.#mine = this.#next(this.#mine, own, opponent);
  }

  #next(code: number, mover: Move, other: Move): number {
    return ((code * this.#size + mover) * this.#size + other) % this.#size ** (2 * this.#order);
  }
}

/** Its state is a function of the rounds, so the rounds are its snapshot. */
class Mirror implements Strategy {
  readonly #seat: Seat;
  readonly #history = new History();
  /** Longest context first. */
  readonly #manners: readonly Manners[];

  constructor(seat: Seat) {
    this.#seat = seat;
    this.#manners = Array.from(
      { length: ORDER + 1 },
      (_, shorter) => new Manners(seat.game.size, ORDER - shorter),
    );
  }

  choose(): Move {
    const { game, random } = this.#seat;
    for (const manners of this.#manners.slice(Math.max(0, ORDER - this.#history.length))) {
      const move = manners.draw(random);
      if (move !== undefined) return move;
    }
    return random.below(game.size);
  }

  expected(): undefined {
    return undefined;
  }

  observe(own: Move, opponent: Move): void {
    for (const manners of this.#manners) manners.observe(own, opponent, this.#history.length);
    this.#history.push(own, opponent);
  }

  bytes(): number {
    return this.#manners.reduce((sum, { bytes }) => sum + bytes, this.#history.bytes);
  }

  snapshot(): Uint8Array {
    return writeHistory(this.#seat.game.size, { rounds: this.#history.rounds, expected: undefined });
  }

  /** Restores a snapshot; call before any round. @throws SnapshotProblem */
  load(snapshot: Uint8Array): this {
    const { rounds } = readHistory(this.#seat.game.size, snapshot);
    rounds.bot.forEach((own, round) => {
      this.observe(own, rounds.person[round] as Move);
    });
    return this;
  }
}

/** Draws from the opponent's moves after the same two rounds, else one, else all; else uniform. */
export const mirror: StrategyFamily = {
  family: "mirror",
  parameters: [],
  plays: () => true,
  memoryRounds: () => ORDER,
  stepsPerRound: () => ORDER + 1,
  randomised: true,
  byRule: true,
  source: "Gadalka's own; the simplest imitator, copy, is an agent of the studies",
  create: (seat) => new Mirror(seat),
  restore: (seat, _values, snapshot) => new Mirror(seat).load(snapshot),
};
