// Which opponents a profile's rounds were played against: the option, and its encoding in buttons' moves.

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

/** Undefined for unknown words. */
export function readOpponents(typed: string | undefined): Opponents | undefined {
  return typed === undefined ? "bot" : OPPONENTS.find((one) => one === typed);
}

/** A button's move with the opponents in it; the default ones are left out. */
export function withOpponents(move: string, opponents: Opponents): string {
  return opponents === "bot" ? move : `${move}-${opponents}`;
}

/** The move without the opponents, and the opponents. */
export function splitOpponents(written: string): readonly [move: string, opponents: Opponents] {
  const at = written.lastIndexOf("-");
  const found = at < 0 ? undefined : OPPONENTS.find((one) => one === written.slice(at + 1));
  return found ? [written.slice(0, at), found] : [written, "bot"];
}
