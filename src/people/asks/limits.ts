// Whom a person has challenged lately, and who challenged them: limits, and no second mention. They hold
// for a person, whichever of their identities asks or is asked.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { playerNamed, readPlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";

const HOUR_MS = 3_600_000;
/** Longer than a race is kept that both run a day after the other. */
const KEPT_MS = 96 * HOUR_MS;
const KEPT_MAX = 1_000;
/** Challenges of one person that nobody has answered yet. */
const OPEN_MAX = 3;
/** Challenges that one person posts within an hour. */
const HOURLY_MAX = 6;

const ASKED_FOR = ["duel", "race", "compare"] as const;
/** What people ask each other for. */
export type AskedFor = (typeof ASKED_FOR)[number];

/** By what it is for: how often within an hour one person may be asked who has accepted none of the last
 * days. Whoever has, may be asked as often as others; what they accept floods nobody and is not counted. */
const PAIR_HOURLY_MAX: Readonly<Partial<Record<AskedFor, number>>> = { duel: 2 };

export const ANSWERS = ["accepted", "declined", "retracted"] as const;
export type ChallengeAnswer = (typeof ANSWERS)[number];

const entry = z.strictObject({
  id: z.string(),
  what: z.enum(ASKED_FOR),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Present in the challenger's list; the rest stands there too. A hash of both and `what`; of one that
   * anybody may take, of its id instead of the other one. */
  pair: z.string().optional(),
  /** Absent where something else says how long it stays open, and how many may. */
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
  /** Whom they named: `platform:id` or `platform:@name`; absent: anybody may take it. */
  readonly to?: string | undefined;
  /** The same as `platform:id`, where it is known; the challenge is noted in this list too. */
  readonly player?: string | undefined;
  readonly at: number;
  readonly endsAt?: number | undefined;
}

/** `declined`: within the hour. `too-many`: see `OPEN_MAX`. `too-often`: see `HOURLY_MAX`, and
 * `PAIR_HOURLY_MAX`. */
type ChallengeLimit = "waiting" | "declined" | "too-many" | "too-often";

export type ChallengeOutcome =
  | { readonly state: "begun"; readonly mentions: boolean; readonly isPosted: boolean }
  | { readonly state: ChallengeLimit };

/** Notes a challenge unless a limit forbids it; idempotent by its id. */
export async function beginChallenge(store: Store, asked: Challenge): Promise<ChallengeOutcome> {
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

/** Whether the person made the challenge, and was not called by it. */
function isOwn({ pair }: ChallengeEntry): boolean {
  return pair !== undefined;
}

/** A challenge, and what is known of the two persons. */
interface Asking {
  readonly asked: Challenge;
  /** The hashes of this challenge under all identities of both, its own first. */
  readonly pairs: readonly string[];
  /** What stands in the lists of the challenger's other identities. */
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

/** All identities of the person, as `platform:id`, the given one first; of an @name no others are known. */
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

/** What was accepted is no flood, where pairs have a limit of their own. */
function isWelcome({ what, answer }: ChallengeEntry): boolean {
  return answer === "accepted" && what in PAIR_HOURLY_MAX;
}

function isOpen({ answer, endsAt }: ChallengeEntry, now: number): boolean {
  return answer === undefined && endsAt !== undefined && now < endsAt;
}

/** One person asking another for one thing, without naming either. */
function pairOf(store: Store, from: string, to: string, what: AskedFor): string {
  return nameHash(store, "challenge", `${from}|${to}|${what}`, 22);
}

/** Notes in the list of the challenged person (`platform:id` or `platform:@name`) that a challenge tells
 * of them. */
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

/** Notes that the challenge's message stands, so that a redelivered command posts no second one. */
export function noteChallengePosted(store: Store, from: string, id: string, now: number): Promise<void> {
  return amend(store, { from, id, now }, { posted: true });
}

/** Notes the answer in the challenger's list. `by`: who took one that anybody might, `platform:id`. */
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

/** Challenges of the last days from and to the player (`platform:id` or `platform:@name`). */
export async function challengesOf(store: Store, player: string): Promise<readonly ChallengeEntry[]> {
  return (await store.read(CHALLENGES, listKey(player))) ?? [];
}

/** Resolves to whether there were any. */
export function removeChallenges(store: Store, player: string): Promise<boolean> {
  return store.remove(CHALLENGES, listKey(player));
}

/** Names are hashed, because keys are not encrypted. */
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
