// People whom someone has blocked from duelling them. The lists contain hashes. Names for display are stored separately
// under the same hashes, so they're deleted with the named person's data, and the block stays.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import {
  type Block,
  changePreferences,
  digestOf,
  type IdentityPreferences,
  ownPreferences,
  preferencesOf,
  type ShownPerson,
  shownDigests,
} from "./duel-preferences.ts";

/** Maximum blocks per identity. */
export const BLOCKS_MAX = 200;
const NAME_CHARACTERS = 64;
/** Maximum blockers recorded per name; beyond it, the name stays after they unblock. */
const KEPT_FOR_MAX = 1_000;

const blockedName = z.strictObject({
  name: z.string(),
  /** Hashes of the blockers. */
  by: z.array(z.string()),
});

/** By hash, the name under which the most recent blocker knew the person. */
const BLOCKED_NAME = firstVersion("duel-blocked", blockedName);

/** A block as shown in its owner's list; `name` is absent once the blocked person's data has been deleted. */
export interface NamedBlock extends Block {
  readonly name?: string;
}

/** Blocks someone under all of their identities; idempotent. Resolves to false if the list is full. */
export async function blockDuels(
  store: Store,
  me: PlayerId,
  whom: PlayerId & { readonly name: string },
  at: number,
): Promise<boolean> {
  const digest = digestOf(store, whom);
  const before = (await ownPreferences(store, me)).blocked;
  if (before.length >= BLOCKS_MAX && !before.some((one) => one.digest === digest)) return false;
  // The name comes first, so that no crash leaves a block without one.
  await nameBlocked(store, me, digest, whom.name);
  await changePreferences(store, me, ({ blocked: all, ...rest }) =>
    all.some((one) => one.digest === digest) ? undefined : { ...rest, blocked: [...all, { digest, at }] },
  );
  return true;
}

/** Unblocks this one of their identities, for all of mine. Unblocking their others, too, would reveal that they belong
 * to the same person. */
export function unblockDuels(store: Store, me: PlayerId, whom: ShownPerson): Promise<void> {
  return unblockDigests(store, me, shownDigests(store, whom));
}

/** Like `unblockDuels`, for entries listed by `blocksOf`. */
export async function unblockDigests(store: Store, me: PlayerId, digests: readonly string[]): Promise<void> {
  for (const { player, preferences } of await preferencesOf(store, me)) {
    const mine = preferences.blocked.filter(({ digest }) => digests.includes(digest));
    if (mine.length === 0) continue;
    await changePreferences(store, player, ({ blocked, ...rest }) => ({
      ...rest,
      blocked: blocked.filter(({ digest }) => !digests.includes(digest)),
    }));
    await unname(store, player, mine);
  }
}

/** Everyone blocked by any identity of the person, newest first. */
export async function blocksOf(store: Store, me: PlayerId): Promise<readonly NamedBlock[]> {
  return named(store, allBlocks(await preferencesOf(store, me)));
}

/** Everyone blocked by this identity alone, newest first. */
export async function ownBlocks(store: Store, me: PlayerId): Promise<readonly NamedBlock[]> {
  return named(store, allBlocks([{ player: me, preferences: await ownPreferences(store, me) }]));
}

/** Newest first, each person once. */
function allBlocks(all: readonly IdentityPreferences[]): readonly Block[] {
  const blocks = all.flatMap(({ preferences }) => preferences.blocked).toSorted((x, y) => y.at - x.at);
  return [...new Map(blocks.toReversed().map((one) => [one.digest, one])).values()].toReversed();
}

function named(store: Store, blocks: readonly Block[]): Promise<readonly NamedBlock[]> {
  return Promise.all(
    blocks.map(async (one) => {
      const known = await store.read(BLOCKED_NAME, one.digest);
      return { ...one, ...(known && { name: known.name }) };
    }),
  );
}

/** Whether any of these lists contains one of the hashes. */
export function hasBlocked(lists: readonly IdentityPreferences[], digests: readonly string[]): boolean {
  return lists.some(({ preferences }) => preferences.blocked.some(({ digest }) => digests.includes(digest)));
}

/** Converts a block by @name to a block of the person once they appear under that @name, so that renaming doesn't evade
 * it. */
export async function holdByPerson(
  store: Store,
  lists: readonly IdentityPreferences[],
  shown: ShownPerson,
): Promise<void> {
  const [digest, byName] = shownDigests(store, shown) as [string, string | undefined];
  for (const { player, preferences } of lists) {
    if (byName === undefined || !preferences.blocked.some((one) => one.digest === byName)) continue;
    const name = (await store.read(BLOCKED_NAME, byName))?.name;
    if (name !== undefined) await nameBlocked(store, player, digest, name);
    await changePreferences(store, player, ({ blocked, ...rest }) => {
      const others = blocked.filter((one) => one.digest !== digest);
      return { ...rest, blocked: others.map((one) => (one.digest === byName ? { ...one, digest } : one)) };
    });
    await unname(store, player, [{ digest: byName }]);
  }
}

/** Deletes the names under which others have blocked the person, without revealing whether there were any. */
export async function forgetBlockedNames(
  store: Store,
  person: PlayerId & { readonly handles?: readonly string[] },
): Promise<void> {
  const { platform, id, handles = [] } = person;
  const digests = handles.flatMap((handle) => shownDigests(store, { platform, id, handle }));
  for (const digest of new Set([digestOf(store, person), ...digests]))
    await store.remove(BLOCKED_NAME, digest);
}

/** Removes the names for someone who deletes their own list. */
export async function unnameAll(store: Store, me: PlayerId): Promise<void> {
  await unname(store, me, (await ownPreferences(store, me)).blocked);
}

function nameBlocked(store: Store, me: PlayerId, digest: string, shown: string): Promise<void> {
  const name = [...nameInText(shown)].slice(0, NAME_CHARACTERS).join("");
  const by = blockerDigest(store, me, digest);
  return store.update(BLOCKED_NAME, digest, (before) => {
    const others = (before?.by ?? []).filter((one) => one !== by);
    return { next: { name, by: [...others, by].slice(-KEPT_FOR_MAX) }, result: undefined };
  });
}

async function unname(store: Store, me: PlayerId, blocks: readonly Pick<Block, "digest">[]): Promise<void> {
  for (const { digest } of blocks) {
    const by = blockerDigest(store, me, digest);
    await store.update(BLOCKED_NAME, digest, (before) => {
      const others = before?.by.filter((one) => one !== by) ?? [];
      const next = before && (others.length > 0 ? { ...before, by: others } : null);
      return { next, result: undefined };
    });
  }
}

function blockerDigest(store: Store, me: PlayerId, digest: string): string {
  return nameHash(store, "duel-blocker", `${writePlayerId(me)}|${digest}`, 8);
}
