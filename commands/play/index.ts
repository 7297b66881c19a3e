// Live matches in chats.

export { gameTitle, moveEmoji, moveLabel, moveWord } from "../kit/game-words.ts";
export { LENGTH_MAX, readLength } from "../kit/length.ts";
export { CHAT_GAMES } from "./chat-games.ts";
export { Minds } from "./models/minds.ts";
export type { ModelReport } from "./models/models.ts";
export { listOffers, NO_OFFER } from "./offers.ts";
export { type PlayedMatch, playedMatch } from "./played.ts";
export { proofView } from "./proof-view.ts";
export { verdictOf } from "./readings/verdict.ts";
export { createSessions, type Sessions } from "./sessions.ts";
