// Strategies that people have registered under names of their own.

export type { Registration } from "./documents.ts";
export type { Gauntlet } from "./gauntlet.ts";
export {
  findRegistration,
  REGISTRATIONS_MAX,
  registrationsOf,
  removeAllRegistrations,
  removeRegistration,
} from "./ledger.ts";
export { asName, nameRefusal } from "./name.ts";
export { type Refusal, register, update } from "./submit.ts";
