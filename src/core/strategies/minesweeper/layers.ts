// Storage for the solver's layered graph of states.

const FIRST_NODES = 4096;
/** One open number's remainder is 0 to 8, so it takes four bits of a word. */
const SLOTS_A_WORD = 8;

/** A node is a key (open remainders, mines used), the ways to it and the weight after it; unique within a layer. */
export class Layers {
  words = 1;
  nodes = 0;
  edges = 0;
  keys = new Int32Array(FIRST_NODES * 3);
  ways = new Float64Array(FIRST_NODES);
  onward = new Float64Array(FIRST_NODES);
  from = new Int32Array(FIRST_NODES * 2);
  to = new Int32Array(FIRST_NODES * 2);
  mines = new Uint8Array(FIRST_NODES * 2);
  #table = new Int32Array(1024);
  #mask = 1023;

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
  }

  /** Sets the number of open numbers in keys to `slots`; call this before a component's first node. */
  setSlots(slots: number): void {
    this.words = Math.max(1, Math.ceil(slots / SLOTS_A_WORD));
  }

  /** Reserves a layer of at most `nodes` nodes and as many edges. */
  startLayer(nodes: number): void {
    this.#makeRoom(this.nodes + nodes, this.edges + nodes);
    let size = 64;
    while (size < 2 * nodes) size *= 2;
    if (size > this.#table.length) this.#table = new Int32Array(size);
    this.#mask = size - 1;
    this.#table.fill(-1, 0, size);
  }

  /** Returns the node for the key written after the last node; a new one has 0 ways. */
  findOrAdd(): number {
    const stride = this.words + 1;
    const written = this.nodes * stride;
    let hash = 0;
    for (let at = written; at < written + stride; at++)
      hash = Math.imul(hash ^ (this.keys[at] as number), 0x9e3779b1) ^ (hash >>> 15);
    hash ^= hash >>> 16;
    for (let at = hash & this.#mask; ; at = (at + 1) & this.#mask) {
      const node = this.#table[at] as number;
      if (node < 0) return this.#add(at);
      if (this.#isEqual(node * stride, written, stride)) return node;
    }
  }

  #add(at: number): number {
    this.#table[at] = this.nodes;
    this.ways[this.nodes] = 0;
    return this.nodes++;
  }

  #isEqual(a: number, b: number, length: number): boolean {
    for (let at = 0; at < length; at++) if (this.keys[a + at] !== this.keys[b + at]) return false;
    return true;
  }

  #makeRoom(nodes: number, edges: number): void {
    const keys = (nodes + 1) * (this.words + 1);
    if (keys > this.keys.length) this.keys = grown(this.keys, 2 * keys);
    if (nodes >= this.ways.length) {
      this.ways = grown(this.ways, nodes * 2);
      this.onward = grown(this.onward, nodes * 2);
    }
    if (edges > this.from.length) {
      this.from = grown(this.from, edges * 2);
      this.to = grown(this.to, edges * 2);
      this.mines = grown(this.mines, edges * 2);
    }
  }
}

function grown<Values extends Int32Array | Float64Array | Uint8Array>(
  values: Values,
  length: number,
): Values {
  const longer = new (values.constructor as new (length: number) => Values)(length);
  longer.set(values as never);
  return longer;
}
