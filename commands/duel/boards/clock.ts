// The clocks of all duels: a player who's late loses the round when the store is next checked, by one of many
// processes. A press after the deadline applies the same rule, so no process has to be running.

import type { EditHow } from "../../../src/chat/index.ts";
import { isRunning } from "../state/document.ts";
import { type DuelDeps, dueAt, findDuel, isOver, type KnownDuel, tickDuel } from "../state/duels.ts";
import type { Boards } from "./boards.ts";

/** Interval between checks, in milliseconds. */
const LOOK_MS = 1_000;
/** Another process picks up a duel again if the one that claimed it didn't finish in this time. */
const TAKEN_MS = 5_000;

export interface DuelClock {
  /** Checks everything that's due once. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export function startClock(deps: DuelDeps, boards: Boards, lookMs = LOOK_MS): DuelClock {
  const look = async (): Promise<void> => {
    try {
      // A failure doesn't delay the others.
      for (const { key, at } of await deps.due.until(deps.now()))
        await lookAt(deps, boards, key, at).catch(deps.onFailure);
    } catch (error) {
      deps.onFailure(error);
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMs);
  timer.unref();
  return {
    look: () => {
      looking = looking.then(look);
      return looking;
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
      await boards.settled();
    },
  };
}

async function lookAt(deps: DuelDeps, boards: Boards, id: string, at: number): Promise<void> {
  const { store, due, now } = deps;
  if (!(await store.claim(`duel-clock:${id}:${at}`, TAKEN_MS))) return;
  const known = await tickDuel(deps, id);
  if (known) await followUp(deps, boards, known);
  await due.settle(id, async () => dueAt(await findDuel(deps, id), now()));
}

async function followUp(
  deps: DuelDeps,
  boards: Boards,
  { id, duel, changed }: KnownDuel & { readonly changed: boolean },
): Promise<void> {
  const isUnnoted = isOver(duel) && !duel.play?.over?.noted;
  if (!changed && isUnnoted) await deps.noteResult(id);
  const isLapsed = duel.challenge.answer === undefined && deps.now() >= duel.challenge.endsAt;
  // Finished duels are shown again: a process may have died between the last press and its edit.
  if (changed || isLapsed || isOver(duel)) boards.show(id, duel);
  else if (isRunning(duel)) boards.show(id, duel, undefined, refreshing(duel.play.endsAt - deps.now()));
}

/** With much time left, the whole message is redrawn, in case its last edit was lost with a process; later only its
 * time is. */
function refreshing(leftMs: number): EditHow {
  return leftMs >= SHOWN_ANEW_MS ? {} : { refresh: true };
}

const SHOWN_ANEW_MS = 45_000;
