export type { ModelFacts, ModelReport, Models } from "./models/models.ts";
export { type Offered, offersOf } from "./offer-view.ts";
export { NO_OFFER, takeOffer } from "./offers.ts";
export { readingOfDuel } from "./readings/duel-reading.ts";
export { type DuelReader, openDuelReader, readDuel } from "./readings/read-duel.ts";
export { verdictWords } from "./readings/verdict.ts";
export { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "./rules-view.ts";
