// One bot in its own process, without platforms: the whole app on its store, fed with events over the process's channel.

import { DUEL } from "../../../commands/duel/rules.ts";
import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Incoming, Messenger } from "../../../src/chat/index.ts";
import { createLog } from "../../../src/infra/logger.ts";
import { exportDuels, exportRatings, readPlayerId } from "../../../src/people/index.ts";

/** A request to a bot: an event, a stored duel, or what a person's duels (`platform:id`) add up to. */
export type Ask = { readonly n: number } & (
  | { readonly kind: "event"; readonly incoming: Incoming }
  | { readonly kind: "duel" | "sums"; readonly id: string }
);

/** A bot's answer as JSON; `away`: its store is. `n` is 0 once it's ready. */
export interface Answer {
  readonly n: number;
  readonly text: string;
}

const config = readConfig(process.env);
const app = await openApp(config, createLog(config));

const messenger: Messenger = {
  post: async () => ({ state: "unavailable" }),
  edit: async () => "edited",
  privateChat: async () => ({ state: "none" }),
};

process.on("message", (ask: Ask) => {
  void answerTo(ask).then(
    (found) => process.send?.({ n: ask.n, text: JSON.stringify(found ?? null) }),
    () => process.send?.({ n: ask.n, text: "away" }),
  );
});
process.on("disconnect", () => process.exit(0));
await app.serve(messenger);
process.send?.({ n: 0, text: "" });

async function answerTo(ask: Ask): Promise<unknown> {
  if (ask.kind === "event") return app.dispatch.handle(withPeople(ask.incoming));
  if (ask.kind === "duel") return app.store.read(DUEL, ask.id);
  const player = readPlayerId(ask.id);
  if (!player) throw new RangeError(`${ask.id} is no player`);
  return { duels: await exportDuels(app.store, player), ratings: await exportRatings(app.store, player) };
}

/** A function, which no channel carries. */
function withPeople(incoming: Incoming): Incoming {
  return incoming.type === "command" ? { ...incoming, findPerson: () => ({ problem: "unknown" }) } : incoming;
}
