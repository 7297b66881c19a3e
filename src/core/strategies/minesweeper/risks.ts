// Exact chances of mines: all ways to lay the mines that fit the numbers are equally likely.
//
// Covered cells that the same numbers touch form a box; only how many of its cells are mined matters. Boxes are decided
// one after the other, and ways that leave the same mines to be found around every number are counted together, as a
// polynomial: its entry k counts the ways with k mines so far. For example, the row `. 1 . 2 .` has three boxes, and
// after the first one two states: the 1 lacks a mine or doesn't.

import { neighboursOf } from "../../games/minesweeper/board.ts";
import { COVERED } from "../../games/minesweeper/game.ts";
import type { Position } from "./sweeper.ts";

/** In `seen`: an open cell whose number isn't used. */
export const UNUSED = -2;

/** A position as far as chances depend on it. Without `mines`, the board may have any number of them. */
type Known = Pick<Position, "board" | "seen"> & { readonly mines: number | undefined };

export interface Risks {
  /** Each covered cell's chance of a mine, exactly 0 or 1 if certain; NaN for open cells, and without `mines` for those
   * that no number touches. */
  readonly of: Float64Array;
  /** The smallest of them; 1 if there are none. */
  readonly least: number;
  /** ln of the number of ways to lay the mines. */
  readonly logWays: number;
}

interface Box {
  readonly cells: number[];
  readonly numbers: readonly number[];
}

/** After some boxes are decided. */
interface State {
  /** The mines to be found around each number. */
  readonly left: Uint8Array;
  /** The ways that lead here, by number of mines. */
  readonly ways: Float64Array;
  /** What the ways on from here weigh, by the mines before; undefined if there are none. */
  onward?: Float64Array;
}

/** So many mines in a box, in one of `choices` ways. */
interface Edge {
  readonly from: State;
  readonly to: State;
  readonly mines: number;
  readonly choices: number;
}

/** The chances of all covered cells; undefined if the numbers contradict each other. */
export function risksOf(known: Known): Risks | undefined {
  const { board, seen, mines } = known;
  const { boxes, outside } = boxesOf(known);
  const numbers = [...new Set(boxes.flatMap((box) => box.numbers))];
  if (seen.some((number, cell) => number > 0 && !numbers.includes(cell))) return undefined;
  const length = 1 + Math.min(mines ?? board.cells, board.cells - outside.length);
  const start: State = {
    left: Uint8Array.from(numbers, (number) => seen[number] as number),
    ways: new Float64Array(length).with(0, 1),
  };
  const edges = edgesOf(boxes, numbers, start);
  const end = edges.at(-1)?.[0]?.to ?? start;
  if (boxes.length > 0 && !edges.at(-1)?.length) return undefined;
  const { weights, logScale } = outsideWeights(length, outside.length, mines);
  const ways = end.ways.map((count, k) => count * (weights[k] as number));
  const total = ways.reduce((sum, way) => sum + way, 0);
  if (total === 0) return undefined;
  const of = new Float64Array(board.cells).fill(Number.NaN);
  end.onward = weights;
  for (const [at, { cells }] of [...boxes.entries()].reverse()) {
    const risk = riskOf(cells.length, edges[at] as readonly Edge[]);
    for (const cell of cells) of[cell] = risk;
  }
  if (mines !== undefined) {
    const mined = ways.reduce((sum, way, k) => sum + way * (mines - k), 0);
    const free = ways.reduce((sum, way, k) => sum + way * (outside.length - mines + k), 0);
    for (const cell of outside) of[cell] = mined / (mined + free);
  }
  const least = of.reduce((least, risk) => (risk < least ? risk : least), 1);
  return { of, least, logWays: Math.log(total) + logScale };
}

function boxesOf({ board, seen }: Known) {
  const outside: number[] = [];
  const boxes = new Map<string, Box>();
  for (let cell = 0; cell < board.cells; cell++) {
    if (seen[cell] !== COVERED) continue;
    const numbers = neighboursOf(board, cell).filter((other) => (seen[other] as number) >= 0);
    const key = numbers.join();
    const box = boxes.get(key) ?? { cells: numbers.length > 0 ? [] : outside, numbers };
    box.cells.push(cell);
    boxes.set(key, box);
  }
  boxes.delete("");
  return { boxes: ordered([...boxes.values()]), outside };
}

