// Keyv configured for us: values are stored exactly as given, keys exactly as named, and errors are
// never swallowed.

import { Keyv, type KeyvStoreAdapter } from "keyv";

/** A Keyv of raw strings over an adapter. */
export function rawKeyv(adapter: KeyvStoreAdapter): Keyv<string> {
  const keyv = new Keyv<string>(adapter, {
    throwOnErrors: true,
    useKeyPrefix: false,
    serialize: ({ value }) => String(value),
    deserialize: <V>(data: string) => ({ value: data as unknown as V }),
  });
  // Keyv gives every adapter its own name as a namespace unless it is taken away again.
  keyv.namespace = undefined;
  return keyv;
}
