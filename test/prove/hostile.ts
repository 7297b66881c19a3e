// The proof of hostile files: they enter tournaments, and people play against them, while the store is
// watched. Everything must end, nothing may be quarantined, and other processes must be able to read every document.

import { setTimeout as wait } from "node:timers/promises";
import { addFile } from "../../commands/strategy/registrations/files.ts";
import { openMatchPool, openSandbox } from "../../src/arena/index.ts";
import { storedQuarantine, storedStrategySources } from "../../src/arena/submissions/index.ts";
import type { Caller, Place, Reply } from "../../src/chat/index.ts";
import { type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { openStore, StoreError, type StoreProblem } from "../../src/infra/store/index.ts";
import { BusyError } from "../../src/infra/threads/index.ts";
import { ATTACKS, type Attack } from "../arena/sandbox/corpus.ts";
import { openTable, type Table } from "../commands/play/table.ts";
import { postbox } from "../commands/tournament/postbox.ts";
import { allInFile, allInRedis } from "../infra/store/all-stored.ts";
import { notedStore } from "../noted-store.ts";
import { openLodging } from "./lodgings.ts";
import type { World } from "./world.ts";

export interface HostilePlan {
  readonly store: "embedded" | "redis";
  /** How long tournaments are held, one after another. */
  readonly seconds: number;
  readonly seed: number;
}

interface HostileReport {
  readonly facts: string;
  readonly problems: readonly string[];
}

/** Hostile entrants per tournament; the others are built-in strategies. */
const HOSTILE = 5;
/** How many of them attack through stored text: chats, names, messages. */
const OF_WORDS = 2;
const HONEST = ["copy", "rotation", "markov"];
const PRESSES = 6;
/** No tournament with so few short matches takes this long, however busy the machine is. */
const ENDS_WITHIN_MS = 300_000;
/** For the store: this process also plays, and a busy machine keeps it waiting. */
const PATIENCE_MS = 60_000;
/** For files that never end: after twice this time, their match has no result. */
const GUARD_MS = 2_000;
const OPEN = { submittedAt: 0, publicAt: 0, games: ["rps"], behaviour: {}, event: "event" };
const GAUNTLET = { game: "rps", results: [] };

interface Stage {
  readonly table: Table;
  readonly random: RandomSource;
  readonly problems: string[];
  readonly counts: { tournaments: number; matches: number; presses: number };
}

export async function proveHostile(plan: HostilePlan, world: World): Promise<HostileReport> {
  const lodging = await openLodging(world, plan.store);
  const { DATA_DIR: dataDir = "", REDIS_URL: redisUrl } = lodging.environment;
  const where = redisUrl === undefined ? { dataDir } : { dataDir, redisUrl };
  const problems: string[] = [];
  const report = ({ code, message }: StoreProblem): void => void problems.push(`${code}: ${message}`);
  const open = () => openStore({ ...where, timeoutMs: PATIENCE_MS, report });
  const { store, noted } = notedStore(await open());
  const player = {
    strategySources: storedStrategySources(store),
    quarantine: storedQuarantine(store, Date.now),
    guardMs: GUARD_MS,
  };
  const [pool, sandbox] = [openMatchPool({ threads: 1, ...player }), openSandbox(player)];
  const counts = { tournaments: 0, matches: 0, presses: 0 };
  const table = await openTable({
    ...{ store, sandbox, now: Date.now, seedsFrom: plan.seed, historyRounds: 100 },
    players: () => pool.line("tournament", 1),
    onMatches: (count) => {
      counts.matches += count;
    },
  });
  const stage: Stage = { table, random: seededRandom(plan.seed), problems, counts };
  await table.tournaments.serve(postbox().messenger);
  const until = performance.now() + plan.seconds * 1_000;
  const attacks = ATTACKS.filter(({ expected }) => expected !== "refused");
  while (performance.now() < until && problems.length === 0) await hold(stage, attacks);
  await ended(stage, "the tournaments", table.tournaments.close());
  await Promise.all([pool.close(), sandbox.close()]);
  const defects = [...table.defects, ...table.failures].filter((error) => !isPassing(error));
  problems.push(...defects.map((error) => `a defect: ${String(error)}`));
  const other = await open();
  const all = noted();
  for (const { kind, id } of all) await other.read(kind, id);
  problems.push(...(await quarantined(where)));
  await Promise.all([store.close(), other.close()]);
  const { tournaments, presses } = counts;
  const facts = `${tournaments} tournaments, ${presses} presses, ${all.length} documents read again`;
  return { facts, problems };
}

/** Whether the machine or the store was just too busy, and the answer said so. */
function isPassing(error: unknown): boolean {
  return error instanceof BusyError || (error instanceof StoreError && error.code === "unreachable");
}

/** Holds one tournament in its own group, and a person's match against one of its files. */
async function hold(stage: Stage, attacks: readonly Attack[]): Promise<void> {
  const { table, random, counts, problems } = stage;
  const number = ++counts.tournaments;
  const author: Caller = { platform: "telegram", id: `${number}`, name: `Author ${number}`, locale: "en" };
  const place: Place = { kind: "group", id: `-${number}` };
  const by = { caller: author, place };
  const names: string[] = [];
  await table.type("tournament", "create", { match: "20", house: "off", system: "round-robin" }, by);
  for (let entrant = 0; entrant < HOSTILE; entrant++) {
    const among = entrant < OF_WORDS ? attacks.filter(({ name }) => name.startsWith("words-")) : attacks;
    const attack = among[Math.floor(random.unit() * among.length)] as Attack;
    const name = `hostile-${number}-${entrant}`;
    // A different file for each name: only its last line differs.
    const source = `${Buffer.from(attack.bytes).toString("utf8")}\n// ${number} ${entrant}\n`;
    const owner = { ...author, id: `${number}0${entrant}` };
    const added = await addFile(table.store, owner, { name, source, gauntlet: GAUNTLET, version: OPEN });
    if (typeof added === "string") continue;
    names.push(name);
    await table.type("tournament", "join", { strategy: name }, { caller: owner, place });
  }
  for (const strategy of HONEST) {
    const caller = { ...author, id: `${number}1${HONEST.indexOf(strategy)}` };
    await table.type("tournament", "join", { strategy }, { caller, place });
  }
  await table.type("tournament", "start", {}, by);
  await playAgainst(stage, names.at(-1) ?? "copy", { caller: author, place });
  await ended(stage, `tournament ${number}`, table.tournaments.idle());
  const { finished } = await table.tournaments.read({ platform: "telegram", kind: "group", id: place.id });
  const ranked = finished[0]?.standings.length ?? 0;
  if (ranked !== names.length + HONEST.length)
    problems.push(
      `tournament ${number} ended with ${ranked} of ${names.length + HONEST.length} in its table`,
    );
}

/** Presses the first button until the match is over. */
async function playAgainst(
  { table, counts }: Stage,
  opponent: string,
  by: { readonly caller: Caller; readonly place: Place },
): Promise<void> {
  let reply: Reply = await table.type("rps", "play", { opponent, length: "5" }, by);
  for (let press = 0; press < PRESSES && "view" in reply; press++) {
    const label = reply.view.buttons?.flat()[0]?.label;
    if (typeof label !== "string") return;
    reply = await table.press(reply.view, label, by);
    counts.presses++;
  }
}

/** Waits for something that must end. */
async function ended({ problems }: Stage, what: string, ending: unknown): Promise<void> {
  const clock = new AbortController();
  const late = wait(ENDS_WITHIN_MS, "late", { signal: clock.signal }).catch(() => undefined);
  const first = await Promise.race([Promise.resolve(ending).then(() => undefined), late]);
  clock.abort();
  if (first === "late") problems.push(`${what} had not ended after ${ENDS_WITHIN_MS / 1_000} s`);
}

async function quarantined(where: { readonly dataDir: string; readonly redisUrl?: string }) {
  const { redisUrl, dataDir } = where;
  const all = redisUrl === undefined ? allInFile(dataDir) : await allInRedis(redisUrl);
  const found = all.filter((line) => line.startsWith("gadalka:corrupt:"));
  return found.map((line) => `quarantined: ${line.split(": ")[0]}`);
}
