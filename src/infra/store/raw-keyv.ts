// Keyv configured to store keys and values exactly as given and never swallow errors.

import { Keyv, type KeyvStoreAdapter } from "keyv";

export function rawKeyv(adapter: KeyvStoreAdapter): Keyv<string> {
  const keyv = new Keyv<string>(adapter, {
    throwOnErrors: true,
    useKeyPrefix: false,
    serialize: ({ value }) => String(value),
    deserialize: <V>(data: string) => ({ value: data as unknown as V }),
  });
  // Keyv sets a default namespace; this removes it.
  keyv.namespace = undefined;
  return keyv;
}
