// The account feature: `/settings`, what it replaced, `/start` and `/help`.

import type { Feature, PersonalData } from "../../src/chat/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import {
  namesToNote,
  noteDeletion,
  PLAYER_LANGUAGE,
  type PlayerId,
  writePlayerId,
} from "../../src/people/index.ts";
import { CHALLENGE_SCOPE } from "../kit/challenge.ts";
import { joinedData, partData } from "../kit/joined-data.ts";
import type { Languages } from "../kit/languages.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { SettingsPanel } from "../kit/settings-page.ts";
import type { KnownPlaces } from "../place/index.ts";
import { account, accountPresses } from "./account.ts";
import { challengesData, challengesPress } from "./challenges.ts";
import { forgetDeparted } from "./departures/forget.ts";
import { keepPresence } from "./departures/presence.ts";
import { departuresData } from "./departures/stored.ts";
import { help, start } from "./help.ts";
import { language } from "./language.ts";
import { LINK_SCOPE } from "./link-view.ts";
import { linksData, removeOf } from "./linked-data.ts";
import { DATA_PAGES, DATA_SCOPE, data, dataPress, privacy } from "./privacy.ts";
import { settings } from "./settings.ts";
import { afterLinks, type ModelModes } from "./settled.ts";
import { budgetsData } from "./shared-budgets.ts";
import { youPages } from "./you-pages.ts";

export interface AccountFeature extends Feature {
  readonly settings: SettingsPanel;
  /** Deletes again what a restored copy of the store brought back of these accounts and places. */
  deleteAgain(again: {
    readonly accounts: readonly (PlayerId & { readonly handle?: string })[];
    readonly places: readonly string[];
  }): Promise<void>;
  /** Forgets who is due to be forgotten. @throws StoreError */
  look(): Promise<void>;
}

export interface AccountDependencies {
  /** The features that `/help` lists and whose personal data `/data` covers. */
  readonly others: readonly Feature[];
  readonly models: ModelModes;
  readonly languages: Languages;
  readonly places: Pick<KnownPlaces, "forget">;
  /** Pages of `/settings` that other features have. */
  readonly pages: Readonly<Record<string, ShowPage>>;
}

export function accountFeature(
  services: Services,
  { others, models, languages, places, pages }: AccountDependencies,
): AccountFeature {
  const links = linksData(services.store);
  const kept = joinedData([
    challengesData(services),
    budgetsData(services.store),
    partData(services.store, PLAYER_LANGUAGE, "language"),
  ]);
  const departed = departuresData(services.store);
  // Removed last: the others find by it what they keep of challenges, and by the link both accounts; and that
  // somebody is to be forgotten holds until they are.
  const stored = [departed, links, kept, ...others.map(({ personalData }) => personalData)];
  const all = [...stored, deletionNotes(services)];
  const linking = { ...services, ...afterLinks(services, models) };
  const games = (locale: Locale) => others.flatMap((feature) => feature.startButtons?.(locale) ?? []);
  const own = settings({ ...youPages(services, languages), ...DATA_PAGES, ...pages });
  const { open } = own;
  const commands = [
    ...[own.command, privacy(services, open), data(services, all), account(linking, open)],
    ...[language(languages, open), start(games)],
  ];
  const presence = keepPresence(services);
  const forgetting = forgetDeparted(services, { presence, all, places });
  const listed = [...others.flatMap((feature) => feature.commands), ...commands];
  const helping = help(listed, services, games);
  return {
    commands: [...commands, helping.command],
    presses: {
      ...helping.presses,
      ...accountPresses(linking),
      [DATA_SCOPE]: dataPress(services, all),
      [CHALLENGE_SCOPE]: challengesPress(services),
      ...own.panel.presses,
    },
    // Everything but a new link, by which someone would go on with another account.
    openToBanned: (event) =>
      event.type === "press"
        ? event.action.scope !== LINK_SCOPE
        : event.command !== "account" || event.subcommand !== "link",
    settings: own,
    personalData: joinedData([departed, links, kept]),
    presence,
    background: forgetting,
    look: forgetting.look,
    deleteAgain: async (again) => {
      const forget = (one: PlayerId): void => services.painter.forget(writePlayerId(one));
      await removeOf(services.store, stored, again.accounts, forget);
      for (const place of again.places) await places.forget(place);
    },
  };
}

/** Notes who deletes their data, so that a backup from before, when it is restored, is rid of them again.
 * The first to be removed: only then it is noted before anything is gone. What is noted, a keyed hash, is
 * shown to nobody and stays. */
function deletionNotes(services: Services): PersonalData {
  return {
    kinds: [],
    export: async () => ({}),
    remove: async (person) => {
      await noteDeletion(services, namesToNote(person));
      return false;
    },
  };
}
