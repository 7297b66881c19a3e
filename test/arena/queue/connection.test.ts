// The queue's connection through sentinels: a failover announced while it's asking for the master doesn't end it.

import { expect, it } from "vitest";
import { connectQueue } from "../../../src/arena/queue/connection.ts";
import { endedAfterEach } from "../../infra/store/ended-after-each.ts";
import { skipWithoutRedis, until } from "../../infra/store/redis-server.ts";
import { startWatchedPair } from "./watched-pair.ts";

const { cleanups, started } = endedAfterEach();

it.skipIf(skipWithoutRedis("the queue's connection behind sentinels"))(
  "reconnects after a failover during the lookup of the master",
  async () => {
    const { url, master, replica, sentinels } = await startWatchedPair(started);
    const [asked, other] = sentinels;
    const client = connectQueue(url);
    cleanups.push(async () => client.disconnect());
    await until(async () => client.status === "ready");
    // It's subscribed to the failover.
    await until(async () => String(await other.command("CLIENT", "LIST")).includes(" sub=1 "));

    asked.signal("SIGSTOP");
    await master.command("CLIENT", "KILL", "TYPE", "normal");
    await until(async () => client.status === "connecting");
    await other.command("SENTINEL", "FAILOVER", "seer");
    await until(async () => String(await replica.command("ROLE")).startsWith("master"));
    // INFO changes with the announcement; asking for the master's address would return the new one earlier.
    await until(async () =>
      String(await other.command("INFO", "sentinel")).includes(`address=127.0.0.1:${replica.port}`),
    );
    asked.signal("SIGCONT");

    await until(async () => client.status === "ready" || client.status === "end");
    expect(client.status).toBe("ready");
    await until(async () => String(await client.call("INFO", "server")).includes(`tcp_port:${replica.port}`));
  },
);
