// A tournament with many entrants for its pages: the winners follow from a seed, and nothing is played.

import type { Finished } from "../../commands/tournament/index.ts";
import type { TournamentPages } from "../../commands/tournament/pages.ts";
import { memoryLedger, type Plan, reportTournament, runTournament } from "../../src/arena/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";

const MATCH = 100;

/** An ended tournament, at any address. @param nameOf names of entrants by number. */
export async function endedOf(
  count: number,
  system: Plan["system"],
  nameOf = (number: number) => `entrant-number-${number}`,
): Promise<TournamentPages> {
  const random = seededRandom(count);
  const entrants = Array.from({ length: count }, (_, at) => ({ name: nameOf(at), strategy: "copy" }));
  const plan: Plan = { game: "rps", entrants, system, match: MATCH, seed: 5, matchMs: 1_000 };
  const executor = {
    play: async (...[tasks, ledger]: Parameters<Parameters<typeof runTournament>[1]["executor"]["play"]>) => {
      for (const { round, table, game } of tasks) {
        const wins = random.below(MATCH + 1);
        const outcome = { tally: { wins, losses: MATCH - wins, draws: 0 }, forfeits: [] };
        await ledger.add(round, { table, game, outcome });
      }
    },
    close: async () => undefined,
  };
  const report = reportTournament(await runTournament(plan, { ledger: memoryLedger(), executor }));
  const standings = report.standings.map(({ places: ranks, ...rest }) => ({ ...rest, ranks }));
  const tournament: Finished = {
    ...{ id: "0123456789ab", game: "rps", system, match: MATCH, seed: plan.seed, locale: "en", zone: "UTC" },
    ...{ entrants, endedAt: 0, standings, announcement: "posted", cards: [] },
  };
  return {
    find: async () => ({ state: { phase: "ended", tournament }, standings, pairings: report.pairings }),
    file: async () => undefined,
    match: async () => undefined,
    close: async () => undefined,
  };
}
