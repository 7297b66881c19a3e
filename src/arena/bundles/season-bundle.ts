// What a league season's bundle is built from: its matches, replayed for the way they ended.

import type { MatchExecutor } from "../executors/executor.ts";
import { memoryLedger } from "../executors/ledger.ts";
import { hashOfResults, type LeagueResults, matchText, type PairMatches } from "../league/results.ts";
import { type LeagueRun, matchResult, matchTasks, type Pair, pairKey } from "../league/run.ts";
import type { LeagueTable, TableEntrant } from "../league/table.ts";
import { type MatchOutcome, type MatchTask, noResultOutcome } from "../match/task.ts";
import type { BundleContents, BundledMatch } from "./bundle.ts";
import { entrantOf } from "./follow-plan.ts";
import { BundleProblem } from "./problem.ts";
import { seasonBundleId, seasonTable } from "./season-check.ts";

export interface EndedSeason {
  readonly run: LeagueRun;
  /** 32 bytes; the bundle reveals the random numbers of all matches. */
  readonly seed: Uint8Array;
  /** The final table, and the results of its entrants. */
  readonly table: LeagueTable;
  readonly results: LeagueResults;
}

/** Pairs played per batch. */
const AT_ONCE = 24;
const ID_DIGITS = 13;

/** All matches, including void ones. If an entrant's source is gone, the stored results say how its matches ended.
 * @throws BundleProblem `incomplete` if results are already gone, `differs` if a match's replay has a different
 * result. */
export async function seasonContents(
  { run, seed, table, results }: EndedSeason,
  executor: MatchExecutor,
  options: { readonly title: string; readonly signal?: AbortSignal },
): Promise<BundleContents> {
  if (hashOfResults(results) !== table.hash)
    throw new BundleProblem("incomplete", "the results of that month are gone. They're kept for 62 days");
  const names = new Map(table.entrants.map((one) => [one.id, bundledName(one)]));
  const pairs = [...results.keys()].sort().map((key) => key.split(" ") as [string, string]);
  const matches: BundledMatch[] = [];
  const season = { run, seed, results };
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const some = pairs.slice(from, from + AT_ONCE);
    for (const [pair, played] of await again(season, some, from, executor, options.signal)) {
      const [a, b] = pair.map((id) => names.get(id) as string) as [string, string];
      matches.push(...played.map((one) => ({ ...one, names: [a, b] as const })));
    }
  }
  const entrants = table.entrants.map((one) => entrantOf({ name: bundledName(one), strategy: one.id }));
  const { season: month, game, rules } = run;
  return {
    title: options.title,
    kind: "season",
    id: seasonBundleId(month, game),
    games: [game],
    entrants,
    draw: { ...table.drawn, session: month },
    league: rules,
    table: seasonTable(entrants, matches),
    matches,
  };
}

type Played = Pick<BundledMatch, "task" | "outcome">;

async function again(
  { run, seed, results }: Pick<EndedSeason, "run" | "seed" | "results">,
  pairs: readonly Pair[],
  first: number,
  executor: MatchExecutor,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly [Pair, readonly Played[]])[]> {
  const tasks = pairs.map((pair, at) => matchTasks(run, seed, pair, first + at));
  const ledger = memoryLedger();
  await executor.play(tasks.flat(), ledger, { signal });
  if (signal?.aborted) throw new BundleProblem("interrupted", "it was interrupted");
  const byTable = Map.groupBy(await ledger.read(0), ({ table }) => table);
  return pairs.map((pair, at) => {
    const outcomes = new Map(byTable.get(first + at)?.map(({ game, outcome }) => [game, outcome]));
    const stored = results.get(pairKey(pair)) ?? [];
    const played = (tasks[at] ?? []).map((task) => ({
      task,
      outcome: outcomeOf(task, outcomes.get(task.game), stored[task.game] ?? "void"),
    }));
    return [pair, played] as const;
  });
}

/** How a match ended, as the table counts it. @throws BundleProblem if the replay has a different result. */
function outcomeOf(
  task: MatchTask,
  here: MatchOutcome | undefined,
  stored: PairMatches[number],
): MatchOutcome {
  if (stored === "void") return noResultOutcome({ why: "guard", reason: "it was void when it was played" });
  if (!here || here.noResult) return outcomeIn(stored);
  if (matchText(stored) === matchText(matchResult(here))) return here;
  const which = `match ${task.game + 1} of ${task.strategies.join(" and ")}`;
  throw new BundleProblem("differs", `${which} gives another result when replayed`);
}

/** What is known of a match that can't be replayed; how a side forfeited isn't. */
function outcomeIn({ result, ...tally }: Exclude<PairMatches[number], "void">): MatchOutcome {
  if (tally.wins + tally.losses + tally.draws > 0) return { tally, forfeits: [] };
  const reason = "how it failed is no longer known";
  const losers = (["a", "b"] as const).filter(
    (side) => result === 0.5 || side === (result === 1 ? "b" : "a"),
  );
  // Recorded as a clock's verdict, because no one expects those to be reproducible.
  return { tally, forfeits: losers.map((by) => ({ by, kind: "stalled", round: 0, reason })) };
}

/** An entrant's name in a bundle. */
export function bundledName({ id, name }: TableEntrant): string {
  return name ?? `withdrawn ${id.slice(0, ID_DIGITS)}`;
}
