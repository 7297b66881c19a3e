// `npm run bench`: how fast the agents, the bot and the store are, each compared with something bare in the same run.
// Prints tables and writes JSON. A name from `BENCHES` runs only that one; `--quick` for a short run, `--json FILE` to
// write to a file other than bench-results.json.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import { thisMachine } from "../load/machine.ts";
import { hasRedis, NO_REDIS, print, refuse } from "../prove/console.ts";
import { benchAgents, decisionMs } from "./agents.ts";
import { benchArena } from "./arena.ts";
import { benchBudgets } from "./budgets.ts";
import { CONTESTS, type Contest } from "./contestants.ts";
import { benchCosts } from "./costs.ts";
import { benchCrowd } from "./crowd/crowd.ts";
import { benchMany } from "./crowd/many.ts";
import { benchDuels } from "./duels.ts";
import { benchInteractions, type InteractionFigures } from "./interactions.ts";
import { benchMind } from "./mind.ts";
import { benchPages } from "./pages.ts";
import { benchPairing } from "./pairing.ts";
import { benchProfiles } from "./profiles.ts";
import { benchProofs } from "./proofs.ts";
import { benchTournaments } from "./queues/tournaments.ts";
import { benchTrials } from "./queues/trials.ts";
import { benchReminders } from "./reminders.ts";
import { contestTargets, printInteractions, printTargets, targetsOf } from "./report.ts";
import type { LoadSize } from "./session.ts";
import { BenchBroken } from "./spells.ts";
import { benchStore } from "./store.ts";

interface BenchSize extends LoadSize {
  readonly storeUpdates: number;
  readonly spells: number;
}

const FULL: BenchSize = {
  storeUpdates: 5000,
  spells: 8,
  eventsAt100: 300,
  eventsAt300: 600,
  eventsAtOnce: 600,
  warmUp: 40,
};
const QUICK: BenchSize = {
  storeUpdates: 1000,
  spells: 2,
  eventsAt100: 150,
  eventsAt300: 300,
  eventsAtOnce: 300,
  warmUp: 15,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string", default: "bench-results.json" },
    accounts: { type: "string" },
    rate: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    players: { type: "string" },
    presses: { type: "string" },
    memory: { type: "string" },
  },
});
const number = (typed: string | undefined, usual: number): number => Number(typed ?? usual);
const size = values.quick ? QUICK : FULL;

const BENCHES: Readonly<Record<string, () => unknown>> = {
  /** The studies' agents. */
  agents: benchAgents,
  /** Files in their sandbox. */
  arena: benchArena,
  mind: benchMind,
  /** Swiss rounds of many players. */
  pairing: benchPairing,
  /** Distances and pictures. */
  profiles: benchProfiles,
  /** Cost of a person's budget per event. */
  budgets: benchBudgets,
  /** What a press costs, counted instead of timed. */
  costs: () => withRedis(benchCosts),
  /** How soon a pick is acknowledged. */
  duels: benchDuels,
  pages: benchPages,
  /** Checking a match. */
  proofs: benchProofs,
  /** Many reminders at the same minute; `--players`. */
  reminders: () => benchReminders(number(values.players, 100_000)),
  /** Presses and commands, beside a bare bot and the floor: all contests, or one of them. */
  events: () => benchEvents(CONTESTS),
  ...Object.fromEntries(CONTESTS.map((contest) => [contest, () => benchEvents([contest])])),
  /** What many trials at once cost others. */
  trials: benchTrials,
  tournaments: benchTournaments,
  /** One person among many accounts. */
  crowd: () =>
    benchCrowd({
      accounts: number(values.accounts, 60),
      rate: number(values.rate, 28),
      rounds: number(values.rounds, 9990),
      seconds: number(values.seconds, 30),
      memoryMb: number(values.memory, 256),
    }),
  /** The memory of many players. */
  many: () =>
    benchMany({
      players: number(values.players, 10_000),
      presses: number(values.presses, 200_000),
      memoryMb: number(values.memory, 256),
      rounds: number(values.rounds, 0),
      rate: number(values.rate, 0),
    }),
};
const [asked] = positionals;
const one = asked === undefined ? () => bench(values.json) : BENCHES[asked];
if (one) await broken(one);
else
  process.exitCode = refuse(
    `There's no bench "${asked}". Choose one of ${Object.keys(BENCHES).join(", ")}\n`,
  );

/** A bench that breaks off says why in one sentence. By then everything it started has ended. */
async function broken(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BenchBroken)) throw error;
    process.stderr.write(`The bench ended early. ${error.message}\n`);
    process.exit(1);
  }
}

async function bench(file: string): Promise<void> {
  const machine = describeMachine();
  await withRedis(async (redis) => {
    const agents = benchAgents();
    const mind = benchMind();
    const budgets = await benchBudgets();
    const interactions = await interactionsOf(CONTESTS, redis);
    const duels = await benchDuels();
    const store = await benchStore(size.storeUpdates, redis.url);
    const targets = targetsOf(decisionMs(), interactions);
    printTargets(targets);
    const measured = { agents, mind, budgets, interactions, duels, store, targets };
    writeFileSync(file, `${JSON.stringify({ machine, size, ...measured }, null, 2)}\n`);
    print(`\nAll figures are in ${file}`);
  });
}

async function benchEvents(contests: readonly Contest[]): Promise<void> {
  describeMachine();
  await withRedis(async (redis) => {
    const figures = await interactionsOf(contests, redis);
    printTargets(figures.contests.flatMap(contestTargets));
  });
}

/** A Redis of its own. */
async function withRedis(work: (redis: RedisServer) => Promise<unknown>): Promise<void> {
  if (!hasRedis()) throw new BenchBroken(NO_REDIS);
  const redis = await startRedis();
  await work(redis).finally(() => redis.stop());
}

async function interactionsOf(contests: readonly Contest[], redis: RedisServer): Promise<InteractionFigures> {
  const figures = await benchInteractions({ ...size, contests, redis });
  printInteractions(figures);
  return figures;
}

function describeMachine(): object {
  const { node, cores, cpu: model, loadBefore } = thisMachine();
  print(`Node ${node}, ${cores} × ${model}, load ${loadBefore.toFixed(1)}`);
  if (loadBefore > cores / 2)
    print("The machine is busy with other things: trust the ratios more than the figures.");
  return { node, cores, model, loadAtStart: loadBefore };
}
