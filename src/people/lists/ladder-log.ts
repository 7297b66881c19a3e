// The rated results of a player at a game. Ratings are computed from them; nothing else is stored.

import { z } from "zod";
import {
  inOrder,
  type LadderLog,
  type LadderPerson,
  type LadderResult,
  type Standing,
  UNPLAYED,
  withResults,
} from "../../core/ladder/index.ts";
import { type Period, periodName } from "../../infra/calendar.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Length of an identity's hash in other people's documents. */
const DIGEST_CHARACTERS = 12;

/** Longer than a month, and than a duel's result may still be added. */
const FOLDED_AFTER_MS = 40 * 86_400_000;

const score = z.union([z.literal(1), z.literal(0.5), z.literal(0)]);
const flag = z.union([z.literal(1), z.literal(0)]);
const numbers = [z.number(), score, z.number(), z.number(), z.number(), flag] as const;

/** Id, at, score, the opponent's rating and deviation, weight, `isNewcomer`; the opponent's hash. */
export const storedResult = z.tuple([z.string(), ...numbers, z.string()]).transform(
  ([id, at, points, rating, deviation, weight, newcomer, opponent]): LadderResult => ({
    id,
    at,
    score: points,
    rating,
    deviation,
    weight,
    opponent,
    isNewcomer: newcomer === 1,
  }),
);

export function writeResult(one: LadderResult): z.input<typeof storedResult> {
  const { id, at, score: points, rating, deviation, weight, isNewcomer, opponent } = one;
  return [id, at, points, tenths(rating), tenths(deviation), weight, isNewcomer ? 1 : 0, opponent];
}

function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}

const base = z.strictObject({
  rating: z.strictObject({ rating: z.number(), deviation: z.number(), volatility: z.number() }),
  at: z.number(),
  matches: z.int().nonnegative(),
  opponents: z.array(z.string()),
});

const stored = z
  .strictObject({ base: base.optional(), results: z.array(storedResult) })
  .transform(({ base: before = UNPLAYED, results }): LadderLog => ({ base: before, results }));

/** One log per player and game. */
const LOG = documentKind<LadderLog>({
  name: "duel-ratings",
  parse: (value) => stored.parse(value),
  encode: ({ base: before, results }) => ({
    ...(before.matches > 0 && { base: before }),
    results: results.map(writeResult),
  }),
});

const EMPTY: LadderLog = { base: UNPLAYED, results: [] };

/** Adds a result, once; folds away the oldest ones at `now`. */
export function noteResult(
  store: Store,
  player: PlayerId,
  gameId: string,
  { result, now }: { readonly result: LadderResult; readonly now: number },
): Promise<void> {
  return store.update(LOG, logKey(player, gameId), (before = EMPTY) => {
    const isKnown = before.results.some(({ id }) => id === result.id);
    const next = folded({ ...before, results: [...before.results, result].sort(inOrder) }, now);
    return { next: isKnown ? undefined : next, result: undefined };
  });
}

function folded({ base: before, results }: LadderLog, now: number): LadderLog {
  const kept = results.filter(({ at }) => now - at < FOLDED_AFTER_MS);
  return {
    base: withResults(
      before,
      results.filter((one) => !kept.includes(one)),
    ),
    results: kept,
  };
}

export function readLog(store: Store, player: PlayerId, gameId: string): Promise<LadderLog | undefined> {
  return store.read(LOG, logKey(player, gameId));
}

export function removeLog(store: Store, player: PlayerId, gameId: string): Promise<boolean> {
  return store.remove(LOG, logKey(player, gameId));
}

function logKey(player: PlayerId, gameId: string): string {
  return `${writePlayerId(player)}:${gameId}`;
}

/** `until`: computes the standing at that time, in milliseconds since 1970. @throws StoreError */
export async function ladderPerson(
  store: Store,
  player: PlayerId,
  gameId: string,
  until = Number.POSITIVE_INFINITY,
): Promise<LadderPerson> {
  const log = (await readLog(store, player, gameId)) ?? EMPTY;
  const standing = withResults(
    log.base,
    log.results.filter(({ at }) => at <= until),
  );
  return {
    ...log,
    standing,
    digest: nameHash(store, "ladder", writePlayerId(player), DIGEST_CHARACTERS),
  };
}

/** The person's standing over the period that contains `now`. */
export function standingIn({ standing, results }: LadderPerson, period: Period, now: number): Standing {
  if (period === "all") return standing;
  const name = periodName(period, now);
  return withResults(
    UNPLAYED,
    results.filter(({ at }) => periodName(period, at) === name),
  );
}
