// Links and unlinks accounts. Two people's documents are on different nodes of a cluster, so each step writes one: the
// pointers first, and only the link's own document puts it into effect.

import type { Locale } from "../../infra/i18n/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { drawCode, linkIdOf, readCode } from "./code.ts";
import { type LinkInEffect, linkOf, relink } from "./identities.ts";
import {
  answered,
  type ClaimRefusal,
  claimed,
  isLapsed,
  joined,
  LINK,
  LINK_KEPT_MS,
  LINK_OF,
  type Link,
  type LinkPointer,
  newLink,
} from "./link.ts";
import { countTry, forgiveTry } from "./tries.ts";

const NAME_CHARACTERS = 64;

export type LinkingPerson = PlayerId & { readonly name: string; readonly locale: Locale };

/** A link that the person is part of. `code`: for the person who shows it. */
export interface Handshake {
  readonly id: string;
  readonly link: Link;
  readonly code?: string;
}

/** The person's open question or link in effect; otherwise a new code. Only one is open at a time. */
export async function openLink(store: Store, person: LinkingPerson, now: number): Promise<Handshake> {
  const me = writePlayerId(person);
  const before = await store.read(LINK_OF, me);
  const present = await presentLink(store, person, before, now);
  if (present) return present;
  const made = await newHandshake(store, person, now);
  const next = { link: made.id, code: made.code, isFixed: false };
  if (await point(store, me, before, next)) return made;
  // Two concurrent requests: the first code is the one that counts.
  await store.remove(LINK, made.id);
  return (await handshakeOf(store, person)) ?? made;
}

/** The link that the person's pointer refers to, in any state. */
export async function handshakeOf(store: Store, player: PlayerId): Promise<Handshake | undefined> {
  const pointer = await store.read(LINK_OF, writePlayerId(player));
  const link = pointer && (await store.read(LINK, pointer.link));
  if (!pointer || !link?.sides.some((one) => one.player === writePlayerId(player))) return undefined;
  return { id: pointer.link, link, ...(pointer.code !== undefined && { code: pointer.code }) };
}

async function newHandshake(store: Store, person: LinkingPerson, now: number) {
  for (;;) {
    const code = drawCode();
    const [id, link] = [linkIdOf(code), newLink(sideOf(person), now)];
    const isNew = await store.update(
      LINK,
      id,
      (found) => ({ next: found ? undefined : link, result: !found }),
      LINK_KEPT_MS,
    );
    if (isNew) return { id, link, code };
  }
}

/** The link that the pointer refers to, if it's open or in effect. */
async function presentLink(
  store: Store,
  player: PlayerId,
  pointer: LinkPointer | undefined,
  now: number,
): Promise<Handshake | undefined> {
  const found = pointer && (await handshakeOf(store, player));
  if (!found || found.link.state === "declined" || isLapsed(found.link, now)) return undefined;
  if (found.link.state === "linked" && !(await linkOf(store, player))) return undefined;
  return found;
}

/** `wrong`: no open code; `left`: tries left. `linked`: the person is linked already. `busy`: they confirmed a
 * different link that's still open. */
export type ClaimOutcome =
  | { readonly outcome: "claimed"; readonly found: Handshake }
  | { readonly outcome: "wrong"; readonly left: number }
  | { readonly outcome: Exclude<ClaimRefusal, "closed"> | "too-many" | "linked" | "busy" };

/** Types a code on the other side; idempotent. */
export async function claimLink(
  store: Store,
  person: LinkingPerson,
  typed: string,
  now: number,
): Promise<ClaimOutcome> {
  const code = readCode(typed) ?? typed;
  const left = await countTry(store, person, code, now);
  if (left === undefined) return { outcome: "too-many" };
  const outcome = await claimOpen(store, person, linkIdOf(code), now);
  if (outcome === "closed") return { outcome: "wrong", left };
  await forgiveTry(store, person, code);
  return outcome;
}

async function claimOpen(
  store: Store,
  person: LinkingPerson,
  id: string,
  now: number,
): Promise<ClaimOutcome | "closed"> {
  const found = await store.read(LINK, id);
  const next = found ? claimed(found, sideOf(person), now) : "closed";
  if (!found || next === "closed" || !(await isShown(store, found, id))) return "closed";
  if (typeof next === "string") return { outcome: next };
  // Typed again: returns the unchanged question.
  if (next === found) return { outcome: "claimed", found: { id, link: next } };
  const refused = await turnTo(store, person, id, now);
  if (refused) return { outcome: refused };
  const link = await store.update(LINK, id, (before) => claimStep(before, person, now), LINK_KEPT_MS);
  if (link === "closed") return "closed";
  return typeof link === "string" ? { outcome: link } : { outcome: "claimed", found: { id, link } };
}

