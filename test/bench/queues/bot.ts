// The whole bot in this process, without a platform: people type, and read what is shown to them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Messenger, Place, Reply, View } from "../../../src/chat/index.ts";
import { createLog } from "../../../src/infra/logger.ts";

export interface QuietBot {
  /** What `person` types in a private chat, `subcommand` with its options. */
  type(person: string, command: string, subcommand: string, options?: Record<string, string>): Promise<Reply>;
  /** Enters a strategy, as `entrant`, in the chat of `person`. */
  join(person: string, entrant: string, strategy: string): Promise<Reply>;
  close(): Promise<void>;
}

/** On an embedded store of its own; `onPost` is told of what is posted besides the answers. */
export async function openQuietBot(onPost: (place: Place, view: View) => void): Promise<QuietBot> {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-bench-"));
  const app = await openApp(
    readConfig({ DATA_DIR: folder }),
    createLog({ logLevel: "error", logIds: "plain", secrets: [], stateKeys: [] }),
  );
  const messenger: Messenger = {
    async post(_platform, place, view, key) {
      onPost(place, view);
      return { state: "posted", message: key };
    },
    edit: async () => "edited",
    privateChat: async (_platform, id) => ({ state: "open", place: { kind: "private", id } }),
  };
  await app.serve(messenger);
  let events = 0;
  type Typed = readonly [command: string, subcommand: string, options?: Record<string, string>];
  const typed = (chat: string, id: string, [command, subcommand, options = {}]: Typed) =>
    app.dispatch.handle({
      ...{ type: "command", id: `event-${++events}`, command, subcommand, options },
      caller: { platform: "telegram", id, name: id, locale: "en" },
      place: { kind: "private", id: chat },
    });
  return {
    type: (person, command, subcommand, options) =>
      typed(person, person, [command, subcommand, options ?? {}]),
    join: (person, entrant, strategy) => typed(person, entrant, ["tournament", "join", { strategy }]),
    async close() {
      await app.close();
      await app.store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
