// LZ78 dictionary as a tree: each phrase is a known phrase plus one symbol.

/** Upper bound on symbols: both sides' moves in the largest game. */
const SYMBOLS = 1 << 14;

const FIRST_PLACES = 1 << 6;

/** Phrases by number; the empty one is 0. At most 2^14 are added, and none beyond `most`. */
export class Phrases {
  longest = 0;
  readonly #most: number;
  #count = 0;
  /** An open-addressing hash of edges, at most half full: parent * SYMBOLS + symbol, and the phrase that it leads to,
   * or 0 in a free slot. */
  #edges = new Int32Array(FIRST_PLACES);
  #targets = new Int32Array(FIRST_PLACES);
  #node = 0;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Memory taken. */
  get bytes(): number {
    return 2 * this.#edges.byteLength;
  }

  /** One step of Ziv and Lempel's incremental parsing: a phrase ends when it's new. */
  parse(symbol: number): void {
    const edge = this.#node * SYMBOLS + symbol;
    this.#node = this.#targets[this.#placeOf(edge)] as number;
    this.#length++;
    if (this.#node > 0) return;
    this.#make(edge);
    this.longest = Math.max(this.longest, this.#length);
    this.#length = 0;
  }

  /** Writes the phrases that are prefixes of the first `count` symbols to `path`, from the empty one to the longest,
   * and adds missing ones. @returns how many. */
  path(symbols: ArrayLike<number>, count: number, path: Int32Array): number {
    let node = 0;
    let steps = 0;
    path[steps++] = node;
    for (let index = 0; index < count; index++) {
      const edge = node * SYMBOLS + (symbols[index] as number);
      node = (this.#targets[this.#placeOf(edge)] as number) || this.#make(edge);
      if (node === 0) break;
      path[steps++] = node;
    }
    return steps;
  }

  /** @returns the new phrase; 0 if there's no room. */
  #make(edge: number): number {
    if (this.#count >= this.#most) return 0;
    if (2 * (this.#count + 1) > this.#edges.length) this.#grow();
    this.#count++;
    this.#put(edge, this.#count);
    return this.#count;
  }

  #grow(): void {
    const edges = this.#edges;
    const targets = this.#targets;
    this.#edges = new Int32Array(2 * edges.length);
    this.#targets = new Int32Array(2 * edges.length);
    for (let place = 0; place < edges.length; place++)
      if (targets[place] !== 0) this.#put(edges[place] as number, targets[place] as number);
  }

  #put(edge: number, target: number): void {
    const place = this.#placeOf(edge);
    this.#edges[place] = edge;
    this.#targets[place] = target;
  }

  /** Returns the edge's slot, or a free one for it. */
  #placeOf(edge: number): number {
    const mask = this.#edges.length - 1;
    const mixed = Math.imul(edge, 0x9e3779b1);
    let place = (mixed ^ (mixed >>> 15)) & mask;
    while (this.#targets[place] !== 0 && this.#edges[place] !== edge) place = (place + 1) & mask;
    return place;
  }
}