/** Boxes that share numbers come soon after each other, so that few numbers lack mines at a time. */
function ordered(boxes: readonly Box[]): readonly Box[] {
  const touching = new Map<number, Box[]>();
  for (const box of boxes)
    for (const number of box.numbers) touching.set(number, [...(touching.get(number) ?? []), box]);
  const found = new Set<Box>();
  for (const first of boxes) {
    if (found.has(first)) continue;
    for (const { numbers } of found.add(first))
      for (const number of numbers) for (const box of touching.get(number) ?? []) found.add(box);
  }
  return [...found];
}

/** By box, all edges from the states before it, `start` before the first. */
function edgesOf(
  boxes: readonly Box[],
  numbers: readonly number[],
  start: State,
): readonly (readonly Edge[])[] {
  const last = numbers.map((number) => boxes.findLastIndex((box) => box.numbers.includes(number)));
  let states: readonly State[] = [start];
  return boxes.map(({ cells, numbers: touched }, at) => {
    const around = touched.map((number) => numbers.indexOf(number));
    const next = new Map<string, State>();
    const edges: Edge[] = [];
    for (const from of states) {
      for (const [mines, choices] of (CHOICES[cells.length] as readonly number[]).entries()) {
        const left = from.left.slice();
        for (const number of around) left[number] = (left[number] as number) - mines;
        if (around.some((number) => (left[number] as number) > (last[number] === at ? 0 : 8))) continue;
        const key = String.fromCharCode(...left);
        const to = next.get(key) ?? { left, ways: new Float64Array(start.ways.length) };
        next.set(key, to);
        edges.push({ from, to, mines, choices });
        for (let k = mines; k < to.ways.length; k++)
          to.ways[k] = (to.ways[k] as number) + choices * (from.ways[k - mines] as number);
      }
    }
    states = [...next.values()];
    return edges;
  });
}

/** The chance of a mine in each of the cells of a box, given its edges; weighs the ways on from the states before it. */
function riskOf(cells: number, edges: readonly Edge[]): number {
  let [mined, free] = [0, 0];
  for (const { from, to, mines, choices } of edges) {
    if (!to.onward) continue;
    from.onward ??= new Float64Array(to.onward.length);
    let weight = 0;
    for (let k = 0; k + mines < to.onward.length; k++) {
      const onward = choices * (to.onward[k + mines] as number);
      from.onward[k] = (from.onward[k] as number) + onward;
      weight += (from.ways[k] as number) * onward;
    }
    mined += weight * mines;
    free += weight * (cells - mines);
  }
  return mined / (mined + free);
}

/** A possible way never weighs nothing, however unlikely it is. */
const LEAST_WEIGHT = 1e-200;

/** By number of mines in all boxes, the ways to lay the rest outside, scaled so that the most are 1. */
function outsideWeights(length: number, outside: number, mines: number | undefined) {
  if (mines === undefined) return { weights: new Float64Array(length).fill(1), logScale: 0 };
  const logs = Float64Array.from({ length }, (_, k) => logBinomial(outside, mines - k));
  const logScale = Math.max(...logs);
  const weight = (log: number) => (log > -Infinity ? Math.max(LEAST_WEIGHT, Math.exp(log - logScale)) : 0);
  return { weights: logs.map(weight), logScale };
}

/** ln 0!, ln 1!, … as far as needed. */
const logFactorials = [0];

/** ln C(n, k); -Infinity if it's 0. */
export function logBinomial(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity;
  for (let i = logFactorials.length; i <= n; i++)
    logFactorials.push((logFactorials[i - 1] as number) + Math.log(i));
  const [all = 0, some = 0, others = 0] = [n, k, n - k].map((i) => logFactorials[i]);
  return all - some - others;
}

/** C(n, k) by n and k, up to the eight cells around a number. */
const CHOICES = Array.from({ length: 9 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, k) => Math.round(Math.exp(logBinomial(n, k)))),
);
