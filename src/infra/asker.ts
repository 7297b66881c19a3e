// Who is being answered: it follows an event through all that is awaited for it, so that what is
// asked of threads can take turns between people.

import { AsyncLocalStorage } from "node:async_hooks";

const askers = new AsyncLocalStorage<string>();

/** Runs the work in a person's name, told by any key that is theirs alone. */
export function askedBy<Done>(person: string, work: () => Done): Done {
  return askers.run(person, work);
}

/** Whose event this is; empty for the bot's own work. */
export function presentAsker(): string {
  return askers.getStore() ?? "";
}
