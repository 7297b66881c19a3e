// What both sides earn by a duel that is over.

import { type DuelResult, type RatedSide, readPlayerId } from "../../src/people/index.ts";
import type { DuelDeps } from "./deps.ts";
import { findDuel } from "./duels.ts";

/** Ways in which a duel is played to its end. */
const PLAYED_OUT: ReadonlySet<string> = new Set(["score", "rounds"]);

/** `rated`: both sides of a rated duel. */
export async function noteEarned(
  { store, milestones }: Pick<DuelDeps, "store" | "milestones">,
  { id, sides, ending, winner, rounds }: DuelResult,
  rated: readonly RatedSide[],
): Promise<void> {
  // Whoever deletes everything takes the duel along.
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
