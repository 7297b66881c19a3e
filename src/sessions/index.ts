// Live matches in chats.

export { DEFAULT_LENGTH, LENGTH_MAX, readLength } from "./length.ts";
export { listOffers, NO_OFFER } from "./offers.ts";
export { proofView } from "./proof-view.ts";
export { createSessions, DEFAULT_OPPONENT, type Sessions } from "./sessions.ts";
export { gameTitle } from "./words.ts";
