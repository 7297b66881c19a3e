// The exact strategy: safe cells; with few ways left, the cell that wins in most of them; else the best guess.

import { neighboursOf } from "../../games/minesweeper/board.ts";
import { COVERED } from "../../games/minesweeper/game.ts";
import { proofOf } from "./proof.ts";
import { type Risks, risksOf, UNUSED } from "./risks.ts";
import type { Choice, Position, Reason, Sweeper } from "./sweeper.ts";

/** A guess has at least this share of the safety of the safest cell. */
const NEARLY = 0.93;
const CANDIDATES = 8;
/** How many of them may be cells that no number touches: they differ only in their neighbours. */
const OUTSIDE = 4;
/** What a certain next move is worth; an uncertain one is worth its safety. */
const CERTAIN = 1.05;
/** The end is searched with at most this many ways to lay the mines, and with so many tries to open a cell. */
const LAST_WAYS = 30;
const TRIES = 200;

export class ExactSweeper implements Sweeper {
  choose(position: Position): Choice {
    const risks = assess(position);
    if (risks.least === 1) throw new RangeError("nothing is covered that may be safe");
    const safe = safeCells(risks);
    const [cell = inEnd(withoutMines(position, risks), risks) ?? guess(position, risks)] = safe;
    return { cell, safe };
  }

  /** Safe cells; none if a guess is needed. @throws RangeError for contradicting numbers. */
  certain(position: Position): readonly number[] {
    return safeCells(assess(position));
  }

  /** Each covered cell's exact chance of a mine, 0 and 1 without rounding errors; NaN for open ones. */
  risks(position: Position): Float64Array {
    return assess(position).of;
  }

  /** Why the covered cell `cell` would be opened or not. */
  explain(position: Position, cell: number): Reason {
    const { of, least } = assess(position);
    const risk = of[cell] ?? Number.NaN;
    if (isUntouched(position)) return { kind: "first", risk: position.start === "seed" ? risk : 0 };
    if (risk === 0 || risk === 1) return proofOf(position, cell, risk);
    return { kind: "risk", risk, least };
  }
}

function assess(position: Position): Risks {
  const risks = risksOf(position);
  if (!risks) throw new RangeError("the numbers contradict each other");
  return risks;
}

function safeCells({ of }: Risks): readonly number[] {
  return [...of.keys()].filter((cell) => of[cell] === 0);
}

function isUntouched({ seen }: Position): boolean {
  return seen.every((one) => one === COVERED);
}

/** The same with certain mines taken off the board, which leaves fewer boxes to decide. */
function withoutMines({ board, seen, mines, start }: Position, { of }: Risks): Position {
  const certain = new Set([...of.keys()].filter((cell) => of[cell] === 1));
  const left = (cell: number) => neighboursOf(board, cell).filter((other) => certain.has(other)).length;
  const rest = seen.map((shown, cell) =>
    certain.has(cell) ? UNUSED : shown > 0 ? shown - left(cell) : shown,
  );
  return { board, seen: rest, mines: mines - certain.size, start };
}

/** Of the nearly safest cells, the one after which the next move is safest. */
function guess(position: Position, risks: Risks): number {
  const { start, board } = position;
  if (isUntouched(position)) {
    // A corner is likeliest to open more cells; if an opening is guaranteed, two cells from it each way.
    const inner = start === "opening" ? 2 : 0;
    return Math.min(inner, board.height - 1) * board.width + Math.min(inner, board.width - 1);
  }
  const rest = withoutMines(position, risks);
  let best = { cell: -1, worth: -1 };
  for (const cell of candidates(position, risks)) {
    if ((1 - (risks.of[cell] as number)) * CERTAIN <= best.worth) break;
    const worth = worthOf(rest, risks, cell);
    if (worth > best.worth) best = { cell, worth };
  }
  return best.cell;
}

function candidates({ board, seen }: Position, { of, least }: Risks): readonly number[] {
  const isOutside = (cell: number) => neighboursOf(board, cell).every((other) => seen[other] === COVERED);
  // About the chance of a 0.
  const opening = (cell: number) =>
    neighboursOf(board, cell).reduce((chance, other) => chance * (1 - (of[other] as number)), 1);
  const near = [...of.keys()].filter((cell) => (of[cell] as number) <= 1 - NEARLY * (1 - least));
  const outside = near.filter(isOutside).sort((a, b) => opening(b) - opening(a));
  return [...near.filter((cell) => !isOutside(cell)), ...outside.slice(0, OUTSIDE)]
    .sort((a, b) => (of[a] as number) - (of[b] as number))
    .slice(0, CANDIDATES);
}

/** The chance that the cell and the next move are safe, with a bonus if the latter is certain. */
function worthOf(position: Position, { logWays }: Risks, cell: number): number {
  let worth = 0;
  for (const { risks } of outcomes(position, cell)) {
    // If all covered cells are mines, the game has been won.
    const isCertain = risks.least === 0 || risks.least === 1;
    worth += Math.exp(risks.logWays - logWays) * (isCertain ? CERTAIN : 1 - risks.least);
  }
  return worth;
}

interface Best {
  readonly cell: number;
  readonly wins: number;
}

/** The cell that wins in most ways with best play; undefined if that takes too long to find. */
function inEnd(position: Position, risks: Risks): number | undefined {
  if (risks.logWays > Math.log(LAST_WAYS + 0.5)) return undefined;
  const known = new Map<string, Best>();
  let tries = 0;
  const search = (position: Position, { of, least, logWays }: Risks): Best => {
    const ways = Math.exp(logWays);
    if (least === 1) return { cell: -1, wins: ways };
    const key = position.seen.join();
    let best = known.get(key);
    if (best) return best;
    best = { cell: -1, wins: 0 };
    const covered = [...of.keys()].filter((cell) => (of[cell] as number) < 1);
    covered.sort((a, b) => (of[a] as number) - (of[b] as number));
    for (const cell of least === 0 ? covered.slice(0, 1) : covered) {
      if (ways * (1 - (of[cell] as number)) <= best.wins || ++tries > TRIES) break;
      let wins = 0;
      for (const after of outcomes(position, cell)) wins += search(after.position, after.risks).wins;
      if (wins > best.wins) best = { cell, wins };
    }
    known.set(key, best);
    return best;
  };
  const { cell } = search(position, risks);
  return tries > TRIES ? undefined : cell;
}

/** By the number that the cell may show. */
function* outcomes(position: Position, cell: number) {
  for (let number = 0; number <= 8; number++) {
    const after = { ...position, seen: position.seen.with(cell, number) };
    const risks = risksOf(after);
    if (risks) yield { position: after, risks };
  }
}
