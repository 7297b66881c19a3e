// The proof of duels: thousands of people play each other through bots that get killed, on a store that freezes, with
// events that are duplicated, delayed and concurrent. A referee judges every duel.

import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { openLodging } from "../lodgings.ts";
import type { World } from "../world.ts";
import { openReading, type Reading } from "./bout.ts";
import { GONE } from "./channel.ts";
import { type Hall, openHall } from "./hall.ts";
import { playOut, type Ring } from "./hold.ts";
import { type LeakReport, type LeakWatch, watchLeaks } from "./leaks.ts";
import { type Met, meet, meetAgain, type Pair } from "./meet.ts";
import { openPost, type Post, type Tally } from "./person.ts";
import { type DuelPlan, drawPlan } from "./plan.ts";
import { judge, roundsOf, type StoredDuel, shownScore } from "./referee.ts";

export interface DuelsPlan {
  readonly duels: number;
  readonly seed: number;
  readonly store: "redis" | "embedded";
  readonly bots: 1 | 2;
  /** A bot is killed each time this many duels have ended. */
  readonly killedEvery: number;
}

/** The proof's results. */
export interface DuelsReport {
  readonly tally: Tally & { readonly duels: number; readonly kills: number; readonly freezes: number };
  /** Challenges refused because their people had too many open. */
  readonly refused: number;
  /** Lapsed rounds that no bot showed on its own within eight seconds. */
  readonly nudged: number;
  /** Messages that never showed the end of their duel. */
  readonly behind: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly leaks: LeakReport;
  readonly problems: readonly string[];
}

const PEOPLE = 6_000;
const AT_ONCE = 48;
/** How long Redis is frozen, in turn: so that events have to wait, and so that people get an error. */
const FROZEN_MS = [1_500, 5_000] as const;
const SETTLED_TRIES = 100;

interface Score {
  begun: number;
  done: number;
  /** No further duel starts or continues. */
  isHeld: boolean;
  kills: number;
  freezes: number;
  refused: number;
  nudged: number;
  behind: number;
  /** When a bot or the store was last down, by `performance.now()`; infinite while it is. */
  troubleAt: number;
  readonly endings: Record<string, number>;
  readonly problems: string[];
  /** Each duel's state when it was judged, by id. */
  readonly judged: Map<string, string>;
}

interface Floor {
  readonly hall: Hall;
  readonly post: Post;
  readonly reading: Reading;
  readonly plan: DuelsPlan;
  readonly score: Score;
  readonly leaks: LeakWatch;
}

export async function proveDuels(plan: DuelsPlan, world: World): Promise<DuelsReport> {
  const lodging = await openLodging(world, plan.store);
  const leaks = watchLeaks();
  const reading = openReading(leaks);
  const { environment } = lodging;
  const hall = await openHall(world, { bots: plan.bots, environment, onOutgoing: reading.read });
  const post = openPost(hall);
  const score: Score = {
    ...{
      begun: 0,
      done: 0,
      isHeld: false,
      kills: 0,
      freezes: 0,
      refused: 0,
      nudged: 0,
      behind: 0,
      troubleAt: 0,
    },
    ...{ endings: {}, problems: [], judged: new Map() },
  };
  const floor: Floor = { hall, post, reading, plan, score, leaks };
  try {
    const faults = trouble(floor, lodging.redis);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => hold(floor, at)));
    score.isHeld = true;
    await faults;
    await judgeAgain(floor);
    for (const line of hall.logged) leaks.logLine(line);
    world.keep("bots.log", hall.logged.join("\n"));
    return reportOf(floor);
  } finally {
    await hall.stop();
  }
}

function reportOf({ hall, post, score, reading, ...floor }: Floor): DuelsReport {
  const leaks = floor.leaks.report();
  const { problems, judged, kills, freezes, refused, nudged, behind, endings } = score;
  const { tally } = post;
  return {
    ...{ tally: { ...tally, duels: judged.size, kills, freezes }, refused, nudged, behind, endings, leaks },
    problems: [
      ...problems,
      ...leaks.problems,
      ...reading.strange().map((id) => `doubled: ${id} is a duel that nobody began`),
      ...hall.unanswered.map((event) => `never answered: ${event}`),
      ...(tally.defects > 0 ? [`${tally.defects} answers told of a defect`] : []),
    ],
  };
}

/** Kills bots in turn, and freezes Redis once every four kills. */
async function trouble({ hall, score, plan }: Floor, redis?: { signal(name: "SIGSTOP" | "SIGCONT"): void }) {
  for (let next = plan.killedEvery; next < plan.duels; next += plan.killedEvery) {
    while (score.done < next && !score.isHeld) await wait(20);
    if (score.isHeld) return;
    score.troubleAt = Number.POSITIVE_INFINITY;
    await hall.kill(score.kills % plan.bots);
    score.kills++;
    score.troubleAt = performance.now();
    if (!redis || score.kills % 4 !== 1) continue;
    redis.signal("SIGSTOP");
    await wait(FROZEN_MS[score.freezes % 2] ?? 0);
    redis.signal("SIGCONT");
    score.freezes++;
    score.troubleAt = performance.now();
  }
}

