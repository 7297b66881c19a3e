// The league feature: `/league`, what it stores about people, and the matches in the background.

import type { MatchExecutor } from "../../src/arena/index.ts";
import {
  CHOICE_KIND,
  choicesOf,
  type EntrantSource,
  FINAL_KIND,
  figuresInThread,
  finalsOf,
  forgetChoices,
  forgetInFinals,
  LEAGUE_GAMES,
  type League,
  type LeagueDependencies,
  type LeagueRules,
  type LeagueTable,
  leagueRunner,
  openLeague,
  type RunnerTiming,
  seasonAt,
  startSeason,
} from "../../src/arena/league/index.ts";
import { publicEntrants } from "../../src/arena/submissions/index.ts";
import type { CommandCall, Feature, PersonalData, Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { identitiesOf, readPlayerId, writePlayerId } from "../../src/people/index.ts";
import { failureLog, type Services } from "../kit/services.ts";
import { leagueCommand, leaguePress, leagueTable } from "./command.ts";
import { LEAGUE_SCOPE } from "./query.ts";
import type { LeagueServices } from "./services.ts";

export interface LeagueSettings {
  /** Plays the matches of one batch, with the lowest priority; absent: no matches are played here. */
  players?(runId: string): Promise<MatchExecutor>;
  /** Whether other matches are waiting, or are being played elsewhere. */
  isBusy?(): Promise<boolean>;
  readonly isOn?: boolean;
  readonly timing?: Partial<RunnerTiming>;
  /** By default people's entries, the registry's strategies, and the default rules. */
  readonly sources?: readonly EntrantSource[];
  readonly builtIns?: LeagueDependencies["builtIns"];
  readonly rules?: LeagueRules;
}

export interface LeagueFeature extends Feature {
  /** The answer to `/league table`. */
  table(call: CommandCall): Promise<Reply>;
  /** For pages that show the league. */
  readonly league: League;
}

export function leagueFeature(services: Services, settings: LeagueSettings = {}): LeagueFeature {
  const { store, now, host, log } = services;
  const { players, isBusy, timing, rules, builtIns, isOn = true, sources = ENTRANT_SOURCES } = settings;
  const accountsOf = async (owner: string): Promise<readonly string[]> => {
    const player = readPlayerId(owner);
    return player ? (await identitiesOf(store, player)).map(writePlayerId) : [owner];
  };
  const league = openLeague({
    store,
    now,
    sources,
    accountsOf,
    figures: (asked) => figuresInThread.run("figuresOf", asked),
    ...(builtIns && { builtIns }),
  });
  const isPlayed = isOn && players !== undefined;
  const draw = host.drawSeason.bind(host);
  const ask = async (game: MatrixGame): Promise<void> =>
    void (await startSeason(store, draw, seasonAt(now()), { rules, asked: game.id }));
  const all: LeagueServices = { ...services, league, isOn: isPlayed, ask };
  const onFailure = failureLog(log, "league");
  const runner =
    isPlayed &&
    leagueRunner({
      store,
      now,
      league,
      draw,
      players,
      onFailure,
      timing,
      ...(isBusy && { isBusy }),
      ...(rules && { rules }),
    });
  return {
    commands: [leagueCommand(all)],
    presses: { [LEAGUE_SCOPE]: leaguePress(all) },
    pressCosts: ({ move }) => (move === "matrix" ? "picture" : undefined),
    personalData: leagueData(services),
    league,
    table: (call) => leagueTable(all, call),
    background: {
      start: async () => (runner ? runner.start() : undefined),
      stop: async () => {
        if (runner) await runner.stop();
        await figuresInThread.close();
      },
    },
  };
}

function leagueData({ store, now }: Services): PersonalData {
  const named = (account: string): Promise<readonly LeagueTable[]> =>
    finalsOf(store, account, { season: seasonAt(now()), games: LEAGUE_GAMES.map(({ id }) => id) });
  return {
    kinds: [CHOICE_KIND, FINAL_KIND],
    async export(person) {
      const account = writePlayerId(person);
      const [entries, tables] = await Promise.all([choicesOf(store, account), named(account)]);
      if (!entries && tables.length === 0) return {};
      return { league: { entries: entries ?? {}, seasons: tables.flatMap((one) => ranksOf(one, account)) } };
    },
    async remove(person) {
      const account = writePlayerId(person);
      const tables = await named(account);
      await forgetInFinals(store, account, tables);
      return (await forgetChoices(store, account)) || tables.length > 0;
    },
  };
}

function ranksOf({ season, game, entrants, rows }: LeagueTable, account: string) {
  return rows.flatMap(({ entrant, rank }) => {
    const { owner, name } = entrants[entrant] ?? {};
    return owner === account ? [{ season, game, name, rank }] : [];
  });
}

/** Files that people have made public. */
const ENTRANT_SOURCES: readonly EntrantSource[] = [publicEntrants];
