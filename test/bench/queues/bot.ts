// People who type to a bot in this process and read what it shows them.

import type { Messenger, Place, Reply, View } from "../../../src/chat/index.ts";
import { openBenchApp } from "../bot.ts";

export interface QuietBot {
  /** Types `subcommand` with its options as `person` in a private chat. */
  type(person: string, command: string, subcommand: string, options?: Record<string, string>): Promise<Reply>;
  /** Enters a strategy, as `entrant`, in the chat of `person`. */
  join(person: string, entrant: string, strategy: string): Promise<Reply>;
  close(): Promise<void>;
}

/** Uses its own embedded store; `onPost` gets everything posted outside replies. */
export async function openQuietBot(onPost: (place: Place, view: View) => void): Promise<QuietBot> {
  const { app, close } = await openBenchApp();
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
    close,
  };
}
