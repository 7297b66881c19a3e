// The page *You* of `/settings`: language, name for other platforms, linked account.

import { say } from "../../src/infra/i18n/index.ts";
import { linkOf, nameAcrossOf } from "../../src/people/index.ts";
import { languageButtons } from "../kit/language-choice.ts";
import type { Languages } from "../kit/languages.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import { backRow, calling } from "../kit/settings-page.ts";
import { languageWords } from "./language.ts";
import { CODE_OPTION } from "./link.ts";
import { sideWords } from "./link-view.ts";
import { HERE, HIDDEN, NAME_OPTION, nameWords } from "./name.ts";
import { otherThan } from "./unlink.ts";

const [YOU_PAGE, LANGUAGE_PAGE, NAME_PAGE] = ["you", "language", "name"] as const;

type Stored = Pick<Services, "store">;

export function youPages(services: Stored, languages: Languages): Readonly<Record<string, ShowPage>> {
  return {
    [YOU_PAGE]: (at) => you(services, languages, at),
    [LANGUAGE_PAGE]: (at) => language(languages, at),
    [NAME_PAGE]: (at) => name(services, at),
  };
}

async function you({ store }: Stored, languages: Languages, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const link = await linkOf(store, caller);
  const linked = link
    ? say(locale, "account-linked", sideWords(otherThan(link, caller), locale))
    : say(locale, "account-unlinked-none");
  const code = { option: CODE_OPTION.name, line: "/account link K7F3-M2QX" };
  return {
    title: say(locale, "settings-you"),
    lines: [
      languageWords(await languages.of(caller), caller),
      nameWords(caller, await nameAcrossOf(store, caller)),
      linked,
    ],
    rows: [
      [
        { sign: "🗣", label: say(locale, "place-button-language"), opens: LANGUAGE_PAGE },
        { label: say(locale, "settings-name"), opens: NAME_PAGE },
      ],
      link
        ? [
            {
              id: "unlink",
              label: say(locale, "account-unlink-yes"),
              ...calling("account unlink", {}, "answer"),
            },
          ]
        : [
            { id: "link", label: say(locale, "settings-link"), ...calling("account link", {}, "answer") },
            {
              id: "code",
              label: say(locale, "settings-code"),
              ...calling("account link", {}, "answer"),
              asks: code,
            },
          ],
      backRow(locale),
    ],
  };
}

async function language(languages: Languages, { caller }: At): Promise<PanelPage> {
  const chosen = await languages.of(caller);
  return {
    title: say(caller.locale, "place-button-language"),
    lines: [languageWords(chosen, caller)],
    rows: languageButtons(chosen.locale, caller.locale, YOU_PAGE, (choice) => ({
      command: "language",
      subcommand: "language",
      options: { language: choice },
    })),
  };
}

async function name({ store }: Stored, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const setting = await nameAcrossOf(store, caller);
  const set = (id: string, label: string) => ({ id, label, ...calling("account name", { name: id }) });
  return {
    title: say(locale, "settings-name"),
    lines: [nameWords(caller, setting)],
    rows: [
      [
        ...(setting.shows === HERE ? [] : [set(HERE, say(locale, "settings-name-here"))]),
        ...(setting.shows === HIDDEN ? [] : [set(HIDDEN, say(locale, "settings-name-hidden"))]),
        {
          id: "word",
          label: say(locale, "settings-name-word"),
          ...calling("account name"),
          asks: { option: NAME_OPTION.name, line: "/account name …" },
        },
      ],
      backRow(locale, YOU_PAGE),
    ],
  };
}
