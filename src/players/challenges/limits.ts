// Whom a person has challenged lately, and who challenged them: limits, and no second mention.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { playerNamed, writePlayerId } from "../player.ts";

const HOUR_MS = 3_600_000;
/** Longer than a race is kept that both run a day after the other. */
const KEPT_MS = 96 * HOUR_MS;
const KEPT_MAX = 1_000;
/** Challenges of one person that nobody has answered yet. */
const OPEN_MAX = 3;
/** Challenges that one person posts within an hour. */
const HOURLY_MAX = 6;

export const ANSWERS = ["accepted", "declined", "retracted"] as const;
export type ChallengeAnswer = (typeof ANSWERS)[number];

const entry = z.strictObject({
  id: z.string(),
  /** What it is for: `race`. */
  what: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Present in the challenger's list; the rest stands there too. A hash of both and `what`. */
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
  readonly what: string;
  /** `platform:id`. */
  readonly from: string;
  /** Whom they named: `platform:id` or `platform:@name`. */
  readonly to: string;
  /** The same as `platform:id`, where it is known; the challenge is noted in this list too. */
  readonly player?: string;
  readonly at: number;
  readonly endsAt?: number;
}

/** `declined`: within the hour. `too-many`: see `OPEN_MAX`. `too-often`: see `HOURLY_MAX`. */
export type ChallengeOutcome =
  | { readonly state: "begun"; readonly mentions: boolean; readonly isPosted: boolean }
  | { readonly state: "waiting" | "declined" | "too-many" | "too-often" };

/** Notes a challenge unless a limit forbids it; idempotent by its id. */
export async function beginChallenge(store: Store, asked: Challenge): Promise<ChallengeOutcome> {
  const { id, what, at, player } = asked;
  const outcome = await change(store, asked.from, at, (before) => {
    const known = before.find((one) => one.id === id && one.pair !== undefined);
    if (known) return { result: begunAs(known) };
    const mine = before.filter(({ pair }) => pair !== undefined);
    const refused = refusalOf(mine, asked);
    if (refused) return { result: { state: refused } as const };
    const next = entryOf(mine, asked);
    return { next: [...before, next], result: begunAs(next) };
  });
  if (outcome.state === "begun") await noteChallenged(store, player ?? asked.to, { id, what, at });
  return outcome;
}

function begunAs({ mentions = false, posted = false }: ChallengeEntry): ChallengeOutcome {
  return { state: "begun", mentions, isPosted: posted };
}

function entryOf(
  mine: readonly ChallengeEntry[],
  { id, what, at, endsAt, ...who }: Challenge,
): ChallengeEntry {
  const pair = pairOf({ ...who, what });
  const lately = mine.some((one) => one.pair === pair && one.mentions && at - one.at < HOUR_MS);
  return { id, what, at, pair, ...(endsAt !== undefined && { endsAt }), mentions: !lately };
}

function refusalOf(mine: readonly ChallengeEntry[], asked: Challenge) {
  const { at } = asked;
  const same = mine.filter(({ pair }) => pair === pairOf(asked));
  const lately = mine.filter((one) => at - one.at < HOUR_MS);
  if (same.some((one) => isOpen(one, at))) return "waiting";
  if (same.some((one) => one.answer === "declined" && at - one.at < HOUR_MS)) return "declined";
  if (asked.endsAt !== undefined && mine.filter((one) => isOpen(one, at)).length >= OPEN_MAX)
    return "too-many";
  return lately.length >= HOURLY_MAX ? "too-often" : undefined;
}

function isOpen({ answer, endsAt }: ChallengeEntry, now: number): boolean {
  return answer === undefined && endsAt !== undefined && now < endsAt;
}

/** One person asking another for one thing, without naming either. */
function pairOf({ from, to, player = to, what }: Omit<Challenge, "id" | "at">): string {
  return createHash("sha256").update(`challenge|${from}|${player}|${what}`).digest("base64url").slice(0, 22);
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

/** Notes the answer in the challenger's list. */
export function noteChallengeAnswer(
  store: Store,
  of: { readonly from: string; readonly id: string; readonly now: number },
  answer: ChallengeAnswer,
): Promise<void> {
  return amend(store, of, { answer });
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
