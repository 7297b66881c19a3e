// The clocks of all duels: whoever is late loses the round at the store's next look, in one process of
// many. A press that comes after its time applies the same, so that no process has to be there.

import type { EditHow } from "../../../src/chat/index.ts";
import { isRunning } from "../state/document.ts";
import { type DuelDeps, dueAt, findDuel, isOver, type KnownDuel, tickDuel } from "../state/duels.ts";
import type { Boards } from "./boards.ts";

/** Interval of looking, in milliseconds. */
const LOOK_MS = 1_000;
/** Another process looks after a duel again that one took and did not finish. */
const TAKEN_MS = 5_000;

export interface DuelClock {
  /** Looks once at all that is due. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export function startClock(deps: DuelDeps, boards: Boards, lookMs = LOOK_MS): DuelClock {
  const look = async (): Promise<void> => {
    try {
      // One that fails keeps no other from its time.
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
  // Once more what is over: a process may have ended between the last press and its edit.
  if (changed || isLapsed || isOver(duel)) boards.show(id, duel);
  else if (isRunning(duel)) boards.show(id, duel, undefined, refreshing(duel.play.endsAt - deps.now()));
}

/** With much time left the message is shown anew, in case its last edit was lost with a process; later
 * only its time is told. */
function refreshing(leftMs: number): EditHow {
  return leftMs >= SHOWN_ANEW_MS ? {} : { refresh: true };
}

const SHOWN_ANEW_MS = 45_000;
