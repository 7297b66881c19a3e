export type { ModelReport, Models } from "./models/models.ts";
export { readingOfDuel } from "./readings/duel-reading.ts";
export { type DuelReader, openDuelReader, readDuel } from "./readings/read-duel.ts";
export { verdictWords } from "./readings/verdict.ts";
export { NO_OFFER, takeOffer } from "./state/offers.ts";
export { type Offered, offersOf } from "./views/offer.ts";
export { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "./views/rules.ts";
