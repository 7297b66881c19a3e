// *Why?* below a finished duel: what a reader would have expected of you, in private.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { DuelResult } from "../../../src/people/index.ts";
import { notice } from "../../kit/refusals.ts";
import { type DuelReader, readDuel } from "../../play/index.ts";
import type { DuelServices } from "../boards/boards.ts";
import { refusal } from "../boards/replies.ts";
import { isPlayed, type PlayedDuel } from "../state/document.ts";
import { findDuel } from "../state/duels.ts";
import { personOf, sideOf } from "../state/person.ts";
import { gameOfDuel, resultOfDuel, type Side } from "../state/rules.ts";

/** Buttons that produce readings, which take time. */
export const READING_MOVES: ReadonlySet<string> = new Set(["read", "share"]);

export interface ReadingServices extends DuelServices {
  readonly duelReader: DuelReader;
}

/** How the person who pressed would have been read. */
export async function readingReply(deps: ReadingServices, press: ButtonPress): Promise<Reply> {
  const own = await ownEnded(deps, press);
  if ("type" in own) return own;
  const { duel, side, result } = own;
  const asked = { game: gameOfDuel(duel), result, side, locale: press.caller.locale };
  return { type: "post", view: await readDuel(deps, asked), audience: "caller" };
}

interface OwnEnded {
  readonly duel: PlayedDuel;
  /** The side of the person who pressed. */
  readonly side: Side;
  readonly result: DuelResult;
}

/** The pressed duel, or why there's nothing to say about it. @throws StoreError. */
export async function ownEnded(
  { store }: { readonly store: Store },
  { caller, action: { session: id } }: ButtonPress,
): Promise<OwnEnded | Reply> {
  const { locale } = caller;
  const duel = await findDuel({ store }, id);
  if (!duel) return notice(say(locale, "duel-gone"));
  const side = sideOf(duel, personOf(caller));
  if (side === undefined) return refusal({ kind: "not-yours", duel }, caller);
  const result = isPlayed(duel) ? resultOfDuel(id, duel) : undefined;
  if (!isPlayed(duel) || !result) return notice(say(locale, "duel-not-over"));
  return { duel, side, result };
}
