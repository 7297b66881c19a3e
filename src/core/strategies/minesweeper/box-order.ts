// Orders boxes so that few numbers are open at a time, and splits them into connected components.

import type { Frontier } from "./frontier.ts";

/** The order of all boxes, component by component. A reusable workspace, refilled by `arrange`. */
export class BoxOrder {
  readonly #frontier: Frontier;
  readonly sequence: Int32Array;
  components = 0;
  /** Component c is the sequence from startOf[c] to startOf[c + 1]. */
  readonly startOf: Int32Array;
  #length = 0;
  readonly #placed: Uint8Array;
  readonly #left: Uint8Array;
  readonly #open: Int32Array;
  #opened = 0;
  readonly #state: Uint8Array;

  constructor(frontier: Frontier) {
    const { cells } = frontier.board;
    this.#frontier = frontier;
    this.sequence = new Int32Array(cells);
    this.startOf = new Int32Array(cells + 1);
    this.#placed = new Uint8Array(cells);
    this.#left = new Uint8Array(cells);
    this.#open = new Int32Array(cells);
    this.#state = new Uint8Array(cells);
  }

  arrange(): void {
    const { boxes, constraints, boxesAround } = this.#frontier;
    this.#length = 0;
    this.components = 0;
    this.#placed.fill(0, 0, boxes);
    this.#state.fill(0, 0, constraints);
    for (let constraint = 0; constraint < constraints; constraint++) {
      this.#left[constraint] = boxesAround[constraint] as number;
    }
    for (let constraint = 0; constraint < constraints; constraint++) {
      if (this.#state[constraint] === 0) this.#takeComponent(constraint);
    }
    this.startOf[this.components] = this.#length;
  }

  #takeComponent(first: number): void {
    this.startOf[this.components++] = this.#length;
    this.#opened = 0;
    this.#touch(first);
    while (this.#opened > 0) this.#close(this.#takeNarrowest());
  }

  /** Takes the open constraint with the fewest undecided boxes. */
  #takeNarrowest(): number {
    let best = 0;
    for (let at = 1; at < this.#opened; at++) {
      if (
        (this.#left[this.#open[at] as number] as number) < (this.#left[this.#open[best] as number] as number)
      )
        best = at;
    }
    const constraint = this.#open[best] as number;
    // A stable removal: among equals, the oldest goes first.
    this.#open.copyWithin(best, best + 1, this.#opened--);
    return constraint;
  }

  #touch(constraint: number): void {
    if (this.#state[constraint] !== 0) return;
    this.#state[constraint] = 1;
    this.#open[this.#opened++] = constraint;
  }

  #close(constraint: number): void {
    const { boxesOf, boxesAround } = this.#frontier;
    for (let at = 8 * constraint, end = at + (boxesAround[constraint] as number); at < end; at++) {
      const box = boxesOf[at] as number;
      if (this.#placed[box] === 0) this.#place(box);
    }
  }

  #place(box: number): void {
    const { constraintsOf, boxDegree } = this.#frontier;
    this.#placed[box] = 1;
    this.sequence[this.#length++] = box;
    for (let at = 8 * box, end = at + (boxDegree[box] as number); at < end; at++) {
      const constraint = constraintsOf[at] as number;
      this.#left[constraint] = (this.#left[constraint] as number) - 1;
      this.#touch(constraint);
    }
  }
}
