export { meaningOf, strategyMeant, suggestOpponents, type Typing } from "./named-strategy.ts";
export { STRATEGY_WORD } from "./opponents.ts";
export { isIndecent } from "./registrations/indecent.ts";
export { addRegistration, registrationsOf, removeRegistration } from "./registrations/ledger.ts";
export { GHOST_PREFIX } from "./registrations/name.ts";
