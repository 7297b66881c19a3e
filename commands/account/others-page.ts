// The page of `/settings` with the two switches: who is shown to others, and who may be challenged by name.

import type { ChoiceOption } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { publicOf } from "../../src/people/index.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import { backRow, calling } from "../kit/settings-page.ts";

export const OTHERS_PAGE = "others";

const ON_OFF: ChoiceOption["choices"] = [
  { value: "on", label: "choice-yes" },
  { value: "off", label: "choice-no" },
];

export const SHOWN_OPTION: ChoiceOption = { type: "choice", name: "shown", choices: ON_OFF };
export const CHALLENGES_OPTION: ChoiceOption = { type: "choice", name: "challenges", choices: ON_OFF };

export function othersPage({ store }: Pick<Services, "store">): Readonly<Record<string, ShowPage>> {
  return {
    [OTHERS_PAGE]: async ({ caller }) => {
      const { locale } = caller;
      const { shown, challenges } = await publicOf(store, caller);
      const button = (
        option: string,
        isOn: boolean,
        label: "button-show-me" | "button-hide-me" | "challenge-take-button" | "challenge-refuse-button",
      ) => ({
        id: `${option}-${isOn ? "off" : "on"}`,
        label: say(locale, label),
        ...calling("privacy", { [option]: isOn ? "off" : "on" }),
      });
      return {
        title: say(locale, "settings-others"),
        lines: [
          say(locale, "shown-now", { shown: shown ? "yes" : "no" }),
          say(locale, "shown-never"),
          say(locale, challenges ? "challenge-setting-on" : "challenge-setting-off"),
        ],
        rows: [
          [button(SHOWN_OPTION.name, shown, shown ? "button-hide-me" : "button-show-me")],
          [
            button(
              CHALLENGES_OPTION.name,
              challenges,
              challenges ? "challenge-refuse-button" : "challenge-take-button",
            ),
          ],
          backRow(locale),
        ],
      };
    },
  };
}
