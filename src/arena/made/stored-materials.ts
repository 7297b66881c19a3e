// What strategies that are played apart are made of, from the store.

import { apartOf } from "../../core/strategies/index.ts";
import { type Store, unlessUnreadable } from "../../infra/store/index.ts";
import type { Materials } from "../match/material.ts";
import { readStoredGhost } from "./ghosts.ts";
import { readStoredFile, setFrozen } from "./stored-file.ts";

/** Nothing of what is frozen or withdrawn, nor of what cannot be read. */
export function storedMaterials(store: Store): Materials {
  return async (id) => {
    if (apartOf(id)?.kind === "ghost") return ghostState(store, id);
    const file = await unlessUnreadable(readStoredFile(store, id));
    return file && !file.frozen ? new TextEncoder().encode(file.source) : undefined;
  };
}

async function ghostState(store: Store, id: string): Promise<Uint8Array | undefined> {
  const ghost = await unlessUnreadable(readStoredGhost(store, id));
  return ghost && !ghost.frozen ? Uint8Array.from(Buffer.from(ghost.state, "base64")) : undefined;
}

/** The JavaScript of files whose authors opened it, frozen or not. */
export function openSources(store: Store) {
  return async (id: string): Promise<string | undefined> => {
    const file = await readStoredFile(store, id);
    return file?.isOpen ? file.source : undefined;
  };
}

/** Takes out of play what made the guard step in, until the host thaws it. */
export function storedQuarantine(store: Store, now: () => number) {
  return async (id: string, reason: string): Promise<void> => {
    if (apartOf(id)?.kind === "file") await setFrozen(store, id, { by: "guard", why: reason, at: now() });
  };
}
