// One proof: starts everything, lets people play while a fault happens, and compares.

import { seededRandom } from "../../src/core/random/index.ts";
import { freePort } from "../infra/store/redis-server.ts";
import { startBalancer } from "../platforms/conformance/balancer.ts";
import { type Audit, audit } from "./audit/audit.ts";
import { proofProblems, verifyProblem } from "./audit/proofs.ts";
import type { Chat } from "./chats/chat.ts";
import { openDiscord } from "./chats/discord.ts";
import { openTelegram } from "./chats/telegram.ts";
import { type Crew, startCrew } from "./crew.ts";
import type { Line } from "./lines.ts";
import { type Lodging, openLodging } from "./lodgings.ts";
import { type Course, openCourse, type Tally } from "./people/course.ts";
import { finish } from "./people/finish.ts";
import type { Ledger } from "./people/ledger.ts";
import { type Person, playThrough } from "./people/person.ts";
import { flags, moveNames, rounds } from "./people/plays.ts";
import type { World } from "./world.ts";

export interface Plan {
  readonly people: number;
  /** Minimum moves per person. */
  readonly turns: number;
  readonly seed: number;
  /** How many proofs are also verified with the command line. */
  readonly verified: number;
}

/** A proof's results. */
export interface Report {
  readonly tally: Tally;
  readonly audit: Audit;
  /** Everything that went wrong; empty: it's proved. */
  readonly problems: readonly string[];
}

/** Runs it in its own world, which the caller ends. @throws Error if a part of it couldn't be started. */
export async function prove(line: Line, plan: Plan, world: World): Promise<Report> {
  const lodging = await openLodging(world, line.store);
  const chat = await (line.platform === "discord" ? openDiscord : openTelegram)(world);
  const environments = await environmentsOf(line, chat, lodging, world);
  const crew = await startCrew(world, { environments });
  const people = await seat(chat, plan);
  const course = openCourse(plan.people, plan.turns);
  const ledgers = people.map(({ ledger }) => ledger);
  try {
    const played = await play(line, { world, course, crew, lodging }, people);
    const violations = await violationsOf(chat, line);
    const stopped = await crew.stop();
    const counted = await audited(lodging, ledgers);
    const unproved = ledgers.flatMap(proofProblems);
    const verified = await Promise.all(verifiable(ledgers, plan).map(verifyProblem));
    const problems = [
      ...[...played.problems, ...stopped, ...counted.differences, ...unproved, ...violations],
      ...verified.filter((one) => one !== undefined),
      ...defectsIn(crew),
    ];
    return { tally: course.tally, audit: counted, problems };
  } finally {
    keepTraces(world, crew, ledgers);
    world.keep("transcript.json", JSON.stringify(await lastCalls(chat), null, 1));
  }
}

/** The platform's last calls. */
function lastCalls({ simulator }: Chat): Promise<unknown> {
  return simulator.get("transcript?last=3000").catch(String);
}

async function environmentsOf(
  { bots, platform }: Line,
  chat: Chat,
  lodging: Lodging,
  world: World,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const one = { ...chat.environment, ...lodging.environment };
  if (bots === 1) return [one];
  if (platform === "discord") return [one, one];
  const [front = 0, ...ports] = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(front, ports);
  world.finally(() => {
    balancer.closeAllConnections();
    balancer.close();
  });
  const TELEGRAM_WEBHOOK_URL = `http://127.0.0.1:${front}/telegram`;
  return ports.map((port) => ({ ...one, TELEGRAM_WEBHOOK_URL, PORT: String(port), HOST: "127.0.0.1" }));
}

/** What they play and where, in turn. */
const SEATS = [
  { game: "rps", isPrivate: true },
  { game: "oddeven", isPrivate: false },
  { game: "mines", isPrivate: true },
  { game: "rps", isPrivate: false },
  { game: "oddeven", isPrivate: true },
] as const;

async function seat(chat: Chat, { people, seed }: Plan): Promise<readonly Person[]> {
  const seated: Person[] = [];
  for (let at = 0; at < people; at++) {
    const { game, isPrivate } = SEATS[at % SEATS.length] as (typeof SEATS)[number];
    const name = `Player ${at + 1}`;
    const chair = await chat.sit(name, isPrivate);
    const random = seededRandom(seed + at);
    const play = game === "mines" ? flags(random) : rounds(game, random);
    const { player } = chair;
    const names = moveNames(game);
    const empty = { entries: [], seen: [], session: "", proof: "" };
    seated.push({ chair, random, play, ledger: { name, player, game, names, ...empty } });
  }
  return seated;
}

type Ground = { world: World; course: Course; crew: Crew; lodging: Lodging };
type Played = { readonly problems: readonly string[] };

/** People play while the fault happens; then each stops and asks for the proof. */
async function play(line: Line, ground: Ground, people: readonly Person[]): Promise<Played> {
  const { course } = ground;
  const playing = Promise.allSettled(people.map((person) => playThrough(person, course)));
  const fault = line.fault(ground).finally(() => course.over());
  const happened = Promise.race([fault, playing.then(() => course.stop())]).then(() => fault);
  const [fallen] = await Promise.allSettled([happened]);
  if (fallen.status === "rejected") course.stop();
  const ended = await playing;
  const finished = await Promise.allSettled(people.map(finish));
  const problems = [fallen, ...ended, ...finished].flatMap(reasonOf);
  const unfelt = line.isFelt && course.tally.unsure === 0 ? ["nobody felt the fault"] : [];
  return { problems: [...problems, ...unfelt] };
}

function reasonOf(settled: PromiseSettledResult<unknown>): readonly string[] {
  if (settled.status === "fulfilled") return [];
  const { reason } = settled;
  return [reason instanceof Error ? reason.message : String(reason)];
}

async function audited(lodging: Lodging, ledgers: readonly Ledger[]): Promise<Audit> {
  const store = await lodging.open();
  try {
    return await audit(store, ledgers);
  } finally {
    await store.close();
  }
}

function verifiable(ledgers: readonly Ledger[], { verified }: Plan): readonly Ledger[] {
  return ledgers.filter(({ game, proof }) => game !== "mines" && proof !== "").slice(0, verified);
}

/** A process can't know that a different one, in parallel or killed before it, has just shown the same or answered:
 * whatever a killed process had in flight is delivered again. What can't be said in time any more is tried in the
 * private chat, which the person may never have opened. */
const ALLOWED_TO_TWO = ["message is not modified", "has already been acknowledged", "chat not found"];

/** Platform rules that were broken. */
async function violationsOf({ simulator }: Chat, { isFelt }: Line): Promise<readonly string[]> {
  const found =
    await simulator.get<readonly { where: string; message: string }[]>("violations?severity=error");
  const counts = new Map<string, number>();
  for (const { where, message } of found) {
    const words = `${where}: ${message}`;
    const isAllowed = !isFelt && ALLOWED_TO_TWO.some((one) => words.includes(one));
    if (!isAllowed) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `broke a rule of the platform ${count} times: ${words}`);
}

/** Log lines that report a bug in the bot. */
function defectsIn(crew: Crew): readonly string[] {
  const lines = crew.logs().flatMap((log) => log.split("\n"));
  return lines.filter((line) => /met a defect|unexpected error/.test(line)).slice(0, 3);
}

function keepTraces(world: World, crew: Crew, ledgers: readonly Ledger[]): void {
  for (const [at, log] of crew.logs().entries()) world.keep(`bot-${at + 1}.log`, log);
  world.keep("reported.json", JSON.stringify(ledgers, null, 1));
}
