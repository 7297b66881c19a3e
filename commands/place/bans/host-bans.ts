// People whom the host has banned everywhere: one document, which every process rereads after five seconds.

import { z } from "zod";
import { believed } from "../../../src/infra/believed.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { DocumentKind, Store } from "../../../src/infra/store/index.ts";
import { after, type MaybePromise } from "../../../src/infra/within.ts";
import { identitiesOf, type PlayerId, writePlayerId } from "../../../src/people/index.ts";

export const HOST_BANS_MAX = 1_000;

const BAN = z.object({
  /** `platform:id`. */
  player: z.string(),
  /** Unix ms. */
  at: z.number(),
  /** The account that was named, if this one was linked to it. */
  with: z.exactOptional(z.string()),
});

export type HostBan = Readonly<z.infer<typeof BAN>>;

const HOST_BANS: DocumentKind<{ readonly bans: readonly HostBan[] }> = firstVersion(
  "host-bans",
  z.object({ bans: z.array(BAN) }),
);
const ALL = "all";

/** Oldest first. @throws StoreError */
export async function hostBans(store: Store): Promise<readonly HostBan[]> {
  return (await store.read(HOST_BANS, ALL))?.bans ?? [];
}

/** Bans a person with all currently linked accounts. Resolves to the accounts that this bans, undefined if the list is
 * full. @throws StoreError */
export async function banEverywhere(
  store: Store,
  player: PlayerId,
  at: number,
): Promise<readonly PlayerId[] | undefined> {
  const accounts = await identitiesOf(store, player);
  const named = writePlayerId(player);
  return store.update(HOST_BANS, ALL, (stored) => {
    const bans = stored?.bans ?? [];
    const fresh = accounts
      .map(writePlayerId)
      .filter((account) => !bans.some((ban) => ban.player === account))
      .map((account): HostBan => ({ player: account, at, ...(account !== named && { with: named }) }));
    if (bans.length + fresh.length > HOST_BANS_MAX) return { next: undefined, result: undefined };
    return { next: fresh.length > 0 ? { bans: [...bans, ...fresh] } : undefined, result: accounts };
  });
}

/** Lifts a ban, and those of the accounts banned with it. Resolves to the accounts (`platform:id`) that are unbanned;
 * none: the person wasn't banned. @throws StoreError */
export function unbanEverywhere(store: Store, player: PlayerId): Promise<readonly string[]> {
  const account = writePlayerId(player);
  return store.update(HOST_BANS, ALL, (stored) => {
    const bans = stored?.bans ?? [];
    const ban = bans.find((one) => one.player === account);
    if (!ban) return { next: undefined, result: [] };
    const named = ban.with ?? account;
    const isLifted = (one: HostBan): boolean => one.player === named || one.with === named;
    const left = bans.filter((one) => !isLifted(one));
    const result = bans.filter(isLifted).map((one) => one.player);
    return { next: left.length > 0 ? { bans: left } : null, result };
  });
}

/** Whether the host banned an account. @throws StoreError */
export type KnownHostBans = (player: PlayerId) => MaybePromise<boolean>;

/** Reads the list at most once every five seconds, for all accounts together. */
export function knownHostBans(store: Store, now: () => number): KnownHostBans {
  const read = async () => new Set((await hostBans(store)).map(({ player }) => player));
  const known = believed<ReadonlySet<string>>(read, { max: 1, now });
  return (player) => after(known.of(ALL), (banned) => banned.has(writePlayerId(player)));
}
