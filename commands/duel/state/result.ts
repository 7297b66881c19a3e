// What follows from a finished duel: each effect happens once, however often it's asked for.

import { placeKey } from "../../../src/chat/index.ts";
import {
  type DuelResult,
  noteDuel,
  type RatedSide,
  rateDuel,
  readPlayerId,
} from "../../../src/people/index.ts";
import { type Duel, placeOf } from "./document.ts";
import { type DuelDeps, findDuel, markNoted } from "./duels.ts";
import { platformOf } from "./person.ts";
import { resultOfDuel } from "./rules.ts";

/** Completes what's missing of a result (histories and ratings); resolves to the duel afterwards. */
export async function noteResult(
  { store, now, due, milestones }: Pick<DuelDeps, "store" | "now" | "due" | "milestones">,
  id: string,
): Promise<Duel | undefined> {
  const duel = await findDuel({ store }, id);
  const result = duel && resultOfDuel(id, duel);
  if (!result || duel.play?.over?.noted) return duel;
  // The clock shows the end again soon after, in case this process dies before it can.
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

/** Endings of a duel that was played out. */
const PLAYED_OUT: ReadonlySet<string> = new Set(["score", "rounds"]);

/** `rated`: both sides of a rated duel. */
export async function noteEarned(
  { store, milestones }: Pick<DuelDeps, "store" | "milestones">,
  { id, sides, ending, winner, rounds }: DuelResult,
  rated: readonly RatedSide[],
): Promise<void> {
  // Deleting all of a person's data removes the duel, too.
  const stands = async () => (await findDuel({ store }, id)) !== undefined;
  const isOut = PLAYED_OUT.has(ending) && rounds.some((round) => !round.includes(undefined));
  for (const [side, { player }] of sides.entries()) {
    const person = readPlayerId(player);
    if (!person || !isOut) continue;
    await milestones?.earnWhile(person, "duel", stands);
    const [own, other] = side === 0 ? rated : rated.toReversed();
    const isUpset = own && other && !other.isProvisional && other.before.rating > own.before.rating;
    if (winner === side && isUpset) await milestones?.earnWhile(person, "upset", stands);
  }
}
