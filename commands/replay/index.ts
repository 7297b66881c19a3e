// The replays' public API, for features that share and for the pages.

export type { Replay } from "./document.ts";
export { findReplay } from "./replays.ts";
export { PROOF_SHOWN_MAX, ROUNDS_SHOWN_MAX, sharedList, shareReply } from "./share.ts";
