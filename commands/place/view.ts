// The message with a place's settings. All its pages say the same; their buttons differ.

import type { Area, Button, Place, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { chosenLanguage } from "../../src/players/index.ts";
import { languageButtons } from "../kit/language-choice.ts";
import { shownName } from "../kit/shown-name.ts";
import { channelKey, isUsual, type PlaceSettings } from "./settings.ts";

export const PLACE_SCOPE = "place";

export const PAGES = ["main", "games", "channels", "languages"] as const;
export type Page = (typeof PAGES)[number];

/** The session of buttons that concern no area and no channel. */
const WHOLE = "all";

/** Channels named in one sentence, so that it fits a passing line. */
const NAMED_MAX = 3;
const GAME_ROWS = 4;
const OTHER_ROWS = 3;
const CHANNELS_PER_ROW = 2;

export interface Shown {
  readonly settings: PlaceSettings;
  readonly areas: readonly Area[];
  /** Where the message stands. */
  readonly place: Place;
  readonly locale: Locale;
  readonly page: Page;
  /** Nobody manages this place. */
  readonly isNobodys: boolean;
}

export function settingsView(shown: Shown): View {
  const { locale, isNobodys } = shown;
  const how = say(locale, isNobodys ? "place-nobodys" : "place-how");
  const kept = say(locale, "place-kept", { button: say(locale, "place-button-delete") });
  return {
    title: say(locale, "place-title"),
    blocks: [
      { type: "text", text: lines(shown).join("\n") },
      ...(isUsual(shown.settings) ? [] : [{ type: "quiet", text: kept } as const]),
      { type: "quiet", text: how },
    ],
    buttons: PAGE_BUTTONS[shown.page](shown).filter((row) => row.length > 0),
  };
}

function lines(shown: Shown): readonly string[] {
  const { settings, areas, locale } = shown;
  const { off, channels, quiet } = settings;
  const names = listed(
    channels.map(({ name }) => isolated(name)),
    locale,
  );
  const whereLine =
    channels.length === 0 ? say(locale, "place-anywhere") : say(locale, "place-only-in", { channels: names });
  return [
    ...areas.map(({ id, title }) => `${off.includes(id) ? "🚫" : "✅"} ${say(locale, title)}`),
    ...(isDivided(shown) ? [whereLine] : []),
    say(locale, quiet ? "place-is-quiet" : "place-is-not-quiet"),
    languageLine(settings, locale),
  ];
}

function languageLine({ language }: PlaceSettings, locale: Locale): string {
  const { chosen, locale: own } = chosenLanguage(language);
  if (chosen === undefined) return say(locale, "place-language-none");
  return own
    ? say(locale, "place-language", { name: say(locale, `language-${own}`) })
    : say(locale, "place-language-gone", { typed: chosen });
}

/** The channels where people may play, in one sentence: the first few. */
export function channelNames({ channels }: PlaceSettings, locale: Locale): string {
  const names = channels.slice(0, NAMED_MAX).map(({ name }) => isolated(name));
  const more = channels.length - names.length;
  return listed([...names, ...(more > 0 ? [say(locale, "place-more", { count: more })] : [])], locale);
}

const PAGE_BUTTONS: Readonly<Record<Page, (shown: Shown) => readonly (readonly Button[])[]>> = {
  main: mainButtons,
  games: (shown) => [...gameButtons(shown), [backButton(shown)]],
  channels: channelButtons,
  languages: languagePage,
};

function mainButtons(shown: Shown): readonly (readonly Button[])[] {
  const { settings, areas, locale } = shown;
  const { quiet } = settings;
  const others = areas.filter(({ isGame }) => !isGame);
  const pages: Button[] = [
    { sign: "🎲", label: say(locale, "place-button-games"), action: actionOf(WHOLE, "games") },
    ...(isDivided(shown)
      ? [{ sign: "📍", label: say(locale, "place-button-where"), action: actionOf(WHOLE, "channels") }]
      : []),
  ];
  return [
    pages,
    ...inRows(
      others.map((area) => areaButton(shown, area)),
      Math.ceil(others.length / OTHER_ROWS),
    ),
    [
      {
        sign: quiet ? "🔔" : "🔕",
        label: say(locale, quiet ? "place-button-aloud" : "place-button-quiet"),
        action: actionOf(WHOLE, quiet ? "aloud" : "quiet"),
      },
      { sign: "🗣", label: say(locale, "place-button-language"), action: actionOf(WHOLE, "languages") },
      ...(isUsual(settings)
        ? []
        : [{ sign: "🗑", label: say(locale, "place-button-delete"), action: actionOf(WHOLE, "usual") }]),
    ],
  ];
}

function gameButtons(shown: Shown): readonly (readonly Button[])[] {
  const games = shown.areas.filter(({ isGame }) => isGame).map((area) => areaButton(shown, area));
  return inRows(games, Math.ceil(games.length / GAME_ROWS));
}

function areaButton({ settings, locale }: Shown, { id, title }: Area): Button {
  const isOff = settings.off.includes(id);
  const words = { what: say(locale, title) };
  return {
    sign: isOff ? "✅" : "🚫",
    label: say(locale, isOff ? "place-button-on" : "place-button-off", words),
    action: actionOf(id, isOff ? "on" : "off"),
  };
}

function channelButtons(shown: Shown): readonly (readonly Button[])[] {
  const { settings, place, locale } = shown;
  const { channels } = settings;
  const isListed = channels.some((channel) => channelKey(channel) === channelKey(place));
  const listed = channels.map((channel): Button => {
    const label = say(locale, "place-button-forbid", { channel: shownName(channel.name) });
    return { sign: "➖", label, action: actionOf(channelKey(channel), "forbid") };
  });
  const allow = say(locale, channels.length === 0 ? "place-button-only-here" : "place-button-here-too");
  const anywhere = say(locale, "place-button-anywhere");
  return [
    ...inRows(listed, CHANNELS_PER_ROW),
    [
      ...(isListed || place.name === undefined
        ? []
        : [{ sign: "➕", label: allow, action: actionOf(channelKey(place), "allow") }]),
      ...(channels.length > 0
        ? [{ sign: "🌍", label: anywhere, action: actionOf(WHOLE, "everywhere") }]
        : []),
      backButton(shown),
    ],
  ];
}

function languagePage(shown: Shown): readonly (readonly Button[])[] {
  const { settings, locale } = shown;
  const chosen = chosenLanguage(settings.language).locale;
  const rows = languageButtons(chosen, locale, (choice) => actionOf(choice, "language"));
  // The last row has room beside its two buttons.
  return [...rows.slice(0, -1), [...(rows.at(-1) ?? []), backButton(shown)]];
}

function backButton({ locale }: Shown): Button {
  return { label: say(locale, "button-back"), action: actionOf(WHOLE, "main") };
}

/** Whether there is anything to choose among; a list that is left can always be cleared. */
function isDivided({ settings, place }: Shown): boolean {
  return place.name !== undefined || settings.channels.length > 0;
}

function actionOf(session: string, move: string): Button["action"] {
  return { scope: PLACE_SCOPE, session, turn: 0, move };
}

function inRows<T>(all: readonly T[], perRow: number): readonly (readonly T[])[] {
  const count = perRow > 0 ? Math.ceil(all.length / perRow) : 0;
  return Array.from({ length: count }, (_, row) => all.slice(row * perRow, (row + 1) * perRow));
}
