// Totals by week, month and all time. A total lists its tournaments, so adding is idempotent.

import { z } from "zod";
import { placeKey } from "../../../src/chat/index.ts";
import { PERIODS, type Period, periodName } from "../../../src/infra/calendar.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type LeaderboardLine, ranked, sumOf, type Total, type Totals, totalsOf } from "./leaderboard.ts";
import { type Finished, type PlaceTournaments, type Venue, venueKey } from "./place-document.ts";

const DAY_MS = 24 * 3_600_000;
/** Older tournaments are not counted; ids are kept a day longer to recognise duplicates. */
const COUNTED_WITHIN_MS = 7 * DAY_MS;
const KNOWN_MS = 8 * DAY_MS;
/** A past period is kept until nothing more can be added to it. */
const KEPT_MS: Readonly<Record<Period, number>> = {
  week: 16 * DAY_MS,
  month: 40 * DAY_MS,
  all: 400 * DAY_MS,
};
/** Per game: the ones with the most points. */
const STRATEGIES_KEPT = 1_000;

const whole = z.int().nonnegative();
const shape = z.strictObject({
  counted: z.array(z.tuple([z.string(), z.number()])),
  /** By game: the number of tournaments, and by strategy: points, tournaments and wins. */
  games: z.record(
    z.string(),
    z.strictObject({
      tournaments: whole,
      strategies: z.record(z.string(), z.tuple([z.number(), whole, whole])),
      /** By registered name: `platform:id` of its owner. */
      owners: z.record(z.string(), z.string()),
    }),
  ),
});
type Stored = z.infer<typeof shape>;

const TOTALS = firstVersion("tournament-totals", shape);

const NONE: Stored = { counted: [], games: {} };

export interface StrategyRanking {
  readonly tournaments: number;
  readonly lines: readonly LeaderboardLine[];
}

type Scope = Venue | "everywhere";

/** Adds a chat's ended tournaments. A private chat's count only locally, because anyone can repeat them. */
export async function countEnded(
  store: Store,
  { venue, finished }: PlaceTournaments,
  now: number,
): Promise<void> {
  const due = finished.filter(({ endedAt }) => now - endedAt < COUNTED_WITHIN_MS);
  const scopes: readonly Scope[] = venue.kind === "group" ? [venue, "everywhere"] : [venue];
  for (const period of PERIODS) {
    const byName = Map.groupBy(due, ({ endedAt }) => periodName(period, endedAt));
    for (const [name, ended] of byName)
      for (const scope of scopes) await countIn(store, { period, key: keyOf(scope, name), ended, now });
  }
}

function keyOf(scope: Scope, period: string): string {
  if (scope === "everywhere") return period;
  return `${period}:${placeKey(scope, scope) ?? venueKey(scope)}`;
}

/** Deletes a venue's totals. */
export async function forgetTotals(store: Store, venue: Venue, now: number): Promise<void> {
  await Promise.all(keptKeys(venue, now).map(({ key }) => store.remove(TOTALS, key)));
}

/** Removes the names that a person registered from the totals; other people's points stay. */
export async function forgetInTotals(store: Store, scope: Scope, owner: string, now: number): Promise<void> {
  await Promise.all(
    keptKeys(scope, now).map(({ period, key }) =>
      store.update(
        TOTALS,
        key,
        (before) => ({ next: before && withoutNames(before, owner), result: undefined }),
        KEPT_MS[period],
      ),
    ),
  );
}

/** The totals that haven't expired: each is kept from its last addition, at most a week after its period ends. */
function keptKeys(scope: Scope, now: number): readonly { readonly period: Period; readonly key: string }[] {
  return PERIODS.flatMap((period) => {
    const weeks = Math.ceil((COUNTED_WITHIN_MS + KEPT_MS[period]) / (7 * DAY_MS));
    const times = Array.from({ length: weeks + 1 }, (_, week) => now - week * 7 * DAY_MS);
    const names = new Set(times.map((at) => periodName(period, at)));
    return [...names].map((name) => ({ period, key: keyOf(scope, name) }));
  });
}

/** Undefined if none of the names is the owner's. */
function withoutNames(before: Stored, owner: string): Stored | undefined {
  const all = Object.entries(before.games);
  if (!all.some(([, { owners }]) => Object.values(owners).includes(owner))) return undefined;
  const games = all.map(([id, { tournaments, strategies, owners }]) => {
    const stays = ([name]: readonly [string, unknown]): boolean => owners[name] !== owner;
    const kept = <T>(of: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(of).filter(stays));
    return [id, { tournaments, strategies: kept(strategies), owners: kept(owners) }] as const;
  });
  return { ...before, games: Object.fromEntries(games) };
}

/** The ranking of the period containing `now`; over all games if `game` is undefined. */
export async function strategyRanking(
  store: Store,
  { scope, game, period, now }: { scope: Scope; game: string | undefined; period: Period; now: number },
): Promise<StrategyRanking> {
  const { games } = (await store.read(TOTALS, keyOf(scope, periodName(period, now)))) ?? NONE;
  const asked = Object.entries(games).filter(([id]) => game === undefined || id === game);
  const tournaments = asked.reduce((sum, [, one]) => sum + one.tournaments, 0);
  return { tournaments, lines: ranked(sumOf(asked.flatMap(([, one]) => [...totalsIn(one)]))) };
}

interface Addition {
  readonly period: Period;
  readonly key: string;
  readonly ended: readonly Finished[];
  readonly now: number;
}

function countIn(store: Store, { period, key, ended, now }: Addition): Promise<void> {
  return store.update(
    TOTALS,
    key,
    (before = NONE) => {
      const known = new Set(before.counted.map(([id]) => id));
      const fresh = ended.filter(({ id }) => !known.has(id));
      return {
        next: fresh.length === 0 ? undefined : withTournaments(before, fresh, now),
        result: undefined,
      };
    },
    KEPT_MS[period],
  );
}

function withTournaments(before: Stored, fresh: readonly Finished[], now: number): Stored {
  const counted = [...before.counted, ...fresh.map(({ id, endedAt }): [string, number] => [id, endedAt])];
  const games = { ...before.games };
  for (const [game, ended] of Map.groupBy(fresh, (one) => one.game)) {
    const earlier = games[game] ?? { tournaments: 0, strategies: {}, owners: {} };
    const strategies = stored(sumOf([...totalsIn(earlier), ...totalsOf(ended)]));
    const known = [...Object.entries(earlier.owners), ...ended.flatMap(ownersOf)];
    const owners = Object.fromEntries(known.filter(([name]) => Object.hasOwn(strategies, name)));
    games[game] = { tournaments: earlier.tournaments + ended.length, strategies, owners };
  }
  return { counted: counted.filter(([, at]) => now - at < KNOWN_MS), games };
}

function ownersOf({ entrants }: Finished): readonly [name: string, owner: string][] {
  return entrants.flatMap(({ name, owner }) => (owner === undefined ? [] : [[name, owner]]));
}

function totalsIn({ strategies }: Stored["games"][string]): Totals {
  const entries = Object.entries(strategies);
  return new Map(
    entries.map(([id, [points, tournaments, won]]): [string, Total] => [id, { points, tournaments, won }]),
  );
}

function stored(totals: Totals): Stored["games"][string]["strategies"] {
  const best = [...totals].sort(([, x], [, y]) => y.points - x.points).slice(0, STRATEGIES_KEPT);
  return Object.fromEntries(
    best.map(([id, { points, tournaments, won }]) => [id, [points, tournaments, won]]),
  );
}
