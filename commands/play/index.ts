// Live matches in chats.

export { ModelCache } from "./models/model-cache.ts";
export type { ModelReport } from "./models/models.ts";
export { listOffers, NO_OFFER } from "./offers.ts";
export { type PlayedMatch, playedMatch } from "./played.ts";
export { proofView } from "./proof-view.ts";
export { verdictOf } from "./readings/verdict.ts";
export { createSessions, type Sessions } from "./sessions.ts";
