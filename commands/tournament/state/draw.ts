// A tournament's id, and the draw of its seed.

import { createHash } from "node:crypto";

/** The seed of a tournament that starts now, and the day of the secret that it's drawn from, in days since 1970.
 * `entrants`: all names, in the order of its file. */
export type DrawSeed = (
  id: string,
  entrants: readonly string[],
) => { readonly seed: number; readonly day: number };

const ID_DIGITS = 12;

/** The id of a tournament opened in a chat by an event. */
export function openedId(venue: string, event: string): string {
  return idOf(`tournament|${venue}|${event}`);
}

/** The id of the next edition of a series. */
export function nextId(id: string): string {
  return idOf(`next|${id}`);
}

const idOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, ID_DIGITS);
