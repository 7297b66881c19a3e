// Shares, requests and takes down replays. A page exists only while its sharing does, so deleting the sharing removes
// it in one write, even if the other deletions fail.

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

/** Per person at a time. */
export const REPLAYS_MAX = 20;
/** Including those that have since lapsed. */
const LISTED_MAX = 3 * REPLAYS_MAX;
/** Longer than anything it lists, because the other person's consent may come days later. */
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

/** Stores the consent; the page exists once everyone has consented. @throws StoreError. */
export async function agreeToShow(
  store: Store,
  { by, needed, replay, at }: Consent,
): Promise<Sharing | "too-many"> {
  const { of } = replay;
  // Done first: when someone deletes their data, everything they show must be found.
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

/** Takes down what is shown or requested; resolves to whether there was anything. @throws StoreError. */
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

/** What a page shows; undefined if it doesn't exist or no longer does. @throws StoreError. */
export async function findReplay(store: Store, id: string): Promise<Replay | undefined> {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const replay = await store.read(REPLAY, id);
  const sharing = replay && (await store.read(SHARING, replay.of));
  return sharing?.id === id && isShared(sharing) ? replay : undefined;
}

/** Shown, or waiting for the other person's consent. */
export interface Listed {
  readonly of: string;
  readonly sharing: Sharing;
  /** Absent until the other person consents. */
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

/** Takes down everything a person has agreed to show; resolves to whether there was any. @throws StoreError. */
export async function removeReplays(store: Store, player: string): Promise<boolean> {
  for (const one of (await store.read(REPLAYS_OF, player)) ?? []) await takeBack(store, one);
  return store.remove(REPLAYS_OF, player);
}

/** Adds it to the person's list. Returns false if they already show as many as allowed. */
async function noteFor(store: Store, player: string, of: string): Promise<boolean> {
  const present = new Set((await replaysOf(store, player)).map((one) => one.of));
  return store.update(
    REPLAYS_OF,
    player,
    (current = []) => {
      const others = current.filter((one) => one !== of);
      if (others.filter((one) => present.has(one)).length >= REPLAYS_MAX)
        return { next: undefined, result: false };
      // One whose consent is being stored right now isn't found in `present` yet.
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
