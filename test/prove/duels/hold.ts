// Plays one duel: the two pick round by round as planned, and see it end.

import { setTimeout as wait } from "node:timers/promises";
import type { Caller, Place, Reply } from "../../../src/chat/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Bout, Reading } from "./bout.ts";
import type { Hall } from "./hall.ts";
import type { PickReport, Side } from "./ledger.ts";
import type { Delivery, Event, Post } from "./person.ts";
import { drawWay, type Way } from "./plan.ts";
import { roundWinner } from "./referee.ts";

export interface Seat {
  readonly caller: Caller;
  readonly place: Place;
  /** The message that they see. */
  readonly message: string;
}

export interface Ring {
  readonly hall: Hall;
  readonly post: Post;
  readonly reading: Reading;
  readonly random: RandomSource;
  /** Someone who isn't in the duel. */
  readonly stranger: Caller;
  /** Someone else who wants to accept challenges. */
  readonly rival: Caller;
  /** Called when a finished round wasn't shown on its own. */
  onNudge(bout: Bout): void;
  /** Called now and then to check a stored pick. */
  onPicked(bout: Bout): Promise<void>;
}

const MOVES = {
  classic: ["rock", "paper", "scissors"],
  "lizard-spock": ["rock", "paper", "scissors", "lizard", "spock"],
} as const;
/** A round that isn't shown for this long is requested with a press. */
const NUDGE_MS = 8_000;
const TRIES = 60;

/** Plays until a message has shown the end. @throws Error if that doesn't happen. */
export async function playOut(ring: Ring, bout: Bout, seats: readonly [Seat, Seat]): Promise<void> {
  for (let tries = 0; !bout.isOver; tries++) {
    if (tries > 3 * TRIES) throw new Error(`${bout.ledger.id}: it never came to an end`);
    const { turn } = bout;
    await Promise.all(([0, 1] as const).map((side) => takePart(ring, bout, seats[side], side, turn)));
    await shownAfter(ring, bout, seats, turn);
  }
}

/** Plays one side's part in a round. */
async function takePart(ring: Ring, bout: Bout, seat: Seat, side: Side, turn: number): Promise<void> {
  const { course } = bout.plan;
  const isEnd = (course.kind === "agreed" || course.kind === "resigned") && turn >= course.turn;
  // In half of the duels that get stopped, one side has already picked.
  if (isEnd && !(side === 0 && ring.random.below(2) === 0)) return stop(ring, bout, seat, side, turn);
  await pick(ring, bout, seat, side, turn);
  if (isEnd) await stop(ring, bout, seat, side, turn);
}

async function stop(ring: Ring, bout: Bout, seat: Seat, side: Side, turn: number): Promise<void> {
  const { ledger, plan } = bout;
  const resigns = plan.course.kind === "resigned";
  if (resigns && side === 1) return pick(ring, bout, seat, side, turn);
  ledger.stops[side] = true;
  await pressUntilTold(ring, seat, action(bout, turn, "stop"));
  if (!resigns || bout.isOver) return;
  ledger.resigned[side] = true;
  await pressUntilTold(ring, seat, action(bout, turn, "resign"));
}

export const action = ({ ledger }: Bout, turn: number, move: string) => ({
  ...{ scope: "duel", session: ledger.id, turn, move },
});

export async function pressUntilTold(
  { post, random }: Ring,
  { caller, place, message }: Seat,
  pressed: ReturnType<typeof action>,
  isReported: (reply: Reply) => boolean = () => true,
): Promise<Reply> {
  for (let tries = 0; tries < TRIES; tries++) {
    const event: Event = { caller, place, message, what: { type: "press", action: pressed } };
    const [reply] = await post.send(event, { to: random.below(2) });
    if (reply && isReported(reply)) return reply;
    await wait(50 * (tries + 1));
  }
  throw new Error(`${pressed.session}: ${pressed.move} was never answered`);
}

