// That a backup is being restored: until it is whole, no bot begins on the store.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

/** `backup`: when its copy was made; Unix ms. */
const RESTORING = firstVersion("restoring", z.strictObject({ backup: z.number() }));
const ID = "this";

export const RESTORING_KIND = RESTORING.name;

/** Undefined: the store is whole. */
export function restoringOf(store: Store): Promise<{ readonly backup: number } | undefined> {
  return store.read(RESTORING, ID);
}

export function beginRestoring(store: Store, backup: number): Promise<void> {
  return store.update(RESTORING, ID, () => ({ next: { backup }, result: undefined }));
}

export function endRestoring(store: Store): Promise<boolean> {
  return store.remove(RESTORING, ID);
}
