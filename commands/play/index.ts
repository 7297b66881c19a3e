export { type Bots, nameOf } from "./bots.ts";
export { offersOf, startAction, takeOffer } from "./offers.ts";
export { verdictWords } from "./readings/verdict.ts";
export type { Sessions } from "./sessions.ts";
export { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "./views/rules.ts";
