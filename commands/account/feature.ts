// The account feature: `/settings`, what it replaced, `/start` and `/help`.

import type { Feature, PersonalData } from "../../src/chat/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { noteDeletion, PLAYER_LANGUAGE, type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { joinedData, partData, storedLines } from "../kit/joined-data.ts";
import type { Languages } from "../kit/languages.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings, SettingsPanel } from "../kit/settings-page.ts";
import type { KnownPlaces } from "../place/index.ts";
import { help, start } from "./help.ts";
import { language, languagePages } from "./language.ts";
import { othersPage } from "./others-page.ts";
import { DATA_SCOPE, data, dataPages, dataPress, privacy, removeOf } from "./privacy.ts";
import { settings } from "./settings.ts";

export interface AccountFeature extends Feature {
  readonly settings: SettingsPanel;
  /** Deletes again the data of these accounts and chats that restoring a backup brought back. */
  deleteAgain(again: {
    readonly accounts: readonly PlayerId[];
    readonly places: readonly string[];
  }): Promise<void>;
}

export interface AccountDependencies {
  /** The features that `/help` lists and whose personal data `/data` covers. */
  readonly others: readonly Feature[];
  readonly languages: Languages;
  readonly places: Pick<KnownPlaces, "forget">;
  /** Pages of `/settings` contributed by other features. */
  readonly pages: Readonly<Record<string, ShowPage>>;
}

export function accountFeature(
  services: Services,
  { others, languages, places, pages }: AccountDependencies,
): AccountFeature {
  const kept = joinedData([partData(services.store, PLAYER_LANGUAGE, "language", "stored-settings")]);
  // Removed last: the other features need this to find their challenge data.
  const stored = [kept, ...others.map(({ personalData }) => personalData)];
  const all = [...stored, deletionNotes(services)];
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
    settings: own,
    personalData: kept,
    deleteAgain: async (again) => {
      const forget = (one: PlayerId): void => services.painter.forget(writePlayerId(one));
      for (const one of again.accounts) await removeOf(stored, one, forget);
      for (const place of again.places) await places.forget(place);
    },
  };
}

/** Notes who deletes their data, so that restoring an older backup can delete it again. It has to run first, so that
 * the note exists before anything is gone. The note is a keyed hash, which no one is shown and which is kept. */
function deletionNotes(services: Services): PersonalData {
  return {
    kinds: {},
    export: async () => ({}),
    remove: async (person) => {
      await noteDeletion(services, [writePlayerId(person)]);
      return false;
    },
  };
}
