// What follows from a duel that is over, once each, however often it is asked for.

import { placeKey } from "../../src/chat/index.ts";
import { noteDuel, type RatedSide, rateDuel } from "../../src/people/index.ts";
import { placeOf } from "./boards.ts";
import type { DuelDeps } from "./deps.ts";
import type { Duel } from "./document.ts";
import { findDuel, markNoted } from "./duels.ts";
import { noteEarned } from "./earned.ts";
import { platformOf } from "./person.ts";
import { resultOfDuel } from "./rules.ts";

/** Completes what is missing of a result, histories and ratings; resolves to the duel afterwards. */
export async function noteResult(
  { store, now, due, milestones }: Pick<DuelDeps, "store" | "now" | "due" | "milestones">,
  id: string,
): Promise<Duel | undefined> {
  const duel = await findDuel({ store }, id);
  const result = duel && resultOfDuel(id, duel);
  if (!result || duel.play?.over?.noted) return duel;
  // Soon after, the clock shows the end once more: this process may end before it can.
  await due.add(id, now() + SHOWN_AGAIN_MS);
  await noteDuel(store, result);
  const { why, sides } = await rateDuel(store, result, now(), placesOf(duel));
  const [first, second] = sides;
  await noteEarned({ store, milestones }, result, why === undefined ? sides : []);
  return markNoted({ store }, id, { ...(why && { why }), sides: [nameless(first), nameless(second)] });
}

function nameless({ name: _shownOtherwise, ...side }: RatedSide) {
  return side;
}

/** The group where each side played; undefined where it was none. */
function placesOf({ sides, boards }: Duel): readonly [string | undefined, string | undefined] {
  const keys = sides.map(({ player }) => {
    const platform = platformOf(player);
    // Of the chat of a message that can only be edited, the platform tells nothing.
    const board = boards.find((one) => one.platform === platform && one.kind === "group" && !one.editsOnly);
    return board && placeKey({ platform }, placeOf(board));
  });
  return [keys[0], keys[1]];
}

const SHOWN_AGAIN_MS = 5_000;
