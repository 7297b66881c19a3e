// A process of its own that confirms links when it is told to; forked by two-processes.test.ts.

import { openStore } from "../../../src/infra/store/index.ts";
import { answerLink, type PlayerId } from "../../../src/people/index.ts";

interface Press {
  readonly player: PlayerId;
  readonly id: string;
  /** Milliseconds since 1970, of the clock: when to press. */
  readonly at: number;
  readonly now: number;
}

const store = await openStore({ redisUrl: process.argv[2] ?? "", dataDir: "/nonexistent", report: () => {} });

process.on("message", async ({ player, id, at, now }: Press) => {
  // No timer is that exact.
  while (Date.now() < at);
  const said = await answerLink(store, player, { id, answer: "yes", now });
  process.send?.({ state: said?.link.state, isNew: said?.isNew });
});
process.on("disconnect", () => void store.close());
process.send?.("ready");
