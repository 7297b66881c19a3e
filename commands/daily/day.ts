// Days of the daily challenge, which start at midnight UTC for everyone, and what a person did on them.

import { z } from "zod";
import { type Action, clockText } from "../../src/chat/index.ts";
import { dayBoard } from "../../src/core/daily/board.ts";
import { OPPONENT_GAME, OPPONENT_ROUNDS } from "../../src/core/daily/opponent.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import { dayAt } from "../../src/core/proof/day.ts";
import type { DrawnBoard } from "../../src/core/proof/line.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { SHOWN_AFTER_MS } from "../../src/people/host/host.ts";
import { ownerTag, type PlayerId, writePlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { minesRecord } from "../mines/index.ts";

const DAY_MS = 86_400_000;

/** The day before the first challenge, in days since 1970: the challenge of 1 January 2026 is number 1. */
const EPOCH_DAY = Date.UTC(2025, 11, 31) / DAY_MS;

/** The number of the day's challenge that people see: `Gadalka 312`. */
export function numberOf(day: number): number {
  return day - EPOCH_DAY;
}

/** When the day starts, Unix ms. */
export function startOf(day: number): number {
  return day * DAY_MS;
}

/** When the day's answers are shown, and its attempts end, Unix ms: what was begun before midnight may be finished. */
export function closesAt(day: number): number {
  return startOf(day + 1) + SHOWN_AFTER_MS;
}

/** A line with a time that counts down. */
export function clockLine(message: MessageId, until: number, now: number, locale: Locale): string {
  return clockText({ type: "clock", text: say(locale, message), until, locale }, now);
}

export const DAILY_SCOPE = "daily";

/** A button's action, for the one person it's shown to. `turn`: rounds played so far. */
export function dailyAction(player: PlayerId, day: number, move: string, turn = 0): Action {
  return { scope: DAILY_SCOPE, session: `${day}-${ownerTag(player)}`, turn, move };
}

/** The day of a session; undefined if it's invalid, as in a forged press. */
export function dayOfSession(session: string): number | undefined {
  const day = /^(\d{1,7})-.{4}$/.exec(session)?.[1];
  return day === undefined ? undefined : Number(day);
}

/** What everything around `/daily` needs. */
export interface DailyServices extends Services {
  /** The board of a day that has begun. */
  boardOf(day: number): DrawnBoard;
}

/** Draws the board of a day once. */
export function boardsOf({ host }: Pick<Services, "host">): DailyServices["boardOf"] {
  let last: { readonly day: number; readonly board: DrawnBoard } | undefined;
  return (day) => {
    if (last?.day !== day) last = { day, board: dayBoard(host.dayKey(day)) };
    return last.board;
  };
}

const opponentTry = z.strictObject({
  /** Days since 1970. */
  day: z.int(),
  strategy: z.string(),
  /** The moves so far of the person and of the opponent, one digit per move; both are equally long. */
  moves: z.string().regex(/^[0-2]*$/),
  replies: z.string().regex(/^[0-2]*$/),
});

const daily = z.strictObject({
  /** By day, newest last; two weeks. */
  opponents: z.array(opponentTry),
  /** The same. */
  boards: z.array(minesRecord),
  /** Days whose attempt was finished: first and last day of each run, in order. */
  days: z.array(z.tuple([z.int(), z.int()])),
});

export type OpponentTry = z.infer<typeof opponentTry>;
export type PlayerDaily = z.infer<typeof daily>;

/** By `writePlayerId`. */
export const PLAYER_DAILY = documentKind<PlayerDaily>("daily", daily);

const NEW_PLAYER_DAILY: PlayerDaily = { opponents: [], boards: [], days: [] };

/** @throws StoreError */
export async function readDaily(store: Store, player: PlayerId): Promise<PlayerDaily> {
  return (await store.read(PLAYER_DAILY, writePlayerId(player))) ?? NEW_PLAYER_DAILY;
}

/** Changes what's stored; resolves to the new document. `change`: undefined changes nothing. @throws StoreError */
export function changeDaily(
  store: Store,
  player: PlayerId,
  change: (document: PlayerDaily) => PlayerDaily | undefined,
): Promise<PlayerDaily> {
  return store.update(PLAYER_DAILY, writePlayerId(player), (current = NEW_PLAYER_DAILY) => {
    const next = change(current);
    return { next, result: next ?? current };
  });
}

const TRIES_KEPT = 14;

/** Adds an attempt; the oldest ones go. */
export function withTry<Try>(tries: readonly Try[], added: Try): Try[] {
  return [...tries, added].slice(-TRIES_KEPT);
}

/** Adds a day to the runs; adding it again changes nothing. */
export function withDay({ days, ...document }: PlayerDaily, day: number): PlayerDaily {
  const sorted = [...days, [day, day] as [number, number]].sort(([a], [b]) => a - b);
  const runs = sorted.reduce<[number, number][]>((joined, [from, to]) => {
    const before = joined.at(-1);
    if (before && from <= before[1] + 1) joined[joined.length - 1] = [before[0], Math.max(before[1], to)];
    else joined.push([from, to]);
    return joined;
  }, []);
  return { ...document, days: runs };
}

export function opponentTryOf({ opponents }: PlayerDaily, day: number): OpponentTry | undefined {
  return opponents.find((one) => one.day === day);
}

export function boardTryOf({ boards }: PlayerDaily, day: number) {
  return boards.find((one) => one.day === day);
}

/** Whether all rounds are played. */
export function isWhole({ moves }: OpponentTry): boolean {
  return moves.length === OPPONENT_ROUNDS;
}

export function roundsOf({ moves, replies }: Pick<OpponentTry, "moves" | "replies">): Rounds {
  return { person: Uint8Array.from(moves, Number), bot: Uint8Array.from(replies, Number) };
}

/** From the person's side, oldest first: 1 won, 0 drawn, -1 lost. */
export function resultsOf(one: OpponentTry): readonly (-1 | 0 | 1)[] {
  const { person, bot } = roundsOf(one);
  return [...person].map((move, at) => OPPONENT_GAME.result("person", move, bot[at] as Move));
}

/** Rounds won by the person and by the opponent. */
export function scoreOf(one: OpponentTry): { readonly won: number; readonly lost: number } {
  const results = resultsOf(one);
  const count = (wanted: number): number => results.filter((result) => result === wanted).length;
  return { won: count(1), lost: count(-1) };
}

/** The day that it is. */
export function today({ now }: Pick<Services, "now">): number {
  return dayAt(now());
}
