// Which numbers prove that a cell is safe, or a mine: as few as can be found, so that a person can
// follow.

import { type Board, neighboursOf } from "../../games/minesweeper/index.ts";
import { COVERED, MINE, type Position, SILENT } from "./position.ts";
import { Risks } from "./risks.ts";
import type { Reason } from "./sweeper.ts";

type Forced = Extract<Reason, { readonly kind: "forced" }>;

/** The proof for a cell that is certain; with others left out, none of its numbers can be
 * spared. */
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

/** Whether the opposite of what is to be proved is impossible by some of the numbers. */
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

/** Open numbers with covered neighbours, from those around the cell outwards over the covered cells
 * that they share. */
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
  // What hangs together with the cell comes first, by distance; the total also ties it to all
  // others.
  for (let number = 0; number < seen.length; number++) {
    if (seen[number] !== COVERED && neighboursOf(board, number).some((other) => seen[other] === COVERED))
      found.add(number);
  }
  return [...found];
}

/** The first few of `items` that are enough, where all are; more are always enough too. */
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

/** Leaves out one after the other, the farthest first, whatever is not needed. */
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
