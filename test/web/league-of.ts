// A month of a league for its pages: a given number of entrants, with results drawn from a seed.

import {
  LEAGUE_GAMES,
  type League,
  type LeagueTable,
  seasonAt,
  type TableEntrant,
} from "../../src/arena/league/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";

/** The current month. */
export const MONTH = seasonAt(Date.now()).id;
/** A name that no one can register; pages mustn't rely on that. */
export const WILD = '<script>alert("x")</script>';

/** @param given entrants by number, replacing the default ones. */
export function tableOf(count: number, given: Readonly<Record<number, TableEntrant>> = {}): LeagueTable {
  const random = seededRandom(count);
  const matrix = Array.from({ length: count }, () => Array<number | null>(count).fill(null));
  for (let one = 0; one < count; one++)
    for (let other = 0; other < one; other++) {
      const gain = (random.unit() * 2 - 1) * (0.2 + (other - one) / count);
      [(matrix[one] as (number | null)[])[other], (matrix[other] as (number | null)[])[one]] = [gain, -gain];
    }
  return {
    ...{ season: MONTH, game: "rps", isOver: false, matrix, throwers: [], hash: "0".repeat(64) },
    rules: { matches: 2, rounds: 20 } as LeagueTable["rules"],
    drawn: { pledge: "ab".repeat(32), day: 12 },
    pairs: { played: (count * (count - 1)) / 2, all: (count * (count - 1)) / 2 },
    entrants: Array.from(
      { length: count },
      (_, at): TableEntrant =>
        given[at] ?? {
          ...{ id: `file:${at}`, isBuiltIn: at % 5 === 0 },
          ...(at !== 3 && { name: at === 1 ? WILD : `entrant-number-${at}` }),
        },
    ),
    rows: Array.from({ length: count }, (_, at) => ({
      ...{ entrant: at, rank: at + 1, rankInterval: [Math.max(1, at - 2), at + 4] as const, matches: 40 },
      ...{ strength: 300 - 6 * at, interval95: [280 - 6 * at, 320 - 6 * at] as const },
      ...{ meanReturn: 0.3 - 0.006 * at, worst: { against: (at + 1) % count, return: -0.12 } },
      ...{ exploitability: 0.2, share: at < 2 ? 0.5 : 0 },
    })),
  };
}

/** A league that has only this table, in the current month of rock-paper-scissors. */
export function leagueWith(table: () => LeagueTable): League {
  const [game] = LEAGUE_GAMES;
  return {
    table: async (asked: { id: string }, season: { id: string }) =>
      asked.id === game?.id && season.id === MONTH ? table() : undefined,
    seasons: async () => [],
  } as unknown as League;
}
