// The proof of duels: people play each other through bots that get killed, on a store that freezes, with presses that are
// delivered again or come at the same time. A referee with its own rules compares what's stored with what people were told.

import { setTimeout as wait } from "node:timers/promises";
import type { Caller, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { NO_REDIS } from "../console.ts";
import { openLodging, type StoreName } from "../lodgings.ts";
import type { World } from "../world.ts";
import { type Bots, openBots } from "./bots.ts";

export interface DuelsPlan {
  readonly duels: number;
  readonly seed: number;
  readonly store: StoreName;
  readonly bots: 1 | 2;
  /** A bot is killed each time this many duels have ended. */
  readonly killedEvery: number;
}

export interface DuelsReport {
  readonly duels: number;
  readonly events: number;
  readonly kills: number;
  readonly freezes: number;
  readonly problems: readonly string[];
}

type Side = 0 | 1;

/** A pick, and what its answer said. `in`: it counts. `unsure`: no answer, or that the store was away. */
export interface Press {
  readonly side: Side;
  readonly turn: number;
  /** The move's number as it's stored. */
  readonly move: number;
  readonly heard: "in" | "kept" | "unsure" | "other";
}

/** The parts of a stored duel that are judged. */
export interface StoredDuel {
  readonly play?: {
    readonly rounds: readonly (readonly [number, number])[];
    readonly picks: readonly (string | null)[];
    readonly over?: { readonly winner: Side | "level"; readonly ending: string };
  };
}

/** Pairs of people, each of which plays one duel after another. */
const TABLES = 32;
/** How long Redis is frozen, in turn: so that events have to wait, and so that people get an error. */
const FROZEN_MS = [1_500, 5_000] as const;
const TRIES = 200;
/** In the order of the stored numbers: each beats the next. */
const MOVES = ["rock", "scissors", "paper"] as const;
const POINTS = 3;

export async function proveDuels(plan: DuelsPlan, world: World): Promise<DuelsReport> {
  const lodging = await openLodging(world, plan.store);
  const bots = await openBots(world, plan.bots, lodging.environment);
  const floor: Floor = { bots, plan, begun: 0, events: 0, problems: [], ended: new Map() };
  let [kills, freezes] = [0, 0];
  try {
    const playing = Promise.all(
      Array.from({ length: Math.min(TABLES, plan.duels) }, (_, at) => hold(floor, at)),
    );
    let isPlaying = true;
    void playing.finally(() => {
      isPlaying = false;
    });
    for (let next = plan.killedEvery; next < plan.duels; next += plan.killedEvery) {
      while (floor.ended.size < next && isPlaying) await wait(20);
      if (!isPlaying) break;
      await bots.kill(kills++ % plan.bots);
      if (!lodging.redis || kills % 4 !== 1) continue;
      lodging.redis.signal("SIGSTOP");
      await wait(FROZEN_MS[freezes++ % 2]);
      lodging.redis.signal("SIGCONT");
    }
    await playing;
    for (const [id, before] of floor.ended)
      if (outcomeOf(await stored(floor, id)) !== before) floor.problems.push(`${id}: changed after its end`);
    world.keep("bots.log", bots.logged.join("\n"));
  } finally {
    bots.stop();
  }
  const { events, ended } = floor;
  const silent = bots.unanswered.map((question) => `never answered: ${question}`);
  return { duels: ended.size, events, kills, freezes, problems: [...floor.problems, ...silent] };
}

interface Floor {
  readonly bots: Bots;
  readonly plan: DuelsPlan;
  begun: number;
  events: number;
  readonly problems: string[];
  /** Finished duels as they were judged, by id. */
  readonly ended: Map<string, string>;
}

/** One duel after another between two people, then what these add up to. */
async function hold(floor: Floor, table: number): Promise<void> {
  const { plan, problems, ended } = floor;
  const random = seededRandom(plan.seed + table);
  const pair = [personAt("telegram", 2 * table), personAt("discord", 2 * table + 1)] as const;
  let played = 0;
  while (floor.begun < plan.duels) {
    floor.begun++;
    try {
      const id = await meet(floor, random, pair);
      const presses = await playOut(floor, random, pair, id);
      const duel = await stored(floor, id);
      problems.push(...judge(presses, duel).map((problem) => `${id}: ${problem}`));
      ended.set(id, outcomeOf(duel));
      // A press completes what the bot that counted the last pick left when it was killed.
      const again = { type: "press", action: { scope: "duel", session: id, turn: 0, move: "again" } };
      await until(floor, pair[0], again, ({ type }) => type === "edit");
      played++;
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  problems.push(...(await sumProblems(floor, pair, played)));
}

type Pair = readonly [Seat, Seat];

interface Seat {
  readonly caller: Caller;
  readonly place: Place;
}

function personAt(platform: string, number: number): Seat {
  const id = String(1_000 + number);
  return {
    caller: { platform, id, name: `P${number}`, locale: number % 3 ? "en" : "ru" },
    place: { kind: "private", id },
  };
}

async function send(
  floor: Floor,
  seat: Seat,
  what: object,
  to: number,
  more = 1,
): Promise<(Reply | undefined)[]> {
  const incoming = { ...what, ...seat, id: `event-${++floor.events}` } as Incoming;
  const replies = Array.from({ length: more }, async (_, at) => {
    const reply = (await floor.bots.ask({ kind: "event", incoming }, to + at)) as Reply | undefined;
    if (reply?.type !== "notice") return reply;
    const { locale } = seat.caller;
    if (reply.text === say(locale, "failure-unexpected")) floor.problems.push("an answer reports a defect");
    return reply.text === say(locale, "failure-store") ? undefined : reply;
  });
  return Promise.all(replies);
}

/** Sends the same thing under new ids until an answer fits. */
async function until(
  floor: Floor,
  seat: Seat,
  what: object,
  fits: (reply: Reply) => boolean,
): Promise<Reply> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [reply] = await send(floor, seat, what, tries);
    if (reply && fits(reply)) return reply;
    await wait(50);
  }
  throw new Error(`never answered: ${JSON.stringify(what)}`);
}

/** One opens a duel, the other enters its code; resolves to the duel's id. */
async function meet(floor: Floor, random: RandomSource, [one, other]: Pair): Promise<string> {
  const duel = { type: "command", command: "rps", subcommand: "duel", options: {} };
  const [caller, taker] = random.below(2) === 0 ? [one, other] : [other, one];
  const opened = JSON.stringify(await until(floor, caller, duel, ({ type }) => type === "post"));
  const [, code] = /\/rps duel ([2-9A-Z]{6})/.exec(opened) ?? [];
  const [, id = ""] = /"session":"([^"]+)"/.exec(opened) ?? [];
  const join = { type: "command", command: "rps", subcommand: "join", options: { code } };
  await until(floor, taker, join, ({ type }) => type === "post");
  return id;
}

