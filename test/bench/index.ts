// `npm run bench`: how fast the engine, the bot and the store are, each beside something bare in
// the same run. Prints tables, writes JSON. `agents` for the studies' agents alone, `arena` for files in
// their sandbox and the attacks on it, `pairing` for
// Swiss rounds of many players, `mind` for what the fortune-teller takes, `profiles` for distances and pictures, `budgets` for what a person's
// budget costs each event, `duels` for how soon a pick is acknowledged, `proofs` for checking a match, `trials` and `tournaments` for what many of them at once cost others,
// `http` for Discord over HTTP alone,
// `crowd` for one person beside many accounts (`--accounts 60 --rate 28 --rounds 9990 --seconds 30
// --memory 256`), `many` for the memory of many players (`--players 10000 --presses 200000
// --memory 256 --rounds 0 --rate 0`), `--quick` for a short run, `--json FILE` for another file than bench-results.json.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import { benchAgents } from "./agents.ts";
import { benchArena } from "./arena.ts";
import { benchBudgets } from "./budgets.ts";
import { benchCrowd } from "./crowd/crowd.ts";
import { benchMany } from "./crowd/many.ts";
import { benchDuels } from "./duels.ts";
import { benchEngine } from "./engine.ts";
import { benchInteractions, CONTESTS, type InteractionFigures } from "./interactions.ts";
import { benchMind } from "./mind.ts";
import { benchPages } from "./pages.ts";
import { benchPairing } from "./pairing.ts";
import { benchProfiles } from "./profiles.ts";
import { benchProofs } from "./proofs.ts";
import { benchTournaments } from "./queues/tournaments.ts";
import { benchTrials } from "./queues/trials.ts";
import { printInteractions, printTargets, targetsOf } from "./report.ts";
import type { LoadSize } from "./session.ts";
import { benchStore } from "./store.ts";

interface BenchSize extends LoadSize {
  readonly engineBatchMs: number;
  readonly storeUpdates: number;
  readonly repetitions: number;
}

const FULL: BenchSize = {
  engineBatchMs: 100,
  storeUpdates: 5000,
  repetitions: 9,
  commands: 1600,
  pacedCommands: 400,
  presses: 12,
  pacedPresses: 8,
};
const QUICK: BenchSize = {
  engineBatchMs: 20,
  storeUpdates: 1000,
  repetitions: 3,
  commands: 500,
  pacedCommands: 200,
  presses: 8,
  pacedPresses: 4,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string", default: "bench-results.json" },
    accounts: { type: "string", default: "60" },
    rate: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string", default: "30" },
    players: { type: "string", default: "10000" },
    presses: { type: "string", default: "200000" },
    memory: { type: "string" },
  },
});
if (positionals.includes("agents")) benchAgents();
else if (positionals.includes("arena")) await benchArena();
else if (positionals.includes("mind")) benchMind();
else if (positionals.includes("pairing")) benchPairing();
else if (positionals.includes("profiles")) await benchProfiles();
else if (positionals.includes("budgets")) await benchBudgets();
else if (positionals.includes("duels")) await benchDuels();
else if (positionals.includes("pages")) await benchPages();
else if (positionals.includes("proofs")) benchProofs();
else if (positionals.includes("http")) await benchHttp(values.quick ? QUICK : FULL);
else if (positionals.includes("trials")) await benchTrials();
else if (positionals.includes("tournaments")) await benchTournaments();
else if (positionals.includes("crowd"))
  await benchCrowd({
    ...{
      accounts: Number(values.accounts),
      rate: Number(values.rate ?? 28),
      rounds: Number(values.rounds ?? 9990),
    },
    ...{ seconds: Number(values.seconds), memoryMb: Number(values.memory ?? 256) },
  });
else if (positionals.includes("many"))
  await benchMany({
    ...{ players: Number(values.players), presses: Number(values.presses) },
    ...{
      memoryMb: Number(values.memory ?? 256),
      rounds: Number(values.rounds ?? 0),
      rate: Number(values.rate ?? 0),
    },
  });
else await bench(values.quick ? QUICK : FULL, values.json);

async function bench(size: BenchSize, file: string): Promise<void> {
  const machine = describeMachine();
  const redis = spawnSync("redis-server", ["--version"]).status === 0 ? await startRedis() : undefined;
  if (!redis)
    process.stdout.write("There is no redis-server on PATH: our bot keeps things in the embedded store.\n");
  try {
    const agents = benchAgents();
    const mind = benchMind();
    const engine = benchEngine(size.engineBatchMs);
    const budgets = await benchBudgets();
    const interactions = await interactionsOf(size, redis);
    const duels = await benchDuels();
    const store = await benchStore(size.storeUpdates, redis?.url);
    const targets = targetsOf(engine, interactions);
    printTargets(targets);
    const results = {
      machine,
      size,
      botStore: redis ? "redis" : "embedded",
      agents,
      mind,
      engine,
      budgets,
      interactions,
      duels,
      store,
      targets,
    };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    process.stdout.write(`\nAll figures are in ${file}\n`);
  } finally {
    await redis?.stop();
  }
}

async function benchHttp(size: BenchSize): Promise<void> {
  describeMachine();
  const redis = spawnSync("redis-server", ["--version"]).status === 0 ? await startRedis() : undefined;
  try {
    const contests = CONTESTS.filter((contest) => contest.includes("HTTP"));
    const figures = await benchInteractions({ ...size, redis, contests });
    printInteractions(figures, redis ? "Redis" : "the embedded store");
  } finally {
    await redis?.stop();
  }
}

async function interactionsOf(size: BenchSize, redis: RedisServer | undefined): Promise<InteractionFigures> {
  const figures = await benchInteractions({ ...size, redis });
  printInteractions(figures, redis ? "Redis" : "the embedded store");
  return figures;
}

function describeMachine(): object {
  const [load = 0] = loadavg();
  const cores = cpus().length;
  process.stdout.write(
    `Node ${process.version}, ${cores} × ${cpus()[0]?.model ?? "CPU"}, load ${load.toFixed(1)}\n`,
  );
  if (load > cores / 2)
    process.stdout.write("The machine is busy with other things: trust the ratios more than the figures.\n");
  return { node: process.version, cores, model: cpus()[0]?.model, loadAtStart: load };
}
