// Interaction tokens by message. In a chat that the bot isn't a member of, they're its only way to edit its messages,
// and only for a quarter of an hour.

import { type APIInteraction, ApplicationIntegrationType, InteractionContextType } from "discord.js";
import { LRUCache } from "lru-cache";

const REMEMBERED_MESSAGES = 1000;
/** A token is valid for 15 minutes; the last half minute is left for calls in flight. */
const GOOD_FOR_MS = 14.5 * 60_000;

/** Part of the address of an edit; never logged. */
interface CachedToken {
  readonly application: string;
  readonly token: string;
}

export interface TokenCache {
  /** Records a message that an acknowledged interaction created or was pressed on. */
  note(message: string, interaction: APIInteraction): void;
  /** The message's newest token; undefined if the bot edits as itself or no token is valid. */
  of(message: string): CachedToken | undefined;
}

/** @param now milliseconds from any origin. */
export function createTokenCache(now = () => performance.now()): TokenCache {
  const known = new LRUCache<string, CachedToken>({
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

/** Whether only the person has installed the bot: in other people's direct messages, or in a server without it. */
function isOutside({ context, guild_id: guild, authorizing_integration_owners: owners }: APIInteraction) {
  if (context === InteractionContextType.PrivateChannel) return true;
  return guild !== undefined && owners?.[ApplicationIntegrationType.GuildInstall] === undefined;
}
