// Compares groups of recorded people: each pair, and whether any group differs from the others.

import type { MatrixGame } from "../../core/games/index.ts";
import {
  compareGroups,
  type GroupComparison,
  type GroupDifference,
  type GroupEffect,
  groupDifferences,
  groupEffect,
  type SeedDistance,
  seedDistance,
  unlikeness,
} from "../../core/profiles/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../core/random/index.ts";
import { sum } from "../../core/statistics.ts";
import { finishedOf } from "../../infra/console/interruption.ts";
import { type PoolOptions, runTasks } from "../kit/pool.ts";
import { seedBytes } from "../kit/task-values.ts";
import type { Division } from "./division.ts";
import { type Member, type PairRow, runGroupsTask } from "./task.ts";

/** Enough for a p-value that can be corrected for all pairs of twelve groups. */
const PERMUTATIONS = 9999;
const DIFFERENCES_SHOWN = 5;
/** People per task. Tasks for later people take longer. */
const AT_ONCE = 8;

export interface GroupsQuestion {
  readonly game: MatrixGame;
  /** Context length of the source's distance. */
  readonly context: number;
  readonly seed: number;
  readonly division: Division;
}

/** Two groups. `comparison` and `differences` give each person the same weight; `distance` pools their rounds. */
export interface ComparedPair {
  readonly first: string;
  readonly second: string;
  readonly comparison: GroupComparison;
  /** The permutation p, corrected for the number of pairs with Holm's method. */
  readonly correctedP: number | undefined;
  readonly distance: SeedDistance;
  /** Most surprising first; p is corrected for the number of habits, but not of pairs. */
  readonly differences: readonly GroupDifference[];
}

export interface GroupsReport {
  readonly groups: readonly {
    readonly name: string;
    readonly people: number;
    readonly rounds: number;
  }[];
  /** The test of all groups together; absent if there are only two, or after an interrupt. */
  readonly all?: GroupEffect;
  readonly pairs: readonly ComparedPair[];
  readonly complete: boolean;
}

/** Compares the groups of the division. If interrupted, reports the pairs compared so far, for the people measured so
 * far, who are taken from each group in turn. */
export async function compareRecordedGroups(
  question: GroupsQuestion,
  options: PoolOptions & { readonly signal: AbortSignal },
): Promise<GroupsReport> {
  const { division, game, context, seed } = question;
  const wanted = inTurn(division);
  const rows = await measure(wanted, { game, context }, options);
  const measured: Measured = { people: wanted.slice(0, rows.length), rows, size: game.size };
  const matrix = distancesOf(measured);
  const names = division.groups.map(({ name }) => name);
  const here = names.map((_, group) => measured.people.filter((one) => one.group === group));
  const met = names.flatMap((_, group) => ((here[group]?.length ?? 0) > 0 ? [group] : []));
  const pairs = met.flatMap((first, at) => met.slice(at + 1).map((second) => [first, second] as const));
  const random = (...what: readonly string[]): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "groups", ...what));
  const compared = await finishedOf("pairs", pairs, options.signal, ([first, second]): ComparedPair => {
    const [one, other] = [names[first] as string, names[second] as string];
    const among = [...membersOf(measured, first), ...membersOf(measured, second)];
    const distances = among.map((i) => among.map((j) => matrix[i]?.[j] as number));
    const size = (here[first] as readonly Member[]).length;
    const rounds = (group: number) => (here[group] as readonly Member[]).map((member) => member.rounds);
    return {
      first: one,
      second: other,
      correctedP: undefined,
      comparison: compareGroups(distances, size, random("deal", one, other), PERMUTATIONS),
      distance: seedDistance(game.size, pooled(measured, context, first, second)),
      differences: groupDifferences(
        game,
        [rounds(first), rounds(second)],
        random("habits", one, other),
        DIFFERENCES_SHOWN,
      ),
    };
  });
  const complete = rows.length === wanted.length && compared.length === pairs.length;
  const groups = measured.people.map(({ group }) => group);
  const isWhole = complete && names.length > 2;
  return {
    groups: names.map((name, group) => {
      const members = here[group] ?? [];
      return { name, people: members.length, rounds: sum(members.map(({ rounds }) => rounds.person.length)) };
    }),
    ...(isWhole ? { all: groupEffect(matrix, groups, random("all"), PERMUTATIONS) } : {}),
    pairs: corrected(compared),
    complete,
  };
}

