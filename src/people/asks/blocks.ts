// Whom a person has blocked from dueling with them. Lists hold hashes; the names that the lists show stand
// apart, under the same hashes, so that they go with the data of whom they name, and the block stays.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import {
  type Block,
  changePreferences,
  type IdentityPreferences,
  markOf,
  ownPreferences,
  preferencesOf,
  type ShownPerson,
  shownMarks,
} from "./duel-preferences.ts";

/** Blocks of one identity. */
export const BLOCKS_MAX = 200;
const NAME_CHARACTERS = 64;
/** Those for whom a name is kept; beyond that the name stays when they unblock. */
const KEPT_FOR_MAX = 1_000;

const blockedName = z.strictObject({
  name: z.string(),
  /** Hashes of those who blocked the person. */
  by: z.array(z.string()),
});

/** By mark: the name that the newest of those who blocked the person knew. */
const BLOCKED_NAME = firstVersion("duel-blocked", blockedName);

/** A block as its list shows it; `name`: absent once the data of the blocked one are deleted. */
export interface NamedBlock extends Block {
  readonly name?: string;
}

/** Blocks somebody, for all their identities; twice as once. Resolves to false where the list is full. */
export async function blockDuels(
  store: Store,
  me: PlayerId,
  whom: PlayerId & { readonly name: string },
  at: number,
): Promise<boolean> {
  const mark = markOf(store, whom);
  const before = (await ownPreferences(store, me)).blocked;
  if (before.length >= BLOCKS_MAX && !before.some((one) => one.mark === mark)) return false;
  // Named first, so that no crash leaves a block without a name.
  await nameBlocked(store, me, mark, whom.name);
  await changePreferences(store, me, ({ blocked, ...rest }) =>
    blocked.some((one) => one.mark === mark) ? undefined : { ...rest, blocked: [...blocked, { mark, at }] },
  );
  return true;
}

/** Takes back what any of my identities has against this one of theirs: to take back what is against the
 * others would tell that they are theirs. */
export function unblockDuels(store: Store, me: PlayerId, whom: ShownPerson): Promise<void> {
  return unblockMarks(store, me, shownMarks(store, whom));
}

/** As `unblockDuels`, of whom `blocksOf` has shown. */
export async function unblockMarks(store: Store, me: PlayerId, marks: readonly string[]): Promise<void> {
  for (const { player, preferences } of await preferencesOf(store, me)) {
    const mine = preferences.blocked.filter(({ mark }) => marks.includes(mark));
    if (mine.length === 0) continue;
    await changePreferences(store, player, ({ blocked, ...rest }) => ({
      ...rest,
      blocked: blocked.filter(({ mark }) => !marks.includes(mark)),
    }));
    await unname(store, player, mine);
  }
}

/** Whom all identities of the person have blocked, newest first. */
export async function blocksOf(store: Store, me: PlayerId): Promise<readonly NamedBlock[]> {
  return named(store, allBlocks(await preferencesOf(store, me)));
}

/** Whom this identity alone has blocked, newest first. */
export async function ownBlocks(store: Store, me: PlayerId): Promise<readonly NamedBlock[]> {
  return named(store, allBlocks([{ player: me, preferences: await ownPreferences(store, me) }]));
}

/** Newest first, each person once. */
function allBlocks(all: readonly IdentityPreferences[]): readonly Block[] {
  const blocks = all.flatMap(({ preferences }) => preferences.blocked).toSorted((x, y) => y.at - x.at);
  return [...new Map(blocks.toReversed().map((one) => [one.mark, one])).values()].toReversed();
}

function named(store: Store, blocks: readonly Block[]): Promise<readonly NamedBlock[]> {
  return Promise.all(
    blocks.map(async (one) => {
      const known = await store.read(BLOCKED_NAME, one.mark);
      return { ...one, ...(known && { name: known.name }) };
    }),
  );
}

/** Whether a list among these has one of the marks. */
export function hasBlocked(lists: readonly IdentityPreferences[], marks: readonly string[]): boolean {
  return lists.some(({ preferences }) => preferences.blocked.some(({ mark }) => marks.includes(mark)));
}

/** Whoever is blocked by an @name alone is blocked as a person as soon as they show themselves under it:
 * another name does not help them then. */
export async function holdByPerson(
  store: Store,
  lists: readonly IdentityPreferences[],
  shown: ShownPerson,
): Promise<void> {
  const [mark, byName] = shownMarks(store, shown) as [string, string | undefined];
  for (const { player, preferences } of lists) {
    if (byName === undefined || !preferences.blocked.some((one) => one.mark === byName)) continue;
    const name = (await store.read(BLOCKED_NAME, byName))?.name;
    if (name !== undefined) await nameBlocked(store, player, mark, name);
    await changePreferences(store, player, ({ blocked, ...rest }) => {
      const others = blocked.filter((one) => one.mark !== mark);
      return { ...rest, blocked: others.map((one) => (one.mark === byName ? { ...one, mark } : one)) };
    });
    await unname(store, player, [{ mark: byName }]);
  }
}

/** Forgets by what names others have blocked the person. Nobody is told whether there were any. */
export async function forgetBlockedNames(
  store: Store,
  person: PlayerId & { readonly handles?: readonly string[] },
): Promise<void> {
  const { platform, id, handles = [] } = person;
  const marks = handles.flatMap((handle) => shownMarks(store, { platform, id, handle }));
  for (const mark of new Set([markOf(store, person), ...marks])) await store.remove(BLOCKED_NAME, mark);
}

/** For who deletes their own list. */
export async function unnameAll(store: Store, me: PlayerId): Promise<void> {
  await unname(store, me, (await ownPreferences(store, me)).blocked);
}

function nameBlocked(store: Store, me: PlayerId, mark: string, shown: string): Promise<void> {
  const name = [...nameInText(shown)].slice(0, NAME_CHARACTERS).join("");
  const by = blockerMark(store, me, mark);
  return store.update(BLOCKED_NAME, mark, (before) => {
    const others = (before?.by ?? []).filter((one) => one !== by);
    return { next: { name, by: [...others, by].slice(-KEPT_FOR_MAX) }, result: undefined };
  });
}

async function unname(store: Store, me: PlayerId, blocks: readonly Pick<Block, "mark">[]): Promise<void> {
  for (const { mark } of blocks) {
    const by = blockerMark(store, me, mark);
    await store.update(BLOCKED_NAME, mark, (before) => {
      const others = before?.by.filter((one) => one !== by) ?? [];
      const next = before && (others.length > 0 ? { ...before, by: others } : null);
      return { next, result: undefined };
    });
  }
}

function blockerMark(store: Store, me: PlayerId, mark: string): string {
  return nameHash(store, "duel-blocker", `${writePlayerId(me)}|${mark}`, 8);
}
