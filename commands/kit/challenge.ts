// How people are asked by name: whether they may be, the message that calls them, its buttons, and what a
// press on it is told.

import {
  type Block,
  type Button,
  type Caller,
  type Incoming,
  type Mention,
  placeKey,
  type Reply,
} from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  type AskRefusal,
  beginChallenge,
  type Challenge,
  type ChallengeAnswer,
  type ChallengeMove,
  type ChallengeOutcome,
  type ChallengePress,
  mayAsk,
  namesAsked,
  ownerTag,
  writePlayerId,
} from "../../src/people/index.ts";
import { notice } from "./refusals.ts";
import { personOfRival, type Rival } from "./rival.ts";
import { shownName } from "./shown-name.ts";

/** The scope of *Mute challenges*, below every challenge. */
export const CHALLENGE_SCOPE = "challenges";

/** How long an answer is waited for in a group, in minutes. */
export const ANSWER_MINUTES = 10;

type Begun = Extract<ChallengeOutcome, { readonly state: "begun" }>;

/** Notes a challenge to a duel or race, or says why it is not put; one whose message stands is not put
 * again. `rival` absent: anybody may take it. */
export async function challenge(
  store: Store,
  { caller, place }: Pick<Incoming, "caller" | "place">,
  asked: Pick<Challenge, "what" | "id" | "at" | "endsAt">,
  rival?: Rival,
): Promise<Begun | { readonly refused: Reply }> {
  const refused = (why: keyof typeof REFUSALS) => ({
    refused: challengeRefusal(why, rival?.name ?? "", caller.locale),
  });
  const to = rival && personOfRival(rival);
  const may = await mayAsk(store, { what: asked.what, from: caller, to, place: placeKey(caller, place) });
  if (may !== "yes") return refused(may);
  const whom = { from: writePlayerId(caller), to: rival?.to, player: rival?.player };
  const begun = await beginChallenge(store, { ...asked, ...whom });
  if (begun.state !== "begun") return refused(begun.state);
  return rival && begun.isPosted ? refused("waiting") : begun;
}

/** A paragraph that calls the person by the name with which it begins. */
export function callingBlock(person: Mention | undefined, text: string): Block {
  return { type: "text", text, ...(person && { mention: person }) };
}

/** The buttons of an open challenge; `action` makes those that its feature handles. */
export function challengeButtons(
  to: string,
  locale: Locale,
  action: (move: ChallengeMove) => Button["action"],
  accept: MessageId = "button-accept",
): readonly (readonly Button[])[] {
  return [
    [
      { label: say(locale, accept), action: action("accept"), style: "success" },
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
export function isChallenged(caller: Caller, session: string): boolean {
  return namesAsked(caller).some((name) => tagOf(name) === session);
}

const REFUSALS: Readonly<Record<AskRefusal | Exclude<ChallengeOutcome["state"], "begun">, MessageId>> = {
  "not-taking": "duel-not-taking",
  muted: "challenge-muted",
  waiting: "compare-waiting",
  declined: "challenge-declined-lately",
  "too-many": "challenge-too-many",
  "too-often": "challenge-too-often",
};

/** Why nothing was posted; `name`: who was challenged. */
export function challengeRefusal(why: keyof typeof REFUSALS, name: string, locale: Locale): Reply {
  return notice(say(locale, REFUSALS[why], { name: shownName(name) }));
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
