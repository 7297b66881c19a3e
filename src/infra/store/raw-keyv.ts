// Keyv that stores values and keys exactly as given and never swallows errors.

import { Keyv, type KeyvStoreAdapter } from "keyv";

export function rawKeyv(adapter: KeyvStoreAdapter): Keyv<string> {
  const keyv = new Keyv<string>(adapter, {
    throwOnErrors: true,
    useKeyPrefix: false,
    serialize: ({ value }) => String(value),
    deserialize: <V>(data: string) => ({ value: data as unknown as V }),
  });
  // Keyv sets a default namespace, so it is removed again.
  keyv.namespace = undefined;
  return keyv;
}
