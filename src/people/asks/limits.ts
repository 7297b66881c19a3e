// Recent challenges from and to a person, which limit further ones and avoid repeated mentions. The limits hold per
// person, across all identities on both sides.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { playerNamed, readPlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";

const HOUR_MS = 3_600_000;
/** Longer than a race is kept whose two players run it a day apart. */
const KEPT_MS = 96 * HOUR_MS;
const KEPT_MAX = 1_000;
/** Maximum unanswered challenges per person. */
const OPEN_MAX = 3;
/** Maximum challenges that one person posts per hour. */
const HOURLY_MAX = 6;

const ASKED_FOR = ["duel", "race", "compare"] as const;
/** What people challenge each other to. */
export type AskedFor = (typeof ASKED_FOR)[number];

/** Per kind, how often per hour a person may challenge someone who has accepted none of their recent challenges. After
 * an acceptance, the general limit applies, and accepted challenges don't count, as they aren't a nuisance. */
const PAIR_HOURLY_MAX: Readonly<Partial<Record<AskedFor, number>>> = { duel: 2 };

export const ANSWERS = ["accepted", "declined", "retracted"] as const;
export type ChallengeAnswer = (typeof ANSWERS)[number];

const entry = z.strictObject({
  id: z.string(),
  what: z.enum(ASKED_FOR),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Only in the challenger's list, like the fields below. A hash of both people and `what`; for an open challenge, its
   * id replaces the other person. */
  pair: z.string().optional(),
  /** Absent if the kind of challenge has its own expiry and its own limit of open ones. */
  endsAt: z.number().optional(),
  answer: z.enum(ANSWERS).optional(),
  mentions: z.boolean().optional(),
  posted: z.boolean().optional(),
});

export type ChallengeEntry = Readonly<z.infer<typeof entry>>;

/** By player (`platform:id`), newest last. */
const CHALLENGES = firstVersion("challenges-of", z.array(entry));

export interface Challenge {
  readonly id: string;
  readonly what: AskedFor;
  /** `platform:id`. */
  readonly from: string;
  /** The person named: `platform:id` or `platform:@name`; absent: anyone may accept. */
  readonly to?: string | undefined;
  /** The same person as `platform:id` if known; the challenge is also recorded in their list. */
  readonly player?: string | undefined;
  readonly at: number;
  readonly endsAt?: number | undefined;
}

/** `declined`: within the last hour. `too-many`: see `OPEN_MAX`. `too-often`: see the two hourly limits. */
type ChallengeLimit = "waiting" | "declined" | "too-many" | "too-often";

export type ChallengeOutcome =
  | { readonly state: "begun"; readonly mentions: boolean; readonly isPosted: boolean }
  | { readonly state: ChallengeLimit };

/** Records a challenge unless a limit forbids it; idempotent by its id. */
export async function startChallenge(store: Store, asked: Challenge): Promise<ChallengeOutcome> {
  const { id, what, at, to, player = to } = asked;
  const asking = await askingOf(store, asked);
  const outcome = await change(store, asked.from, at, (before) => {
    const known = before.find((one) => isOwn(one) && one.id === id);
    if (known) return { result: begunAs(known) };
    const mine = [...asking.elsewhere, ...before].filter(isOwn);
    const refused = limitAmong(mine, asking);
    if (refused) return { result: { state: refused } as const };
    const next = entryOf(mine, asking);
    return { next: [...before, next], result: begunAs(next) };
  });
  if (outcome.state === "begun" && player !== undefined)
    await noteChallenged(store, player, { id, what, at });
  return outcome;
}

/** Whether the list's owner made this challenge rather than received it. */
function isOwn({ pair }: ChallengeEntry): boolean {
  return pair !== undefined;
}

/** A challenge with the related data of both people. */
interface Asking {
  readonly asked: Challenge;
  /** Hashes of this challenge for all identities of both people, its own first. */
  readonly pairs: readonly string[];
  /** Entries from the lists of the challenger's other identities. */
  readonly elsewhere: readonly ChallengeEntry[];
}

async function askingOf(store: Store, asked: Challenge): Promise<Asking> {
  const { id, from, to = id, player = to, what } = asked;
  const [[, ...others], theirs] = await Promise.all([
    namesOfPerson(store, from),
    namesOfPerson(store, player),
  ]);
  const lists = await Promise.all(others.map((other) => challengesOf(store, other)));
  const pairs = [from, ...others].flatMap((one) =>
    [...theirs, to].map((other) => pairOf(store, one, other, what)),
  );
  return { asked, pairs, elsewhere: lists.flat().filter(({ at }) => asked.at - at < KEPT_MS) };
}

/** All of the person's identities as `platform:id`, the given one first; an @name has no others. */
async function namesOfPerson(store: Store, player: string): Promise<readonly [string, ...string[]]> {
  const known = readPlayerId(player);
  const all = known ? (await identitiesOf(store, known)).map(writePlayerId) : [];
  return [player, ...all.filter((one) => one !== player)];
}

function begunAs({ mentions = false, posted = false }: ChallengeEntry): ChallengeOutcome {
  return { state: "begun", mentions, isPosted: posted };
}

