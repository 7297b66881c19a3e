// The tokens of interactions, by the message that they were about: where the bot is no member, it can
// edit its messages with nothing else, and for a quarter of an hour only.

import { type APIInteraction, ApplicationIntegrationType, InteractionContextType } from "discord.js";
import { LRUCache } from "lru-cache";

const REMEMBERED_MESSAGES = 1000;
/** A token is good for 15 minutes; the last half of one is left for calls under way. */
const GOOD_FOR_MS = 14.5 * 60_000;

/** Part of the address of an edit; never logged. */
interface LentToken {
  readonly application: string;
  readonly token: string;
}

export interface LentTokens {
  /** Notes a message that the interaction, acknowledged by now, made or was pressed on. */
  note(message: string, interaction: APIInteraction): void;
  /** The newest token of the message; undefined where the bot edits as itself, or none is good. */
  of(message: string): LentToken | undefined;
}

/** @param now milliseconds from any origin. */
export function createLentTokens(now = () => performance.now()): LentTokens {
  const known = new LRUCache<string, LentToken>({
    max: REMEMBERED_MESSAGES,
    ttl: GOOD_FOR_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    note(message, interaction) {
      const { application_id: application, token } = interaction;
      if (isOutside(interaction)) known.set(message, { application, token });
    },
    of: (message) => known.get(message),
  };
}

/** Whether only the person has the bot with them: in others' direct messages, or a server without it. */
function isOutside({ context, guild_id: guild, authorizing_integration_owners: owners }: APIInteraction) {
  if (context === InteractionContextType.PrivateChannel) return true;
  return guild !== undefined && owners?.[ApplicationIntegrationType.GuildInstall] === undefined;
}
