export { meaningOf, strategyMeant, suggestOpponents, type Typing } from "./named-strategy.ts";
export { STRATEGY_WORD } from "./opponents.ts";
export { registrationsOf } from "./registrations/ledger.ts";
export { asName, nameRefusal } from "./registrations/name.ts";
