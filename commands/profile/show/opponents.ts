// Against whom the rounds of a profile were played: the option, and the moves of buttons that carry it.

import type { ChoiceOption } from "../../../src/chat/index.ts";
import type { MessageId } from "../../../src/infra/i18n/index.ts";
import { OPPONENTS, type Opponents } from "../../kit/player-rounds.ts";

const WORDS: Readonly<Record<Opponents, MessageId>> = {
  bot: "choice-opponents-bot",
  people: "choice-opponents-people",
  all: "choice-opponents-all",
};

export const OPPONENTS_OPTION: ChoiceOption = {
  type: "choice",
  name: "opponents",
  typedOnly: true,
  choices: OPPONENTS.map((value) => ({ value, label: WORDS[value] })),
};

/** Undefined for any other word. */
export function readOpponents(typed: string | undefined): Opponents | undefined {
  return typed === undefined ? "bot" : OPPONENTS.find((one) => one === typed);
}

/** A button's move with the opponents in it; the usual ones go without saying. */
export function withOpponents(move: string, opponents: Opponents): string {
  return opponents === "bot" ? move : `${move}-${opponents}`;
}

/** The move without them, and which they are. */
export function splitOpponents(written: string): readonly [move: string, opponents: Opponents] {
  const at = written.lastIndexOf("-");
  const found = at < 0 ? undefined : OPPONENTS.find((one) => one === written.slice(at + 1));
  return found ? [written.slice(0, at), found] : [written, "bot"];
}