/** Both pick, round by round, until the duel is over; resolves to their presses, the challenger's side first. */
async function playOut(
  floor: Floor,
  random: RandomSource,
  pair: Pair,
  id: string,
): Promise<readonly Press[]> {
  const presses: Press[] = [];
  for (let rounds = 0; rounds < 100; rounds++) {
    const { play, sides } = (await stored(floor, id)) as StoredDuel & {
      sides: readonly { player: string }[];
    };
    if (play?.over) return presses;
    const turn = play?.rounds.length ?? 0;
    const seats = sides.map(({ player }) =>
      pair.find(({ caller }) => `${caller.platform}:${caller.id}` === player),
    );
    const both = seats.map((seat, side) =>
      pickUntilTold(floor, random, { id, turn, side: side as Side }, seat as Seat),
    );
    presses.push(...(await Promise.all(both)).flat());
  }
  throw new Error(`${id}: it never came to an end`);
}

interface PickAt {
  readonly id: string;
  readonly turn: number;
  readonly side: Side;
}

/** Presses until an answer says what became of it: once, delivered to both bots, or with another move at once. */
async function pickUntilTold(floor: Floor, random: RandomSource, at: PickAt, seat: Seat): Promise<Press[]> {
  const presses: Press[] = [];
  for (let tries = 0; tries < TRIES && presses.every(({ heard }) => heard === "unsure"); tries++) {
    if (tries > 0) await wait(50);
    const way = random.below(10);
    const moves = Array.from({ length: way === 0 ? 5 : way === 1 ? 2 : 1 }, () => random.below(3));
    const to = random.below(2);
    const pressed = moves.map((move, nth) => press(floor, at, seat, move, to + nth, way === 2 ? 2 : 1));
    presses.push(...(await Promise.all(pressed)).flat());
  }
  return presses;
}

async function press(
  floor: Floor,
  { id, turn, side }: PickAt,
  seat: Seat,
  move: number,
  to: number,
  more: number,
): Promise<Press[]> {
  const action = { scope: "duel", session: id, turn, move: MOVES[move] };
  const kept = say(seat.caller.locale, "duel-pick-kept", { round: turn + 1 });
  const heard = (await send(floor, seat, { type: "press", action }, to, more)).map((reply) => {
    if (!reply) return "unsure";
    if (reply.type !== "edit" || reply.outdated) return "other";
    return reply.toast === kept ? "kept" : "in";
  });
  return heard.map((one) => ({ side, turn, move, heard: one }));
}

async function stored(floor: Floor, id: string): Promise<StoredDuel> {
  for (let tries = 0; tries < TRIES; tries++) {
    const duel = await floor.bots.ask({ kind: "duel", id }, tries);
    if (duel) return duel as StoredDuel;
    await wait(50);
  }
  throw new Error(`${id}: it isn't stored`);
}

