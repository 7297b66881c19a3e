// Consents to be compared, stored with the giver; the receiver gets a back reference.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Version of the consent text (`compare-ask-…`); increment it whenever the text changes. */
const COMPARE_TEXT = 2;

const agreement = z.strictObject({
  /** The receiver as `platform:id`, and their name at that time. */
  to: z.string(),
  name: z.string(),
  /** Version of the text agreed to. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

export type Agreement = Readonly<z.infer<typeof agreement>>;

const agreements = z.strictObject({
  given: z.array(agreement),
  /** The givers of consents to this player. */
  received: z.array(z.string()),
});

export type Agreements = z.infer<typeof agreements>;

const AGREEMENTS = personPart("agreements", agreements);

const NONE: Agreements = { given: [], received: [] };

/** All consents that a player gave and received; undefined if there are none. */
export function agreementsOf(store: Store, player: PlayerId): Promise<Agreements | undefined> {
  return AGREEMENTS.read(store, writePlayerId(player));
}

/** The consent of `giver` to `to`; undefined if there's none, or it was to an outdated text. */
export async function agreementWith(
  store: Store,
  giver: PlayerId,
  to: PlayerId,
): Promise<Agreement | undefined> {
  const other = writePlayerId(to);
  const given = (await agreementsOf(store, giver))?.given ?? [];
  return given.find((one) => one.to === other && one.text === COMPARE_TEXT);
}

/** Stores the consent of `giver` to the current text; idempotent. */
export async function agree(
  store: Store,
  giver: PlayerId,
  to: PlayerId & { readonly name: string },
  at: number,
): Promise<void> {
  const [from, other] = [writePlayerId(giver), writePlayerId(to)];
  // The back reference comes first: a crash in between mustn't leave a consent that can't be found.
  await change(store, other, (before) => ({
    ...before,
    received: [...without(before.received, from), from],
  }));
  const next = { to: other, name: to.name, text: COMPARE_TEXT, at };
  await change(store, from, (before) => ({ ...before, given: [...before.given.filter(isNot(other)), next] }));
}

/** Withdraws the consent to that player (`platform:id`); resolves to its former state. */
export async function takeBack(store: Store, giver: PlayerId, other: string): Promise<Agreement | undefined> {
  const from = writePlayerId(giver);
  const taken = (await agreementsOf(store, giver))?.given.find(({ to }) => to === other);
  await change(store, from, (before) => ({ ...before, given: before.given.filter(isNot(other)) }));
  await change(store, other, (before) => ({ ...before, received: without(before.received, from) }));
  return taken;
}

export async function takeAllBack(store: Store, giver: PlayerId): Promise<number> {
  const given = (await agreementsOf(store, giver))?.given ?? [];
  for (const { to } of given) await takeBack(store, giver, to);
  return given.length;
}

/** Removes consents given and received; resolves to whether there were any. */
export async function removeAgreements(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  const before = await agreementsOf(store, player);
  await takeAllBack(store, player);
  for (const from of before?.received ?? [])
    await change(store, from, (theirs) => ({ ...theirs, given: theirs.given.filter(isNot(me)) }));
  await AGREEMENTS.remove(store, me);
  return before !== undefined;
}

/** Removes the part if it's empty. */
function change(store: Store, id: string, next: (before: Agreements) => Agreements): Promise<void> {
  return AGREEMENTS.update(store, id, (before) => {
    const after = next(before ?? NONE);
    const isEmpty = after.given.length + after.received.length === 0;
    return { next: isEmpty ? null : after, result: undefined };
  });
}

const isNot =
  (other: string) =>
  ({ to }: Agreement): boolean =>
    to !== other;

function without(list: readonly string[], one: string): string[] {
  return list.filter((other) => other !== one);
}
