// Who deleted their data in the last 30 days, as keyed hashes, so that restoring a backup leaves them out.

import { z } from "zod";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { keyedHash } from "../host/host.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

export const FORGOTTEN_DAYS = 30;
const FORGOTTEN_MS = FORGOTTEN_DAYS * 86_400_000;

/** By the hash of `platform:id`. */
const FORGOTTEN = documentKind("forgotten", z.strictObject({}));
export const FORGOTTEN_KIND = FORGOTTEN.name;

interface Noting {
  readonly store: Store;
  readonly host: { keyedHash(what: string, text: string): string };
}

/** Called before anything is deleted. @throws StoreError: nothing may be deleted then. */
export function noteForgotten({ store, host }: Noting, person: PlayerId): Promise<void> {
  const hash = host.keyedHash(FORGOTTEN.name, writePlayerId(person));
  return store.update(FORGOTTEN, hash, () => ({ next: {}, result: undefined }), FORGOTTEN_MS);
}

/** When the person deleted their data, from the time at which the note expires; Unix ms. */
export function forgottenAt(expiresAt: number): number {
  return expiresAt - FORGOTTEN_MS;
}

/** The hash of a name under a host's secret. */
export function forgottenHash(secret: Uint8Array, name: string): string {
  return keyedHash(secret, FORGOTTEN.name, name);
}
