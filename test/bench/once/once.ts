// The proof that every accepted move counts exactly once: two bots on one Redis that both get every
// event, presses that come twice under one id and under two, and one of the bots killed in the
// middle.

import { seededRandom } from "../../../src/core/random/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { type RedisServer, startRedis } from "../../infra/store/redis-server.ts";
import { type Bot, type Simulator, startBot, startSimulator } from "../../platforms/conformance/rig.ts";
import { auditOnce, type OnceAudit } from "./audit.ts";
import { type OnceSeat, type OnceTally, playOnce } from "./player.ts";

export interface OncePlan {
  readonly players: number;
  /** Turns of each player. */
  readonly turns: number;
  /** Of the moves, and of who presses how. */
  readonly seed: number;
}

export interface OnceReport extends OnceTally, OnceAudit {
  /** How many turns had been answered when the first bot was killed. */
  readonly killedAfter: number;
  /** Whether it was dead and the other alive at the end. */
  readonly killed: boolean;
  /** The simulator's violations of severity `error`, by what they say. */
  readonly violations: Readonly<Record<string, number>>;
}

/** Plays it through and compares. Needs redis-server on PATH. */
export async function proveOnce(plan: OncePlan): Promise<OnceReport> {
  const redis = await startRedis();
  try {
    const simulator = await startSimulator("discord");
    try {
      return await proveOn(plan, redis, simulator);
    } finally {
      await simulator.stop();
    }
  } finally {
    await redis.stop();
  }
}

async function proveOn(plan: OncePlan, redis: RedisServer, simulator: Simulator): Promise<OnceReport> {
  const bots = await startTwo(redis, simulator);
  try {
    const tally = {
      presses: 0,
      deliveries: 0,
      duplicated: 0,
      sentAgain: 0,
      unanswered: 0,
      outOfDate: 0,
      accepted: 0,
    };
    const { seats, killedAfter } = await playAll(plan, simulator, bots, tally);
    const killed = bots[0].process.signalCode === "SIGKILL" && bots[1].process.exitCode === null;
    const violations = await violationsOf(simulator);
    return { ...tally, killedAfter, killed, violations, ...(await audit(redis, seats)) };
  } finally {
    await Promise.all(bots.map((bot) => bot.stop()));
  }
}

async function startTwo(redis: RedisServer, { token, apiUrl }: Simulator): Promise<readonly [Bot, Bot]> {
  // People press here as soon as they are answered.
  const environment = {
    ...{ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, REDIS_URL: redis.url },
    BUDGETS: "off",
  };
  const first = await startBot(environment);
  try {
    return [first, await startBot(environment)];
  } catch (error) {
    await first.stop();
    throw error;
  }
}

async function playAll(
  { players, turns, seed }: OncePlan,
  simulator: Simulator,
  [doomed]: readonly [Bot, Bot],
  tally: OnceTally,
): Promise<{ readonly seats: readonly OnceSeat[]; readonly killedAfter: number }> {
  const half = Math.floor((players * turns) / 2);
  let killedAfter = 0;
  const onTurn = async (): Promise<void> => {
    if (killedAfter > 0 || tally.accepted < half) return;
    killedAfter = tally.accepted;
    await doomed.stop("SIGKILL");
  };
  const bots = (): number => (killedAfter > 0 ? 1 : 2);
  const table = { simulator, turns, tally, bots, onTurn };
  const sitting = Array.from({ length: players }, (_, player) =>
    playOnce(table, seededRandom(seed + player)),
  );
  return { seats: await Promise.all(sitting), killedAfter };
}

async function audit(redis: RedisServer, seats: readonly OnceSeat[]): Promise<OnceAudit> {
  const report = ({ message }: { readonly message: string }): never => {
    throw new Error(message);
  };
  const store = await openStore({ redisUrl: redis.url, dataDir: "", report });
  try {
    return await auditOnce(store, seats);
  } finally {
    await store.close();
  }
}

async function violationsOf(simulator: Simulator): Promise<Readonly<Record<string, number>>> {
  const found =
    await simulator.get<readonly { where: string; message: string }[]>("violations?severity=error");
  const counts: Record<string, number> = {};
  for (const { where, message } of found) {
    const words = `${where}: ${message}`;
    counts[words] = (counts[words] ?? 0) + 1;
  }
  return counts;
}
