// Reads the sources of sandboxed strategies from the store.

import type { Store } from "../../infra/store/index.ts";
import type { StrategySources } from "../match/strategy-source.ts";
import { readStoredFile } from "./stored-file.ts";

/** Returns nothing for a source that was withdrawn or is unreadable. */
export function storedStrategySources(store: Store): StrategySources {
  return async (id) => {
    const file = await readStoredFile(store, id);
    return file && new TextEncoder().encode(file.source);
  };
}
