// Challenging people by name: whether that's allowed, the message that mentions them, its buttons, and the answer to a
// press.

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
  type Challenge,
  type ChallengeMove,
  type ChallengeOutcome,
  type ChallengePress,
  mayAsk,
  namesAsked,
  ownerTag,
  startChallenge,
  writePlayerId,
} from "../../src/people/index.ts";
import { notice } from "./refusals.ts";
import { personOfRival, type Rival } from "./rival.ts";
import { shownName } from "./shown-name.ts";

/** The scope of *Mute challenges*, below every challenge. */
export const CHALLENGE_SCOPE = "challenges";

/** How long a challenge in a group waits for an answer, in minutes. */
export const ANSWER_MINUTES = 10;

type Begun = Extract<ChallengeOutcome, { readonly state: "begun" }>;

/** Notes a challenge to a duel or race, or says why it isn't made; one whose message still exists isn't repeated.
 * `rival` absent: anyone may take it. */
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
  const begun = await startChallenge(store, { ...asked, ...whom });
  if (begun.state !== "begun") return refused(begun.state);
  return rival && begun.isPosted ? refused("waiting") : begun;
}

/** A paragraph that starts with the person's name, as a mention. */
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

/** Whether the caller is the person challenged by the message with this button. */
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

/** Why nothing was posted; `name`: the person challenged. */
export function challengeRefusal(why: keyof typeof REFUSALS, name: string, locale: Locale): Reply {
  return notice(say(locale, REFUSALS[why], { name: shownName(name) }));
}

/** The answer to a press that changed nothing. */
export function pressRefusal(
  press: Exclude<ChallengePress, { readonly outcome: "done" }>,
  names: { readonly challenger: string; readonly challenged: string },
  locale: Locale,
): string {
  switch (press.outcome) {
    case "over":
      return say(locale, "challenge-over", { answer: press.answer });
    case "lapsed":
      return say(locale, "challenge-lapsed");
    case "not-challenged":
      return say(locale, "challenge-not-challenged", { name: shownName(names.challenged) });
    case "not-challenger":
      return say(locale, "challenge-not-challenger", { name: shownName(names.challenger) });
  }
}
