// What asking for a duel would come to: the rule as it is, and the limits without noting anything.

import type { Store } from "../../../src/infra/store/index.ts";
import {
  beginChallenge,
  isNamedOnly,
  mayAsk,
  type ShownPerson,
  writePlayerId,
} from "../../../src/people/index.ts";

export interface Asked {
  readonly from: ShownPerson;
  readonly to?: ShownPerson;
  readonly place: string | undefined;
  readonly now: number;
  /** Of a challenge that may have been begun by an earlier delivery. */
  readonly id?: string;
}

export async function mayAskForDuel(store: Store, { from, to, place, now, id = "" }: Asked) {
  const may = await mayAsk(store, { what: "duel", from, to, place });
  if (may !== "yes") return may;
  const { update } = store;
  store.update = async (kind, key, change) => change(await store.read(kind, key)).result;
  try {
    const { state } = await beginChallenge(store, {
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
