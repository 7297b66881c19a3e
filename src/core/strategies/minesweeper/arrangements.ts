// Counts consistent mine arrangements by a transfer-matrix sum over boxes. States with equal open remainders and mines
// are merged, so the cost grows with the frontier's width.

import type { Board } from "../../games/minesweeper/index.ts";
import { SMALL_BINOMIALS } from "./binomial.ts";
import { BoxOrder } from "./box-order.ts";
import { Frontier } from "./frontier.ts";
import { Layers } from "./layers.ts";

/** A reusable workspace for boards of one size. */
export class Arrangements {
  readonly frontier: Frontier;
  readonly order: BoxOrder;
  /** Component c has waysOf[c][m - leastOf[c]] arrangements with exactly m mines. */
  readonly leastOf: Int32Array;
  readonly waysOf: Float64Array[] = [];
  readonly mostOf: Int32Array;
  /** For each box, after `weigh`: the weight of arrangements with a given cell free, and the weight times mines. */
  readonly free: Float64Array;
  readonly mean: Float64Array;
  readonly #layers = new Layers();
  /** For each step of the sequence: the first node of the layer before, and its first edge. */
  readonly #nodesAt: Int32Array;
  readonly #edgesAt: Int32Array;
  readonly #slots: Slots;
  readonly #left: Int8Array;
  readonly #opened: Uint8Array;
  readonly #lastNodes: Int32Array;
  #minesMax = 0;
  // The current box's constraints: position in the key, initial value, undecided cells afterwards.
  readonly #word = new Int32Array(8);
  readonly #shift = new Int32Array(8);
  readonly #initial = new Int32Array(8);
  readonly #undecided = new Int32Array(8);

  constructor(board: Board) {
    const { cells } = board;
    this.frontier = new Frontier(board);
    this.order = new BoxOrder(this.frontier);
    this.leastOf = new Int32Array(cells);
    this.mostOf = new Int32Array(cells);
    this.free = new Float64Array(cells);
    this.mean = new Float64Array(cells);
    this.#nodesAt = new Int32Array(cells + 1);
    this.#edgesAt = new Int32Array(cells + 1);
    this.#slots = new Slots(this.frontier, this.order);
    this.#left = new Int8Array(cells);
    this.#opened = new Uint8Array(cells);
    this.#lastNodes = new Int32Array(2 * cells + 2);
  }

  /** Counts arrangements for `notes` with at most `minesMax` unmarked mines; false if the numbers contradict. */
  count(notes: Int8Array, minesMax: number): boolean {
    this.frontier.read(notes);
    if (!this.frontier.isPossible) return false;
    this.order.arrange();
    this.#minesMax = minesMax;
    this.#layers.clear();
    const { constraints, residual, width } = this.frontier;
    this.#opened.fill(0, 0, constraints);
    for (let constraint = 0; constraint < constraints; constraint++) {
      if ((residual[constraint] as number) < 0) return false;
      this.#left[constraint] = width[constraint] as number;
    }
    for (let component = 0; component < this.order.components; component++) {
      if (!this.#countComponent(component)) return false;
    }
    return true;
  }

  #countComponent(component: number): boolean {
    const begin = this.order.startOf[component] as number;
    const end = this.order.startOf[component + 1] as number;
    this.#layers.setSlots(this.#slots.give(begin, end));
    let first = this.#addRoot();
    for (let step = begin; step < end; step++) {
      const after = this.#layers.nodes;
      this.#nodesAt[step] = first;
      this.#edgesAt[step] = this.#layers.edges;
      this.#decide(this.order.sequence[step] as number, first, after);
      first = after;
    }
    this.#lastNodes[2 * component] = first;
    this.#lastNodes[2 * component + 1] = this.#layers.nodes;
    this.#edgesAt[end] = this.#layers.edges;
    return this.#keepWays(component, first);
  }

