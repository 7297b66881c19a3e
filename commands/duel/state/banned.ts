// What becomes of the duels of someone who is banned: nobody waits for a side that can't pick any more.

import { placeKey } from "../../../src/chat/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { isOpenAt } from "./challenges.ts";
import { type Duel, isRunning, placeOf } from "./document.ts";
import { changeDuel, type DuelDeps, duelClock, findDuel } from "./duels.ts";
import { duelsOf } from "./lists.ts";
import { voided } from "./rules.ts";

/** Ends the person's duels, everywhere or in one place (`placeKey`): what is running counts for nobody, and an open
 * challenge is over. Their messages are brought up to date by the clock, in whichever process looks.
 * @throws StoreError */
export async function endDuelsOf(
  { store, now }: Pick<DuelDeps, "store" | "now">,
  person: PlayerId,
  place?: string,
): Promise<void> {
  const due = duelClock(store);
  for (const id of await duelsOf(store, writePlayerId(person))) {
    const known = await findDuel({ store }, id);
    if (!known || !isMeant(known, person, place) || !endedAt(known, now())) continue;
    // Before the update, so that no crash leaves a duel that nobody looks at; and after it, as the clock may look between.
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

/** Undefined where nothing is left to end. */
function endedAt(duel: Duel, now: number): Duel | undefined {
  if (isRunning(duel)) return voided(duel, now);
  return isOpenAt(duel, now) ? { ...duel, challenge: { ...duel.challenge, endsAt: now } } : undefined;
}
