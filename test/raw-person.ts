// Writes the document of an account's parts unchecked, for contents that no module would write.

import type { DocumentKind, Store } from "../src/infra/store/index.ts";

export const RAW_PERSON: DocumentKind<Readonly<Record<string, unknown>>> = {
  name: "person",
  parse: (value) => value as Readonly<Record<string, unknown>>,
};

/** `id`: `platform:id`. */
export function writeRawPart(
  store: Store,
  id: string,
  name: string,
  change: (before: unknown) => unknown,
): Promise<void> {
  return store.update(RAW_PERSON, id, (before) => ({
    next: { ...before, [name]: change(before?.[name]) },
    result: undefined,
  }));
}
