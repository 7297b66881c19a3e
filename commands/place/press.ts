// Presses below a place's settings. A button says how it is to be, so that an old one harms nobody.

import type { Area, ButtonPress, PressHandler } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { ownOrNone, readLanguage } from "../kit/language-choice.ts";
import { notice } from "../kit/refusals.ts";
import { changePlace, managesOf } from "./change.ts";
import type { KnownPlaces } from "./known-places.ts";
import { CHANNELS_MAX, channelAt, channelKey, type SettingsChange, spokenAfter } from "./settings.ts";
import { PAGES, type Page, settingsView } from "./view.ts";

/** A page to show, after a change if there is one. */
interface Meant {
  readonly page: Page;
  readonly change?: SettingsChange;
}

export function settingsPress(places: KnownPlaces, areas: readonly Area[]): PressHandler {
  return async (press) => {
    const { caller, place } = press;
    const meant = meantBy(press, areas);
    if (!meant) return notice(say(caller.locale, "press-old-button"));
    const outcome = await changePlace(places, press, meant.change);
    if ("refusal" in outcome) return notice(say(caller.locale, outcome.refusal, { max: CHANNELS_MAX }));
    const isNobodys = (await managesOf(press)) === "nobody";
    const { page } = meant;
    const locale = spokenAfter(outcome.settings, press);
    return {
      type: "edit",
      view: settingsView({ settings: outcome.settings, areas, place, locale, page, isNobodys }),
    };
  };
}

function meantBy({ action, place }: ButtonPress, areas: readonly Area[]): Meant | undefined {
  const { session, move } = action;
  const page = PAGES.find((one) => one === move);
  if (page) return { page };
  switch (move) {
    case "on":
    case "off": {
      const area = areas.find(({ id }) => id === session);
      if (!area) return undefined;
      const change = { kind: "area", area: area.id, on: move === "on" } as const;
      return { page: area.isGame ? "games" : "main", change };
    }
    case "quiet":
    case "aloud":
      return { page: "main", change: { kind: "quiet", on: move === "quiet" } };
    case "language": {
      const language = readLanguage(session);
      if (language === undefined) return undefined;
      return { page: "languages", change: { kind: "language", language: ownOrNone(language) } };
    }
    case "everywhere":
      return { page: "channels", change: { kind: "everywhere" } };
    case "usual":
      return { page: "main", change: { kind: "usual" } };
    case "forbid":
      return { page: "channels", change: { kind: "forbid", channel: session } };
    case "allow":
      return allowHere(place, session);
    default:
      return undefined;
  }
}

/** Only the channel where the message stands is known by name. */
function allowHere(place: ButtonPress["place"], session: string): Meant | undefined {
  const { name } = place;
  if (name === undefined || channelKey(place) !== session) return undefined;
  return { page: "channels", change: { kind: "allow", channel: channelAt(place, name) } };
}
