// Who agreed that somebody may compare their profiles. An agreement stands with who gave it; the
// other side keeps who that is, so that deleting finds it.

import { z } from "zod";
import { firstVersion } from "../infra/document-kind.ts";
import type { Store } from "../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

/** The version of the text (`compare-ask-…`); rises with whatever it promises or shows. */
const COMPARE_TEXT = 1;

const agreement = z.strictObject({
  /** To whom, `platform:id`, and the name that they had then. */
  to: z.string(),
  name: z.string(),
  /** The version of the text that was agreed to. */
  text: z.int().positive(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
});

/** Consent to be compared with one other player, until it is taken back. */
export type Agreement = Readonly<z.infer<typeof agreement>>;

const agreements = z.strictObject({
  given: z.array(agreement),
  /** Who has given one to this player. */
  received: z.array(z.string()),
});

export type Agreements = z.infer<typeof agreements>;

const AGREEMENTS = firstVersion("agreements", agreements);

const NONE: Agreements = { given: [], received: [] };

/** All that a player gave and was given; undefined where there is nothing. */
export function agreementsOf(store: Store, player: PlayerId): Promise<Agreements | undefined> {
  return store.read(AGREEMENTS, writePlayerId(player));
}

/** What `giver` has agreed to with `to`; undefined for nothing, or for an older text. */
export async function agreementWith(
  store: Store,
  giver: PlayerId,
  to: PlayerId,
): Promise<Agreement | undefined> {
  const other = writePlayerId(to);
  const given = (await agreementsOf(store, giver))?.given ?? [];
  return given.find((one) => one.to === other && one.text === COMPARE_TEXT);
}

/** Notes that `giver` agrees, now and to the present text. Again is the same as once. */
export async function agree(
  store: Store,
  giver: PlayerId,
  to: PlayerId & { readonly name: string },
  at: number,
): Promise<void> {
  const [from, other] = [writePlayerId(giver), writePlayerId(to)];
  // First what finds the agreement again: a crash in between leaves one name too many there, and no
  // agreement that nobody would find.
  await change(store, other, (before) => ({
    ...before,
    received: [...without(before.received, from), from],
  }));
  const next = { to: other, name: to.name, text: COMPARE_TEXT, at };
  await change(store, from, (before) => ({ ...before, given: [...before.given.filter(isNot(other)), next] }));
}

/** Takes back what `giver` agreed to with that player (`platform:id`); resolves to what it was. */
export async function takeBack(store: Store, giver: PlayerId, other: string): Promise<Agreement | undefined> {
  const from = writePlayerId(giver);
  const taken = (await agreementsOf(store, giver))?.given.find(({ to }) => to === other);
  await change(store, from, (before) => ({ ...before, given: before.given.filter(isNot(other)) }));
  await change(store, other, (before) => ({ ...before, received: without(before.received, from) }));
  return taken;
}

/** Takes back all that the player agreed to; resolves to how many that were. */
export async function takeAllBack(store: Store, giver: PlayerId): Promise<number> {
  const given = (await agreementsOf(store, giver))?.given ?? [];
  for (const { to } of given) await takeBack(store, giver, to);
  return given.length;
}

/** Removes what the player gave and was given; resolves to whether there was anything. */
export async function removeAgreements(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  const before = await agreementsOf(store, player);
  await takeAllBack(store, player);
  for (const from of before?.received ?? [])
    await change(store, from, (theirs) => ({ ...theirs, given: theirs.given.filter(isNot(me)) }));
  await store.remove(AGREEMENTS, me);
  return before !== undefined;
}

/** Changes a document; an empty one goes. */
function change(store: Store, id: string, next: (before: Agreements) => Agreements): Promise<void> {
  return store.update(AGREEMENTS, id, (before) => {
    const after = next(before ?? NONE);
    const isEmpty = after.given.length + after.received.length === 0;
    return { next: isEmpty ? (before ? null : undefined) : after, result: undefined };
  });
}

const isNot =
  (other: string) =>
  ({ to }: Agreement): boolean =>
    to !== other;

function without(list: readonly string[], one: string): string[] {
  return list.filter((other) => other !== one);
}
