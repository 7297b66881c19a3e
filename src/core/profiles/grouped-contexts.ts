// Contexts grouped by block and following move, because only rounds with the same move are compared.

import type { Move, Rounds } from "../games/index.ts";
import { ContextPlanes } from "./context-planes.ts";

interface Group {
  /** Contexts with all moves known: `stride` words each. */
  readonly full: Int32Array;
  readonly partial: readonly PartialContext[];
}

/** A context near the start of a history, of which only the newest moves are known. */
export interface PartialContext {
  readonly words: Int32Array;
  /** How many of the newest moves are known; fewer than the context has. */
  readonly known: number;
}

/** Consecutive rounds that are compared and permuted as a unit. */
export interface Block {
  readonly rounds: number;
  /** For each m, the rounds with m known context moves: what pairing each round with itself contributes. */
  readonly selves: Float64Array;
  /** Groups by move; moves that never occurred are absent. */
  readonly groups: ReadonlyMap<Move, Group>;
}

/** The encoding of contexts; two histories can be compared only in the same form. */
export interface ContextForm {
  readonly size: number;
  /** n, 1 … 64: the number of moves in a context, back from the person's last move, alternating sides. */
  readonly context: number;
}

/** Splits the rounds into `count` blocks of nearly equal length; contexts still reach back across blocks. */
export function blocksOf({ size, context }: ContextForm, rounds: Rounds, count: number): readonly Block[] {
  const planes = new ContextPlanes(size, context);
  rounds.person.forEach((move, round) => {
    planes.push(rounds.bot[round] as Move, move);
  });
  planes.catchUp();
  const edge = (block: number): number => Math.floor((block * planes.rounds) / count);
  return Array.from({ length: count }, (_, block) => blockOf(planes, context, edge(block), edge(block + 1)));
}

function blockOf(planes: ContextPlanes, context: number, from: number, to: number): Block {
  const members = new Map<Move, number[]>();
  const selves = new Float64Array(context + 1);
  for (let round = from; round < to; round++) {
    const known = Math.min(context, 2 * round);
    selves[known] = (selves[known] as number) + 1;
    const move = planes.moves[round] as Move;
    const alike = members.get(move) ?? [];
    members.set(move, alike);
    alike.push(round);
  }
  return {
    rounds: to - from,
    selves,
    groups: new Map([...members].map(([move, all]) => [move, groupOf(planes, context, all)])),
  };
}

function groupOf(planes: ContextPlanes, context: number, members: readonly number[]): Group {
  const stride = planes.present.length;
  const wordsOf = (round: number): Int32Array =>
    planes.contexts.subarray(round * stride, (round + 1) * stride);
  const isFull = (round: number): boolean => 2 * round >= context;
  const full = members.filter(isFull);
  const words = new Int32Array(full.length * stride);
  full.forEach((round, index) => {
    words.set(wordsOf(round), index * stride);
  });
  const partial = members.filter((round) => !isFull(round));
  return { full: words, partial: partial.map((round) => ({ words: wordsOf(round), known: 2 * round })) };
}