/** Presses a move until an answer says what became of it. */
async function pick(ring: Ring, bout: Bout, seat: Seat, side: Side, turn: number): Promise<void> {
  const { random } = ring;
  const [first, second] = movesAt(ring, bout, turn);
  const move = side === 0 ? first : second;
  if (random.below(3) === 0) await wait(random.below(15));
  for (let tries = 0; tries < TRIES; tries++) {
    const heard = await pressBy(drawWay(random), ring, bout, { seat, side, turn, move });
    if (heard.some((one) => one !== "unsure")) return;
    await wait(50 * (tries + 1));
  }
  throw new Error(`${bout.ledger.id}: a pick was never answered`);
}

/** The two picks of a round; usually the favoured side wins, so that duels are short. */
function movesAt({ random }: Ring, { moves, plan }: Bout, turn: number): readonly [string, string] {
  const all = MOVES[plan.terms.variant];
  const draw = () => all[random.below(all.length)] as string;
  let pair = [draw(), draw()] as const;
  for (let tries = 0; tries < READ_TRIES && roundWinner(pair) !== plan.favoured; tries++)
    pair = [draw(), draw()];
  moves[turn] ??= pair;
  return moves[turn];
}

const READ_TRIES = 3;

interface Picked {
  readonly seat: Seat;
  readonly side: Side;
  readonly turn: number;
  readonly move: string;
}

/** What each delivery's answer said. */
async function pressBy(way: Way, ring: Ring, bout: Bout, picked: Picked): Promise<readonly PickReport[]> {
  const { random, stranger } = ring;
  const to = random.below(2);
  const once = (delivery: Delivery, move = picked.move) => press(ring, bout, { ...picked, move }, delivery);
  switch (way) {
    case "redelivered":
      return once({ to, again: true });
    case "five-times":
      return (await Promise.all([0, 1, 2, 3, 4].map((at) => once({ to: to + at })))).flat();
    case "with-another": {
      const moves = MOVES[bout.plan.terms.variant];
      const other = moves[random.below(moves.length)] as string;
      return (await Promise.all([once({ to }), once({ to: to + 1 }, other)])).flat();
    }
    case "delayed":
      return once({ to, afterMs: random.below(300) });
    case "with-a-stranger": {
      const seat = { ...picked.seat, caller: stranger };
      const strange = pressUntilTold(ring, seat, action(bout, picked.turn, picked.move));
      return (await Promise.all([once({ to }), strange]))[0];
    }
    case "once":
      return once({ to });
  }
}

async function press(
  ring: Ring,
  bout: Bout,
  picked: Picked,
  delivery: Delivery,
): Promise<readonly PickReport[]> {
  const { side, turn, move, seat } = picked;
  const { post } = ring;
  const entry = { side, turn, move, heard: "unsure" as PickReport };
  bout.ledger.presses.push(entry);
  const event: Event = { ...seat, what: { type: "press", action: action(bout, turn, move) } };
  const heard = (await post.send(event, delivery)).map((reply) => reportOf(reply, seat.caller, turn));
  // Of two duplicate deliveries, one may count; if both do, it's a bug.
  entry.heard =
    heard.find((one) => one === "in") ?? heard.find((one) => one === "unsure") ?? heard[0] ?? "unsure";
  if (entry.heard === "in" && ring.random.below(SEALED_LOOKED_AT) === 0) await ring.onPicked(bout);
  if (heard.filter((one) => one === "in").length > 1) bout.ledger.presses.push({ ...entry, heard: "in" });
  return heard;
}

/** One in this many picks is checked in the store. */
const SEALED_LOOKED_AT = 40;

function reportOf(reply: Reply | undefined, { locale }: Caller, turn: number): PickReport {
  if (!reply) return "unsure";
  if (reply.type !== "edit") return "other";
  if (reply.outdated) return "late";
  return reply.toast === say(locale, "duel-pick-kept", { round: turn + 1 }) ? "kept" : "in";
}

/** Resolves when a message has shown a later round; after a while, presses to find out. */
async function shownAfter(ring: Ring, bout: Bout, seats: readonly [Seat, Seat], turn: number): Promise<void> {
  const since = performance.now();
  while (bout.turn === turn && !bout.isOver) {
    if (performance.now() > since + NUDGE_MS) {
      ring.onNudge(bout);
      // A round that doesn't exist: the press changes nothing.
      await pressUntilTold(ring, seats[0], action(bout, 999, "rock"));
      return;
    }
    await wait(10);
  }
}
