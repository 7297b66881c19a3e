// A tournament's id, and the session its seed is drawn for.

import { drawSession } from "../../../src/arena/tournaments/draw.ts";
import { sha256Hex } from "../../../src/core/fairness/index.ts";
import type { Drawn, Tournament } from "./place-document.ts";

/** The seed of a tournament that starts now. `session`: what it's drawn for. */
export type DrawSeed = (session: string) => { readonly seed: number; readonly drawn: Drawn };

const ID_DIGITS = 12;

/** The id of a tournament opened in a chat by an event. */
export function openedId(venue: string, event: string): string {
  return sha256Hex(`tournament|${venue}|${event}`).slice(0, ID_DIGITS);
}

/** The id of the next edition of a series. */
export function nextId(id: string): string {
  return sha256Hex(`next|${id}`).slice(0, ID_DIGITS);
}

export function drawnFor(tournament: Omit<Tournament, "seed" | "drawn">): string {
  return drawSession(tournament.id, tournament);
}
