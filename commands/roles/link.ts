// What a person has let the bot tell Discord of them, and what was told. The tokens are sealed under the host's
// key, whether the store is encrypted or not.

import { z } from "zod";
import type { Tokens } from "../../src/chat/index.ts";
import type { Host } from "../../src/host/index.ts";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";

const link = z.strictObject({
  /** Sealed. */
  tokens: z.string(),
  /** Unix ms. */
  linkedAt: z.number(),
  /** What Discord knows, and since when; absent before the first time. */
  told: z.exactOptional(z.record(z.string(), z.union([z.number(), z.string()]))),
  toldAt: z.exactOptional(z.number()),
  /** Unix ms of the first event that was ever found stored. */
  since: z.exactOptional(z.number()),
  /** The best rank that a month ended with. */
  best: z.exactOptional(z.int().positive()),
  /** The rank in a month that may not be over, as last seen. */
  month: z.exactOptional(z.tuple([z.string(), z.int().positive()])),
});

export type RoleLink = Readonly<z.infer<typeof link>>;

/** By `writePlayerId`, of accounts on Discord. */
export const ROLE_LINK = firstVersion("role-link", link);

export function readRoleLink(store: Store, player: PlayerId): Promise<RoleLink | undefined> {
  return store.read(ROLE_LINK, writePlayerId(player));
}

/** Changes the link unless it was ended or made anew since its tokens were read; resolves to whether it was
 * changed. @throws StoreError */
export function changeRoleLink(
  store: Store,
  player: PlayerId,
  known: Pick<RoleLink, "tokens">,
  change: (link: RoleLink) => RoleLink | null,
): Promise<boolean> {
  return store.update(ROLE_LINK, writePlayerId(player), (current) => {
    const isSame = current?.tokens === known.tokens;
    return { next: isSame ? change(current) : undefined, result: isSame };
  });
}

const tokens = z.strictObject({ access: z.string(), refresh: z.string(), expiresAt: z.number() });

/** For `whose` alone: sealed tokens of one document open in no other. */
export function sealTokens(host: Pick<Host, "hide">, whose: string, open: Tokens): string {
  return host.hide(useOf(whose), Buffer.from(JSON.stringify(open)));
}

/** Undefined where another host sealed them, or for another document. */
export function openTokens(host: Pick<Host, "uncover">, whose: string, sealed: string): Tokens | undefined {
  const bytes = host.uncover(useOf(whose), sealed);
  return bytes && tokens.parse(JSON.parse(Buffer.from(bytes).toString()));
}

function useOf(whose: string): string {
  return `role-tokens|${whose}`;
}
