// Reads the sources of sandboxed strategies from the store.

import { isSandboxed } from "../../core/strategies/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { StrategySources } from "../match/strategy-source.ts";
import { readStoredFile, setFrozen } from "./stored-file.ts";

/** Returns nothing for a source that is frozen, withdrawn or unreadable. */
export function storedStrategySources(store: Store): StrategySources {
  return async (id) => {
    const file = await readStoredFile(store, id);
    return file && !file.frozen ? new TextEncoder().encode(file.source) : undefined;
  };
}

/** The JavaScript of files whose authors made it public, frozen or not. */
export function openSources(store: Store) {
  return async (id: string): Promise<string | undefined> => {
    const file = await readStoredFile(store, id);
    return file?.isOpen ? file.source : undefined;
  };
}

/** Takes a file that triggered the guard out of play until the host unfreezes it. */
export function storedQuarantine(store: Store, now: () => number) {
  return async (id: string, reason: string): Promise<void> => {
    if (isSandboxed(id)) await setFrozen(store, id, { by: "guard", why: reason, at: now() });
  };
}
