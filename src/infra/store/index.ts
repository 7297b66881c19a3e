// Public API of the store: documents with atomic updates, claims, paces and boards, on Redis or SQLite.

export { openStore, resealStore, type StoreOptions } from "./open-store.ts";
export {
  asked,
  FRESH_PACE,
  type PaceAnswer,
  type PaceAsk,
  type PaceRule,
  type PaceState,
  slackOf,
} from "./pace.ts";
export { parseRedisUrl, type RedisTarget, reconnectAfterMs } from "./redis/url.ts";
export type { Resealing } from "./reseal.ts";
export { hasDataFile } from "./sqlite/file.ts";
export {
  type BothChange,
  type Change,
  type DocumentAt,
  type DocumentKind,
  isUnreadable,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreProblem,
  UnreadableDocumentError,
  unlessUnreadable,
} from "./types.ts";
