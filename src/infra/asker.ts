// Who is being answered. This follows an event through everything that's awaited for it, so that jobs for threads can
// take turns between people.

import { AsyncLocalStorage } from "node:async_hooks";

const askers = new AsyncLocalStorage<string>();

/** Runs the work on behalf of a person, identified by any key that's unique to them. */
export function askedBy<Done>(person: string, work: () => Done): Done {
  return askers.run(person, work);
}

/** The person whose event is being handled; empty for the bot's own work. */
export function presentAsker(): string {
  return askers.getStore() ?? "";
}
