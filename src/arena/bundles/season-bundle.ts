// What the bundle of a season's league is made of: its matches, played once more for how they ended.

import type { MatchExecutor } from "../executors/executor.ts";
import { memoryLedger } from "../executors/ledger.ts";
import { hashOfResults, type LeagueResults, matchText, type PairMatches } from "../league/results.ts";
import { type LeagueRun, matchResult, matchTasks, type Pair, pairKey } from "../league/run.ts";
import type { LeagueTable, TableEntrant } from "../league/table.ts";
import { type MatchOutcome, type MatchTask, voidedOutcome } from "../match/task.ts";
import type { BundleContents, BundledMatch } from "./bundle.ts";
import { entrantOf } from "./follow-plan.ts";
import { BundleProblem } from "./problem.ts";
import { seasonBundleId, seasonTable } from "./season-check.ts";

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

/** All matches, void ones too; how those ended of whom nothing is at hand any more stands in the results.
 * @throws BundleProblem `incomplete` where results are gone by now, `differs` where a match comes out
 * otherwise. */
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

/** How a match ended, as the table counts it. @throws BundleProblem where it comes out otherwise now. */
function outcomeOf(
  task: MatchTask,
  here: MatchOutcome | undefined,
  stored: PairMatches[number],
): MatchOutcome {
  if (stored === "void") return voidedOutcome({ why: "guard", reason: "it was void when it was played" });
  if (!here || here.voided) return outcomeIn(stored);
  if (matchText(stored) === matchText(matchResult(here))) return here;
  const which = `match ${task.game + 1} of ${task.strategies.join(" and ")}`;
  throw new BundleProblem("differs", `${which} comes out otherwise`);
}

/** What is known of a match that cannot be played again; how a side forfeited it is not. */
function outcomeIn({ result, ...tally }: Exclude<PairMatches[number], "void">): MatchOutcome {
  if (tally.wins + tally.losses + tally.draws > 0) return { tally, forfeits: [] };
  const reason = "how it failed is not known any more";
  const losers = (["a", "b"] as const).filter(
    (side) => result === 0.5 || side === (result === 1 ? "b" : "a"),
  );
  // A clock's verdict is the one that nobody expects to see again.
  return { tally, forfeits: losers.map((by) => ({ by, kind: "stalled", round: 0, reason })) };
}

/** What an entrant is called in a bundle. */
export function bundledName({ id, name }: TableEntrant): string {
  return name ?? `withdrawn ${id.slice(0, ID_DIGITS)}`;
}
