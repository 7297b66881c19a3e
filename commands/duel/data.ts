// A person's duels as personal data.

import type { Store } from "../../src/infra/store/index.ts";
import {
  challengesOf,
  DUEL_CHALLENGE,
  namesOf,
  type PlayerId,
  writePlayerId,
} from "../../src/players/index.ts";
import type { DuelDeps } from "./deps.ts";
import { DUEL, type Duel, isPlayed } from "./document.ts";
import { duelsOf, freeCode, removeDuelList } from "./duel-list.ts";

/** Their duels of the last days; what the other picked in a round that is not over is not in it. */
export async function exportDuels(store: Store, player: string): Promise<Record<string, unknown>> {
  const ids = await duelsOf(store, player);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await store.read(DUEL, id) })));
  const duels = found.flatMap(({ id, duel }) =>
    duel && isAbout(duel, [player]) ? [exported(id, duel, player)] : [],
  );
  return duels.length > 0 ? { duels } : {};
}

/** A list also has duels that somebody wanted to take and did not get: these are other people's. */
function isAbout({ sides, invited }: Duel, names: readonly string[]): boolean {
  return [...sides.map((side) => side.player), ...(invited ? [invited.to] : [])].some((one) =>
    names.includes(one),
  );
}

function exported(id: string, duel: Duel, player: string): object {
  const { boards: _where, sides, play, ...rest } = duel;
  const you = sides.findIndex((side) => side.player === player);
  const names = sides.map(({ name }) => name);
  if (!isPlayed(duel) || !play) return { id, ...rest, names, you };
  const { picks: _hidden, ...course } = play;
  return { id, ...rest, names, you, ...course };
}

/** A person as personal data are asked for; see `Feature`. */
type Whose = PlayerId & { readonly handles?: readonly string[] };

/** Also duels to which others have called them by name. Resolves to whether there were any. */
export async function removeDuels(
  { store, due }: Pick<DuelDeps, "store" | "due">,
  person: Whose,
): Promise<boolean> {
  const names = namesOf(person);
  const called = (await Promise.all(names.map((name) => challengesOf(store, name)))).flat();
  const ids = new Set([
    ...(await duelsOf(store, writePlayerId(person))),
    ...called.flatMap(({ id, what }) => (what === DUEL_CHALLENGE ? [id] : [])),
  ]);
  const removed = await Promise.all([...ids].map((id) => removeDuel({ store, due }, id, names)));
  const hadList = await removeDuelList(store, writePlayerId(person));
  return hadList || removed.includes(true);
}

async function removeDuel(
  { store, due }: Pick<DuelDeps, "store" | "due">,
  id: string,
  names: readonly string[],
): Promise<boolean> {
  const duel = await store.read(DUEL, id);
  if (duel && !isAbout(duel, names)) return false;
  const code = duel?.code;
  if (code !== undefined) await freeCode(store, code);
  const was = await store.remove(DUEL, id);
  await due.remove(id);
  return was;
}
