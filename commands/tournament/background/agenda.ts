// Which places have something to do, and when: a board of all processes, the earliest first.

import type { Store } from "../../../src/infra/store/index.ts";

const BOARD = "tournaments";
/** So many places are looked at in one go. */
const PLACES_MAX = 1_000;

export interface Agenda {
  /** Something is to be done there at this moment, in milliseconds since 1970; 0 for at once. */
  note(place: string, at: number): Promise<void>;
  /** Notes when the place is next due, or strikes it off. `dueAt` is asked again after that, so
   * what is decided meanwhile is not lost. */
  settle(place: string, dueAt: () => Promise<number | undefined>): Promise<void>;
  /** What is due until then. */
  until(at: number): Promise<readonly { readonly place: string; readonly at: number }[]>;
}

export function agendaIn(store: Store): Agenda {
  const board = store.board(BOARD);
  const note = (place: string, at: number): Promise<void> => board.set(place, 0 - at);
  return {
    note,
    async settle(place, dueAt) {
      const before = await dueAt();
      if (before !== undefined) return note(place, before);
      await board.remove(place);
      const after = await dueAt();
      if (after !== undefined) await note(place, after);
    },
    async until(at) {
      const all = await board.top(PLACES_MAX);
      return all.map(({ member, score }) => ({ place: member, at: 0 - score })).filter((one) => one.at <= at);
    },
  };
}
