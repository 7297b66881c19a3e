// `npm run bench -- NAME`: how fast something is, compared with something bare in the same run where there is such a
// thing. `--quick` for a short run of presses and commands.

import { parseArgs } from "node:util";
import { type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import { thisMachine } from "../load/machine.ts";
import { hasRedis, NO_REDIS, print, refuse } from "../prove/console.ts";
import { CONTESTS, type Contest } from "./contestants.ts";
import { benchInteractions } from "./interactions.ts";
import { benchMind } from "./mind.ts";
import { printInteractions, printTargets } from "./report.ts";
import type { LoadSize } from "./session.ts";
import { BenchBroken } from "./spells.ts";

interface BenchSize extends LoadSize {
  readonly spells: number;
}

const FULL: BenchSize = {
  spells: 8,
  eventsAt100: 300,
  eventsAt300: 600,
  eventsAtOnce: 600,
  warmUp: 40,
};
const QUICK: BenchSize = {
  spells: 2,
  eventsAt100: 150,
  eventsAt300: 300,
  eventsAtOnce: 300,
  warmUp: 15,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const size = values.quick ? QUICK : FULL;

const BENCHES: Readonly<Record<string, () => unknown>> = {
  /** The time of a round, the memory of a player, and restoring them. */
  mind: benchMind,
  /** Presses and commands, beside a bare bot: all contests, or one of them. */
  events: () => benchEvents(CONTESTS),
  ...Object.fromEntries(CONTESTS.map((contest) => [contest, () => benchEvents([contest])])),
};
const [asked = ""] = positionals;
const one = BENCHES[asked];
if (one) await broken(one);
else process.exitCode = refuse(`Choose a bench: ${Object.keys(BENCHES).join(", ")}\n`);

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

async function benchEvents(contests: readonly Contest[]): Promise<void> {
  const { node, cores, cpu, loadBefore } = thisMachine();
  print(`Node ${node}, ${cores} × ${cpu}, load ${loadBefore.toFixed(1)}`);
  if (loadBefore > cores / 2)
    print("The machine is busy with other things: trust the ratios more than the figures.");
  await withRedis(async (redis) => {
    const figures = await benchInteractions({ ...size, contests, redis });
    printInteractions(figures);
    printTargets(figures);
  });
}

/** A Redis of its own. */
async function withRedis(work: (redis: RedisServer) => Promise<unknown>): Promise<void> {
  if (!hasRedis()) throw new BenchBroken(NO_REDIS);
  const redis = await startRedis();
  await work(redis).finally(() => redis.stop());
}
