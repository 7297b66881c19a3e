// The outcome of asking for a duel: the real rule, and the limits without recording anything.

import type { Store } from "../../../src/infra/store/index.ts";
import {
  isNamedOnly,
  mayAsk,
  type ShownPerson,
  startChallenge,
  writePlayerId,
} from "../../../src/people/index.ts";

export interface Asked {
  readonly from: ShownPerson;
  readonly to?: ShownPerson;
  readonly place: string | undefined;
  readonly now: number;
  /** The id of a challenge that an earlier delivery may already have started. */
  readonly id?: string;
}

export async function mayAskForDuel(store: Store, { from, to, place, now, id = "" }: Asked) {
  const may = await mayAsk(store, { what: "duel", from, to, place });
  if (may !== "yes") return may;
  const { update } = store;
  store.update = async (kind, key, change) => change(await store.read(kind, key)).result;
  try {
    const { state } = await startChallenge(store, {
      id,
      what: "duel",
      from: writePlayerId(from),
      at: now,
      endsAt: now,
      to: to && (to.handle === undefined ? writePlayerId(to) : `${to.platform}:@${to.handle}`),
      player: to && !isNamedOnly(to) ? writePlayerId(to) : undefined,
    });
    return state === "begun" ? "yes" : state;
  } finally {
    store.update = update;
  }
}
