// The door of strategies in chats: what names mean, and the names that people registered.

export { meaningOf, strategyMeant, suggestOpponents, type Typing } from "./named-strategy.ts";
export { STRATEGY_WORD } from "./opponents.ts";
export { registrationsOf } from "./registrations/ledger.ts";
