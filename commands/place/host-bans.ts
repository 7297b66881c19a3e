// People whom the host has banned everywhere: one document, which every process rereads after five seconds.

import { z } from "zod";
import { believed } from "../../src/infra/believed.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import type { DocumentKind, Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";

export const HOST_BANS_MAX = 1_000;

const BAN = z.object({
  /** `platform:id`. */
  player: z.string(),
  /** Unix ms. */
  at: z.number(),
});

export type HostBan = Readonly<z.infer<typeof BAN>>;

const HOST_BANS: DocumentKind<{ readonly bans: readonly HostBan[] }> = documentKind(
  "host-bans",
  z.object({ bans: z.array(BAN) }),
);
const ALL = "all";

/** Oldest first. @throws StoreError */
export async function hostBans(store: Store): Promise<readonly HostBan[]> {
  return (await store.read(HOST_BANS, ALL))?.bans ?? [];
}

/** False if the list is full. @throws StoreError */
export function banEverywhere(store: Store, player: PlayerId, at: number): Promise<boolean> {
  const named = writePlayerId(player);
  return store.update(HOST_BANS, ALL, (stored) => {
    const bans = stored?.bans ?? [];
    if (bans.some((ban) => ban.player === named)) return { next: undefined, result: true };
    if (bans.length >= HOST_BANS_MAX) return { next: undefined, result: false };
    return { next: { bans: [...bans, { player: named, at }] }, result: true };
  });
}

/** False if the person wasn't banned. @throws StoreError */
export function unbanEverywhere(store: Store, player: PlayerId): Promise<boolean> {
  const named = writePlayerId(player);
  return store.update(HOST_BANS, ALL, (stored) => {
    const bans = stored?.bans ?? [];
    const left = bans.filter((ban) => ban.player !== named);
    const result = left.length < bans.length;
    return { next: result ? (left.length > 0 ? { bans: left } : null) : undefined, result };
  });
}

/** Whether the host banned an account. @throws StoreError */
export type KnownHostBans = (player: PlayerId) => Promise<boolean>;

/** Reads the list at most once every five seconds, for all accounts together. */
export function knownHostBans(store: Store, now: () => number): KnownHostBans {
  const read = async () => new Set((await hostBans(store)).map(({ player }) => player));
  const known = believed<ReadonlySet<string>>(read, { max: 1, now });
  return async (player) => (await known.of(ALL)).has(writePlayerId(player));
}
