// `/place settings`: applies one typed change, and opens the page that shows a chat's settings.

import {
  type Area,
  type ChoiceOption,
  type Command,
  type CommandCall,
  placeKey,
  type Reply,
} from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { LANGUAGE_OPTION, ownOrNone, readLanguage } from "../kit/language-choice.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { BAN_SUBCOMMANDS, type BanServices, banCommand } from "./bans.ts";
import { nextPost, postAsked, postsDue } from "./daily-post.ts";
import { changePlace, mayOpen, reached } from "./managers.ts";
import { HERE_PAGE } from "./pages.ts";
import { privateKey, type SettingsChange } from "./settings.ts";

/** The word to type for it; `daily` alone means the game. */
const DAILY_POST = "daily-post";

const TO_OPTION: ChoiceOption = {
  type: "choice",
  name: "to",
  choices: [
    { value: "on", label: "place-choice-on" },
    { value: "off", label: "place-choice-off" },
  ],
};

/** What `/place settings` reads: the areas that can be switched off, and the daily post. */
interface Asked {
  readonly areas: readonly Area[];
  readonly what: ChoiceOption;
  readonly now: number;
}

export function placeCommand(areas: readonly Area[], open: OpenSettings, deps: BanServices): Command {
  const what: ChoiceOption = {
    type: "choice",
    name: "what",
    choices: [
      ...areas.map(({ typed, title }) => ({ value: typed, label: title })),
      { value: DAILY_POST, label: "place-choice-post" },
    ],
  };
  const options = [what, TO_OPTION, LANGUAGE_OPTION];
  return {
    name: "place",
    typedOnly: true,
    subcommands: [{ name: "settings", options, audience: "caller" }, ...BAN_SUBCOMMANDS],
    run: (call) =>
      call.subcommand === "settings"
        ? settings(deps, { areas, what, now: deps.services.now() }, call, open)
        : banCommand(deps, call, open),
  };
}

async function settings(
  { places, services }: BanServices,
  asked: Asked,
  typed: CommandCall,
  open: OpenSettings,
): Promise<Reply> {
  const { about = "", ...options } = typed.options;
  const event = await reached(typed, about);
  if (!event) return problem(typed, "place-gone");
  const call: CommandCall = { ...typed, ...event, options };
  const { caller, place } = call;
  if (place.kind === "private" && options.what === DAILY_POST && caller.platform !== "terminal") {
    const key = privateKey(caller);
    const change = dailyChange(call, options.to !== "off", asked.now);
    await places.change(key, change);
    await schedule(services, key, change);
    return open(typed);
  }
  const key = placeKey(caller, place);
  if (key === undefined) return problem(call, "place-alone");
  if (!(await mayOpen(call))) return problem(call, "place-not-yours");
  const change = readChange(call, asked);
  if (change && "type" in change) return change;
  const outcome = change && (await changePlace(places, call, change));
  if (outcome && "refusal" in outcome) return problem(call, outcome.refusal);
  if (change) await schedule(services, key, change);
  return open(typed, HERE_PAGE);
}

async function schedule({ store, now }: Services, key: string, change: SettingsChange): Promise<void> {
  if (change.kind === "daily" && change.post) await postsDue(store).add(key, nextPost(change.post, now()));
}

function dailyChange(call: CommandCall, on: boolean, now: number): SettingsChange {
  return { kind: "daily", post: on ? postAsked(call, now) : undefined };
}

/** The requested change, or what's wrong with it; undefined if there's none, or only half of one. */
function readChange(
  call: CommandCall,
  { areas, what: option, now }: Asked,
): SettingsChange | Reply | undefined {
  const { what, to, language } = call.options;
  const { locale } = call.caller;
  if (to !== undefined && to !== "on" && to !== "off") return badChoice(locale, to, TO_OPTION);
  if (language !== undefined) {
    const choice = readLanguage(language);
    if (choice === undefined) return badChoice(locale, language, LANGUAGE_OPTION);
    return { kind: "language", language: ownOrNone(choice) };
  }
  if (what === undefined) return undefined;
  const area = areas.find(({ typed }) => typed === what);
  if (!area && what !== DAILY_POST) return badChoice(locale, what, option);
  if (to === undefined) return undefined;
  return area ? { kind: "area", area: area.id, on: to === "on" } : dailyChange(call, to === "on", now);
}

function problem({ caller }: CommandCall, id: MessageId): Reply {
  return notice(say(caller.locale, id));
}
