export type { ModelReport, Models } from "./models/models.ts";
export { NO_OFFER } from "./offers.ts";
export { verdictWords } from "./readings/verdict.ts";
export { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "./rules-view.ts";
