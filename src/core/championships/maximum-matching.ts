// Maximum matching by Edmonds' blossom algorithm (Paths, Trees, and Flowers, 1965).

/** Who has met whom. */
export interface Acquaintance {
  haveMet(a: number, b: number): boolean;
}

type Pair = readonly [number, number];

/** Changes few of `pairs`; a player who has met everyone is paired anyway. O(n^2) per repeat. */
export function maximumMatching(
  players: readonly number[],
  pairs: readonly Pair[],
  { haveMet }: Acquaintance,
): readonly Pair[] {
  const index = new Map(players.map((player, at) => [player, at]));
  const partner = new Int32Array(players.length).fill(-1);
  const join = (x: number, y: number): void => {
    partner[x] = y;
    partner[y] = x;
  };
  for (const [a, b] of pairs) if (!haveMet(a, b)) join(index.get(a) as number, index.get(b) as number);
  const adjacent = (x: number, y: number) => x !== y && !haveMet(players[x] as number, players[y] as number);
  const alone = () => [...partner.keys()].filter((at) => partner[at] === -1);
  for (const at of alone()) if (partner[at] === -1) new Search(partner, adjacent).augment(at);
  const left = alone();
  for (let at = 0; at < left.length; at += 2) join(left[at] as number, left[at + 1] as number);
  return [...partner].flatMap((y, x): readonly Pair[] =>
    x < y ? [[players[x] as number, players[y] as number]] : [],
  );
}

/** One search for an augmenting path. Vertices are numbers; -1 means none. */
class Search {
  readonly #partner: Int32Array;
  readonly #adjacent: (x: number, y: number) => boolean;
  readonly #parent: Int32Array;
  /** Base of the blossom that contains each vertex. */
  readonly #base: Int32Array;
  readonly #reached: Uint8Array;
  readonly #queue: number[] = [];

  constructor(partner: Int32Array, adjacent: (x: number, y: number) => boolean) {
    this.#partner = partner;
    this.#adjacent = adjacent;
    this.#parent = new Int32Array(partner.length).fill(-1);
    this.#base = Int32Array.from(partner.keys());
    this.#reached = new Uint8Array(partner.length);
  }

  /** Matches `root` if there's an augmenting path; other vertices on the path stay matched. */
  augment(root: number): void {
    this.#reach(root);
    for (let head = 0; head < this.#queue.length; head++) {
      const end = this.#grow(this.#queue[head] as number, root);
      if (end >= 0) {
        this.#flip(end);
        return;
      }
    }
  }

  /** Visits all neighbours of `x`; returns the end of an augmenting path if it finds one. */
  #grow(x: number, root: number): number {
    for (let y = 0; y < this.#partner.length; y++) {
      if (this.#base[x] === this.#base[y] || at(this.#partner, x) === y || !this.#adjacent(x, y)) continue;
      const next = at(this.#partner, y);
      if (y === root || (next !== -1 && at(this.#parent, next) !== -1)) this.#contract(x, y);
      else if (at(this.#parent, y) === -1) {
        this.#parent[y] = x;
        if (next === -1) return y;
        this.#reach(next);
      }
    }
    return -1;
  }

  #reach(x: number): void {
    this.#reached[x] = 1;
    this.#queue.push(x);
  }

  #contract(x: number, y: number): void {
    const base = this.#commonBase(x, y);
    const inside = new Uint8Array(this.#partner.length);
    this.#markWay(x, y, base, inside);
    this.#markWay(y, x, base, inside);
    for (let z = 0; z < inside.length; z++) {
      if (inside[at(this.#base, z)] !== 1) continue;
      this.#base[z] = base;
      if (this.#reached[z] !== 1) this.#reach(z);
    }
  }

  #markWay(from: number, towards: number, base: number, inside: Uint8Array): void {
    let x = from;
    let child = towards;
    while (at(this.#base, x) !== base) {
      const partner = at(this.#partner, x);
      inside[at(this.#base, x)] = 1;
      inside[at(this.#base, partner)] = 1;
      this.#parent[x] = child;
      child = partner;
      x = at(this.#parent, partner);
    }
  }

  #commonBase(x: number, y: number): number {
    const above = new Set<number>();
    for (let z = at(this.#base, x); ; z = at(this.#base, at(this.#parent, at(this.#partner, z)))) {
      above.add(z);
      if (at(this.#partner, z) === -1) break;
    }
    let z = at(this.#base, y);
    while (!above.has(z)) z = at(this.#base, at(this.#parent, at(this.#partner, z)));
    return z;
  }

  #flip(end: number): void {
    let x = end;
    while (x !== -1) {
      const before = at(this.#parent, x);
      const next = at(this.#partner, before);
      this.#partner[x] = before;
      this.#partner[before] = x;
      x = next;
    }
  }
}

function at(list: Int32Array, index: number): number {
  return list[index] as number;
}
