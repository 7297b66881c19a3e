// The page of a panel with whom the managers banned here: each ban is lifted by its button, and a form or a typed line
// adds one.

import { placeKey } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { PanelButton, ShowPage } from "../../kit/panel.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";
import { managesOf } from "../change.ts";
import type { KnownPlaces } from "../known-places.ts";
import type { Ban } from "../settings.ts";

/** The name of the page in its panel. */
export const BANS_PAGE = "bans";

const SHOWN = 6;
const BUTTONS_PER_ROW = 2;

/** For those who manage the place. `about`: which part of a long list, from 0. */
export function bansPage(places: KnownPlaces): ShowPage {
  return async ({ caller, about, event }) => {
    const { locale } = caller;
    const key = placeKey(caller, event.place);
    const title = say(locale, "bans-title");
    if (key === undefined || (await managesOf(event)) === false)
      return { title, lines: [say(locale, key === undefined ? "place-alone" : "place-not-yours")], rows: [] };
    const bans = ((await places.of(key)).bans ?? []).toReversed();
    const last = Math.max(0, Math.ceil(bans.length / SHOWN) - 1);
    const part = Math.min(Number(about) || 0, last);
    const here = bans.slice(part * SHOWN, (part + 1) * SHOWN);
    const line = ({ name, at }: Ban): string =>
      say(locale, "bans-line", { name: shownName(name), date: dateWords(at, locale) });
    const lift = ({ id, name }: Ban): PanelButton => ({
      ...{ id: `lift-${id}`, label: say(locale, "bans-button-lift", { name: shownName(name) }) },
      ...{ calls: { command: "place", subcommand: "unban", options: { user: id } }, shows: "page" },
    });
    const turn = (label: "button-back" | "button-next", to: number): PanelButton[] =>
      to < 0 || to > last ? [] : [{ label: say(locale, label), opens: BANS_PAGE, about: `${to}` }];
    const ban: PanelButton = {
      ...{ id: "ban", sign: "🚫", label: say(locale, "bans-button-ban"), shows: "page" },
      ...{ calls: { command: "place", subcommand: "ban", options: {} } },
      asks: { option: "user", line: "/place ban @anna" },
    };
    const rows = Array.from({ length: Math.ceil(here.length / BUTTONS_PER_ROW) }, (_, row) =>
      here.slice(row * BUTTONS_PER_ROW, (row + 1) * BUTTONS_PER_ROW).map(lift),
    );
    return {
      title,
      lines: here.length > 0 ? here.map(line) : [say(locale, "bans-none")],
      rows: [...rows, [ban, ...turn("button-back", part - 1), ...turn("button-next", part + 1)]],
    };
  };
}
