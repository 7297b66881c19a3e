// A duel that is over, for one of its two sides.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { DuelResult } from "../../src/people/index.ts";
import { notice } from "../kit/refusals.ts";
import { isPlayed, type PlayedDuel } from "./document.ts";
import { findDuel } from "./duels.ts";
import { personOf, sideOf } from "./person.ts";
import { refusal } from "./replies.ts";
import { resultOfDuel, type Side } from "./rules.ts";

interface OwnEnded {
  readonly duel: PlayedDuel;
  /** The presser's. */
  readonly side: Side;
  readonly result: DuelResult;
}

/** The pressed duel, or why there is nothing to tell of it. @throws StoreError. */
export async function ownEnded(
  { store }: { readonly store: Store },
  { caller, action: { session: id } }: ButtonPress,
): Promise<OwnEnded | Reply> {
  const { locale } = caller;
  const duel = await findDuel({ store }, id);
  if (!duel) return notice(say(locale, "duel-gone"));
  const side = sideOf(duel, await personOf(store, caller));
  if (side === undefined) return refusal({ kind: "not-yours", duel }, caller);
  const result = isPlayed(duel) ? resultOfDuel(id, duel) : undefined;
  if (!isPlayed(duel) || !result) return notice(say(locale, "duel-not-over"));
  return { duel, side, result };
}
