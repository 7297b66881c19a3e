// The account feature: `/settings`, what it replaced, `/start` and `/help`.

import type { Feature } from "../../src/chat/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { PLAYER_LANGUAGE } from "../../src/people/index.ts";
import type { Languages } from "../kit/languages.ts";
import type { ShowPage } from "../kit/panel.ts";
import { partData, storedLines } from "../kit/personal-data.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { help, start } from "./help.ts";
import { language, languagePages } from "./language.ts";
import { othersPage } from "./others-page.ts";
import { DATA_SCOPE, data, dataPages, dataPress, privacy } from "./privacy.ts";
import { settings } from "./settings.ts";

export interface AccountFeature extends Feature {
  readonly openSettings: OpenSettings;
}

export interface AccountDependencies {
  /** The features that `/help` lists and whose personal data `/data` covers. */
  readonly others: readonly Feature[];
  readonly languages: Languages;
  /** Pages of `/settings` contributed by other features. */
  readonly pages: Readonly<Record<string, ShowPage>>;
}

export function accountFeature(
  services: Services,
  { others, languages, pages }: AccountDependencies,
): AccountFeature {
  const kept = partData(services.store, PLAYER_LANGUAGE, "language", "stored-settings");
  // Removed last: the other features need this to find their challenge data.
  const all = [kept, ...others.map(({ personalData }) => personalData)];
  const games = (locale: Locale) => others.flatMap((feature) => feature.startButtons?.(locale) ?? []);
  const open: OpenSettings = (call, page) => own.open(call, page);
  const own = settings({
    ...languagePages(languages),
    ...othersPage(services),
    ...dataPages(storedLines([...others.map(({ personalData }) => personalData), kept])),
    ...pages,
  });
  const commands = [
    ...[own.command, privacy(services, open), data(services, all)],
    ...[language(languages, open), start(games)],
  ];
  const listed = [...others.flatMap((feature) => feature.commands), ...commands];
  const helping = help(listed, services, games);
  return {
    commands: [...commands, helping.command],
    presses: {
      ...helping.presses,
      [DATA_SCOPE]: dataPress(services, all),
      ...own.panel.presses,
    },
    openToBanned: () => true,
    openSettings: open,
    personalData: kept,
  };
}
