// The league on the leaderboard of strategies, and its matches in the background.

import {
  forgetInLeague,
  LEAGUE,
  LEAGUE_GAMES,
  type LeagueDependencies,
  type LeagueRow,
  leagueOf,
  leagueTable,
  playLeague,
} from "../../src/arena/league.ts";
import type { MatchExecutor } from "../../src/arena/playing.ts";
import { builtInFamily } from "../../src/arena/tournaments/built-ins.ts";
import { type Block, type Feature, type PersonalData, storedAs } from "../../src/chat/index.ts";
import { dayAt, tournamentSeed } from "../../src/core/proof/day.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { gameTitle } from "../kit/game-words.ts";
import { failureLog, type Services } from "../kit/services.ts";
import { calendarWords } from "../kit/time-words.ts";

const POLL_MS = 60_000;
const ROWS_MAX = 5;

export interface LeagueSettings {
  /** Plays its matches. */
  readonly players: MatchExecutor;
}

/** What people wrote, by rank in the game's newest table; none before the first month is over. @throws StoreError. */
export async function leagueBlocks(
  { store, now }: Pick<Services, "store" | "now">,
  gameId: string | undefined,
  locale: Locale,
): Promise<readonly Block[]> {
  const game = LEAGUE_GAMES.find(({ id }) => id === (gameId ?? "rps"));
  const table = game && (await leagueTable(store, game, now()));
  if (!game || !table) return [];
  const words = { game: gameTitle(game, locale), month: monthWords(table.at, locale) };
  const ranked = table.rows.map((row, at) => ({ row, rank: `${at + 1}` }));
  const people = ranked.filter(({ row }) => builtInFamily(row.name) === undefined);
  const rows = (people.length > 0 ? people : ranked)
    .slice(0, ROWS_MAX)
    .map(({ row, rank }) => [rank, leagueName(row), pointsWords(row)]);
  return [
    { type: "text", text: say(locale, "league-title", words) },
    { type: "table", rows: fittedRows([["", "", say(locale, "table-points")], ...rows]) },
    { type: "quiet", text: say(locale, "league-how") },
  ];
}

/** `November 2026`. */
export function monthWords(at: number, locale: Locale): string {
  return calendarWords(at, { month: "long", year: "numeric" }, locale);
}

/** `🏠 markov` for a built-in strategy. */
export function leagueName({ name }: LeagueRow): string {
  const family = builtInFamily(name);
  return family === undefined ? name : `🏠 ${family}`;
}

/** `0.62 ± 0.07`. */
export function pointsWords({ points, error }: LeagueRow): string {
  return `${points.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** Looks once a minute whether a month's tournament is due. */
export function leagueBackground(
  { store, now, host, log }: Services,
  { players }: LeagueSettings,
): NonNullable<Feature["background"]> {
  const closing = new AbortController();
  const onFailure = failureLog(log, "league");
  const draw: LeagueDependencies["draw"] = (id, names) =>
    tournamentSeed(host.dayKey(dayAt(now())), id, names);
  let playing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    playing ??= playLeague({ store, now, draw, players }, closing.signal)
      .catch(onFailure)
      .finally(() => {
        playing = undefined;
      });
  };
  return {
    start: async () => {
      timer = setInterval(look, POLL_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      closing.abort();
      await playing;
    },
  };
}

export function leagueData({ store }: Pick<Services, "store">): PersonalData {
  return {
    kinds: storedAs("stored-tournaments", LEAGUE.name),
    export: async (person) => {
      const league = await leagueOf(store, writePlayerId(person));
      return league.length > 0 ? { league } : {};
    },
    remove: (person) => forgetInLeague(store, writePlayerId(person)),
  };
}