/** Interleaves the groups' members, so that any prefix has people of all groups. */
function inTurn({ groups }: Division): readonly Member[] {
  const most = Math.max(...groups.map(({ people }) => people.length));
  return Array.from({ length: most }, (_, place) =>
    groups.flatMap(({ people }, group): readonly Member[] => {
      const one = people[place];
      return one ? [{ rounds: one.rounds, group }] : [];
    }),
  ).flat();
}

/** The rows of people up to the first unfinished one. */
async function measure(
  people: readonly Member[],
  { game, context }: Pick<GroupsQuestion, "game" | "context">,
  options: PoolOptions,
): Promise<readonly PairRow[]> {
  const tasks = people.flatMap((_, from) => {
    const to = Math.min(people.length, from + AT_ONCE);
    return from % AT_ONCE === 0 ? [{ game: game.id, context, people: people.slice(0, to), from }] : [];
  });
  const found = await runTasks(new URL("./task.ts", import.meta.url), runGroupsTask, tasks, options);
  const missing = found.indexOf(undefined);
  return found.slice(0, missing < 0 ? found.length : missing).flatMap((rows) => rows ?? []);
}

interface Measured {
  readonly people: readonly Member[];
  readonly rows: readonly PairRow[];
  /** Number of moves in the game. */
  readonly size: number;
}

function membersOf({ people }: Measured, group: number): readonly number[] {
  return people.flatMap((one, index) => (one.group === group ? [index] : []));
}

/** Like `distancesBetween`, over all rounds. */
function distancesOf({ people, rows }: Measured): readonly (readonly number[])[] {
  const at = (i: number, j: number): number => rows[i]?.likeness[j] as number;
  const count = (i: number): number => people[i]?.rounds.person.length as number;
  const between = (i: number, j: number): number =>
    Math.max(0, unlikeness({ within: [at(i, i), at(j, j)], across: at(i, j), rounds: [count(i), count(j)] }));
  return people.map((_, i) => people.map((_, j) => (i === j ? 0 : between(Math.max(i, j), Math.min(i, j)))));
}

/** The pair counts of two groups, as if each group's rounds were one history; no context crosses from one person to the
 * next. */
function pooled({ people, rows }: Measured, context: number, first: number, second: number) {
  const total = (group: number, other: number): Float64Array => {
    const sums = new Float64Array(context + 1);
    rows.forEach(({ counts }, person) => {
      if (people[person]?.group !== group) return;
      counts[other]?.forEach((count, matches) => {
        sums[matches] = (sums[matches] as number) + count;
      });
    });
    return sums;
  };
  const [there, back] = [total(first, second), total(second, first)];
  const rounds = (group: number): number =>
    sum(people.map((one) => (one.group === group ? one.rounds.person.length : 0)));
  return {
    within: [total(first, first), total(second, second)],
    across: there.map((count, matches) => count + (back[matches] as number)),
    rounds: [rounds(first), rounds(second)],
  } as const;
}

/** Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6
 * (1979). */
function corrected(pairs: readonly ComparedPair[]): readonly ComparedPair[] {
  const tested = pairs.filter(({ comparison }) => comparison.permutationP !== undefined);
  const rising = tested.toSorted(
    (one, other) => (one.comparison.permutationP as number) - (other.comparison.permutationP as number),
  );
  let least = 0;
  const found = new Map<ComparedPair, number>();
  rising.forEach((pair, rank) => {
    const p = (rising.length - rank) * (pair.comparison.permutationP as number);
    least = Math.min(1, Math.max(least, p));
    found.set(pair, least);
  });
  return pairs.map((pair) => ({ ...pair, correctedP: found.get(pair) }));
}
