// Pages of `/settings` with the people whom the managers banned here: a button lifts each ban, and a form or a typed
// line adds one.

import { say } from "../../../src/infra/i18n/index.ts";
import type { PanelButton, PanelPage } from "../../kit/panel.ts";
import { backRow, calling, inRows } from "../../kit/settings-page.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";
import { HERE_PAGE, type Here } from "../here.ts";
import { BANS_MAX, type Ban } from "../settings.ts";

const SHOWN = 6;
const PER_ROW = 2;

/** The name of the page with this part of the list. */
export const bansPageOf = (part: number): string => `here-bans-${part}`;

/** By name. */
export const BANS_PAGES: Readonly<Record<string, (here: Here) => PanelPage>> = Object.fromEntries(
  Array.from({ length: Math.ceil(BANS_MAX / SHOWN) }, (_, part) => [
    bansPageOf(part),
    (here: Here) => bansPage(here, part),
  ]),
);

function bansPage({ settings, locale, about }: Here, asked: number): PanelPage {
  const bans = (settings.bans ?? []).toReversed();
  const last = Math.max(0, Math.ceil(bans.length / SHOWN) - 1);
  const part = Math.min(asked, last);
  const listed = bans.slice(part * SHOWN, (part + 1) * SHOWN);
  const there = about === "" ? {} : { about };
  const line = ({ name, at }: Ban): string =>
    say(locale, "line-since", { name: shownName(name), date: dateWords(at, locale) });
  const lift = ({ id, name }: Ban): PanelButton => ({
    id: `lift-${id}`,
    label: say(locale, "bans-button-lift", { name: shownName(name) }),
    ...calling("place unban", { user: id, ...there }),
  });
  const ban: PanelButton = {
    id: "ban",
    sign: "🚫",
    label: say(locale, "bans-button-ban"),
    ...calling("place ban", there),
    asks: { option: "user", line: "/place ban @anna" },
  };
  const above = part === 0 ? HERE_PAGE : bansPageOf(part - 1);
  const next = { label: say(locale, "button-next"), opens: bansPageOf(part + 1) };
  return {
    title: say(locale, "bans-title"),
    lines: listed.length > 0 ? listed.map(line) : [say(locale, "bans-none")],
    rows: [
      ...inRows(listed.map(lift), PER_ROW),
      [ban, ...backRow(locale, above), ...(part < last ? [next] : [])],
    ],
  };
}
