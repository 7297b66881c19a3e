// One person with all their accounts: an attempt started under one account counts for all of them. After data is
// deleted, hashes of the days with attempts remain until those days are no longer listed: people still know what they
// learned, so there's no second attempt.

import { z } from "zod";
import type { Caller } from "../../../src/chat/index.ts";
import { withDay } from "../../../src/infra/day-runs.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  identitiesOf,
  listedUnder,
  nameHash,
  type PlayerId,
  writePlayerId,
} from "../../../src/people/index.ts";
import { type BoardTry, type MindTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily } from "./document.ts";

/** A person as stored, whichever account they come from. */
export interface DailyPerson {
  /** All of them; the one they come from first. */
  readonly identities: readonly PlayerId[];
  /** The document of each, in the same order. */
  readonly documents: readonly PlayerDaily[];
  /** The account under which a new attempt starts; the same for all of them. */
  readonly listed: PlayerId;
}

/** An attempt, and the account whose document holds it. */
export interface Held<Try> {
  readonly holder: PlayerId;
  readonly found: Try;
}

/** @throws StoreError */
export async function readPerson(store: Store, caller: PlayerId): Promise<DailyPerson> {
  const identities = await identitiesOf(store, caller);
  const read = (one: PlayerId) => store.read(PLAYER_DAILY, writePlayerId(one));
  const documents = (await Promise.all(identities.map(read))).map((one) => one ?? NEW_PLAYER_DAILY);
  return { identities, documents, listed: listedUnder(identities) };
}

/** The person's attempt at that day's opponent; of two, started before their accounts were linked, the first. */
export function mindTryOf(person: DailyPerson, day: number): Held<MindTry> | undefined {
  return firstOf(person, ({ minds }) => minds.find((one) => one.day === day));
}

/** The same for that day's board. */
export function boardTryOf(person: DailyPerson, day: number): Held<BoardTry> | undefined {
  return firstOf(person, ({ boards }) => boards.find((one) => one.day === day));
}

/** Runs of days on which the person finished an attempt, under any of their accounts. */
export function daysOf({ documents }: DailyPerson): PlayerDaily["days"] {
  const runs = documents.flatMap(({ days }) => days);
  return runs.reduce<PlayerDaily["days"]>((all, run) => withDay(all, ...run), []);
}

function firstOf<Try extends { readonly begunAt: number }>(
  { identities, documents }: DailyPerson,
  find: (document: PlayerDaily) => Try | undefined,
): Held<Try> | undefined {
  const held = identities.flatMap((holder, at) => {
    const found = find(documents[at] as PlayerDaily);
    return found ? [{ holder, found }] : [];
  });
  const order = (one: Held<Try>): string => writePlayerId(one.holder);
  return held.sort((a, b) => a.found.begunAt - b.found.begunAt || (order(a) < order(b) ? -1 : 1))[0];
}

const KEPT_MS = 3 * 86_400_000;
const KINDS = ["minds", "boards"] as const;

/** By a hash of day and account. */
const USED = firstVersion("daily-used", z.strictObject({ kinds: z.array(z.enum(KINDS)) }));

/** Deletes what an account keeps of its attempts; resolves to whether there was anything. */
export async function forgetTries(store: Store, player: PlayerId): Promise<boolean> {
  const document = await store.read(PLAYER_DAILY, writePlayerId(player));
  const accounts = document ? await identitiesOf(store, player) : [];
  for (const kind of KINDS)
    for (const { day } of document?.[kind] ?? [])
      for (const account of accounts) await markUsed(store, account, day, kind);
  return store.remove(PLAYER_DAILY, writePlayerId(player));
}

/** Whether the caller's attempt of that day was among data deleted since. */
export async function isForgotten(
  store: Store,
  caller: Caller,
  day: number,
  kind: (typeof KINDS)[number],
): Promise<boolean> {
  const found = await store.read(USED, keyOf(store, caller, day));
  return found?.kinds.includes(kind) === true;
}

function markUsed(store: Store, player: PlayerId, day: number, kind: (typeof KINDS)[number]): Promise<void> {
  return store.update(
    USED,
    keyOf(store, player, day),
    (current) => ({
      next: { kinds: [...new Set([...(current?.kinds ?? []), kind])] },
      result: undefined,
    }),
    KEPT_MS,
  );
}

function keyOf(store: Store, player: PlayerId, day: number): string {
  return nameHash(store, "daily-used", `${day}|${writePlayerId(player)}`, 22);
}
