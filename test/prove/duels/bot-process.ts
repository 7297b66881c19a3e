// One bot in its own process, without platforms: the whole app on its store, fed with events over the process's channel.

import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Incoming } from "../../../src/chat/index.ts";
import { createLog } from "../../../src/infra/logger.ts";

/** An event with its number, and its answer; `undefined`: nothing came of it because the store is away. */
export interface Ask {
  readonly n: number;
  readonly incoming: Incoming;
}
export interface Answer {
  readonly n: number;
  readonly reply?: unknown;
}

const config = readConfig(process.env);
const app = await openApp(config, createLog(config));

process.on("message", async ({ n, incoming }: Ask) => {
  // A function, which no channel carries.
  const found = { ...incoming, findPerson: () => ({ problem: "unknown" }) } as Incoming;
  const reply = await app.dispatch.handle(found).catch(() => undefined);
  process.send?.({ n, reply });
});
process.on("disconnect", () => process.exit(0));
await app.serve({
  post: async () => ({ state: "unavailable" }),
  edit: async () => "edited",
  privateChat: async () => ({ state: "none" }),
});
process.send?.({ n: 0 });
