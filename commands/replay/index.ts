// The replays' public API, for features that share and for the pages.

export { findReplay, type Replay } from "./replays.ts";
export { PROOF_SHOWN_MAX, shareReply } from "./share.ts";