/** Whether the person who showed the code is still pointed at this link. */
async function isShown(store: Store, { sides: [first] }: Link, id: string): Promise<boolean> {
  return first !== undefined && (await store.read(LINK_OF, first.player))?.link === id;
}

function claimStep(before: Link | undefined, person: LinkingPerson, now: number) {
  const result = before ? claimed(before, sideOf(person), now) : "closed";
  const isNew = typeof result !== "string" && result !== before;
  return { next: isNew ? result : undefined, result };
}

/** Points the person to that link, unless they have confirmed a different one. */
async function turnTo(
  store: Store,
  person: PlayerId,
  id: string,
  now: number,
): Promise<"linked" | "busy" | undefined> {
  const me = writePlayerId(person);
  const before = await store.read(LINK_OF, me);
  const present = await presentLink(store, person, before, now);
  if (present?.link.state === "linked") return "linked";
  if (present && before?.isFixed) return "busy";
  return (await point(store, me, before, { link: id, isFixed: false })) ? undefined : "busy";
}

/** Compare-and-set of a pointer. Deletes the link it pointed to before, which is over or was never confirmed by the
 * person and so can't take effect any more. */
async function point(
  store: Store,
  player: string,
  before: LinkPointer | undefined,
  next: LinkPointer,
): Promise<boolean> {
  const isPointed = await store.update(
    LINK_OF,
    player,
    (found) => {
      const result = found?.link === before?.link && found?.isFixed === before?.isFixed;
      return { next: result ? next : undefined, result };
    },
    LINK_KEPT_MS,
  );
  if (isPointed && before && before.link !== next.link) await store.remove(LINK, before.link);
  return isPointed;
}

/** Stores one side's answer. `isNew`: it changed something. Undefined: this link no longer asks the person. */
export async function answerLink(
  store: Store,
  player: PlayerId,
  { id, answer, now }: { readonly id: string; readonly answer: "yes" | "no"; readonly now: number },
): Promise<{ readonly link: Link; readonly isNew: boolean } | undefined> {
  const me = writePlayerId(player);
  if ((await handshakeOf(store, player))?.id !== id) return undefined;
  // Before the answer, so that a person who has confirmed is pointed at the link by the time it counts.
  if (answer === "yes" && !(await fix(store, me, id))) return undefined;
  const said = await store.update(
    LINK,
    id,
    (before) => {
      const link = before && answered(before, me, answer, now);
      const isNew = link !== undefined && link !== before;
      return { next: isNew ? link : undefined, result: link && { link, isNew } };
    },
    LINK_KEPT_MS,
  );
  const done = said && (await join(store, id));
  return said && { ...said, link: done ?? said.link };
}

/** Puts the link into effect if both have confirmed; unlike an open one, it then doesn't expire. */
export function join(store: Store, id: string): Promise<Link | undefined> {
  return relink(() =>
    store.update(LINK, id, (before) => {
      const link = before && joined(before);
      return { next: link === before ? undefined : link, result: link };
    }),
  );
}

/** Marks the pointer as confirmed; it's kept as long as the link can be. */
function fix(store: Store, player: string, id: string): Promise<boolean> {
  return store.update(LINK_OF, player, (found) => {
    const isHere = found?.link === id;
    return { next: isHere && !found.isFixed ? { ...found, isFixed: true } : undefined, result: isHere };
  });
}

/** Unlinks the person's accounts; resolves to the link that was in effect. */
export async function unlink(store: Store, player: PlayerId): Promise<LinkInEffect | undefined> {
  const link = await linkOf(store, player);
  if (link) await dropLink(store, link);
  return link;
}

/** The link's document is removed first, which ends the link; pointers to a missing document are invalid. */
async function dropLink(store: Store, { id, sides }: LinkInEffect): Promise<void> {
  await relink(() => store.remove(LINK, id));
  for (const { player } of sides) await unpoint(store, player, id);
}

function unpoint(store: Store, player: string, id: string): Promise<void> {
  return store.update(LINK_OF, player, (found) => ({
    next: found?.link === id ? null : undefined,
    result: undefined,
  }));
}

/** Removes any link or open question of the player; resolves to whether there was one. */
export async function removeLink(store: Store, player: PlayerId): Promise<boolean> {
  const found = await handshakeOf(store, player);
  if (found) await dropLink(store, { id: found.id, sides: found.link.sides });
  return (await store.remove(LINK_OF, writePlayerId(player))) || found !== undefined;
}

function sideOf(person: LinkingPerson) {
  const name = [...nameInText(person.name)].slice(0, NAME_CHARACTERS).join("");
  return { player: writePlayerId(person), name, locale: person.locale };
}
