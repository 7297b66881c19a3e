// The queue's connection behind sentinels: what is told of while it asks for the master does not end it.

import { expect, it } from "vitest";
import { connectQueue } from "../../../src/arena/queue/connection.ts";
import { endedAfterEach } from "../../infra/store/ended-after-each.ts";
import { skipWithoutRedis, startRedis, startSentinel, until } from "../../infra/store/redis-server.ts";

const { cleanups, started } = endedAfterEach();

it.skipIf(skipWithoutRedis("the queue's connection behind sentinels"))(
  "comes back although it hears of the failover while it asks where the master is",
  async () => {
    const master = await started(startRedis());
    const replica = await started(startRedis("--replicaof", "127.0.0.1", String(master.port)));
    const isFollowing = async () =>
      String(await replica.command("INFO", "replication")).includes("status:up");
    await until(isFollowing);
    const asked = await started(startSentinel("seer", master.port));
    const other = await started(startSentinel("seer", master.port));
    for (const one of [asked, other])
      await until(async () => /slaves=1,sentinels=2/.test(String(await one.command("INFO", "sentinel"))));
    const client = connectQueue(`redis+sentinel://127.0.0.1:${asked.port},127.0.0.1:${other.port}/seer`);
    cleanups.push(async () => client.disconnect());
    await until(async () => client.status === "ready");
    // It listens for the failover.
    await until(async () => String(await other.command("CLIENT", "LIST")).includes(" sub=1 "));

    asked.signal("SIGSTOP");
    await master.command("CLIENT", "KILL", "TYPE", "normal");
    await until(async () => client.status === "connecting");
    await other.command("SENTINEL", "FAILOVER", "seer");
    await until(async () => String(await replica.command("ROLE")).startsWith("master"));
    // Only what is told there; the question would be answered with the new one earlier.
    await until(async () =>
      String(await other.command("INFO", "sentinel")).includes(`address=127.0.0.1:${replica.port}`),
    );
    asked.signal("SIGCONT");

    await until(async () => client.status === "ready" || client.status === "end");
    expect(client.status).toBe("ready");
    await until(async () => String(await client.call("INFO", "server")).includes(`tcp_port:${replica.port}`));
  },
);
