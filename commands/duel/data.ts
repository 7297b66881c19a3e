// A person's duels as personal data.

import type { PersonalData } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  challengesOf,
  DUEL_CHALLENGE,
  exportDuels,
  namesOf,
  type PlayerId,
  removeDuels,
  writePlayerId,
} from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { DuelDeps } from "./deps.ts";
import { DUEL, type Duel, isPlayed } from "./document.ts";
import { duelsOf, freeCode, removeDuelList } from "./duel-list.ts";

/** What the duels themselves leave of a person: those of the last days, and the history of all. */
export function duelData(deps: Pick<DuelDeps, "store" | "due">): PersonalData {
  const { store } = deps;
  return {
    kinds: ["duel", "duel-list", "duel-code", "board:duel-clock", "duels-of"],
    export: async (person) => {
      const lately = await duelsLately(store, writePlayerId(person));
      const history = await exportDuels(store, person, CHAT_GAMES);
      return {
        ...(lately.length > 0 && { duels: lately }),
        ...(Object.keys(history).length > 0 && { duelHistory: history }),
      };
    },
    remove: async (person) => {
      const hadSome = await removeDuelsLately(deps, person);
      return (await removeDuels(store, person, CHAT_GAMES)) || hadSome;
    },
  };
}

/** What the other picked in a round that is not over is not in it. */
async function duelsLately(store: Store, player: string): Promise<readonly object[]> {
  const ids = await duelsOf(store, player);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await store.read(DUEL, id) })));
  return found.flatMap(({ id, duel }) => (duel ? [exported(id, duel, player)] : []));
}

function exported(id: string, duel: Duel, player: string): object {
  const { boards: _where, cards: _there, sides, play, ...rest } = duel;
  const you = sides.findIndex((side) => side.player === player);
  const names = sides.map(({ name }) => name);
  if (!isPlayed(duel) || !play) return { id, ...rest, names, you };
  const { picks: _hidden, ...course } = play;
  return { id, ...rest, names, you, ...course };
}

/** A person as personal data are asked for; see `Feature`. */
type Whose = PlayerId & { readonly handles?: readonly string[] };

/** Also duels to which others have called them by name. Resolves to whether there were any. */
async function removeDuelsLately(
  { store, due }: Pick<DuelDeps, "store" | "due">,
  person: Whose,
): Promise<boolean> {
  const names = namesOf(person);
  const called = (await Promise.all(names.map((name) => challengesOf(store, name)))).flat();
  const ids = new Set([
    ...(await duelsOf(store, writePlayerId(person))),
    ...called.flatMap(({ id, what }) => (what === DUEL_CHALLENGE ? [id] : [])),
  ]);
  const removed = await Promise.all([...ids].map((id) => removeDuel({ store, due }, id)));
  const hadList = await removeDuelList(store, writePlayerId(person));
  return hadList || removed.includes(true);
}

async function removeDuel({ store, due }: Pick<DuelDeps, "store" | "due">, id: string): Promise<boolean> {
  const code = (await store.read(DUEL, id))?.code;
  if (code !== undefined) await freeCode(store, code);
  const was = await store.remove(DUEL, id);
  await due.remove(id);
  return was;
}
