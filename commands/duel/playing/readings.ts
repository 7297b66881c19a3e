// *Read me* below a finished duel: what a reader would have expected of you, in private; and of the other side, once
// they've allowed it.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { DuelResult } from "../../../src/people/index.ts";
import { notice } from "../../kit/refusals.ts";
import { type DuelReader, readDuel } from "../../play/index.ts";
import type { DuelServices } from "../boards/boards.ts";
import { editReply, refusal, showElsewhere } from "../boards/replies.ts";
import { isPlayed, type PlayedDuel } from "../state/document.ts";
import { allowIn, findDuel } from "../state/duels.ts";
import { personOf, sideOf } from "../state/person.ts";
import { gameOfDuel, otherSide, resultOfDuel, type Side } from "../state/rules.ts";
import { namesIn } from "../views/words.ts";

/** Buttons that produce readings, which take time. */
export const READING_MOVES: ReadonlySet<string> = new Set(["read", "readother", "share"]);

export interface ReadingServices extends DuelServices {
  readonly duelReader: DuelReader;
}

/** The reading of the person who pressed, or of the other side. */
export async function readingReply(
  deps: ReadingServices,
  press: ButtonPress,
  whom: "me" | "other",
): Promise<Reply> {
  const { locale } = press.caller;
  const own = await ownEnded(deps, press);
  if ("type" in own) return own;
  const { duel, side: viewer, result } = own;
  const side = whom === "me" ? viewer : otherSide(viewer);
  const names = namesIn(duel);
  const [first, second] = result.sides;
  const sides = [
    { ...first, name: names[0] },
    { ...second, name: names[1] },
  ] as const;
  const isAllowed = duel.sides[side]?.readable === true;
  const asked = { game: gameOfDuel(duel), result: { ...result, sides }, side, viewer, isAllowed, locale };
  return { type: "post", view: await readDuel(deps, asked), audience: "caller" };
}

/** Lets the other side read this person in this duel, or takes that back. */
export async function readableReply(
  deps: ReadingServices,
  press: ButtonPress,
  isReadable: boolean,
): Promise<Reply> {
  const { caller, action } = press;
  const person = personOf(caller);
  const outcome = await allowIn(deps, action.session, person, { readable: isReadable || undefined });
  if (outcome.kind !== "done") return refusal(outcome, caller);
  await showElsewhere(deps, press, outcome);
  const names = namesIn(outcome.duel);
  const name = names[otherSide(outcome.side)];
  const words = isReadable ? "duel-readable-now" : "duel-readable-no-more";
  return { ...editReply(deps, press, outcome), notice: say(caller.locale, words, { name }) };
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
