// One bot in its own process, without platforms: the whole app on its store, fed with events over the process's
// channel. Everything that would go to a platform is sent back the same way, as text.

import { DUEL } from "../../../commands/duel/rules.ts";
import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Incoming, Messenger, Reply, View } from "../../../src/chat/index.ts";
import { createLog } from "../../../src/infra/logger.ts";
import { type Ask, type BotMessage, GONE } from "./channel.ts";

const config = readConfig(process.env);
const app = await openApp(config, createLog(config));
let posts = 0;

function send(heard: BotMessage): void {
  process.send?.(heard);
}

const messenger: Messenger = {
  post: async (_platform, _place, view) => {
    const message = `post-${process.pid}-${++posts}`;
    send({ n: 0, text: JSON.stringify(view), message });
    return { state: "posted", message };
  },
  edit: async (_platform, _place, message, view) => {
    if (message.endsWith(GONE)) return "refused";
    send({ n: 0, text: JSON.stringify(view), message });
    return "edited";
  },
  privateChat: async (_platform, person) => ({ state: "open", place: { kind: "private", id: person } }),
};

process.on("message", (ask: Ask) => {
  void answer(ask);
});
process.on("disconnect", () => process.exit(0));
await app.serve(messenger);
send({ n: 0, text: "ready" });

async function answer(ask: Ask): Promise<void> {
  const { n } = ask;
  if (ask.kind === "read") {
    const duel = await app.store.read(DUEL, ask.id).catch(() => "away");
    return send({ n, text: JSON.stringify(duel ?? null) });
  }
  const { incoming, found, message, isLate } = ask;
  const findPerson = () => found ?? ({ problem: "unknown" } as const);
  const event = { ...incoming, ...(incoming.type === "command" && { findPerson }) };
  const reply = await app.dispatch.handle(event as Incoming);
  send({ n, text: JSON.stringify(reply) });
  await afterwards(reply, message, isLate);
}

/** What an adapter does with a reply after showing it. */
async function afterwards(reply: Reply, message: string, isLate: boolean): Promise<void> {
  if (reply.type === "post") await reply.onPosted?.(message).catch(() => {});
  if (reply.type !== "edit" || !isLate) return;
  const present: View | undefined = await reply.present?.().catch(() => undefined);
  if (present) send({ n: 0, text: JSON.stringify(present), message });
}
