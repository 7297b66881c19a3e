// What every challenge's message has: whom it calls, its buttons, and what a press on it is told.

import type { Block, Button, Caller, Mention, Reply } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import {
  type ChallengeAnswer,
  type ChallengeMove,
  type ChallengeOutcome,
  type ChallengePress,
  ownerTag,
  playerNamed,
} from "../../src/people/index.ts";
import { notice } from "./refusals.ts";
import { shownName } from "./shown-name.ts";

/** The scope of *Mute challenges*, below every challenge. */
export const CHALLENGE_SCOPE = "challenges";

/** How long an answer is waited for in a group, in minutes. */
export const ANSWER_MINUTES = 10;

/** A paragraph that calls the person by the name with which it begins. */
export function callingBlock(person: Mention | undefined, text: string): Block {
  return { type: "text", text, ...(person && { mention: person }) };
}

/** The buttons of an open challenge; `action` makes those that its feature handles. */
export function challengeButtons(
  to: string,
  locale: Locale,
  action: (move: ChallengeMove) => Button["action"],
): readonly (readonly Button[])[] {
  return [
    [
      { label: say(locale, "button-accept"), action: action("accept"), style: "success" },
      { label: say(locale, "button-decline"), action: action("decline") },
    ],
    [{ label: say(locale, "challenge-retract"), action: action("retract") }, muteButton(to, locale)],
  ];
}

/** `to`: the challenged person, `platform:id` or `platform:@name`. */
export function muteButton(to: string, locale: Locale): Button {
  const session = tagOf(to);
  return {
    label: say(locale, "challenge-mute-button"),
    action: { scope: CHALLENGE_SCOPE, session, turn: 0, move: "mute" },
  };
}

function tagOf(to: string): string {
  const at = to.indexOf(":");
  return ownerTag({ platform: to.slice(0, at), id: to.slice(at + 1) });
}

/** Whether the caller is challenged by a message with this button. */
export function isChallenged({ platform, id, handle }: Caller, session: string): boolean {
  const named = handle === undefined ? [] : [`@${handle}`, playerNamed(platform, handle).id];
  const names = [id, ...named];
  return names.some((name) => ownerTag({ platform, id: name }) === session);
}

const REFUSALS: Readonly<Record<Exclude<ChallengeOutcome["state"], "begun">, MessageId>> = {
  waiting: "compare-waiting",
  declined: "challenge-declined-lately",
  "too-many": "challenge-too-many",
  "too-often": "challenge-too-often",
};

/** Why nothing was posted; `name`: who was challenged. */
export function challengeRefusal(state: keyof typeof REFUSALS, name: string, locale: Locale): Reply {
  return notice(say(locale, REFUSALS[state], { name: shownName(name) }));
}

const OVER: Readonly<Record<ChallengeAnswer, MessageId>> = {
  accepted: "challenge-over-accepted",
  declined: "challenge-over-declined",
  retracted: "challenge-over-retracted",
};

/** What a press is told that changed nothing. */
export function pressRefusal(
  press: Exclude<ChallengePress, { readonly outcome: "done" }>,
  names: { readonly challenger: string; readonly challenged: string },
  locale: Locale,
): string {
  switch (press.outcome) {
    case "over":
      return say(locale, OVER[press.answer]);
    case "lapsed":
      return say(locale, "challenge-lapsed");
    case "not-challenged":
      return say(locale, "challenge-not-challenged", { name: shownName(names.challenged) });
    case "not-challenger":
      return say(locale, "challenge-not-challenger", { name: shownName(names.challenger) });
  }
}
