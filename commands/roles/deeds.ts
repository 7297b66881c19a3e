// How many matches somebody has played and verified, and since when: counted, because the documents of matches keep
// the newest alone.

import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { identitiesOf, type PlayerId, writePlayerId } from "../../src/players/index.ts";
import type { Deeds } from "../kit/deeds.ts";
import type { Services } from "../kit/services.ts";

const count = z.int().nonnegative();

const deeds = z.strictObject({
  /** Unix ms of the first. */
  since: z.number(),
  matches: count,
  /** Matches and boards whose seals were opened for their player. */
  verified: count,
  /** What was counted last, newest first: an event may be delivered again. */
  lately: z.array(z.string()),
});

type StoredDeeds = Readonly<z.infer<typeof deeds>>;

/** By `writePlayerId`; those of linked accounts are read together. */
const DEEDS = firstVersion("deeds", deeds);

/** More than anybody does while an event may come again. */
const REMEMBERED = 20;

/** `onChange`: told of everything that was counted. */
export function openDeeds(
  { store, now, onFailure }: Pick<Services, "store" | "now" | "onFailure">,
  onChange: (player: PlayerId) => Promise<void>,
): Deeds {
  const note = async (player: PlayerId, what: "matches" | "verified", session: string): Promise<void> => {
    try {
      if (await countDeed(store, player, { what, session, at: now() })) await onChange(player);
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    matchOver: (player, session) => note(player, "matches", session),
    verified: (player, session) => note(player, "verified", session),
    changed: (player) => onChange(player).catch(onFailure),
  };
}

/** Resolves to whether it is counted by this call. @throws StoreError */
export function countDeed(
  store: Store,
  player: PlayerId,
  {
    what,
    session,
    at,
  }: { readonly what: "matches" | "verified"; readonly session: string; readonly at: number },
): Promise<boolean> {
  const mark = `${what} ${session}`;
  return store.update(DEEDS, writePlayerId(player), (before) => {
    const { since, lately, ...counts } = before ?? { since: at, matches: 0, verified: 0, lately: [] };
    if (lately.includes(mark)) return { next: undefined, result: false };
    const next = { since, ...counts, lately: [mark, ...lately].slice(0, REMEMBERED) };
    return { next: { ...next, [what]: counts[what] + 1 }, result: true };
  });
}

/** Of all accounts together; `since` undefined: nothing was counted yet. @throws StoreError */
export async function deedsOf(store: Store, player: PlayerId) {
  const identities = await identitiesOf(store, player);
  const found = await Promise.all(identities.map((one) => readDeeds(store, one)));
  const all = found.filter((one) => one !== undefined);
  return {
    matches: all.reduce((sum, { matches }) => sum + matches, 0),
    verified: all.reduce((sum, { verified }) => sum + verified, 0),
    since: all.length > 0 ? Math.min(...all.map(({ since }) => since)) : undefined,
  };
}

/** Of this account alone. */
export function readDeeds(store: Store, player: PlayerId): Promise<StoredDeeds | undefined> {
  return store.read(DEEDS, writePlayerId(player));
}

export function removeDeeds(store: Store, player: PlayerId): Promise<boolean> {
  return store.remove(DEEDS, writePlayerId(player));
}
