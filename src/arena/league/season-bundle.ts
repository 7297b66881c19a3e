// What the bundle of a season's league is made of: its matches, played once more for how they ended.

import { type BundleContents, type BundledMatch, BundleProblem, entrantOf } from "../bundles/index.ts";
import { memoryLedger } from "../ledger.ts";
import type { MatchExecutor } from "../match-executor.ts";
import { hashOfResults, type LeagueResults, matchResult, matchText, type PairMatches } from "./results.ts";
import { type LeagueRun, matchTasks, type Pair, pairKey } from "./run.ts";
import type { LeagueTable, TableEntrant } from "./table.ts";

export interface EndedSeason {
  readonly run: LeagueRun;
  /** 32 bytes; the bundle tells the dice of all matches. */
  readonly seed: Uint8Array;
  /** The last table, and the results of those who stand in it. */
  readonly table: LeagueTable;
  readonly results: LeagueResults;
}

/** Pairs that are played by one order. */
const AT_ONCE = 24;
const ID_DIGITS = 13;

/** Without void matches, and those of whom nothing is at hand any more. @throws BundleProblem
 * `incomplete` where results are gone by now, `differs` where a match comes out otherwise. */
export async function seasonContents(
  { run, seed, table, results }: EndedSeason,
  executor: MatchExecutor,
  options: { readonly title: string; readonly signal?: AbortSignal },
): Promise<BundleContents> {
  if (hashOfResults(results) !== table.hash)
    throw new BundleProblem("incomplete", "results of that month are gone; they are kept for 62 days");
  const names = new Map(table.entrants.map((one) => [one.id, bundledName(one)]));
  const pairs = [...results.keys()].sort().map((key) => key.split(" ") as [string, string]);
  const matches: BundledMatch[] = [];
  const season = { run, seed, results };
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const some = pairs.slice(from, from + AT_ONCE);
    for (const [pair, played] of await again(season, some, executor, options.signal)) {
      const [a, b] = pair.map((id) => names.get(id) as string) as [string, string];
      matches.push(...played.map((one) => ({ ...one, names: [a, b] as const })));
    }
  }
  return {
    ...{ title: options.title, kind: "season", id: `${run.season}.${run.game}`, games: [run.game] },
    entrants: table.entrants.map((one) => entrantOf({ name: bundledName(one), strategy: one.id })),
    table: {
      columns: ["place", "name", "points", "return"],
      rows: table.rows.map(({ rank, entrant, strength, meanReturn }) => [
        rank,
        bundledName(table.entrants[entrant] as TableEntrant),
        strength,
        meanReturn ?? 0,
      ]),
    },
    matches,
  };
}

type Played = Pick<BundledMatch, "task" | "outcome">;

async function again(
  { run, seed, results }: Pick<EndedSeason, "run" | "seed" | "results">,
  pairs: readonly Pair[],
  executor: MatchExecutor,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly [Pair, readonly Played[]])[]> {
  const tasks = pairs.map((pair, table) => matchTasks(run, seed, pair, table));
  const ledger = memoryLedger();
  await executor.play(tasks.flat(), ledger, { signal });
  if (signal?.aborted) throw new BundleProblem("interrupted", "it was interrupted");
  const byTable = Map.groupBy(await ledger.read(0), ({ table }) => table);
  return pairs.map((pair, table) => {
    const played = (byTable.get(table) ?? []).flatMap(({ game, outcome }) => {
      const task = tasks[table]?.[game];
      return task && !outcome.voided ? [{ task, outcome }] : [];
    });
    requireSame(pair, played, results.get(pairKey(pair)) ?? []);
    return [pair, played] as const;
  });
}

function requireSame(pair: Pair, played: readonly Played[], stored: PairMatches): void {
  for (const { task, outcome } of played) {
    const before = stored[task.game];
    if (before && before !== "void" && matchText(before) !== matchText(matchResult(outcome)))
      throw new BundleProblem(
        "differs",
        `match ${task.game + 1} of ${pair.join(" and ")} comes out otherwise`,
      );
  }
}

/** What an entrant is called in a bundle. */
export function bundledName({ id, name }: TableEntrant): string {
  return name ?? `withdrawn ${id.slice(0, ID_DIGITS)}`;
}
