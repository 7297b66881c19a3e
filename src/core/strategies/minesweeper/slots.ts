// Assigns each open number a slot in the solver's keys (register allocation), to keep keys short.

import type { BoxOrder } from "./box-order.ts";
import type { Frontier } from "./frontier.ts";

/** A workspace, refilled component by component. */
export class Slots {
  readonly of: Uint8Array;
  readonly #frontier: Frontier;
  readonly #order: BoxOrder;
  /** Boxes of each constraint still to come. */
  readonly #left: Uint8Array;
  readonly #free: number[] = [];
  #given = 0;

  constructor(frontier: Frontier, order: BoxOrder) {
    this.#frontier = frontier;
    this.#order = order;
    this.of = new Uint8Array(frontier.board.cells);
    this.#left = new Uint8Array(frontier.board.cells);
  }

  /** Assigns slots for the sequence from `begin` to `end`. @returns the number of slots. */
  give(begin: number, end: number): number {
    this.#free.length = 0;
    this.#given = 0;
    for (let step = begin; step < end; step++) this.#forget(this.#order.sequence[step] as number);
    for (let step = begin; step < end; step++) this.#pass(this.#order.sequence[step] as number);
    return this.#given;
  }

  #forget(box: number): void {
    const { constraintsOf, boxDegree } = this.#frontier;
    for (let at = 8 * box, end = at + (boxDegree[box] as number); at < end; at++) {
      this.#left[constraintsOf[at] as number] = 0;
    }
  }

  /** Opens constraints at their first box, then closes those at their last. */
  #pass(box: number): void {
    const { constraintsOf, boxDegree, boxesAround } = this.#frontier;
    const end = 8 * box + (boxDegree[box] as number);
    for (let at = 8 * box; at < end; at++) {
      const constraint = constraintsOf[at] as number;
      if (this.#left[constraint] !== 0) continue;
      this.#left[constraint] = boxesAround[constraint] as number;
      this.of[constraint] = this.#free.pop() ?? this.#given++;
    }
    for (let at = 8 * box; at < end; at++) {
      const constraint = constraintsOf[at] as number;
      const left = (this.#left[constraint] as number) - 1;
      this.#left[constraint] = left;
      if (left === 0) this.#free.push(this.of[constraint] as number);
    }
  }
}