/** One table: one duel after another. */
async function hold(floor: Floor, table: number): Promise<void> {
  const { plan, score, hall, post, reading } = floor;
  const random = seededRandom(plan.seed + table);
  const [stranger, rival] = [personOf(PEOPLE + table, ""), personOf(PEOPLE + AT_ONCE + table, "")];
  const onPicked = ({ ledger }: Met["bout"]) => lookAtRest(floor, ledger.id);
  const onNudge = ({ ledger, since }: Met["bout"]): void => {
    score.nudged++;
    if (score.troubleAt < since) score.problems.push(`${ledger.id}: a round was not shown`);
  };
  const ring: Ring = { hall, post, reading, random, stranger, rival, onNudge, onPicked };
  while (score.begun < plan.duels) {
    score.begun++;
    const drawn = drawPlan(random);
    try {
      const met = await meet(ring, drawn, pairFor(drawn, random, table));
      if (!met) {
        score.begun--;
        score.refused++;
        continue;
      }
      await through(floor, ring, met);
    } catch (error) {
      score.problems.push((error as Error).message);
    }
  }
}

const REMATCH_CHANCE = 7;

/** Checks the stored picks of the current round. */
async function lookAtRest({ hall, leaks }: Floor, id: string): Promise<void> {
  const { play } = (await hall.read(id)) as StoredDuel;
  for (const sealed of play?.picks ?? []) if (sealed !== null) leaks.stored(sealed);
}

/** Plays a duel to its end, and sometimes a rematch. */
async function through(floor: Floor, ring: Ring, met: Met): Promise<void> {
  await playOut(ring, met.bout, met.seats);
  await judged(floor, met);
  const { score, plan } = floor;
  if (ring.random.below(REMATCH_CHANCE) > 0 || score.begun >= plan.duels) return;
  score.begun++;
  await through(
    floor,
    ring,
    await meetAgain(ring, met, { ...drawPlan(ring.random), terms: met.bout.plan.terms }),
  );
}

async function judged(floor: Floor, { bout }: Met): Promise<void> {
  const { hall, score, reading } = floor;
  const stored = (await hall.read(bout.ledger.id)) as StoredDuel & { boards?: { message: string }[] };
  const found = judge(bout.ledger, stored);
  score.problems.push(...found.slice(0, 3));
  const ending = stored?.play?.over?.ending ?? "none";
  score.endings[ending] = (score.endings[ending] ?? 0) + 1;
  score.judged.set(bout.ledger.id, digestOf(stored));
  score.done++;
  const boards = (stored?.boards ?? []).map(({ message }) => message).filter((one) => !one.endsWith(GONE));
  for (let tries = 0; tries < SETTLED_TRIES && !boards.every((one) => bout.ends.has(one)); tries++)
    await wait(20);
  const behind = boards.filter((one) => !bout.ends.has(one));
  score.behind += behind.length;
  if (behind.length > 0 && score.troubleAt < bout.since)
    score.problems.push(`${bout.ledger.id}: ${behind.join()} never showed the end`);
  score.problems.push(...wrongEnds(bout, stored));
  reading.remove(bout);
}

function wrongEnds({ ends, ledger }: Met["bout"], stored: StoredDuel): readonly string[] {
  const winner = stored.play?.over?.winner ?? "level";
  const due = shownScore(roundsOf(stored, ledger.terms), winner);
  const wrong = [...ends.values()].filter((text) => /\d+ : \d+/.exec(text)?.[0] !== due);
  return wrong.map((text) => `${ledger.id}: ${due} was played, and a message says ${text.slice(0, 300)}`);
}

/** What must never change after the end. */
function digestOf(stored: StoredDuel | undefined): string {
  const { rounds, over } = stored?.play ?? {};
  const outcome = JSON.stringify([rounds, over?.winner, over?.ending, over?.at]);
  return createHash("sha256").update(outcome).digest("base64url").slice(0, 12);
}

/** Checks every duel again after all the trouble: it must not have changed. */
async function judgeAgain({ hall, score }: Floor): Promise<void> {
  for (const [id, digest] of score.judged) {
    const stored = (await hall.read(id)) as StoredDuel | undefined;
    if (digestOf(stored) !== digest) score.problems.push(`${id}: changed after it was over, or was lost`);
  }
}

/** People with even numbers are on Telegram; every third one speaks Russian. */
function personOf(number: number, suffix: string): Caller {
  const platform = number % 2 === 0 ? "telegram" : "discord";
  return { platform, id: String(number), name: `P${number}${suffix}`, locale: number % 3 ? "en" : "ru" };
}

/** People at one table play only each other, so each is in at most two duels. */
function pairFor({ wayIn }: DuelPlan, random: RandomSource, table: number): Pair {
  const share = Math.floor(PEOPLE / AT_ONCE / 4) * 4;
  const first = table * share + random.below(share);
  // Across platforms, one number is even and the other is odd.
  const step = 2 * random.below(share / 2 - 1) + (wayIn === "code" ? 1 : 2);
  const second = table * share + ((first - table * share + step) % share);
  const suffix = random.below(100) === 0 ? "b" : "";
  const sides = [personOf(first, suffix), personOf(second, "")] as const;
  const group: Place = { kind: "group", id: `-${table}` };
  if (wayIn !== "code") return { sides, places: [group, group] };
  const own = ({ id }: Caller): Place => ({ kind: "private", id });
  return { sides, places: [own(sides[0]), own(sides[1])] };
}
