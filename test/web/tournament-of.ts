// A tournament with many entrants for its pages: the winners follow from a seed, and nothing is played.

import { type Finished, standingsOf } from "../../commands/tournament/document.ts";
import type { TournamentPages } from "../../commands/tournament/pages.ts";
import type { MatchExecutor } from "../../src/arena/playing.ts";
import { reportTournament } from "../../src/arena/tournaments/report.ts";
import { type Plan, playTournament } from "../../src/arena/tournaments/tournament.ts";
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
  const plan: Plan = { game: "rps", entrants, system, match: MATCH, seed: 5 };
  const executor: MatchExecutor = {
    play: async () => {
      const wins = random.below(MATCH + 1);
      return { tally: { wins, losses: MATCH - wins, draws: 0 }, forfeits: [] };
    },
    close: async () => undefined,
  };
  const report = reportTournament(await playTournament(plan, executor));
  const standings = standingsOf(report);
  const tournament: Finished = {
    ...{ id: "0123456789ab", game: "rps", system, match: MATCH, seed: plan.seed, locale: "en", zone: "UTC" },
    ...{ entrants, endedAt: 0, standings },
  };
  return {
    find: async () => ({ state: { phase: "ended", tournament }, standings, pairings: report.pairings }),
    match: async () => undefined,
  };
}
