// What is shared, asked for and taken back. The sharing decides: a page without it is not there, so it is
// gone with one write, whatever becomes of the others.

import { randomBytes } from "node:crypto";
import type { Store } from "../../src/infra/store/index.ts";
import {
  isShared,
  REPLAY,
  REPLAY_KEPT_MS,
  REPLAYS_OF,
  type Replay,
  SHARING,
  type Sharing,
} from "./document.ts";

/** Of one person at a time. */
export const REPLAYS_MAX = 20;
/** With those that have lapsed since. */
const LISTED_MAX = 3 * REPLAYS_MAX;
/** Longer than anything in it, which the other's consent may come to days later. */
const LIST_KEPT_MS = REPLAY_KEPT_MS + 30 * 86_400_000;
const ID_BYTES = 16;

/** A person's consent. `by`: `platform:id`. */
export interface Consent {
  readonly by: string;
  readonly needed: Sharing["needed"];
  readonly replay: Replay;
  /** Unix ms. */
  readonly at: number;
}

/** Notes the consent; the page is there once all have given it. @throws StoreError. */
export async function agreeToShow(
  store: Store,
  { by, needed, replay, at }: Consent,
): Promise<Sharing | "too-many"> {
  const { of } = replay;
  // First: what is shown must be found by whoever deletes their data.
  if (!(await noteFor(store, by, of))) return "too-many";
  const sharing = await store.update(
    SHARING,
    of,
    (current) => {
      const before = current ?? { id: randomBytes(ID_BYTES).toString("base64url"), needed, agreed: [], at };
      if (before.agreed.includes(by)) return { next: undefined, result: before };
      const next = { ...before, agreed: [...before.agreed, by] };
      return { next, result: next };
    },
    REPLAY_KEPT_MS,
  );
  if (isShared(sharing))
    await store.update(REPLAY, sharing.id, () => ({ next: replay, result: undefined }), REPLAY_KEPT_MS);
  return sharing;
}

/** Takes back what is shown or asked for; resolves to whether it was. @throws StoreError. */
export async function takeBack(store: Store, of: string): Promise<boolean> {
  const was = await store.update(SHARING, of, (current) => ({
    next: current ? null : undefined,
    result: current,
  }));
  if (!was) return false;
  await store.remove(REPLAY, was.id);
  for (const player of was.agreed) await strike(store, player, of);
  return true;
}

/** What a page shows; undefined where there is none, or not any more. @throws StoreError. */
export async function findReplay(store: Store, id: string): Promise<Replay | undefined> {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const replay = await store.read(REPLAY, id);
  const sharing = replay && (await store.read(SHARING, replay.of));
  return sharing?.id === id && isShared(sharing) ? replay : undefined;
}

/** Shown, or waiting for the other's consent. */
export interface Listed {
  readonly of: string;
  readonly sharing: Sharing;
  /** Absent while the other's consent is missing. */
  readonly replay?: Replay | undefined;
}

/** Newest first. @throws StoreError. */
export async function replaysOf(store: Store, player: string): Promise<readonly Listed[]> {
  const all = (await store.read(REPLAYS_OF, player)) ?? [];
  const listed = await Promise.all(
    all.map(async (of): Promise<Listed | undefined> => {
      const sharing = await store.read(SHARING, of);
      if (!sharing?.agreed.includes(player)) return undefined;
      return { of, sharing, replay: await store.read(REPLAY, sharing.id) };
    }),
  );
  return listed.filter((one) => one !== undefined);
}

/** Takes back all that a person has agreed to show; resolves to whether there was any. @throws StoreError. */
export async function removeReplays(store: Store, player: string): Promise<boolean> {
  for (const one of (await store.read(REPLAYS_OF, player)) ?? []) await takeBack(store, one);
  return store.remove(REPLAYS_OF, player);
}

/** Whether it stands in the person's list, which has only so much room for what is shown. */
async function noteFor(store: Store, player: string, of: string): Promise<boolean> {
  const present = new Set((await replaysOf(store, player)).map((one) => one.of));
  return store.update(
    REPLAYS_OF,
    player,
    (current = []) => {
      const others = current.filter((one) => one !== of);
      if (others.filter((one) => present.has(one)).length >= REPLAYS_MAX)
        return { next: undefined, result: false };
      // One that is just being agreed to stands nowhere else yet.
      const kept = others.length < LISTED_MAX ? others : others.filter((one) => present.has(one));
      return { next: [of, ...kept], result: true };
    },
    LIST_KEPT_MS,
  );
}

async function strike(store: Store, player: string, of: string): Promise<void> {
  await store.update(
    REPLAYS_OF,
    player,
    (current) => {
      if (!current?.includes(of)) return { next: undefined, result: undefined };
      const left = current.filter((one) => one !== of);
      return { next: left.length > 0 ? left : null, result: undefined };
    },
    LIST_KEPT_MS,
  );
}
