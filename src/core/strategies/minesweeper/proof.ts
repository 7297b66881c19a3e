// Finds a small set of numbers that proves a cell safe or a mine, for explanations.

import { type Board, neighboursOf } from "../../games/minesweeper/index.ts";
import { COVERED, MINE, type Position, SILENT } from "./position.ts";
import { Risks } from "./risks.ts";
import type { Reason } from "./sweeper.ts";

type Forced = Extract<Reason, { readonly kind: "forced" }>;

/** Returns a minimal proof for a certain cell: without any one of its numbers it fails. */
export function proofOf(position: Position, cell: number, verdict: Forced["verdict"]): Forced {
  const absurdity = new Absurdity(position, cell, verdict);
  const near = numbersByDistance(position.board, position.seen, cell);
  const total = !absurdity.follows(near, false);
  const enough = total ? near : shortestStart(near, (numbers) => absurdity.follows(numbers, false));
  return {
    kind: "forced",
    verdict,
    numbers: withoutSpare(enough, (numbers) => absurdity.follows(numbers, total)),
    total,
  };
}

/** Proof by contradiction: the negation is impossible given some of the numbers. */
class Absurdity {
  readonly #position: Position;
  readonly #risks: Risks;
  readonly #opposite: Int8Array;
  readonly #trial: Int8Array;

  constructor(position: Position, cell: number, verdict: Forced["verdict"]) {
    this.#position = position;
    this.#risks = new Risks(position.board);
    this.#opposite = position.seen.map((seen) => (seen === COVERED ? COVERED : SILENT));
    this.#opposite[cell] = verdict === "safe" ? MINE : SILENT;
    this.#trial = new Int8Array(position.seen.length);
  }

  follows(numbers: readonly number[], total: boolean): boolean {
    const { seen, mines } = this.#position;
    this.#trial.set(this.#opposite);
    for (const number of numbers) this.#trial[number] = seen[number] ?? SILENT;
    return total
      ? this.#risks.assessWays(this.#trial, mines) === 0
      : !this.#risks.arrangements.count(this.#trial, seen.length);
  }
}

/** Lists open numbers with covered neighbours, breadth-first from the cell over shared covered cells. */
function numbersByDistance(board: Board, seen: Int8Array, cell: number): readonly number[] {
  const found = new Set<number>();
  const covered = new Set([cell]);
  for (const hidden of covered) {
    for (const number of neighboursOf(board, hidden)) {
      if (seen[number] === COVERED || found.has(number)) continue;
      found.add(number);
      for (const next of neighboursOf(board, number)) if (seen[next] === COVERED) covered.add(next);
    }
  }
  // The cell's component comes first, by distance; then all others, which the total mine count ties to it.
  for (let number = 0; number < seen.length; number++) {
    if (seen[number] !== COVERED && neighboursOf(board, number).some((other) => seen[other] === COVERED))
      found.add(number);
  }
  return [...found];
}

/** The shortest sufficient prefix of `items`; sufficiency is monotonic. */
function shortestStart(
  items: readonly number[],
  isEnough: (some: readonly number[]) => boolean,
): readonly number[] {
  let least = 0;
  let most = items.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isEnough(items.slice(0, middle))) most = middle;
    else least = middle + 1;
  }
  return items.slice(0, most);
}

/** Drops unneeded items one by one, the farthest first. */
function withoutSpare(
  items: readonly number[],
  isEnough: (some: readonly number[]) => boolean,
): readonly number[] {
  let kept = items;
  for (const item of items.toReversed()) {
    const without = kept.filter((other) => other !== item);
    if (isEnough(without)) kept = without;
  }
  return kept;
}
