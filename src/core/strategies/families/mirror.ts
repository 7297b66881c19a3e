// Mirror: learns how the opponent behaves and plays the same way, with the seats swapped.

import type { Move } from "../../games/index.ts";
import { Bank } from "../bank/bank.ts";
import { ContextTable } from "../bases/context-table.ts";
import type { StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

const ORDER = 2;

/** Counts of the opponent's moves after the last `order` rounds, from the mover's view. */
class MoveCounts {
  readonly #size: number;
  readonly #order: number;
  readonly #table: ContextTable;
  /** The last rounds, as the opponent and as the mirror see them: two digits per round. */
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

  /** Returns the shares of the opponent's moves in this situation; undefined if there were none. */
  shares(): Float64Array | undefined {
    const row = this.#table.find(this.#mine);
    if (row < 0) return undefined;
    const counts = Float64Array.from(this.#table.cells.subarray(row, row + this.#size));
    const sum = counts.reduce((total, count) => total + count, 0);
    return sum === 0 ? undefined : counts.map((count) => count / sum);
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

class Mirror implements Strategy {
  readonly bank: Bank;
  readonly #seat: Seat;
  #rounds = 0;
  /** The longest context comes first. */
  readonly #counts: readonly MoveCounts[];

  constructor(seat: Seat) {
    this.#seat = seat;
    this.bank = new Bank(seat);
    this.#counts = Array.from(
      { length: ORDER + 1 },
      (_, shorter) => new MoveCounts(seat.game.size, ORDER - shorter),
    );
  }

  choose(): Move {
    const known = this.#counts.slice(Math.max(0, ORDER - this.#rounds));
    for (const counts of known) {
      const shares = counts.shares();
      if (shares) return this.bank.drawOf(shares);
    }
    const { size } = this.#seat.game;
    return this.bank.drawOf(new Float64Array(size).fill(1 / size));
  }

  expected(): undefined {
    return undefined;
  }

  observe(own: Move, opponent: Move): void {
    this.bank.book(opponent);
    for (const counts of this.#counts) counts.observe(own, opponent, this.#rounds);
    this.#rounds++;
  }

  bytes(): number {
    return this.#counts.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Draws from the opponent's moves after the same two rounds, else after the same round, else from all, else uniformly.
 * Its bank for the match limits it, because anyone who knows it can beat it. */
export const mirror: StrategyFamily = {
  family: "mirror",
  parameters: [],
  plays: () => true,
  memoryRounds: () => ORDER,
  stepsPerRound: () => ORDER + 1,
  randomised: true,
  playsBy: "rule",
  source: "Gadalka's own; the simplest imitator, copy, is an agent of the studies",
  create: (seat) => new Mirror(seat),
};
