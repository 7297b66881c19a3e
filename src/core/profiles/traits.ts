// Traits: what a person does in which situation. Each is counted from one table, whoever speaks of it: a profile, a
// comparison, a group, or *Why?*.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { binomialZ, chiSquareCdf, sum } from "../statistics.ts";

/** What must hold of the round before (its result and both moves), and what is counted then: a move, or a step along the
 * circle from the person's last move. Step 0 repeats it, `other` is any step but 0. Results are from the person's view. */
export type Trait =
  | { readonly kind: "often"; readonly move: Move }
  | { readonly kind: "after-result"; readonly result: Result; readonly step: number | "other" }
  | { readonly kind: "after-move"; readonly result: Result; readonly own: Move; readonly move: Move };

/** The moves of the last round without its result; only *Why?* speaks of them. */
type LastMoves =
  | { readonly kind: "after-own"; readonly own: Move; readonly move: Move }
  | { readonly kind: "after-other"; readonly other: Move; readonly move: Move }
  | { readonly kind: "after-both"; readonly own: Move; readonly other: Move; readonly move: Move };

/** `count` times in `total` situations. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** A trait of one person. */
export type Habit = Trait & Share;
export type Evidence = (Trait | LastMoves) & Share;

/** How often a person made each move, and each one after each pair of moves: `after[own * size + other][move]`. */
export interface Counts {
  readonly moves: readonly number[];
  readonly after: readonly (readonly number[])[];
}

export function countsOf({ size }: MatrixGame, { person, bot }: Rounds): Counts {
  const moves = new Array<number>(size).fill(0);
  const after = Array.from({ length: size * size }, () => new Array<number>(size).fill(0));
  person.forEach((move, round) => {
    moves[move] = (moves[move] as number) + 1;
    // The first round follows nothing, and has no row.
    const row = after[(person[round - 1] as Move) * size + (bot[round - 1] as Move)];
    if (row) row[move] = (row[move] as number) + 1;
  });
  return { moves, after };
}

/** The rows of the situations that a trait speaks of, each with the person's move before. */
function rowsOf(game: MatrixGame, { moves, after }: Counts, trait: Trait | LastMoves) {
  if (trait.kind === "often") return [{ own: 0, row: moves }];
  return after.flatMap((row, at) => {
    const [own, other] = [Math.floor(at / game.size), at % game.size];
    const fits =
      (!("own" in trait) || trait.own === own) &&
      (!("other" in trait) || trait.other === other) &&
      (!("result" in trait) || trait.result === game.result("person", own, other));
    return fits ? [{ own, row }] : [];
  });
}

/** The part of the values that counts for the trait, after the person's move `own`. */
function counted(
  { size }: MatrixGame,
  trait: Trait | LastMoves,
  own: Move,
  values: readonly number[],
): number {
  if (trait.kind !== "after-result") return values[trait.move] as number;
  if (trait.step === "other") return sum(values) - (values[own] as number);
  return values[(own + trait.step) % size] as number;
}

export function shareOf(game: MatrixGame, counts: Counts, trait: Trait | LastMoves): Share {
  const rows = rowsOf(game, counts, trait);
  return {
    count: sum(rows.map(({ own, row }) => counted(game, trait, own, row))),
    total: sum(rows.map(({ row }) => sum(row))),
  };
}

/** The possible results of a round, in display order. */
export function resultsOf(game: MatrixGame): readonly Result[] {
  const all = new Set(game.displayOrder.map((move) => game.result("person", move, 0)));
  return ([1, 0, -1] as const).filter((result) => all.has(result));
}

/** The habits that are compared between people. */
export function traitsOf(game: MatrixGame): readonly Trait[] {
  const all = Array.from({ length: game.size }, (_, move) => move);
  return [
    ...all.map((move): Trait => ({ kind: "often", move })),
    ...resultsOf(game).flatMap((result) =>
      all.map((step): Trait => ({ kind: "after-result", result, step })),
    ),
    ...resultsOf(game).flatMap((result) =>
      all.flatMap((own) => all.map((move): Trait => ({ kind: "after-move", result, own, move }))),
    ),
  ];
}

const HABIT_TOTAL_MIN = 5;
const HABIT_DEVIATIONS_MIN = 2;

/** Up to `most` habits of one person, strongest first: more often than their moves' frequencies alone would give, or, for
 * a move, than chance would. Of the steps after a result, only repeating and changing. */
