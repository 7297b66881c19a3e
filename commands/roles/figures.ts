// The five figures that a server's roles may hang on. What changes with the months is noted when it is seen, because
// boards of a month are gone with it.

import {
  finalsOf,
  LEAGUE_GAMES,
  type LeagueTable,
  readFinal,
  seasonAt,
  seasonBefore,
} from "../../src/arena/league/index.ts";
import type { RoleField, RoleFigures } from "../../src/chat/index.ts";
import { periodName } from "../../src/infra/calendar.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  duelsCount,
  identitiesOf,
  type Ladder,
  ladderRankOf,
  ladderStandingOf,
  milestonesOf,
  type PlayerId,
  readLadder,
  storedConsent,
  writePlayerId,
} from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { deedsOf } from "./deeds.ts";
import type { RoleLink } from "./link.ts";

const DAY_MS = 86_400_000;

/** As Discord knows them; it takes five at most. */
export const ROLE_FIELDS = [
  { key: "matches", asks: "at-least", title: "role-matches", about: "role-matches-about" },
  { key: "rating", asks: "at-least", title: "role-rating", about: "role-rating-about" },
  { key: "seals", asks: "at-least", title: "role-seals", about: "role-seals-about" },
  { key: "rank", asks: "at-most", title: "role-rank", about: "role-rank-about" },
  { key: "since", asks: "since", title: "role-since", about: "role-since-about" },
] as const satisfies readonly RoleField[];

/** What is noted of a person besides, see `RoleLink`. */
type Noted = Pick<RoleLink, "since" | "best" | "month">;

interface FiguresNow {
  readonly figures: RoleFigures;
  readonly noted: Noted;
}

/** By what is stored of all accounts of the person; `link`: what was noted before. A figure that they have none of is
 * absent. @throws StoreError */
export async function figuresOf(
  store: Store,
  player: PlayerId,
  { link, now }: { readonly link: Pick<RoleLink, "linkedAt"> & Noted; readonly now: number },
): Promise<FiguresNow> {
  const [deeds, duels, rating, ranks] = await Promise.all([
    deedsOf(store, player),
    duelsOf(store, player),
    ratingOf(store, player, now),
    ranksOf(store, player, { link, now }),
  ]);
  const times = [deeds.since, link.since, link.linkedAt, ...(await earlierTimes(store, player))];
  const since = Math.min(...times.filter((time) => time !== undefined));
  const figures: RoleFigures = {
    matches: deeds.matches + duels,
    ...(rating !== undefined && { rating }),
    seals: deeds.verified,
    ...(ranks.best !== undefined && { rank: ranks.best }),
    since: new Date(Math.floor(since / DAY_MS) * DAY_MS).toISOString(),
  };
  return { figures, noted: { since, ...ranks } };
}

async function duelsOf(store: Store, player: PlayerId): Promise<number> {
  const identities = await identitiesOf(store, player);
  const counts = await Promise.all(
    identities.flatMap((one) => CHAT_GAMES.map((game) => duelsCount(store, one, game))),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** The best of those that would be ranked, over all games. */
async function ratingOf(store: Store, player: PlayerId, now: number): Promise<number | undefined> {
  const standings = await Promise.all(
    CHAT_GAMES.map(({ id: gameId }) => ladderStandingOf(store, player, { gameId, period: "all", now })),
  );
  const ratings = standings.flatMap(({ missing, rating }) => (missing === 0 ? [Math.round(rating)] : []));
  return ratings.length > 0 ? Math.max(...ratings) : undefined;
}

/** Of what was stored before anything was counted. */
async function earlierTimes(store: Store, player: PlayerId): Promise<readonly number[]> {
  const identities = await identitiesOf(store, player);
  const consents = await Promise.all(identities.map((one) => storedConsent(store, one)));
  const milestones = await milestonesOf(store, player);
  return [...consents.flatMap((one) => one?.at ?? []), ...milestones.map(({ at }) => at)];
}

/** A rank counts when its month is over: that of duels as it was last seen, that of the league by its table. */
async function ranksOf(
  store: Store,
  player: PlayerId,
  { link, now }: { readonly link: Noted & { readonly best?: number }; readonly now: number },
): Promise<Pick<Noted, "best" | "month">> {
  const month = periodName("month", now);
  const seen = await ladderRank(store, player, now);
  const over = link.month && link.month[0] !== month ? [link.month[1]] : [];
  const before = link.best === undefined ? [] : [link.best];
  const ended = [...before, ...over, ...(await leagueRanks(store, player, { isFirst: !link.since, now }))];
  // Whoever was ranked and is not now keeps nothing of that month.
  return {
    ...(ended.length > 0 && { best: Math.min(...ended) }),
    ...(seen !== undefined && { month: [month, seen] as [string, number] }),
  };
}

/** The best of all games, in the ladder of the month that everybody may see. */
async function ladderRank(store: Store, player: PlayerId, now: number): Promise<number | undefined> {
  const ranks = await Promise.all(
    CHAT_GAMES.map(async ({ id: gameId }) => {
      const ladder: Ladder = { gameId, period: "month", place: "everywhere", now };
      return (await ladderRankOf(store, ladder, await readLadder(store, ladder), player))?.[0];
    }),
  );
  const found = ranks.filter((rank) => rank !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** In the seasons that are over: the first time all that are kept, then the last. */
async function leagueRanks(
  store: Store,
  player: PlayerId,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: number },
): Promise<readonly number[]> {
  const accounts = (await identitiesOf(store, player)).map(writePlayerId);
  const games = LEAGUE_GAMES.map(({ id }) => id);
  const season = seasonAt(now);
  const tables = isFirst
    ? (await Promise.all(accounts.map((one) => finalsOf(store, one, { season, games })))).flat()
    : await Promise.all(games.map((game) => readFinal(store, seasonBefore(season).id, game)));
  return tables.flatMap((table) => (table ? ranksIn(table, accounts) : []));
}

function ranksIn({ entrants, rows }: LeagueTable, accounts: readonly string[]): readonly number[] {
  return rows.flatMap(({ entrant, rank }) => {
    const { owner } = entrants[entrant] ?? {};
    return owner !== undefined && accounts.includes(owner) ? [rank] : [];
  });
}
