// Why a move was expected, in a form people understand: one regularity with its counts, as data.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { binomialZ, sum } from "../statistics.ts";

interface Counted {
  /** How often the expected move followed in `total` past situations. */
  readonly count: number;
  readonly total: number;
}

type Regularity =
  | { readonly kind: "after-both"; readonly own: Move; readonly other: Move }
  | { readonly kind: "after-own"; readonly own: Move }
  | { readonly kind: "after-other"; readonly other: Move }
  /** After that result the player repeats their move, so the expected move is their last one. */
  | { readonly kind: "after-result-repeat"; readonly result: Result }
  /** After that result the player changes their move; only in games with two moves. */
  | { readonly kind: "after-result-change"; readonly result: Result }
  | { readonly kind: "often" };

/** Explains the expected move; `own` are the predicted person's moves, `other` those of their opponent. */
export type Evidence = Regularity & Counted;

/** Fewer past situations than this don't count as a regularity. */
const TOTAL_MIN = 2;

/** Finds the regularity that best explains `expected` as the person's next move: the furthest from chance, in standard
 * deviations of count against total / game.size. The move must be its strict mode. */
export function evidenceFor(game: MatrixGame, rounds: Rounds, expected: Move): Evidence | undefined {
  const seen = lookBack(game, rounds);
  if (!seen) return undefined;
  const { own, other, result, followers } = seen;
  const step = (expected - own + game.size) % game.size;
  const candidates = [
    leading(followers.both, expected, { kind: "after-both", own, other }),
    leading(followers.own, expected, { kind: "after-own", own }),
    leading(followers.other, expected, { kind: "after-other", other }),
    step === 0 ? leading(followers.steps, step, { kind: "after-result-repeat", result }) : undefined,
    step > 0 && game.size === 2
      ? leading(followers.steps, step, { kind: "after-result-change", result })
      : undefined,
    leading(followers.all, expected, { kind: "often" }),
  ];
  return strongest(candidates, game.size);
}

interface Seen {
  readonly own: Move;
  readonly other: Move;
  readonly result: Result;
  readonly followers: Followers;
}

/** Move counts after the current situation; `steps`: by the step between moves, after its result. */
interface Followers {
  readonly both: Uint32Array;
  readonly own: Uint32Array;
  readonly other: Uint32Array;
  readonly steps: Uint32Array;
  readonly all: Uint32Array;
}

function lookBack(game: MatrixGame, { person, bot }: Rounds): Seen | undefined {
  const own = person.at(-1);
  const other = bot.at(-1);
  if (own === undefined || other === undefined) return undefined;
  const result = game.result("person", own, other);
  return { own, other, result, followers: countFollowers(game, person, bot) };
}

function countFollowers(game: MatrixGame, own: Uint8Array, other: Uint8Array): Followers {
  const { size } = game;
  const counts = (): Uint32Array => new Uint32Array(size);
  const followers = { both: counts(), own: counts(), other: counts(), steps: counts(), all: counts() };
  const lastOwn = own[own.length - 1] as Move;
  const lastOther = other[own.length - 1] as Move;
  const result = game.result("person", lastOwn, lastOther);
  for (let round = 0; round < own.length; round++) {
    const move = own[round] as Move;
    add(followers.all, move);
    if (round === 0) continue;
    const before = own[round - 1] as Move;
    const otherBefore = other[round - 1] as Move;
    if (before === lastOwn) add(followers.own, move);
    if (otherBefore === lastOther) add(followers.other, move);
    if (before === lastOwn && otherBefore === lastOther) add(followers.both, move);
    if (game.result("person", before, otherBefore) === result)
      add(followers.steps, (move - before + size) % size);
  }
  return followers;
}

function add(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}

/** The regularity with its counts, if the count at `index` is the strict maximum. */
function leading(counts: Uint32Array, index: number, regularity: Regularity): Evidence | undefined {
  const count = counts[index] ?? 0;
  const total = sum(counts);
  const leads = counts.every((value, place) => place === index || value < count);
  return leads && total >= TOTAL_MIN ? { ...regularity, count, total } : undefined;
}

function strongest(candidates: readonly (Evidence | undefined)[], size: number): Evidence | undefined {
  const found = candidates.filter((candidate) => candidate !== undefined);
  return found.reduce<Evidence | undefined>(
    (best, next) => (best && distanceFromChance(best, size) >= distanceFromChance(next, size) ? best : next),
    undefined,
  );
}

function distanceFromChance({ count, total }: Counted, size: number): number {
  return binomialZ(count, total, 1 / size);
}
