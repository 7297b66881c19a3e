// Live matches in chats.

export type { ModelReport, Models } from "./models/models.ts";
export { NO_OFFER } from "./offers.ts";
export { type PlayedMatch, playedMatch } from "./played.ts";
export { proofView } from "./proof-view.ts";
export { verdictOf } from "./readings/verdict.ts";
