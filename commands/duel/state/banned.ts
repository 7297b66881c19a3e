// What happens to the duels of someone who gets banned: no one waits for a side that can't pick any more.

import { placeKey } from "../../../src/chat/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { banEverywhere } from "../../place/index.ts";
import { isOpenAt } from "./challenges.ts";
import { type Duel, isRunning, placeOf } from "./document.ts";
import { changeDuel, type DuelDeps, duelClock, findDuel } from "./duels.ts";
import { duelsOf } from "./lists.ts";
import { noResult } from "./rules.ts";

/** Like `banEverywhere`, and ends the person's duels. @throws StoreError */
export async function banFromAll(
  { store, now }: Pick<DuelDeps, "store" | "now">,
  person: PlayerId,
): Promise<boolean> {
  const isBanned = await banEverywhere(store, person, now());
  if (isBanned) await endDuelsOf({ store, now }, person);
  return isBanned;
}

/**
 * Ends the person's duels, everywhere or in one chat (`placeKey`): running ones don't count for anyone, and open
 * challenges are closed. The clock updates their messages, in whichever process checks next.
 * @throws StoreError
 */
export async function endDuelsOf(
  { store, now }: Pick<DuelDeps, "store" | "now">,
  person: PlayerId,
  place?: string,
): Promise<void> {
  const due = duelClock(store);
  for (const id of await duelsOf(store, writePlayerId(person))) {
    const known = await findDuel({ store }, id);
    if (!known || !isMeant(known, person, place) || !endedAt(known, now())) continue;
    // Queued before the update, so that a crash leaves no duel unchecked; and again after it, as the clock may have
    // checked in between.
    await due.add(id, now());
    await changeDuel(store, id, (duel) => {
      return { next: duel && endedAt(duel, now()), result: undefined };
    });
    await due.add(id, now());
  }
}

/** The list also has duels that the person wanted to take and didn't get. */
function isMeant({ sides, boards }: Duel, person: PlayerId, place: string | undefined): boolean {
  const isSide = sides.some(({ player }) => player === writePlayerId(person));
  return isSide && (place === undefined || boards.some((board) => placeKey(board, placeOf(board)) === place));
}

/** Undefined if there's nothing left to end. */
function endedAt(duel: Duel, now: number): Duel | undefined {
  if (isRunning(duel)) return noResult(duel, now);
  return isOpenAt(duel, now) ? { ...duel, challenge: { ...duel.challenge, endsAt: now } } : undefined;
}