/** What must never change after the end. */
function outcomeOf({ play }: StoredDuel): string {
  return JSON.stringify([play?.rounds, play?.over?.winner, play?.over?.ending]);
}

/** Every difference between the stored duel and what the answers said; empty if all is well. */
export function judge(presses: readonly Press[], { play }: StoredDuel): readonly string[] {
  if (!play?.over) return ["it never ended"];
  const { rounds, over } = play;
  const wins = ([0, 1] as const).map(
    (side) => rounds.filter((round) => MOVES[(round[side] + 1) % 3] === MOVES[round[side ? 0 : 1]]).length,
  );
  const due = wins[0] === POINTS ? 0 : 1;
  const isWon = wins[due] === POINTS && over.winner === due && over.ending === "score";
  const turns = Array.from({ length: rounds.length + 1 }, (_, turn) => turn);
  return [
    ...(isWon ? [] : [`${over.ending} for ${over.winner} at ${wins.join(" : ")}`]),
    ...(play.picks.some((one) => one !== null) ? ["picks are stored after the end"] : []),
    ...turns.flatMap((turn) =>
      ([0, 1] as const).flatMap((side) => {
        const here = presses.filter((one) => one.turn === turn && one.side === side);
        return pickProblem(here, rounds[turn]?.[side]).map((problem) => `round ${turn + 1}: ${problem}`);
      }),
    ),
  ];
}

function pickProblem(presses: readonly Press[], move: number | undefined): readonly string[] {
  const counted = presses.filter(({ heard }) => heard === "in");
  if (counted.length > 1) return ["two presses count"];
  const [pick] = counted;
  if (pick) return pick.move === move ? [] : [`move ${pick.move} counts, and ${move} is stored`];
  const isLost = presses.some((one) => one.heard === "unsure" && one.move === move);
  return move === undefined || isLost ? [] : [`${move} is stored, and nobody was told`];
}

interface Sums {
  readonly duels: { readonly rps?: { readonly duels: readonly number[] } };
  readonly ratings?: { readonly rps?: { readonly rating: number; readonly duels: number } };
}

/** Each duel is in both people's histories once, and what one's rating gained the other's lost. */
async function sumProblems(floor: Floor, pair: Pair, played: number): Promise<readonly string[]> {
  let problems: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await Promise.all(
      pair.map(({ caller: { platform, id } }) =>
        floor.bots.ask({ kind: "sums", id: `${platform}:${id}` }, tries),
      ),
    );
    const sums = found.map((one) => (one ?? { duels: {} }) as Sums);
    const counted = sums.map(({ duels }) => (duels.rps?.duels ?? []).reduce((sum, one) => sum + one, 0));
    const ratings = sums.map(({ ratings: all }) => all?.rps?.rating ?? 1500);
    problems = [
      ...(counted.every((one) => one === played) ? [] : [`${played} duels were played, ${counted} count`]),
      ...(ratings.reduce((sum, one) => sum + one, 0) === 3000 ? [] : [`ratings of ${ratings.join(", ")}`]),
    ];
    if (problems.length === 0) return [];
    await wait(100);
  }
  return problems;
}

/** The share of all duels that's held on the embedded store by one bot. */
const EMBEDDED_SHARE = 0.05;
/** Kills per proof, if there are enough duels to be affected by them. */
const KILLS = 100;
const DUELS_A_KILL = 60;

export interface DuelLine {
  readonly name: string;
  run(world: World): Promise<{ readonly facts: string; readonly problems: readonly string[] }>;
  /** Why this machine can't run it. */
  readonly skipped?: string;
}

/** The duel proofs as lines of `npm run prove`. */
export function duelLines(duels: number, seed: number, hasRedis: boolean): readonly DuelLine[] {
  const onRedis = lineOf("duels · redis · two bots, killed in turn; Redis frozen", {
    duels,
    seed,
    store: "redis",
    bots: 2,
  });
  const embedded = { duels: Math.ceil(duels * EMBEDDED_SHARE), seed, store: "embedded", bots: 1 } as const;
  return [
    hasRedis ? onRedis : { ...onRedis, skipped: NO_REDIS },
    lineOf("duels · embedded · one bot, killed again and again", embedded),
  ];
}

function lineOf(name: string, held: Omit<DuelsPlan, "killedEvery">): DuelLine {
  const killedEvery = Math.max(DUELS_A_KILL, Math.ceil(held.duels / KILLS));
  return {
    name,
    run: async (world) => {
      const { problems, ...counts } = await proveDuels({ ...held, killedEvery }, world);
      const facts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
      return { facts: facts.join(", "), problems };
    },
  };
}
