// Interprets the bot's answer to a press: only an explicit confirmation means that it was counted.

import { decodeAction } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Answer, Shown } from "../chats/chat.ts";

/** `late`: not counted because its turn is over; `gone`: the match or turn is unknown; `unsure`: no answer, or one that
 * says it may or may not have been counted. */
export type Reported = "counted" | "late" | "gone" | "unsure";

const LATE = [say("en", "press-round-played"), say("en", "mines-board-changed")];
const GONE = [say("en", "press-old-button"), say("en", "press-match-over"), say("en", "mines-over")];
/** The toast for a round or a cell. */
const COUNTED = /→|^[A-Z]{1,2}\d+: /;

/** Interprets the answers to one press, and to its repeat under a second id. `turn`: the pressed turn, if the message
 * shows it. */
export function reportedBy(answers: readonly Answer[], turn?: number): Reported {
  const heard = answers.map((answer) => reportedByOne(answer, turn));
  return (["counted", "late", "gone"] as const).find((one) => heard.includes(one)) ?? "unsure";
}

function reportedByOne({ words, shown }: Answer, turn: number | undefined): Reported {
  if (LATE.some((one) => words.includes(one))) return "late";
  if (GONE.some((one) => words.includes(one))) return "gone";
  if (COUNTED.test(words)) return "counted";
  if (words !== "" || turn === undefined || !shown) return "unsure";
  return (turnIn(shown) ?? turn) > turn ? "counted" : "unsure";
}

/** The turn at which the message's buttons were drawn; undefined if it has none. */
export function turnIn({ buttons }: Shown): number | undefined {
  return decodeAction(buttons[0] ?? "")?.turn;
}

/** The session in the message's buttons. @throws Error if it has none. */
export function sessionIn({ buttons, text }: Shown): string {
  const action = decodeAction(buttons[0] ?? "");
  if (!action) throw new Error(`the match has no buttons: ${text}`);
  return action.session;
}
