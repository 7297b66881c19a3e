// The page *This server* of `/settings`, and those behind it: what's allowed in a chat, for its managers.

import { type Area, type Place, placeKey } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { chosenLanguage } from "../../src/people/index.ts";
import { languageButtons } from "../kit/language-choice.ts";
import type { At, PanelButton, PanelPage, ShowPage } from "../kit/panel.ts";
import { isGivenUp } from "../kit/refused-post.ts";
import { backRow, calling, inRows } from "../kit/settings-page.ts";
import { dateWords } from "../kit/time-words.ts";
import { mayOpen, reached } from "./managers.ts";
import { type KnownPlaces, type PlaceSettings, privateKey } from "./settings.ts";

/** The name of the first such page. */
export const HERE_PAGE = "here";
export const BANS_PAGE = "here-bans";
const [GAMES_PAGE, LANGUAGE_PAGE] = ["here-games", "here-language"] as const;

const PER_ROW = 2;
const MINUTE_MS = 60_000;

/** What the pages about a chat are built from. */
export interface Here {
  readonly settings: PlaceSettings;
  readonly areas: readonly Area[];
  readonly place: Place;
  readonly locale: Locale;
  /** See `aboutOf`. */
  readonly about: string;
}

/** `bans`: the page of the people whom the managers banned. */
export function herePages(
  places: KnownPlaces,
  areas: readonly Area[],
  bans: (here: Here) => PanelPage,
): Readonly<Record<string, ShowPage>> {
  const shown =
    (page: (here: Here) => PanelPage): ShowPage =>
    async ({ event, about, caller }: At) => {
      const { locale } = caller;
      const there = await reached(event, about);
      const key = there && placeKey(caller, there.place);
      if (!there || key === undefined) return refusal(event.place, "place-gone", locale);
      if (!(await mayOpen(there))) return refusal(there.place, "place-not-yours", locale);
      return page({ settings: await places.of(key), areas, place: there.place, locale, about });
    };
  return {
    [HERE_PAGE]: shown(here),
    [GAMES_PAGE]: shown(games),
    [LANGUAGE_PAGE]: shown(languages),
    [BANS_PAGE]: shown(bans),
  };
}

/** For someone who no longer manages the chat, or if the bot has left it. */
function refusal(place: Place, why: "place-gone" | "place-not-yours", locale: Locale): PanelPage {
  return { title: hereTitle(place, locale), lines: [say(locale, why)], rows: [backRow(locale)] };
}

/** The button on other pages that opens this one, for people who may see it. */
export async function hereButton({ event, about, caller: { locale } }: At): Promise<readonly PanelButton[]> {
  if (about === "" && !(await mayOpen(event))) return [];
  return [{ sign: "⚙️", label: hereTitle(event.place, locale), opens: HERE_PAGE }];
}

function hereTitle({ server }: Place, locale: Locale): string {
  return say(locale, "settings-here", { kind: server === undefined ? "group" : "server" });
}

function here(shown: Here): PanelPage {
  const { settings, areas, place, locale } = shown;
  const { off } = settings;
  const named = areas.filter(({ id }) => off.length === 0 || off.includes(id));
  const names = named.map(({ title }) => say(locale, title));
  return {
    title: hereTitle(place, locale),
    lines: [
      `${off.length === 0 ? "✅" : "🚫"} ${listed(names, locale)}`,
      languageLine(settings, locale),
      ...postLines(settings, locale),
    ],
    rows: [
      [
        { sign: "🎲", label: say(locale, "place-button-games"), opens: GAMES_PAGE },
        { sign: "🗣", label: say(locale, "place-button-language"), opens: LANGUAGE_PAGE },
      ],
      [postButton(settings, locale, shown.about), { label: say(locale, "bans-title"), opens: BANS_PAGE }],
      [...backRow(locale)],
    ],
  };
}

function games(shown: Here): PanelPage {
  const { settings, areas, locale } = shown;
  const buttons = areas.map(({ id, typed, title }): PanelButton => {
    const isOff = settings.off.includes(id);
    const to = isOff ? "on" : "off";
    const look = { sign: isOff ? "🚫" : "✅", label: say(locale, title) };
    return { id: `${id}-${to}`, ...look, ...changing(shown.about, { what: typed, to }) };
  });
  return {
    title: say(locale, "place-button-games"),
    lines: [say(locale, "place-games-how")],
    rows: [...inRows(buttons, PER_ROW), backRow(locale, HERE_PAGE)],
  };
}

function languages({ settings, locale, about }: Here): PanelPage {
  const chosen = chosenLanguage(settings.language).locale;
  return {
    title: say(locale, "place-button-language"),
    lines: [languageLine(settings, locale)],
    rows: languageButtons(chosen, locale, HERE_PAGE, (language) => changing(about, { language }).calls),
  };
}

/** A button's call, as if typed in the chat that the page is about. */
function changing(about: string, options: Readonly<Record<string, string>>) {
  return calling("place settings", { ...options, ...(about !== "" && { about }) });
}

function languageLine({ language }: PlaceSettings, locale: Locale): string {
  const { chosen, locale: own } = chosenLanguage(language);
  if (chosen === undefined) return say(locale, "place-language-none");
  return own
    ? say(locale, "place-language", { name: say(locale, `language-${own}`) })
    : say(locale, "place-language-gone", { typed: chosen });
}

function isPosted({ daily }: PlaceSettings): boolean {
  return daily !== undefined && !isGivenUp(daily.refused);
}

function postButton(settings: PlaceSettings, locale: Locale, about = ""): PanelButton {
  const isOn = isPosted(settings);
  const label = say(locale, isOn ? "place-button-post-off" : "place-button-post");
  const change = changing(about, { what: "daily-post", to: isOn ? "off" : "on" });
  return { id: isOn ? "no-post" : "post", sign: "📮", label, ...change };
}

/** What the day's panel shows about the daily post in a private chat; empty elsewhere. */
export async function privatePost(
  places: KnownPlaces,
  { event, caller }: At,
): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly PanelButton[] }> {
  const { locale, platform } = caller;
  if (event.place.kind !== "private" || platform === "terminal") return { lines: [], buttons: [] };
  const settings = await places.of(privateKey(caller));
  return { lines: postLines(settings, locale), buttons: [postButton(settings, locale)] };
}

/** When, in UTC, the day's challenge is announced, and where, if there are several channels; and since when and why
 * that's refused. */
function postLines(settings: PlaceSettings, locale: Locale): readonly string[] {
  const { daily } = settings;
  if (!daily) return [];
  const { minute, name, refused } = daily;
  const time = new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
  const where = name === "" ? [] : [isolated(name)];
  const isOn = isPosted(settings);
  const [since, state] = [dateWords(refused?.since ?? 0, locale), isOn ? "waits" : "off"];
  return [
    ...(isOn ? [say(locale, "place-post", { when: [...where, `${time} UTC`].join(" · ") })] : []),
    ...(refused ? [say(locale, "place-post-refused", { why: refused.why, since, state })] : []),
  ];
}
