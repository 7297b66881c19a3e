// A person's duels as personal data.

import type { Store } from "../../src/infra/store/index.ts";
import { DUEL, type Duel, isPlayed } from "./document.ts";
import { duelsOf, removeDuelList } from "./duel-list.ts";

/** Their duels of the last days; what the other picked in a round that is not over is not in it. */
export async function exportDuels(store: Store, player: string): Promise<Record<string, unknown>> {
  const ids = await duelsOf(store, player);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await store.read(DUEL, id) })));
  const duels = found.flatMap(({ id, duel }) => (duel ? [exported(id, duel, player)] : []));
  return duels.length > 0 ? { duels } : {};
}

function exported(id: string, duel: Duel, player: string): object {
  const { boards: _where, cards: _there, sides, play, ...rest } = duel;
  const you = sides.findIndex((side) => side.player === player);
  const names = sides.map(({ name }) => name);
  if (!isPlayed(duel) || !play) return { id, ...rest, names, you };
  const { picks: _hidden, ...course } = play;
  return { id, ...rest, names, you, ...course };
}

/** Resolves to whether there were any. */
export async function removeDuels(store: Store, player: string): Promise<boolean> {
  const ids = await duelsOf(store, player);
  const removed = await Promise.all(ids.map((id) => store.remove(DUEL, id)));
  const hadList = await removeDuelList(store, player);
  return hadList || removed.includes(true);
}
