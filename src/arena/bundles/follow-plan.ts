// Follows a tournament's plan with known outcomes: which matches it asks for, and the resulting table.

import { isSandboxed, parseStrategy } from "../../core/strategies/index.ts";
import type { Ledger } from "../executors/ledger.ts";
import { memoryLedger } from "../executors/ledger.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { tableOf } from "../tournaments/exports.ts";
import { type Plan, planId } from "../tournaments/plan.ts";
import { reportTournament } from "../tournaments/report.ts";
import { runTournament } from "../tournaments/tournament.ts";
import type { BundleContents, BundledDraw, BundledEntrant, BundledMatch, BundledTable } from "./bundle.ts";
import { BundleProblem } from "./problem.ts";

/** A tournament's title data, without its matches. */
export interface TournamentTitle {
  readonly title: string;
  readonly draw?: BundledDraw | undefined;
}

/** The contents of a tournament's bundle. @throws BundleProblem `incomplete` unless it's over, because knowing the seed
 * earlier would let people tune a strategy to it. */
export async function tournamentContents(
  plan: Plan,
  ledger: Pick<Ledger, "read">,
  { title, draw }: TournamentTitle,
): Promise<BundleContents> {
  const { matches, table } = await followPlan(plan, async ({ round, table, game }) => {
    const known = await ledger.read(round);
    return known.find((one) => one.table === table && one.game === game)?.outcome;
  });
  if (!table) throw new BundleProblem("incomplete", "the tournament isn't over, or its matches are gone");
  return {
    title,
    kind: "tournament",
    id: planId(plan),
    games: [plan.game],
    entrants: plan.entrants.map(entrantOf),
    table,
    plan,
    ...(draw && { draw }),
    matches,
  };
}

/** The matches that a plan asks for, as far as outcomes are known; with the table if they all are. */
export async function followPlan(
  plan: Plan,
  outcomeOf: (task: MatchTask, names: readonly [string, string]) => Promise<MatchOutcome | undefined>,
): Promise<{ readonly matches: readonly BundledMatch[]; readonly table?: BundledTable }> {
  const matches: BundledMatch[] = [];
  const lacking = new AbortController();
  const nameOf = (entrant: number): string => plan.entrants[entrant]?.name as string;
  const play = async (tasks: readonly MatchTask[], ledger: Ledger): Promise<void> => {
    for (const task of tasks) {
      const names = [nameOf(task.pair[0]), nameOf(task.pair[1])] as const;
      const outcome = await outcomeOf(task, names);
      if (!outcome) return lacking.abort();
      matches.push({ task, names, outcome });
      await ledger.add(task.round, { table: task.table, game: task.game, outcome });
    }
  };
  const executor = { play, close: async () => undefined };
  const played = await runTournament(plan, { ledger: memoryLedger(), executor, signal: lacking.signal });
  const report = reportTournament(played);
  return { matches, ...(report.complete && { table: tableOf(report) }) };
}

/** An entrant as stored in bundles; a file needs no hash, because its id contains it. */
export function entrantOf({
  name,
  strategy,
}: {
  readonly name: string;
  readonly strategy: string;
}): BundledEntrant {
  return { name, strategy, ...(!isSandboxed(strategy) && isRegistered(strategy) && { isBuiltIn: true }) };
}

function isRegistered(strategy: string): boolean {
  try {
    return parseStrategy(strategy).family !== undefined;
  } catch {
    // The strategy is from a different version of the program.
    return false;
  }
}
