// People on the simulated Discord, each in one of thousands of servers.

import type { Answer, Shown } from "../../prove/chats/chat.ts";
import { privateWords, shown } from "../../prove/chats/discord-messages.ts";
import type { Seat } from "./seat.ts";
import type { DiscordFake, DiscordMessage, Outcome } from "./simulators.ts";

/** Discord itself gives up after 3,000 ms. */
const PATIENCE_MS = 4_000;

/** Seats the person with this id in the server. */
export function sitOnDiscord(fake: DiscordFake, id: string, guild: string): Seat {
  fake.world.addUser({ id, username: `player${id}`, global_name: "Vera" });
  let seen: DiscordMessage | undefined;
  let drawn = 0;
  const interact = (action: object): Promise<Outcome> =>
    fake.actions.interact({ user: id, wait: PATIENCE_MS, ...action });
  const look = (): Shown | undefined => {
    seen = seen && fake.world.channels.get(seen.channel_id)?.messages.get(seen.id);
    return seen && shown(seen);
  };
  return {
    player: { platform: "discord", id },
    lags: false,
    look,
    drawn: () => drawn,
    begin: async (command) => {
      const begun = await interact({ kind: "slash", name: command, guild });
      if (!begun.message?.components[0])
        throw new Error(`"${command}" drew no buttons: ${privateWords(begun) || begun.state}`);
      seen = begun.message;
      drawn++;
    },
    press: async (button): Promise<Answer> => {
      const pressed = { kind: "button", message: seen?.id, custom_id: button, force: true };
      const outcome = await interact(pressed);
      return { words: privateWords(outcome), shown: outcome.state === "acked" ? look() : undefined };
    },
  };
}

/** Remembers the channel of each message, because finding one would otherwise search all channels, of which there are
 * thousands here. */
export function findMessagesFast({ world }: DiscordFake): void {
  const places = new Map<string, string>();
  const slow = world.findMessage.bind(world);
  world.findMessage = (id) => {
    const known = world.channels.get(places.get(id) ?? "")?.messages.get(id);
    if (known) return known;
    const found = slow(id);
    places.set(id, found.channel_id);
    return found;
  };
}
