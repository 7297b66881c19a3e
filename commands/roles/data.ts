// What is stored for linked roles as personal data. Tokens are shown to nobody, and are revoked when they go.

import type { PersonalData } from "../../src/chat/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { readDeeds, removeDeeds } from "./deeds.ts";
import { openTokens, ROLE_LINK, readRoleLink } from "./link.ts";
import { enqueueRevocation } from "./revocations.ts";
import { looksDue } from "./telling.ts";

type Needed = Pick<Services, "store" | "host" | "now">;

/** `onRevoked`: told that there is something to revoke. */
export function rolesData(services: Needed, onRevoked: () => void): PersonalData {
  const { store } = services;
  return {
    kinds: ["deeds", "role-link", "board:role-looks"],
    export: async (person) => {
      const [deeds, link] = await Promise.all([readDeeds(store, person), readRoleLink(store, person)]);
      const { tokens: _secret, ...shown } = link ?? {};
      return {
        ...(deeds && {
          counted: { since: iso(deeds.since), matches: deeds.matches, verified: deeds.verified },
        }),
        ...(link && { linkedRole: { ...shown, linkedAt: iso(link.linkedAt) } }),
      };
    },
    remove: async (person) => {
      const hadLink = await endRoleLink(services, person);
      if (hadLink) onRevoked();
      return (await removeDeeds(store, person)) || hadLink;
    },
  };
}

const iso = (at: number): string => new Date(at).toISOString();

/** Removes the link; its tokens are noted to be revoked before that. Resolves to whether there was one. */
async function endRoleLink(services: Needed, player: PlayerId): Promise<boolean> {
  const { store, host } = services;
  const key = writePlayerId(player);
  const link = await readRoleLink(store, player);
  const tokens = link && openTokens(host, key, link.tokens);
  if (tokens) await enqueueRevocation(services, player, tokens);
  await looksDue(store).remove(key);
  return store.remove(ROLE_LINK, key);
}

/** The person has ended it at Discord, at that time by Discord's clock (Unix ms): nothing is left to revoke. */
export async function forgetRoleLink(
  { store }: Pick<Needed, "store">,
  player: PlayerId,
  at: number,
): Promise<void> {
  const key = writePlayerId(player);
  const isEnded = await store.update(ROLE_LINK, key, (link) => {
    // Linked again since: news of before.
    const isOlder = link !== undefined && link.linkedAt < at;
    return { next: isOlder ? null : undefined, result: isOlder };
  });
  if (isEnded) await looksDue(store).remove(key);
}
