// The store's door: documents with one atomic write, claims and boards, on Redis or in an embedded
// file.

export { openStore, type StoreOptions } from "./open-store.ts";
export type { StoreProblem } from "./quarantine.ts";
export { queueClient } from "./redis/queue-client.ts";
export { parseRedisUrl } from "./redis/url.ts";
export {
  type Change,
  type DocumentKind,
  type Store,
  StoreError,
  type StoreErrorCode,
} from "./types.ts";
