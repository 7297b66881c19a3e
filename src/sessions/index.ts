// Live matches in chats.

export { CHAT_GAMES } from "./chat-games.ts";
export { LENGTH_MAX, readLength } from "./length.ts";
export { Minds } from "./minds.ts";
export type { ModelReport } from "./models.ts";
export { listOffers, NO_OFFER } from "./offers.ts";
export { type PlayedMatch, playedMatch } from "./played.ts";
export { proofView } from "./proof-view.ts";
export { createSessions, type Sessions } from "./sessions.ts";
export { verdictOf } from "./verdict.ts";
export { gameTitle, moveEmoji, moveLabel, moveWord } from "./words.ts";
