// The page *This server* of `/settings`, and those behind it: what's allowed in a chat, for its managers.

import type { Area, Place } from "../../src/chat/index.ts";
import { placeKey } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { chosenLanguage } from "../../src/people/index.ts";
import { languageButtons } from "../kit/language-choice.ts";
import type { At, PanelButton, PanelPage, ShowPage } from "../kit/panel.ts";
import { backRow, calling, inRows } from "../kit/settings-page.ts";
import { shownName } from "../kit/shown-name.ts";
import { BANS_PAGES, bansPageOf } from "./bans/page.ts";
import { HERE_PAGE, type Here } from "./here.ts";
import type { KnownPlaces } from "./known-places.ts";
import { mayOpen, reached } from "./reach.ts";
import { channelKey, isUsual, type PlaceSettings, privateKey } from "./settings.ts";

const [GAMES_PAGE, CHANNELS_PAGE, LANGUAGE_PAGE] = ["here-games", "here-channels", "here-language"] as const;

/** Channels named in one sentence, so that it fits a toast. */
const NAMED_MAX = 3;
const PER_ROW = 2;
const MINUTE_MS = 60_000;

export function herePages(places: KnownPlaces, areas: readonly Area[]): Readonly<Record<string, ShowPage>> {
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
    [CHANNELS_PAGE]: shown(channels),
    [LANGUAGE_PAGE]: shown(languages),
    ...Object.fromEntries(Object.entries(BANS_PAGES).map(([name, page]) => [name, shown(page)])),
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
  const { quiet, daily } = settings;
  const { off } = settings;
  const named = areas.filter(({ id }) => off.length === 0 || off.includes(id));
  const names = named.map(({ title }) => say(locale, title));
  return {
    title: hereTitle(place, locale),
    lines: [
      `${off.length === 0 ? "✅" : "🚫"} ${listed(names, locale)}`,
      ...(isDivided(shown) ? [channelsLine(settings, locale)] : []),
      say(locale, quiet ? "place-is-quiet" : "place-is-not-quiet"),
      languageLine(settings, locale),
      ...postLine(settings, locale),
    ],
    ...(isUsual(settings)
      ? {}
      : { quiet: say(locale, "place-kept", { button: say(locale, "place-button-delete") }) }),
    rows: [
      [
        { sign: "🎲", label: say(locale, "place-button-games"), opens: GAMES_PAGE },
        ...(isDivided(shown)
          ? [{ sign: "📍", label: say(locale, "place-button-where"), opens: CHANNELS_PAGE }]
          : []),
      ],
      [
        {
          ...(quiet ? { id: "aloud", sign: "🔔" } : { id: "quiet", sign: "🔕" }),
          label: say(locale, quiet ? "place-button-aloud" : "place-button-quiet"),
          ...changing(shown, { what: "quiet", to: quiet ? "off" : "on" }),
        },
        { sign: "🗣", label: say(locale, "place-button-language"), opens: LANGUAGE_PAGE },
      ],
      [
        { ...postLook(daily, locale), ...changing(shown, { what: "daily-post", to: daily ? "off" : "on" }) },
        { label: say(locale, "bans-title"), opens: bansPageOf(0) },
      ],
      [
        ...(isUsual(settings)
          ? []
          : [
              {
                id: "usual",
                sign: "🗑",
                label: say(locale, "place-button-delete"),
                ...changing(shown, { what: "usual" }),
              },
            ]),
        ...backRow(locale),
      ],
    ],
  };
}

function games(shown: Here): PanelPage {
  const { settings, areas, locale } = shown;
  const buttons = areas.map(({ id, typed, title }): PanelButton => {
    const isOff = settings.off.includes(id);
    const to = isOff ? "on" : "off";
    const look = { sign: isOff ? "🚫" : "✅", label: say(locale, title) };
    return { id: `${id}-${to}`, ...look, ...changing(shown, { what: typed, to }) };
  });
  return {
    title: say(locale, "place-button-games"),
    lines: [say(locale, "place-games-how")],
    rows: [...inRows(buttons, PER_ROW), backRow(locale, HERE_PAGE)],
  };
}

