// What a person makes of the bot's answer to a press: only what says so is taken for counted.

import { decodeAction } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Answer, Shown } from "../chats/chat.ts";

/** `late`: not counted, because its turn is over; `gone`: the match or turn is not known; `unsure`:
 * no answer, or one that says that it may or may not be. */
export type Told = "counted" | "late" | "gone" | "unsure";

const LATE = [
  say("en", "press-round-played"),
  say("en", "mines-board-changed"),
  (say("en", "press-not-counted", { round: "#" }).split("#")[0] as string).trim(),
];
const GONE = [say("en", "press-old-button"), say("en", "press-match-over"), say("en", "mines-over")];
/** A toast of a round, or of a cell. */
const COUNTED = /→|^[A-Z]{1,2}\d+: /;

/** Reads the answers to one press, and to the same one under another id. `turn`: the one that was
 * pressed, where the message tells of it. */
export function toldBy(answers: readonly Answer[], turn?: number): Told {
  const told = answers.map((answer) => toldByOne(answer, turn));
  return (["counted", "late", "gone"] as const).find((one) => told.includes(one)) ?? "unsure";
}

function toldByOne({ words, shown }: Answer, turn: number | undefined): Told {
  if (LATE.some((one) => words.includes(one))) return "late";
  if (GONE.some((one) => words.includes(one))) return "gone";
  if (COUNTED.test(words)) return "counted";
  if (words !== "" || turn === undefined || !shown) return "unsure";
  return (turnIn(shown) ?? turn) > turn ? "counted" : "unsure";
}

/** The turn at which the message's buttons were drawn; undefined where it has none. */
export function turnIn({ buttons }: Shown): number | undefined {
  return decodeAction(buttons[0] ?? "")?.turn;
}

/** The session of the message's buttons. @throws Error where it has none. */
export function sessionIn({ buttons, text }: Shown): string {
  const action = decodeAction(buttons[0] ?? "");
  if (!action) throw new Error(`the match has no buttons: ${text}`);
  return action.session;
}
