// What follows from a duel that is over, once each, however often it is asked for.

import type { Services } from "../kit/services.ts";
import { findDuel, markNoted } from "./duels.ts";
import { resultOfDuel } from "./rules.ts";

/** Completes what is missing of a result: histories and ratings. */
export async function noteResult({ store }: Services, id: string): Promise<void> {
  const duel = await findDuel({ store }, id);
  const result = duel && resultOfDuel(id, duel);
  if (!result || duel.play?.over?.noted) return;
  await markNoted({ store }, id, undefined);
}
