// Why a move was to be expected, as a person can be told it: one simple regularity with its counts.
// Data only; the words stand in the locales.

import type { MatrixGame, Move, Result, Rounds, Side } from "../games/index.ts";
import { binomialZ, sum } from "../statistics.ts";

interface Counted {
  /** In how many of the past situations the expected move followed. */
  readonly count: number;
  /** How many such situations there were. */
  readonly total: number;
}

type Regularity =
  | { readonly kind: "after-both"; readonly own: Move; readonly other: Move }
  | { readonly kind: "after-own"; readonly own: Move }
  | { readonly kind: "after-other"; readonly other: Move }
  /** After that result, of the one who is read, the move was repeated: the expected move is the
   * last one. */
  | { readonly kind: "after-result-repeat"; readonly result: Result }
  /** After that result the move was changed; only where there are two moves, so that a change says
   * to which. */
  | { readonly kind: "after-result-change"; readonly result: Result }
  /** Played most of all. */
  | { readonly kind: "often" };

/** A regularity that leads to the expected move. `own` are moves of the one who is read, `other`
 * those of the reader. */
export type Evidence = Regularity & Counted;

/** Fewer past situations than this are no regularity. */
const TOTAL_MIN = 2;

/**
 * The regularity that speaks most for `expected` as the next move of side `read`, among: what
 * followed the last round's two moves, either of them, or its result, and what was played most.
 * Only one in which the expected move came more often than every other is offered, the one furthest
 * from chance (in standard deviations of count against total / game.size); undefined where there is
 * none.
 */
export function evidenceFor(
  game: MatrixGame,
  read: Side,
  rounds: Rounds,
  expected: Move,
): Evidence | undefined {
  const seen = lookBack(game, read, rounds);
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

/** The last round as it was for the one who is read, and what followed rounds like it. */
interface Seen {
  readonly own: Move;
  readonly other: Move;
  readonly result: Result;
  readonly followers: Followers;
}

/** How often each move followed a situation like the present one; `steps` counts the step from move
 * to move after a result like the present one. */
interface Followers {
  readonly both: Uint32Array;
  readonly own: Uint32Array;
  readonly other: Uint32Array;
  readonly steps: Uint32Array;
  readonly all: Uint32Array;
}

function lookBack(game: MatrixGame, read: Side, { person, bot }: Rounds): Seen | undefined {
  const [owns, others] = read === "person" ? [person, bot] : [bot, person];
  const own = owns.at(-1);
  const other = others.at(-1);
  if (own === undefined || other === undefined) return undefined;
  const result = game.result(read, own, other);
  return { own, other, result, followers: countFollowers(game, read, owns, others) };
}

function countFollowers(game: MatrixGame, read: Side, own: Uint8Array, other: Uint8Array): Followers {
  const { size } = game;
  const counts = (): Uint32Array => new Uint32Array(size);
  const followers = { both: counts(), own: counts(), other: counts(), steps: counts(), all: counts() };
  const lastOwn = own[own.length - 1] as Move;
  const lastOther = other[own.length - 1] as Move;
  const result = game.result(read, lastOwn, lastOther);
  own.forEach((move, round) => {
    add(followers.all, move);
    if (round === 0) return;
    const before = own[round - 1] as Move;
    const otherBefore = other[round - 1] as Move;
    if (before === lastOwn) add(followers.own, move);
    if (otherBefore === lastOther) add(followers.other, move);
    if (before === lastOwn && otherBefore === lastOther) add(followers.both, move);
    if (game.result(read, before, otherBefore) === result)
      add(followers.steps, (move - before + size) % size);
  });
  return followers;
}

function add(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}

/** The regularity with its counts, if the count at `index` is larger than every other. */
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
