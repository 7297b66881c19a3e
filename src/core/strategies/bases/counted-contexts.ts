// Counts of the opponent's next move after each recent context; the base of most predictors.

import type { Move } from "../../games/index.ts";
import { ContextTable } from "./context-table.ts";

/** A context: the opponent's last moves, the own ones, or both interleaved, the opponent's last. */
export interface Stretch {
  readonly of: "opponent" | "own" | "both";
  readonly length: number;
}

/** Contexts with more forms than this would lose precision in a double. */
const FORMS_MAX = 2 ** 39;

/** All contexts up to `depth` rounds: the empty one, then the opponent's, the own, both sides'. */
export function stretchesUpTo(depth: number): Stretch[] {
  const lengths = Array.from({ length: depth }, (_, index) => index + 1);
  return [
    { of: "opponent", length: 0 },
    ...lengths.map((length): Stretch => ({ of: "opponent", length })),
    ...lengths.map((length): Stretch => ({ of: "own", length })),
    ...lengths.map((length): Stretch => ({ of: "both", length: 2 * length })),
  ];
}

/** The contexts of both sides' last 0 … `numbers` numbers, each extending the previous one. */
export function nestedStretches(numbers: number): Stretch[] {
  return Array.from({ length: numbers + 1 }, (_, length): Stretch => ({ of: "both", length }));
}

interface Counted extends Stretch {
  readonly forms: number;
  readonly table: ContextTable;
  key: number;
}

/** Counts of the opponent's next move per context; a context's counts decay each time it recurs. */
export class CountedContexts {
  readonly #size: number;
  readonly #decay: number;
  readonly #counted: readonly Counted[];

  /** Contexts with too many forms for a game of `size` moves are dropped. */
  constructor(size: number, stretches: readonly Stretch[], decay: number) {
    this.#size = size;
    this.#decay = decay;
    this.#counted = stretches
      .map((stretch) => ({ ...stretch, forms: size ** stretch.length }))
      .filter(({ forms }) => forms <= FORMS_MAX)
      .map((stretch) => ({ ...stretch, table: new ContextTable(size, stretch.forms), key: 0 }));
  }

  get length(): number {
    return this.#counted.length;
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#counted.reduce((sum, { table }) => sum + table.bytes, 0);
  }

  numbersOf(index: number): number {
    return (this.#counted[index] as Counted).length;
  }

  /** Writes the counts of context `index` in its present form into `counts`. @returns their sum. */
  read(index: number, counts: Float64Array): number {
    const { table, key } = this.#counted[index] as Counted;
    const row = table.find(key);
    counts.fill(0);
    if (row < 0) return 0;
    let sum = 0;
    for (let move = 0; move < this.#size; move++) {
      const count = table.cells[row + move] as number;
      counts[move] = count;
      sum += count;
    }
    return sum;
  }

  observe(own: Move, opponent: Move): void {
    for (const counted of this.#counted) {
      this.#count(counted, opponent);
      counted.key = nextKey(counted, this.#size, own, opponent);
    }
  }

  #count({ table, key }: Counted, opponent: Move): void {
    const row = table.claim(key);
    const { cells } = table;
    for (let cell = row; cell < row + this.#size; cell++) cells[cell] = (cells[cell] as number) * this.#decay;
    cells[row + opponent] = (cells[row + opponent] as number) + 1;
  }
}

function nextKey({ of, forms, key }: Counted, size: number, own: Move, opponent: Move): number {
  if (of === "opponent") return (key * size + opponent) % forms;
  if (of === "own") return (key * size + own) % forms;
  return (key * size * size + own * size + opponent) % forms;
}
