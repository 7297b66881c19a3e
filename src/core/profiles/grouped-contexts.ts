// The contexts of a history in blocks of consecutive rounds, and in each block by the move that
// followed: only rounds of the same move are ever compared.

import type { Move, Rounds } from "../games/index.ts";
import { ContextPlanes } from "../strategies/index.ts";

/** Consecutive rounds that follow the same move, one context after the other. */
interface Group {
  /** Contexts whose places are all known: `stride` words each. */
  readonly full: Int32Array;
  /** The first rounds of a history, whose contexts reach back before it. */
  readonly partial: readonly PartialContext[];
}

/** A context of which only the newest places are known. */
export interface PartialContext {
  readonly words: Int32Array;
  /** How many of the newest places are known; fewer than the context has. */
  readonly known: number;
}

/** Consecutive rounds, compared and permuted as one. */
export interface Block {
  readonly rounds: number;
  /** By m, its rounds with m known places: what pairing each with itself adds to the counts. */
  readonly selves: Float64Array;
  /** By move; moves that never came are left out. */
  readonly groups: ReadonlyMap<Move, Group>;
}

/** How contexts are written; two histories can be compared only in the same form. */
export interface ContextForm {
  /** Moves of the game. */
  readonly size: number;
  /** n, 1 … 64: numbers of the context, back from the person's last move, both sides in turn. */
  readonly context: number;
}

/** The rounds in `count` blocks of nearly the same length, oldest first. No context reaches back
 * before the history. */
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
