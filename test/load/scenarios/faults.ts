// Faults while everyone plays: processes that are replaced or killed, a Redis master that dies, platforms that are
// down.

import { setTimeout as wait } from "node:timers/promises";
import { until } from "../../infra/store/redis-server.ts";
import { startMeasuring } from "../measure.ts";
import type { Mode, Stand } from "../stand.ts";
import { openGround } from "../store/ground.ts";
import { type Line, type Played, playOn, recoveryMs, type Scenario, type Tools } from "./scenario.ts";

/** What a master acknowledged this shortly before it died may not have reached its replica. */
const UNPASSED_MS = 1_000;
/** The number of players in the store whose master dies; it's in memory twice. */
const REPLICATED_MAX = 100_000;

/** Each process is stopped and restarted, one after another. */
export const restart: Scenario = (tools) =>
  inEach(tools, "restart", "two processes replaced one by one", async (stand) => {
    const starts: number[] = [];
    const recoveries: number[] = [];
    for (let at = 0; at < tools.size.bots; at++) {
      const from = performance.now();
      const code = await stand.crew.bot(at).stop();
      if (code !== 0) throw new Error(`a bot ended with ${code} after SIGTERM`);
      await stand.crew.start(at);
      starts.push(performance.now() - from);
      await settle(tools, stand);
      recoveries.push(recoveryMs(stand, from));
    }
    return { facts: { "replaced in, s": seconds(starts), "last trouble after, s": seconds(recoveries) } };
  });

/** One of the processes is killed, and restarted after a while. */
export const killed: Scenario = (tools) =>
  inEach(tools, "process", "one of two killed (SIGKILL), back later", async (stand) => {
    const from = performance.now();
    await stand.crew.kill(1);
    await wait(1000 * tools.size.around);
    const alone = recoveryMs(stand, from);
    await stand.crew.start(1);
    const back = performance.now();
    await settle(tools, stand);
    return {
      facts: {
        "last trouble while away, s": seconds([alone]),
        "after it was back, s": seconds([recoveryMs(stand, back)]),
      },
    };
  });

/** The Redis master dies for good; a sentinel promotes its replica. */
export const masterLost: Scenario = async (tools) => {
  const ground = await openGround({ hasReplica: true });
  try {
    await ground.grow(Math.min(tools.size.players, REPLICATED_MAX));
    const what = "the Redis master killed, a replica takes over";
    const play = { scenario: "master", what, mode: tools.modes.at(-1) as Mode, ground, mayFail: true };
    const line = await playOn(tools, play, async (stand) => {
      await wait(1000 * tools.size.around);
      const end = await startMeasuring(stand);
      const from = performance.now();
      await ground.redis.kill();
      const { replica } = ground;
      await until(async () => String(await replica?.command("INFO", "replication")).includes("role:master"));
      const over = performance.now();
      await settle(tools, stand);
      const facts = {
        "failed over in, s": seconds([over - from]),
        "last trouble after, s": seconds([recoveryMs(stand, from)]),
      };
      return { measured: await end(), facts, mayLose: { from: from - UNPASSED_MS, to: over } };
    });
    return [line];
  } finally {
    await ground.close();
  }
};

/** A platform doesn't answer for a while: first Discord, then Telegram. */
export const outage: Scenario = (tools) =>
  inEach(tools, "outage", `Discord, then Telegram away for ${tools.size.outage} s`, async (stand) => {
    const discord = await away(tools, stand, "discord");
    const telegram = await away(tools, stand, "telegram");
    return {
      facts: { "Discord: last trouble after, s": discord, "Telegram: last trouble after, s": telegram },
    };
  });

/** Resolves to how long people still had trouble after it was back. */
async function away(tools: Tools, stand: Stand, platform: "discord" | "telegram"): Promise<string> {
  const control = stand.controls[platform];
  await control.post("fault", { match: {}, times: 0, action: { drop: "before" } });
  const isOnGateway = platform === "discord" && stand.plan.mode === "gateway";
  if (isOnGateway) {
    await control.post("gateway", { action: "refuse_connections", count: 1_000_000 });
    await control.post("gateway", { action: "drop" });
  }
  await wait(1000 * tools.size.outage);
  if (isOnGateway) await control.post("gateway", { action: "refuse_connections", count: 0 });
  await control.del("fault");
  const back = performance.now();
  await settle(tools, stand);
  return seconds([recoveryMs(stand, back)]);
}

/** Runs the scenario for each way that Discord reaches the bots; the measurement includes the time before and after the
 * fault. */
async function inEach(
  tools: Tools,
  scenario: string,
  what: string,
  happen: (stand: Stand) => Promise<Played>,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const mode of tools.modes) {
    const play = { scenario, what: `${what}; Discord by ${mode}`, mode, mayFail: true };
    lines.push(
      await playOn(tools, play, async (stand) => {
        const end = await startMeasuring(stand);
        await wait(1000 * tools.size.around);
        const played = await happen(stand);
        return { ...played, measured: await end() };
      }),
    );
  }
  return lines;
}

const settle = ({ size }: Tools, _stand: Stand): Promise<void> => wait(1000 * size.around);

function seconds(ms: readonly number[]): string {
  return ms.map((one) => (one / 1000).toFixed(1)).join(", ");
}
