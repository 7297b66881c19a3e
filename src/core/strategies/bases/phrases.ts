// LZ78 dictionary as a tree: each phrase is a known phrase plus one symbol.

/** Upper bound of symbols: both sides' moves in the largest game. */
const SYMBOLS = 1 << 14;

/** A map of numbers takes about this for each. */
const MAP_ENTRY_BYTES = 56;

/** Phrases by number, the empty one 0; none is added beyond `most`. */
export class Phrases {
  longest = 0;
  readonly #most: number;
  readonly #nodes = new Map<number, number>();
  #node = 0;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#nodes.size * MAP_ENTRY_BYTES;
  }

  /** One step of Ziv and Lempel's incremental parsing: a phrase ends where it is new. */
  parse(symbol: number): void {
    const next = this.#nodes.get(this.#node * SYMBOLS + symbol);
    this.#length++;
    if (next === undefined) {
      this.#make(this.#node, symbol);
      this.longest = Math.max(this.longest, this.#length);
    }
    this.#node = next ?? 0;
    if (next === undefined) this.#length = 0;
  }

  /** The known phrases that are prefixes of `symbols`, from the empty one to the longest. */
  path(symbols: readonly number[]): number[] {
    const path = [0];
    let node: number | undefined = 0;
    for (const symbol of symbols) {
      node = this.#nodes.get(node * SYMBOLS + symbol) ?? this.#make(node, symbol);
      if (node === undefined) break;
      path.push(node);
    }
    return path;
  }

  #make(node: number, symbol: number): number | undefined {
    if (this.#nodes.size >= this.#most) return undefined;
    this.#nodes.set(node * SYMBOLS + symbol, this.#nodes.size + 1);
    return this.#nodes.size;
  }
}
