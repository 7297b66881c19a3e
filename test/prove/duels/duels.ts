// The proof of duels: people play each other through bots that get killed, on a store that freezes, with presses that are
// delivered again or come at the same time. A referee with its own rules compares what's stored with what people were told.

import { setTimeout as wait } from "node:timers/promises";
import { DUEL } from "../../../commands/duel/rules.ts";
import type { Caller, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { exportDuels, exportRatings, writePlayerId } from "../../../src/people/index.ts";
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

interface Floor {
  readonly bots: Bots;
  readonly store: Store;
  readonly plan: DuelsPlan;
  begun: number;
  events: number;
  readonly problems: string[];
  /** Finished duels as they were judged, by id. */
  readonly ended: Map<string, string>;
}

export async function proveDuels(plan: DuelsPlan, world: World): Promise<DuelsReport> {
  const lodging = await openLodging(world, plan.store);
  const bots = await openBots(world, plan.bots, lodging.environment);
  const store = await lodging.open();
  const floor: Floor = { bots, store, plan, begun: 0, events: 0, problems: [], ended: new Map() };
  let [kills, freezes] = [0, 0];
  try {
    let isPlaying = true;
    const tables = Array.from({ length: Math.min(TABLES, plan.duels) }, (_, at) => hold(floor, at));
    const playing = Promise.all(tables).finally(() => {
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
    await store.close();
  }
  const silent = bots.unanswered.map((question) => `never answered: ${question}`);
  const { events, ended } = floor;
  return { duels: ended.size, events, kills, freezes, problems: [...floor.problems, ...silent] };
}

interface Seat {
  readonly caller: Caller;
  readonly place: Place;
}
type Pair = readonly [Seat, Seat];

function personAt(platform: string, number: number): Seat {
  const id = String(1_000 + number);
  const caller = { platform, id, name: `P${number}`, locale: number % 3 ? "en" : "ru" } as const;
  return { caller, place: { kind: "private", id } };
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
  problems.push(
    ...(await retried(
      () => sumProblems(floor.store, pair, played),
      (found) => found.length === 0,
    )),
  );
}

/** Asks until the answer fits; resolves to the last one. A frozen store counts as none. */
async function retried<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (let left = TRIES; ; left--) {
    const answer = await ask().catch((error: Error) => error);
    if (!(answer instanceof Error) && (fits(answer) || left === 0)) return answer;
    if (left === 0) throw answer;
    await wait(50);
  }
}

/** What each of `more` deliveries of one event was answered; undefined: it isn't known what became of it. */
function send(floor: Floor, seat: Seat, what: object, to: number, more = 1): Promise<(Reply | undefined)[]> {
  const incoming = { ...what, ...seat, id: `event-${++floor.events}` } as Incoming;
  const { locale } = seat.caller;
  const replies = Array.from({ length: more }, async (_, at) => {
    const reply = await floor.bots.ask(incoming, to + at);
    if (reply?.type !== "notice") return reply;
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
  let tries = 0;
  const isFit = (reply: Reply | undefined): reply is Reply => reply !== undefined && fits(reply);
  const reply = await retried(async () => (await send(floor, seat, what, tries++))[0], isFit);
  if (!isFit(reply)) throw new Error(`never answered: ${JSON.stringify(what)}`);
  return reply;
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
async function playOut(floor: Floor, random: RandomSource, pair: Pair, id: string): Promise<Press[]> {
  const presses: Press[] = [];
  for (let rounds = 0; rounds < 100; rounds++) {
    const { play, sides } = await stored(floor, id);
    if (play?.over) return presses;
    const picks = ([0, 1] as const).map((side) => {
      const seat = pair.find(({ caller }) => writePlayerId(caller) === sides[side]?.player) as Seat;
      return pickUntilTold(floor, random, { id, turn: play?.rounds.length ?? 0, side }, seat);
    });
    presses.push(...(await Promise.all(picks)).flat());
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

async function press(floor: Floor, at: PickAt, seat: Seat, move: number, to: number, more: number) {
  const { id, turn, side } = at;
  const action = { scope: "duel", session: id, turn, move: MOVES[move] };
  const kept = say(seat.caller.locale, "duel-pick-kept", { round: turn + 1 });
  const replies = await send(floor, seat, { type: "press", action }, to, more);
  return replies.map((reply): Press => {
    if (!reply) return { side, turn, move, heard: "unsure" };
    if (reply.type !== "edit" || reply.outdated) return { side, turn, move, heard: "other" };
    return { side, turn, move, heard: reply.toast === kept ? "kept" : "in" };
  });
}

async function stored({ store }: Floor, id: string) {
  const duel = await retried(
    () => store.read(DUEL, id),
    (found) => found !== undefined,
  );
  if (!duel) throw new Error(`${id}: it isn't stored`);
  return duel as StoredDuel & { readonly sides: readonly { readonly player: string }[] };
}

/** What must never change after the end. */
function outcomeOf({ play }: StoredDuel): string {
  return JSON.stringify([play?.rounds, play?.over?.winner, play?.over?.ending]);
}

/** Every difference between the stored duel and what the answers said; empty if all is well. */
export function judge(presses: readonly Press[], { play }: StoredDuel): readonly string[] {
  if (!play?.over) return ["it never ended"];
  const { rounds, over } = play;
  const sides = [0, 1] as const;
  const wins = sides.map(
    (side) => rounds.filter((round) => MOVES[(round[side] + 1) % 3] === MOVES[round[side ? 0 : 1]]).length,
  );
  const due = wins[0] === POINTS ? 0 : 1;
  const isWon = wins[due] === POINTS && over.winner === due && over.ending === "score";
  const problems = isWon ? [] : [`${over.ending} for ${over.winner} at ${wins.join(" : ")}`];
  if (play.picks.some((one) => one !== null)) problems.push("picks are stored after the end");
  for (let turn = 0; turn <= rounds.length; turn++)
    for (const side of sides) {
      const here = presses.filter((one) => one.turn === turn && one.side === side);
      const problem = pickProblem(here, rounds[turn]?.[side]);
      if (problem) problems.push(`round ${turn + 1}: ${problem}`);
    }
  return problems;
}

function pickProblem(presses: readonly Press[], move: number | undefined): string | undefined {
  const [pick, another] = presses.filter(({ heard }) => heard === "in");
  if (another) return "two presses count";
  if (pick) return pick.move === move ? undefined : `move ${pick.move} counts, and ${move} is stored`;
  const isLost = presses.some((one) => one.heard === "unsure" && one.move === move);
  return move === undefined || isLost ? undefined : `${move} is stored, and nobody was told`;
}

type Counted = { readonly rps?: { readonly duels: readonly number[] } };
type Rated = { readonly rps?: { readonly rating: number } } | undefined;

/** Each duel is in both people's histories once, and what one's rating gained the other's lost. */
async function sumProblems(store: Store, pair: Pair, played: number): Promise<readonly string[]> {
  const players = pair.map(({ caller }) => caller);
  const duels = (await Promise.all(players.map((player) => exportDuels(store, player)))) as Counted[];
  const ratings = (await Promise.all(players.map((player) => exportRatings(store, player)))) as Rated[];
  const counted = duels.map(({ rps }) => (rps?.duels ?? []).reduce((sum, one) => sum + one, 0));
  const points = ratings.map((all) => all?.rps?.rating ?? 1500);
  return [
    ...(counted.every((one) => one === played) ? [] : [`${played} duels were played, ${counted} count`]),
    ...(points.reduce((sum, one) => sum + one, 0) === 3000 ? [] : [`ratings of ${points.join(", ")}`]),
  ];
}
