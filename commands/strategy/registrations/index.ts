// Strategies that people have registered under names of their own.

export type { Registration } from "./documents.ts";
export {
  findRegistration,
  REGISTRATIONS_MAX,
  registrationsOf,
  removeAllRegistrations,
  removeRegistration,
} from "./ledger.ts";
export { asName, nameRefusal } from "./name.ts";
export { type Refusal, register, update } from "./submit.ts";
export type { Trial } from "./trial.ts";
