// How two people get into a duel: by an open challenge, a challenge by name, a code typed on a different platform, or a
// rematch.

import { setTimeout as wait } from "node:timers/promises";
import type { Caller, Place, Reply } from "../../../src/chat/index.ts";
import { type Bout, shownBy } from "./bout.ts";
import { GONE } from "./channel.ts";
import { action, pressUntilTold, type Ring, type Seat } from "./hold.ts";
import type { Event } from "./person.ts";
import type { DuelPlan } from "./plan.ts";

export interface Met {
  readonly bout: Bout;
  readonly seats: readonly [Seat, Seat];
}

export interface Pair {
  readonly sides: readonly [Caller, Caller];
  /** The chat that each of them is in. */
  readonly places: readonly [Place, Place];
}

const TRIES = 60;

/** Undefined if the challenge was refused because too many are open. */
export async function meet(ring: Ring, plan: DuelPlan, { sides, places }: Pair): Promise<Met | undefined> {
  const [caller, taker] = sides;
  const seat: Seat = { caller, place: places[0], message: messageName(ring) };
  const named = plan.wayIn === "named" ? taker : undefined;
  const called = await type(ring, seat, ["duel", optionsOf(plan, named)], named);
  const shown = called.type === "post" ? shownBy(called.view) : undefined;
  if (!shown) return undefined;
  const bout = boutOf(shown.session, plan, sides);
  ring.reading.add(bout);
  const second = await takenBy(ring, bout, seat, { caller: taker, place: places[1] }, called);
  bout.sides = [caller, second.caller];
  return { bout, seats: [seat, second] };
}

/** Both ask for a rematch at the same time. */
export async function meetAgain(ring: Ring, { bout, seats }: Met, plan: DuelPlan): Promise<Met> {
  const again = { ...plan, terms: bout.plan.terms, wayIn: bout.plan.wayIn };
  const pressed = action(bout, bout.turn, "again");
  const messages = seats.map(() => messageName(ring));
  const ask = (side: 0 | 1) =>
    pressUntilTold(ring, { ...seats[side], message: messages[side] as string }, pressed);
  const replies = await Promise.all([ask(0), ask(1)]);
  const first = replies.findIndex((reply) => reply.type === "post");
  const poster = first === 1 ? 1 : 0;
  const posted = replies[first] ?? (await ask(0));
  const shown = posted.type === "post" ? shownBy(posted.view) : undefined;
  if (!shown) throw new Error(`${bout.ledger.id}: both wanted a rematch, and it did not begin`);
  const next = boutOf(shown.session, again, bout.sides);
  ring.reading.add(next);
  const own = messages[poster] as string;
  const elsewhere = (bout.plan.wayIn === "code" && ring.reading.postOf(shown.session)) || own;
  const [caller, taker] = seats.map((seat, side) => ({
    ...seat,
    message: side === poster ? own : elsewhere,
  }));
  return { bout: next, seats: [caller as Seat, taker as Seat] };
}

function boutOf(id: string, plan: DuelPlan, sides: Bout["sides"]): Bout {
  return {
    ...{ plan, sides, turn: 0, isOver: false, ends: new Map(), moves: [], since: performance.now() },
    ledger: {
      ...{ id, terms: plan.terms, presses: [] },
      ...{ stops: [false, false], resigned: [false, false] },
    },
  };
}

function optionsOf({ terms }: DuelPlan, named: Caller | undefined): Record<string, string> {
  return { ...terms, ...(named && { user: "them" }) };
}

let messages = 0;

/** One message in a hundred gets deleted. */
function messageName({ random }: Ring): string {
  return `message-${++messages}${random.below(100) === 0 ? GONE : ""}`;
}

/** Types a command until it's answered. */
async function type(
  { post, random }: Ring,
  { caller, place, message }: Seat,
  [subcommand, options]: readonly [string, Record<string, string>],
  named?: Caller,
): Promise<Reply> {
  const what = { type: "command", command: "rps", subcommand, options } as const;
  const found = named && { id: named.id, name: named.name, isBot: false };
  const event: Event = { caller, place, message, what, ...(found && { found }) };
  for (let tries = 0; tries < TRIES; tries++) {
    const again = random.below(10) === 0;
    const replies = await post.send(event, { to: random.below(2), again });
    const reply = replies.find((one) => one?.type === "post") ?? replies.find((one) => one);
    if (reply) return reply;
    await wait(50 * (tries + 1));
  }
  throw new Error(`/rps ${subcommand} was never answered`);
}

/** The seat of whoever accepted. */
async function takenBy(
  ring: Ring,
  bout: Bout,
  board: Seat,
  { caller, place }: Omit<Seat, "message">,
  called: Reply,
): Promise<Seat> {
  if (bout.plan.wayIn === "code") {
    const [, code = ""] = /\/rps duel ([0-9A-Z]{4,12})/.exec(JSON.stringify(called)) ?? [];
    const seat = { caller, place, message: messageName(ring) };
    const joined = await type(ring, seat, ["join", { code }]);
    if (joined.type === "post") return seat;
    throw new Error(`${bout.ledger.id}: ${code} was refused: ${JSON.stringify(joined)}`);
  }
  const accept = (taker: Caller) =>
    pressUntilTold(ring, { ...board, caller: taker }, action(bout, 0, "accept"));
  const isContended = bout.plan.wayIn === "open" && ring.random.below(20) === 0;
  const takers = isContended ? [caller, ring.rival] : [caller];
  const replies = await Promise.all(takers.map(accept));
  const winners = takers.filter((_, at) => replies[at]?.type === "edit");
  const [winner] = winners;
  if (!winner || winners.length > 1)
    throw new Error(`${bout.ledger.id}: ${winners.length} have taken it: ${JSON.stringify(replies)}`);
  return { caller: winner, place: board.place, message: board.message };
}