export function habitsOf(game: MatrixGame, counts: Counts, most: number): readonly Habit[] {
  const rounds = Math.max(1, sum(counts.moves));
  const frequencies = counts.moves.map((count) => count / rounds);
  const usual = (trait: Trait, total: number): number => {
    if (trait.kind === "often") return 1 / game.size;
    const rows = rowsOf(game, counts, trait);
    return sum(rows.map(({ own, row }) => sum(row) * counted(game, trait, own, frequencies))) / total;
  };
  return [
    ...traitsOf(game).filter((trait) => trait.kind !== "after-result" || trait.step === 0),
    ...resultsOf(game).map((result): Trait => ({ kind: "after-result", result, step: "other" })),
  ]
    .map((trait): Habit => ({ ...trait, ...shareOf(game, counts, trait) }))
    .filter(({ total }) => total >= HABIT_TOTAL_MIN)
    .map((habit) => ({ habit, z: binomialZ(habit.count, habit.total, usual(habit, habit.total)) }))
    .filter(({ z }) => z >= HABIT_DEVIATIONS_MIN)
    .sort((one, other) => other.z - one.z)
    .slice(0, most)
    .map(({ habit }) => habit);
}

/** A trait of two people. */
export type Difference = Trait & {
  readonly a: Share;
  readonly b: Share;
  /** The difference of the shares in standard deviations; above 0 if the first person's is larger. */
  readonly z: number;
  /** An upper bound on the probability that any trait differs this much by chance (Bonferroni). */
  readonly p: number;
};

/** The smallest expected count of either outcome for which the normal approximation is used. */
const EXPECTED_MIN = 5;

/** Up to `most` traits in which two people differ, most surprising first, without rare ones. */
export function differencesOf(game: MatrixGame, a: Counts, b: Counts, most: number): readonly Difference[] {
  const compared = traitsOf(game).flatMap((trait) => {
    const [one, other] = [shareOf(game, a, trait), shareOf(game, b, trait)];
    const share = (one.count + other.count) / (one.total + other.total);
    const isRare = !(Math.min(one.total, other.total) * Math.min(share, 1 - share) >= EXPECTED_MIN);
    const error = Math.sqrt(share * (1 - share) * (1 / one.total + 1 / other.total));
    const z = (one.count / one.total - other.count / other.total) / error;
    return isRare ? [] : [{ ...trait, a: one, b: other, z }];
  });
  return compared
    .map((one) => ({ ...one, p: Math.min(1, compared.length * (1 - chiSquareCdf(one.z ** 2, 1))) }))
    .sort((one, other) => Math.abs(other.z) - Math.abs(one.z))
    .slice(0, most);
}

/** What is said of two people, everywhere. */
export interface Verdict {
  readonly isDifferent: boolean;
  /** The traits that are named; empty if only the histories as a whole differ. */
  readonly named: readonly Difference[];
}

/** Two tests look for a difference, so each gets half of 5 %. */
export const NAMED_P_MAX = 0.05 / 2;

/** Two people differ if either test says so: that of the whole histories or that of the traits. Example: p = 0.2 as a
 * whole and < 0.001 for rock after a loss: they differ, and this trait is named. */
export function verdictOn(permutationP: number, differences: readonly Difference[]): Verdict {
  const named = differences.filter(({ p }) => p <= NAMED_P_MAX);
  return { isDifferent: named.length > 0 || permutationP <= NAMED_P_MAX, named };
}

/** Fewer past situations than this are no evidence. */
const EVIDENCE_TOTAL_MIN = 2;

/** The trait that best explains `expected` as the person's next move: the one furthest from chance, in standard
 * deviations, of those in which the move came more often than any other. */
export function evidenceFor(game: MatrixGame, rounds: Rounds, expected: Move): Evidence | undefined {
  const [own, other] = [rounds.person.at(-1), rounds.bot.at(-1)];
  if (own === undefined || other === undefined) return undefined;
  const counts = countsOf(game, rounds);
  const result = game.result("person", own, other);
  const traits = (move: Move): readonly (Trait | LastMoves)[] => {
    const step = (move - own + game.size) % game.size;
    return [
      { kind: "after-both", own, other, move },
      { kind: "after-own", own, move },
      { kind: "after-other", other, move },
      // Other steps of three moves or more have no words.
      ...(expected === own || game.size === 2 ? [{ kind: "after-result", result, step } as const] : []),
      { kind: "often", move },
    ];
  };
  const all = counts.moves.map((_, move) => traits(move).map((trait) => shareOf(game, counts, trait)));
  const leading = traits(expected).flatMap((trait, at): readonly Evidence[] => {
    const share = all[expected]?.[at] as Share;
    const leads = all.every((shares, move) => move === expected || (shares[at]?.count ?? 0) < share.count);
    return leads && share.total >= EVIDENCE_TOTAL_MIN ? [{ ...trait, ...share }] : [];
  });
  const distance = ({ count, total }: Share): number => binomialZ(count, total, 1 / game.size);
  return leading.toSorted((one, next) => distance(next) - distance(one))[0];
}
