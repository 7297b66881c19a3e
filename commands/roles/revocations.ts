// Tokens that are to be revoked at Discord, until Discord has done it: whoever deletes their data is not to wait for
// it, and it is not to be forgotten. Nobody's name stands with them but a hash that only the host can make.

import { z } from "zod";
import type { LinkedRoles, Tokens } from "../../src/chat/index.ts";
import { firstVersion } from "../../src/infra/document-kind.ts";
import { type DueQueue, dueQueue } from "../../src/infra/due-queue.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { openTokens, sealTokens } from "./link.ts";

const DAY_MS = 86_400_000;
const FIRST_AGAIN_MS = 60_000;
const LAST_AGAIN_MS = 6 * 3_600_000;
/** Discord ends the tokens that give access after a week by itself. */
const TRIED_MS = 30 * DAY_MS;
const KEPT_MS = TRIED_MS + DAY_MS;
/** One process revokes them at a time. */
const TURN_MS = 60_000;
const BATCH = 20;

const revocation = z.strictObject({
  /** Sealed. */
  tokens: z.string(),
  /** Unix ms. */
  at: z.number(),
  tries: z.int().nonnegative(),
});

const REVOCATION = firstVersion("role-revocation", revocation);

type Needed = Pick<Services, "store" | "host" | "now" | "log" | "onFailure">;

function revocationsDue(store: Store): DueQueue {
  return dueQueue(store, "role-revocations");
}

/** @throws StoreError */
export async function enqueueRevocation(
  { store, host, now }: Pick<Needed, "store" | "host" | "now">,
  player: PlayerId,
  tokens: Tokens,
): Promise<void> {
  const key = keyOf(host, player);
  const next = { tokens: sealTokens(host, key, tokens), at: now(), tries: 0 };
  await store.update(REVOCATION, key, () => ({ next, result: undefined }), KEPT_MS);
  await revocationsDue(store).add(key, now());
}

/** For somebody who allows it anew: Discord would end that, too. @throws StoreError */
export async function withdrawRevocation(
  { store, host }: Pick<Needed, "store" | "host">,
  player: PlayerId,
): Promise<void> {
  const key = keyOf(host, player);
  await store.remove(REVOCATION, key);
  await revocationsDue(store).remove(key);
}

/** Revokes what is due. @throws StoreError */
export async function revokeDue(needed: Needed, roles: LinkedRoles): Promise<void> {
  const due = revocationsDue(needed.store);
  const keys = await due.until(needed.now(), BATCH);
  await Promise.all(keys.map(({ key }) => revokeOne(needed, roles, key).catch(needed.onFailure)));
}

async function revokeOne(needed: Needed, roles: LinkedRoles, key: string): Promise<void> {
  const { store, host, now, log } = needed;
  const due = revocationsDue(store);
  const found = await store.read(REVOCATION, key);
  if (!(await store.claim(`role-revocation:${key}:${found?.tries}`, TURN_MS))) return;
  const tokens = found && openTokens(host, key, found.tokens);
  const answer = tokens && (await roles.revoke(tokens));
  if (found && answer?.state === "unavailable" && now() - found.at < TRIED_MS) {
    const tries = found.tries + 1;
    await store.update(REVOCATION, key, (one) => ({ next: one && { ...one, tries }, result: undefined }));
    await due.add(key, now() + Math.min(LAST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** found.tries));
    return;
  }
  if (answer?.state === "unavailable") log.error({}, "Discord has not revoked a person's tokens for a month");
  // What was noted meanwhile is for the next time.
  const isDone = await store.update(REVOCATION, key, (one) => {
    const isSame = one?.tokens === found?.tokens;
    return { next: isSame && one ? null : undefined, result: isSame };
  });
  if (isDone) await due.remove(key);
}

function keyOf(host: Needed["host"], player: PlayerId): string {
  return host.keyedHash("role-revocation", writePlayerId(player));
}
