// Endgame search: with few arrangements left, finds the cell that wins in the largest number of them.

import { MINED, type Ways } from "./ways.ts";

const VALUES = 9;

/** Returns the best cell and the number of arrangements in which it wins; undefined if the search was aborted. */
export function searchEnd(
  ways: Ways,
  budget: number,
): { readonly cell: number; readonly wins: number } | undefined {
  return new Search(ways, budget).best();
}

class Search {
  readonly #ways: Ways;
  readonly #known = new Map<string, number>();
  #budget: number;

  constructor(ways: Ways, budget: number) {
    this.#ways = ways;
    this.#budget = budget;
  }

  best(): { readonly cell: number; readonly wins: number } | undefined {
    const all = Array.from({ length: this.#ways.count }, (_, way) => way);
    let best = { cell: -1, wins: -1 };
    for (const { at, free } of this.#candidates(all)) {
      if (free <= best.wins) break;
      const wins = this.#winsBy(all, at, best.wins, free);
      if (wins > best.wins) best = { cell: this.#ways.cells[at] as number, wins };
    }
    return this.#budget < 0 ? undefined : best;
  }

  #wins(left: readonly number[]): number {
    if (left.length <= 1) return left.length;
    const key = String.fromCharCode(...left);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (--this.#budget < 0) return 0;
    let best = 0;
    for (const { at, free } of this.#candidates(left)) {
      if (free <= best) break;
      best = Math.max(best, this.#winsBy(left, at, best, free));
    }
    this.#known.set(key, best);
    return best;
  }

  /** Counts the wins after opening cell `at`; returns any value <= `enough` if it can't exceed that (pruning). */
  #winsBy(left: readonly number[], at: number, enough: number, free: number): number {
    const groups: number[][] = Array.from({ length: VALUES }, () => []);
    const { shown, cells } = this.#ways;
    for (const way of left) {
      const value = shown[way * cells.length + at] as number;
      if (value !== MINED) groups[value]?.push(way);
    }
    let wins = 0;
    let open = free;
    for (const group of groups) {
      if (group.length === 0) continue;
      open -= group.length;
      wins += this.#wins(group);
      if (wins + open <= enough) return wins;
    }
    return wins;
  }

  /** Lists the informative cells, safest first; only one if it's always safe. */
  #candidates(left: readonly number[]): readonly { readonly at: number; readonly free: number }[] {
    const { shown, cells } = this.#ways;
    const found: { at: number; free: number; values: number }[] = [];
    for (let at = 0; at < cells.length; at++) {
      let free = 0;
      let values = 0;
      for (const way of left) {
        const value = shown[way * cells.length + at] as number;
        if (value === MINED) continue;
        free++;
        values |= 1 << value;
      }
      const isInformative = free < left.length || (values & (values - 1)) !== 0;
      if (free === left.length && isInformative) return [{ at, free }];
      if (free > 0 && isInformative) found.push({ at, free, values });
    }
    return found.sort((a, b) => b.free - a.free || bits(b.values) - bits(a.values));
  }
}

function bits(values: number): number {
  let count = 0;
  for (let left = values; left > 0; left &= left - 1) count++;
  return count;
}
