// Stored strategy files, keyed by the hash of their JavaScript, so that no one can change what a table or a
// seal refers to.

import { createHash } from "node:crypto";
import { z } from "zod";
import { fileHashOf } from "../../core/strategies/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

/** Why a file is currently out of play for everyone. */
export interface Frozen {
  /** Frozen by the host, or by the sandbox's guard. */
  readonly by: "host" | "guard";
  readonly why: string;
  /** Unix ms. */
  readonly at: number;
}

export interface StoredFile {
  /** The JavaScript that is played. */
  readonly source: string;
  /** Who submitted it (`platform:id`), in order of submission. */
  readonly owners: readonly string[];
  /** One of the owners made its source public. */
  readonly isOpen?: true;
  readonly frozen?: Frozen;
}

const SHAPE = z.strictObject({
  source: z.string(),
  owners: z.array(z.string()),
  isOpen: z.literal(true).optional(),
  frozen: z.strictObject({ by: z.enum(["host", "guard"]), why: z.string(), at: z.number() }).optional(),
});

/** Keyed by the key in its id (`fileHashOf`), 64 hexadecimal digits. */
export const STRATEGY_FILE = documentKind<StoredFile>({
  name: "strategy-file",
  parse: (value) => SHAPE.parse(value) as StoredFile,
});

/** The id of a file with this JavaScript. */
export function fileId(source: string): string {
  return `file:${createHash("sha256").update(source).digest("hex")}`;
}

/** The file with this id, frozen or not. @throws StoreError as the store. */
export async function readStoredFile(store: Store, id: string): Promise<StoredFile | undefined> {
  const hash = fileHashOf(id);
  const file = hash === undefined ? undefined : await store.read(STRATEGY_FILE, hash);
  return file && file.owners.length > 0 ? file : undefined;
}

/** Why a file is frozen, even if no one owns it currently. @throws StoreError as the store. */
export async function readFrozen(store: Store, id: string): Promise<Frozen | undefined> {
  return (await store.read(STRATEGY_FILE, keyOf(id)))?.frozen;
}

/** Adds an owner; the first one stores the file. Returns its id. */
export async function storeFile(store: Store, source: string, owner: string): Promise<string> {
  const id = fileId(source);
  await store.update(STRATEGY_FILE, keyOf(id), (known) => {
    const owners = known?.owners ?? [];
    const isKnown = owners.includes(owner);
    return {
      next: isKnown ? undefined : { ...known, source, owners: [...owners, owner] },
      result: undefined,
    };
  });
  return id;
}

/** Removes an owner; the file is deleted with the last one. A frozen file leaves its freeze behind, so that no one can
 * lift it by submitting the file again. */
export async function leaveFile(store: Store, id: string, owner: string): Promise<void> {
  await store.update(STRATEGY_FILE, keyOf(id), (known) => {
    if (!known?.owners.includes(owner)) return { next: undefined, result: undefined };
    const owners = known.owners.filter((one) => one !== owner);
    if (owners.length > 0) return { next: { ...known, owners }, result: undefined };
    const { frozen } = known;
    return { next: frozen ? { source: "", owners, frozen } : null, result: undefined };
  });
}

/** Makes its source public; false if there is no such file. */
export function openStoredFile(store: Store, id: string): Promise<boolean> {
  return store.update(STRATEGY_FILE, keyOf(id), (known) => {
    if (!known || known.owners.length === 0) return { next: undefined, result: false };
    const next: StoredFile = { ...known, isOpen: true };
    return { next, result: true };
  });
}

/** Freezes it, or unfreezes it (undefined); false if there is no such file. The guard never overrides the host's
 * decision. */
export function setFrozen(store: Store, id: string, frozen: Frozen | undefined): Promise<boolean> {
  return store.update(STRATEGY_FILE, keyOf(id), (known) => {
    if (!known) return { next: undefined, result: false };
    if (frozen?.by === "guard" && known.frozen) return { next: undefined, result: true };
    const { frozen: _before, ...rest } = known;
    const isGone = !frozen && rest.owners.length === 0;
    return { next: isGone ? null : { ...rest, ...(frozen && { frozen }) }, result: true };
  });
}

function keyOf(id: string): string {
  const hash = fileHashOf(id);
  if (hash !== undefined) return hash;
  throw new RangeError(`${id} is no file`);
}