  #addRoot(): number {
    const layers = this.#layers;
    layers.startLayer(1);
    layers.keys.fill(0, layers.nodes * (layers.words + 1), (layers.nodes + 1) * (layers.words + 1));
    const root = layers.findOrAdd();
    layers.ways[root] = 1;
    return root;
  }

  /** Adds the layer after the box: one edge for each mine count, from nodes first … last - 1. */
  #decide(box: number, first: number, last: number): void {
    const size = this.frontier.boxSize[box] as number;
    const degree = this.frontier.boxDegree[box] as number;
    this.#prepare(box, size, degree);
    this.#layers.startLayer((last - first) * (size + 1));
    for (let node = first; node < last; node++) this.#branch(node, size, degree);
  }

  #prepare(box: number, size: number, degree: number): void {
    const { constraintsOf, residual } = this.frontier;
    for (let at = 0; at < degree; at++) {
      const constraint = constraintsOf[8 * box + at] as number;
      const slot = this.#slots.of[constraint] as number;
      this.#word[at] = slot >> 3;
      this.#shift[at] = (slot & 7) << 2;
      this.#initial[at] = this.#opened[constraint] === 0 ? (residual[constraint] as number) : 0;
      this.#opened[constraint] = 1;
      const left = (this.#left[constraint] as number) - size;
      this.#left[constraint] = left;
      this.#undecided[at] = left;
    }
  }

  #branch(node: number, size: number, degree: number): void {
    const { keys, words } = this.#layers;
    const key = node * (words + 1);
    let least = 0;
    let most = Math.min(size, this.#minesMax - (keys[key + words] as number));
    for (let at = 0; at < degree; at++) {
      const rest =
        (((keys[key + (this.#word[at] as number)] as number) >>> (this.#shift[at] as number)) & 15) +
        (this.#initial[at] as number);
      if (rest < most) most = rest;
      if (rest - (this.#undecided[at] as number) > least) least = rest - (this.#undecided[at] as number);
    }
    for (let mines = least; mines <= most; mines++) this.#addEdge(node, size, mines, degree);
  }

  #addEdge(node: number, size: number, mines: number, degree: number): void {
    const layers = this.#layers;
    const { keys, words } = layers;
    const own = node * (words + 1);
    const next = layers.nodes * (words + 1);
    for (let at = 0; at < words; at++) keys[next + at] = keys[own + at] as number;
    keys[next + words] = (keys[own + words] as number) + mines;
    for (let at = 0; at < degree; at++) {
      const word = next + (this.#word[at] as number);
      keys[word] =
        (keys[word] as number) + (((this.#initial[at] as number) - mines) << (this.#shift[at] as number));
    }
    const to = layers.findOrAdd();
    layers.ways[to] =
      (layers.ways[to] as number) +
      (layers.ways[node] as number) * (SMALL_BINOMIALS[9 * size + mines] as number);
    layers.from[layers.edges] = node;
    layers.to[layers.edges] = to;
    layers.mines[layers.edges++] = mines;
  }

  /** Once all boxes are decided no number is open, so final nodes differ only in their mines. */
  #keepWays(component: number, first: number): boolean {
    const { nodes, words, keys, ways } = this.#layers;
    if (first === nodes) return false;
    let least = Number.MAX_SAFE_INTEGER;
    let most = 0;
    for (let node = first; node < nodes; node++) {
      const mines = keys[node * (words + 1) + words] as number;
      least = Math.min(least, mines);
      most = Math.max(most, mines);
    }
    const distribution = this.#roomFor(component, most - least + 1);
    for (let node = first; node < nodes; node++) {
      const at = (keys[node * (words + 1) + words] as number) - least;
      distribution[at] = ways[node] as number;
      // The backward pass uses this to find the node's weight.
      this.#layers.onward[node] = at;
    }
    this.leastOf[component] = least;
    this.mostOf[component] = most;
    return true;
  }

  #roomFor(component: number, length: number): Float64Array {
    let room = this.waysOf[component];
    if (room === undefined || room.length < length) {
      room = new Float64Array(Math.max(16, 2 * length));
      this.waysOf[component] = room;
    }
    room.fill(0);
    return room;
  }

  /** The backward pass over a component; call it once after `count`. m mines weigh weights[m - leastOf[component]].
   * Sets `free` and `mean` of its boxes, not normalised. */
  weigh(component: number, weights: Float64Array): void {
    const { onward } = this.#layers;
    for (
      let node = this.#lastNodes[2 * component] as number;
      node < (this.#lastNodes[2 * component + 1] as number);
      node++
    ) {
      onward[node] = weights[onward[node] as number] as number;
    }
    const begin = this.order.startOf[component] as number;
    const end = this.order.startOf[component + 1] as number;
    let after = this.#lastNodes[2 * component] as number;
    for (let step = end - 1; step >= begin; step--) {
      onward.fill(0, this.#nodesAt[step], after);
      this.#weighBox(step);
      after = this.#nodesAt[step] as number;
    }
  }

  #weighBox(step: number): void {
    const { ways, onward, from, to, mines } = this.#layers;
    const box = this.order.sequence[step] as number;
    const size = this.frontier.boxSize[box] as number;
    let free = 0;
    let mean = 0;
    for (
      let edge = this.#edgesAt[step] as number, end = this.#edgesAt[step + 1] as number;
      edge < end;
      edge++
    ) {
      const node = from[edge] as number;
      const count = mines[edge] as number;
      const onwards = (SMALL_BINOMIALS[9 * size + count] as number) * (onward[to[edge] as number] as number);
      onward[node] = (onward[node] as number) + onwards;
      const weight = (ways[node] as number) * onwards;
      if (count < size) free += weight;
      mean += weight * count;
    }
    this.free[box] = free;
    this.mean[box] = mean;
  }
}

// Assigns each open number a slot in the solver's keys, like register allocation, to keep the keys short.

/** A reusable workspace, refilled component by component. */
class Slots {
  readonly of: Uint8Array;
  readonly #frontier: Frontier;
  readonly #order: BoxOrder;
  /** How many boxes of each constraint are still to come. */
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
