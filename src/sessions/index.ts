// Live matches in chats.

export { DEFAULT_LENGTH, LENGTH_MAX, type Length, readLength } from "./length.ts";
export { listOffers, NO_OFFER } from "./offers.ts";
export { proofView, shortSeal } from "./proof-view.ts";
export { createSessions, DEFAULT_OPPONENT, type SessionParts, type Sessions } from "./sessions.ts";
export { gameTitle, moveLabel } from "./words.ts";
