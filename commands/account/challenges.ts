// Whether others may challenge the caller by name: changed in `/settings`, muted by a button.

import type { Caller, ChoiceOption, PersonalData, PressHandler, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  challengeSetting,
  challengesOf,
  muteChallenges,
  namesOf,
  removeChallenges,
  unmuteChallenges,
  writePlayerId,
} from "../../src/people/index.ts";
import { isChallenged } from "../kit/challenge.ts";
import { notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";

export const CHALLENGES_OPTION: ChoiceOption = {
  type: "choice",
  name: "challenges",
  choices: [
    { value: "on", label: "choice-yes" },
    { value: "off", label: "choice-no" },
  ],
};

type Stored = Pick<Services, "store" | "now">;

/** `on` or `off`, as in the option and the buttons of `/privacy`. */
export async function setChallenges({ store, now }: Stored, caller: Caller, value: string): Promise<void> {
  if (value === "off") await muteChallenges(store, caller, now());
  else await unmuteChallenges(store, caller);
}

/** *Mute challenges*, below a challenge. */
export function challengesPress(services: Stored): PressHandler {
  return async ({ action: { move, session }, caller }): Promise<Reply> => {
    const { locale } = caller;
    if (move !== "mute") return notice(say(locale, "press-old-button"));
    if (!isChallenged(caller, session)) return notYours(locale, "challenge-not-yours");
    await setChallenges(services, caller, "off");
    return notice(say(locale, "challenge-muted-now"));
  };
}

export function challengesData({ store }: Stored): PersonalData {
  return {
    kinds: ["challenges-of", "person:challenge-setting"],
    export: async (person) => {
      const setting = await challengeSetting(store, person);
      const lately = await challengesOf(store, writePlayerId(person));
      if (!setting && lately.length === 0) return {};
      return { challenges: { ...(setting && { muted: setting }), ...(lately.length > 0 && { lately }) } };
    },
    remove: async (person) => {
      const removed = [await unmuteChallenges(store, person)];
      for (const name of namesOf(person)) removed.push(await removeChallenges(store, name));
      return removed.some(Boolean);
    },
  };
}
