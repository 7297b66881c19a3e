// Contexts by block and following move, because only rounds of the same move are compared.

import type { Move, Rounds } from "../games/index.ts";
import { ContextPlanes } from "../strategies/index.ts";

interface Group {
  /** Contexts with all places known: `stride` words each. */
  readonly full: Int32Array;
  readonly partial: readonly PartialContext[];
}

/** A context of which only the newest places are known. */
export interface PartialContext {
  readonly words: Int32Array;
  /** Number of known newest places; fewer than the context has. */
  readonly known: number;
}

/** Consecutive rounds, compared and permuted as a unit. */
export interface Block {
  readonly rounds: number;
  /** By m, the rounds with m known places: the contribution of pairing each with itself. */
  readonly selves: Float64Array;
  /** By move; moves that never occurred are absent. */
  readonly groups: ReadonlyMap<Move, Group>;
}

/** Encoding of contexts; two histories are comparable only in the same form. */
export interface ContextForm {
  readonly size: number;
  /** n, 1 … 64: context length, back from the person's last move, both sides alternating. */
  readonly context: number;
}

/** Splits the rounds into `count` blocks of nearly equal length; contexts stay in the history. */
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
