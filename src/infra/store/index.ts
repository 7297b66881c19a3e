// Public API of the store: documents with atomic updates, claims, paces and boards, on Redis or SQLite.

export { openStore, type StoreOptions } from "./open-store.ts";
export {
  asked,
  FRESH_PACE,
  type PaceAnswer,
  type PaceAsk,
  type PaceRule,
  type PaceState,
  slackOf,
} from "./pace.ts";
export { parseRedisUrl, reconnectAfterMs } from "./redis/url.ts";
export { hasDataFile } from "./sqlite/file.ts";
export {
  type BothChange,
  type Change,
  type DocumentAt,
  type DocumentKind,
  type Store,
  StoreError,
  type StoreProblem,
  UnreadableDocumentError,
} from "./types.ts";