function channels(shown: Here): PanelPage {
  const { settings, place, locale } = shown;
  const isListed = settings.channels.some((channel) => channelKey(channel) === channelKey(place));
  const forbidding = settings.channels.map((channel, at): PanelButton => {
    const label = say(locale, "place-button-forbid", { channel: shownName(channel.name) });
    return {
      id: `not-${at}-${channel.topic ?? channel.id}`,
      sign: "➖",
      label,
      ...changing(shown, { forbid: channelKey(channel) }),
    };
  });
  const isAnywhere = settings.channels.length === 0;
  const more: readonly PanelButton[] = [
    ...(isListed || place.name === undefined
      ? []
      : [
          {
            id: "allow",
            sign: "➕",
            label: say(locale, isAnywhere ? "place-button-only-here" : "place-button-here-too"),
            ...changing(shown, { what: "here", to: "on" }),
          },
        ]),
    ...(place.server === undefined
      ? []
      : [
          {
            id: "other",
            sign: "➕",
            label: say(locale, "place-button-channel"),
            ...changing(shown, { to: "on" }),
            asks: { option: "channel", line: "/place settings channel=…" },
          },
        ]),
    ...(isAnywhere
      ? []
      : [
          {
            id: "everywhere",
            sign: "🌍",
            label: say(locale, "place-button-anywhere"),
            ...changing(shown, { what: "everywhere" }),
          },
        ]),
  ];
  const back = backRow(locale, HERE_PAGE);
  return {
    title: say(locale, "place-button-where"),
    lines: [channelsLine(settings, locale)],
    rows: [...inRows(forbidding, PER_ROW), [...more, ...back]],
  };
}

function languages(shown: Here): PanelPage {
  const { settings, locale } = shown;
  const chosen = chosenLanguage(settings.language).locale;
  return {
    title: say(locale, "place-button-language"),
    lines: [languageLine(settings, locale)],
    rows: languageButtons(chosen, locale, HERE_PAGE, (language) => changing(shown, { language }).calls),
  };
}

/** A button's call, as if typed in the chat that the page is about. */
function changing({ about }: Here, options: Readonly<Record<string, string>>) {
  return calling("place settings", { ...options, ...(about !== "" && { about }) });
}

function channelsLine(settings: PlaceSettings, locale: Locale): string {
  return settings.channels.length === 0
    ? say(locale, "place-anywhere")
    : say(locale, "place-only-in", { channels: channelNames(settings, locale) });
}

function languageLine({ language }: PlaceSettings, locale: Locale): string {
  const { chosen, locale: own } = chosenLanguage(language);
  if (chosen === undefined) return say(locale, "place-language-none");
  return own
    ? say(locale, "place-language", { name: say(locale, `language-${own}`) })
    : say(locale, "place-language-gone", { typed: chosen });
}

function postLook(daily: PlaceSettings["daily"], locale: Locale) {
  const label = say(locale, daily ? "place-button-post-off" : "place-button-post");
  return { id: daily ? "no-post" : "post", sign: "📮", label };
}

/** What the day's panel shows about the daily post in a private chat; empty elsewhere. */
export async function privatePost(
  places: KnownPlaces,
  { event, caller }: At,
): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly PanelButton[] }> {
  const { locale, platform } = caller;
  if (event.place.kind !== "private" || platform === "terminal") return { lines: [], buttons: [] };
  const settings = await places.of(privateKey(caller));
  const options = { what: "daily-post", to: settings.daily ? "off" : "on" };
  const button = { ...postLook(settings.daily, locale), ...calling("place settings", options) };
  return { lines: postLine(settings, locale), buttons: [button] };
}

/** When, in UTC, the day's challenge is announced; and where, if there are several channels. */
function postLine({ daily }: PlaceSettings, locale: Locale): readonly string[] {
  if (!daily) return [];
  const time = new Date(daily.minute * MINUTE_MS).toISOString().slice(11, 16);
  const where = daily.name === "" ? [] : [isolated(daily.name)];
  return [say(locale, "place-post", { when: [...where, `${time} UTC`].join(" · ") })];
}

/** The first few channels in which people may play, in one sentence. */
export function channelNames({ channels }: PlaceSettings, locale: Locale): string {
  const names = channels.slice(0, NAMED_MAX).map(({ name }) => isolated(name));
  const more = channels.length - names.length;
  return listed([...names, ...(more > 0 ? [say(locale, "place-more", { count: more })] : [])], locale);
}

/** Whether there are channels to choose from; a leftover list can always be cleared. */
function isDivided({ settings, place }: Here): boolean {
  return place.name !== undefined || place.server !== undefined || settings.channels.length > 0;
}
