// The door of matches in chats.

export type { ModelReport } from "./models/models.ts";
export { listOffers } from "./offer-view.ts";
export { NO_OFFER } from "./offers.ts";
export { verdictWords } from "./readings/verdict.ts";
export { createSessions, type Sessions } from "./sessions.ts";
