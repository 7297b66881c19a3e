// A person's duels as personal data.

import { type PersonalData, storedAs } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { exportDuels, type PlayerId, removeDuels, writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { DUEL, type Duel, isPlayed } from "./state/document.ts";
import type { DuelDeps } from "./state/duels.ts";
import { duelsOf, freeCode, removeDuelList } from "./state/lists.ts";
import { namesIn } from "./views/words.ts";

/** What the duels themselves store about a person: the recent ones, and the history of all. */
export function duelData(deps: Pick<DuelDeps, "store" | "due">): PersonalData {
  const { store } = deps;
  return {
    kinds: storedAs("stored-duels", "duel", "duel-list", "duel-code", "board:duel-clock", "duels-of"),
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

/** Leaves out the other side's pick in an unfinished round. */
async function duelsLately(store: Store, player: string): Promise<readonly object[]> {
  const ids = await duelsOf(store, player);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await store.read(DUEL, id) })));
  return found.flatMap(({ id, duel }) => (duel && isAbout(duel, player) ? [exported(id, duel, player)] : []));
}

/** The list also includes duels that someone tried to take but didn't get: those are other people's. */
function isAbout({ sides, invited }: Duel, person: string): boolean {
  return invited?.to === person || sides.some(({ player }) => player === person);
}

/** The other side is named as the person sees them in the duel's message. */
function exported(id: string, duel: Duel, player: string): object {
  const { boards: _where, cards: _there, sides, play, invited, ...rest } = duel;
  const you = sides.findIndex((side) => side.player === player);
  const names = namesIn(duel);
  const head = { id, ...rest, ...(invited && { invited: invited.name }), names, you };
  if (!isPlayed(duel) || !play) return head;
  const { picks: _hidden, events: _digests, ...course } = play;
  return { ...head, ...course };
}

/** Resolves to whether there were any. */
async function removeDuelsLately(
  { store, due }: Pick<DuelDeps, "store" | "due">,
  person: PlayerId,
): Promise<boolean> {
  const player = writePlayerId(person);
  const ids = await duelsOf(store, player);
  const removed = await Promise.all(ids.map((id) => removeDuel({ store, due }, id, player)));
  removed.push(await removeDuelList(store, player));
  return removed.includes(true);
}

async function removeDuel(
  { store, due }: Pick<DuelDeps, "store" | "due">,
  id: string,
  player: string,
): Promise<boolean> {
  const duel = await store.read(DUEL, id);
  if (duel && !isAbout(duel, player)) return false;
  const code = duel?.code;
  if (code !== undefined) await freeCode(store, code);
  const was = await store.remove(DUEL, id);
  await due.remove(id);
  return was;
}