function entryOf(mine: readonly ChallengeEntry[], { asked, pairs }: Asking): ChallengeEntry {
  const { id, what, at, endsAt } = asked;
  const same = mine.filter(({ pair = "" }) => pairs.includes(pair));
  const lately = same.some((one) => one.mentions && at - one.at < HOUR_MS);
  const pair = pairs[0] as string;
  return { id, what, at, pair, ...(endsAt !== undefined && { endsAt }), mentions: !lately };
}

function limitAmong(
  mine: readonly ChallengeEntry[],
  { asked, pairs }: Pick<Asking, "asked" | "pairs">,
): ChallengeLimit | undefined {
  const { at, what, endsAt } = asked;
  const same = mine.filter(({ pair = "" }) => pairs.includes(pair));
  const lately = (one: ChallengeEntry): boolean => at - one.at < HOUR_MS;
  if (same.some((one) => isOpen(one, at))) return "waiting";
  if (same.some((one) => one.answer === "declined" && lately(one))) return "declined";
  if (endsAt !== undefined && mine.filter((one) => isOpen(one, at)).length >= OPEN_MAX) return "too-many";
  const most = same.some(({ answer }) => answer === "accepted") ? HOURLY_MAX : PAIR_HOURLY_MAX[what];
  if (same.filter((one) => lately(one) && !isWelcome(one)).length >= (most ?? HOURLY_MAX)) return "too-often";
  return mine.filter((one) => lately(one) && !isWelcome(one)).length >= HOURLY_MAX ? "too-often" : undefined;
}

/** Accepted challenges aren't a nuisance, for kinds that have a limit per pair. */
function isWelcome({ what, answer }: ChallengeEntry): boolean {
  return answer === "accepted" && what in PAIR_HOURLY_MAX;
}

function isOpen({ answer, endsAt }: ChallengeEntry, now: number): boolean {
  return answer === undefined && endsAt !== undefined && now < endsAt;
}

/** A hash of one person challenging another to one thing, naming neither. */
function pairOf(store: Store, from: string, to: string, what: AskedFor): string {
  return nameHash(store, "challenge", `${from}|${to}|${what}`, 22);
}

/** Records a challenge in the challenged person's list (`platform:id` or `platform:@name`). */
export function noteChallenged(
  store: Store,
  player: string,
  { id, what, at }: Pick<Challenge, "id" | "what" | "at">,
): Promise<void> {
  return change(store, player, at, (before) => {
    const isNoted = before.some((one) => one.id === id);
    return { ...(!isNoted && { next: [...before, { id, what, at }] }), result: undefined };
  });
}

/** Records that the challenge's message was sent, so that a redelivered command doesn't send another. */
export function noteChallengePosted(store: Store, from: string, id: string, now: number): Promise<void> {
  return amend(store, { from, id, now }, { posted: true });
}

/** Records the answer in the challenger's list. `by`: who accepted an open challenge, as `platform:id`. */
export function noteChallengeAnswer(
  store: Store,
  of: { readonly from: string; readonly id: string; readonly now: number; readonly by?: string },
  answer: ChallengeAnswer,
): Promise<void> {
  const pair = of.by !== undefined && { pair: pairOf(store, of.from, of.by, "duel") };
  return amend(store, of, { answer, ...pair });
}

function amend(
  store: Store,
  { from, id, now }: { readonly from: string; readonly id: string; readonly now: number },
  more: Partial<ChallengeEntry>,
): Promise<void> {
  return change(store, from, now, (before) => ({
    ...(before.some((one) => one.id === id) && {
      next: before.map((one) => (one.id === id ? { ...one, ...more } : one)),
    }),
    result: undefined,
  }));
}

/** Recent challenges from and to the player (`platform:id` or `platform:@name`). */
export async function challengesOf(store: Store, player: string): Promise<readonly ChallengeEntry[]> {
  return (await store.read(CHALLENGES, listKey(player))) ?? [];
}

/** Resolves to whether there were any. */
export function removeChallenges(store: Store, player: string): Promise<boolean> {
  return store.remove(CHALLENGES, listKey(player));
}

/** Removes a deleted challenge's id from the player's list. One that they made themselves still counts towards their
 * limits, under a hash. */
export function forgetChallenge(store: Store, player: string, id: string): Promise<void> {
  return store.update(
    CHALLENGES,
    listKey(player),
    (before) => {
      const anonymous = (one: ChallengeEntry) => ({ ...one, id: nameHash(store, "forgotten", id, 22) });
      const next = before?.flatMap((one) => (one.id !== id ? one : isOwn(one) ? anonymous(one) : []));
      return { next, result: undefined };
    },
    KEPT_MS,
  );
}

/** @names are hashed, because keys aren't encrypted. */
function listKey(player: string): string {
  const [platform = "", id = ""] = player.split(":");
  return id.startsWith("@") ? writePlayerId(playerNamed(platform, id.slice(1))) : player;
}

function change<R>(
  store: Store,
  player: string,
  now: number,
  decide: (before: readonly ChallengeEntry[]) => {
    readonly next?: readonly ChallengeEntry[];
    readonly result: R;
  },
): Promise<R> {
  return store.update(
    CHALLENGES,
    listKey(player),
    (before = []) => {
      const { next, result } = decide(before.filter(({ at }) => now - at < KEPT_MS));
      return { next: next?.slice(-KEPT_MAX), result };
    },
    KEPT_MS,
  );
}
