// A separate process that confirms links on command; forked by two-processes.test.ts.

import { openStore } from "../../../src/infra/store/index.ts";
import { answerLink, type PlayerId } from "../../../src/people/index.ts";

interface Press {
  readonly player: PlayerId;
  readonly id: string;
  /** When to press, in milliseconds since 1970. */
  readonly at: number;
  readonly now: number;
}

const store = await openStore({ redisUrl: process.argv[2] ?? "", dataDir: "/nonexistent", report: () => {} });

process.on("message", async ({ player, id, at, now }: Press) => {
  // Timers aren't precise enough.
  while (Date.now() < at);
  const said = await answerLink(store, player, { id, answer: "yes", now });
  process.send?.({ state: said?.link.state, isNew: said?.isNew });
});
process.on("disconnect", () => void store.close());
process.send?.("ready");
