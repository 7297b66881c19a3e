// What follows from a finished duel: each effect happens once, however often it's asked for.

import { placeKey } from "../../../src/chat/index.ts";
import { noteDuel, rateDuel } from "../../../src/people/index.ts";
import { type Duel, placeOf } from "./document.ts";
import { type DuelDeps, findDuel, markNoted } from "./duels.ts";
import { platformOf } from "./person.ts";
import { resultOfDuel } from "./rules.ts";

/** Completes what's missing of a result (histories and ratings); resolves to the duel afterwards. */
export async function noteResult(
  { store, now, due }: Pick<DuelDeps, "store" | "now" | "due">,
  id: string,
): Promise<Duel | undefined> {
  const duel = await findDuel({ store }, id);
  const result = duel && resultOfDuel(id, duel);
  if (!result || duel.play?.over?.noted) return duel;
  // The clock shows the end again soon after, in case this process dies before it can.
  await due.add(id, now() + SHOWN_AGAIN_MS);
  await noteDuel(store, result);
  const ratings = await rateDuel(store, result, now(), placesOf(duel));
  return markNoted({ store }, id, ratings && [...ratings]);
}

/** The group in which each side played; undefined if it wasn't a group. */
function placesOf({ sides, boards }: Duel): readonly [string | undefined, string | undefined] {
  const keys = sides.map(({ player }) => {
    const platform = platformOf(player);
    // The platform doesn't say in which chat a message is that can only be edited.
    const board = boards.find((one) => one.platform === platform && one.kind === "group" && !one.editsOnly);
    return board && placeKey({ platform }, placeOf(board));
  });
  return [keys[0], keys[1]];
}

const SHOWN_AGAIN_MS = 5_000;
