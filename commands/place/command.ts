// `/place settings`: applies one typed change, and opens the page that shows a chat's settings.

import type { Area, ChoiceOption, Command, CommandCall, PlaceOption, Reply } from "../../src/chat/index.ts";
import { placeKey } from "../../src/chat/index.ts";
import { type MessageArguments, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { LANGUAGE_OPTION, ownOrNone, readLanguage } from "../kit/language-choice.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { BAN_SUBCOMMANDS, type BanServices, banCommand } from "./bans/command.ts";
import { changePlace } from "./change.ts";
import { nextPost, postAsked, postsDue } from "./daily-post.ts";
import { HERE_PAGE } from "./here.ts";
import { mayOpen, reached } from "./reach.ts";
import { CHANNELS_MAX, channelAt, channelKey, privateKey, type SettingsChange } from "./settings.ts";

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

const CHANNEL_OPTION: PlaceOption = {
  type: "place",
  name: "channel",
  description: "place-option-channel",
  forums: true,
};

export function placeCommand(areas: readonly Area[], open: OpenSettings, bans: BanServices): Command {
  const what: ChoiceOption = {
    type: "choice",
    name: "what",
    choices: [
      ...areas.map(({ typed, title }) => ({ value: typed, label: title })),
      { value: "quiet", label: "place-choice-quiet" },
      { value: DAILY_POST, label: "place-choice-post" },
      { value: "here", label: "place-choice-here" },
      { value: "everywhere", label: "place-choice-everywhere" },
    ],
  };
  return {
    name: "place",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      { name: "settings", options: [what, TO_OPTION, CHANNEL_OPTION, LANGUAGE_OPTION], audience: "caller" },
      ...BAN_SUBCOMMANDS,
    ],
    run: (call) =>
      call.subcommand === "settings" ? settings(bans, areas, what, call, open) : banCommand(bans, call, open),
  };
}

async function settings(
  { places, services: { store, now } }: BanServices,
  areas: readonly Area[],
  what: ChoiceOption,
  typed: CommandCall,
  open: OpenSettings,
): Promise<Reply> {
  const { about = "", ...options } = typed.options;
  const event = await reached(typed, about);
  if (!event) return problem(typed, "place-gone");
  const call: CommandCall = { ...typed, ...event, options };
  const { caller, place } = call;
  const key = placeKey(caller, place);
  if (place.kind === "private" && options.what === DAILY_POST && caller.platform !== "terminal") {
    await setPrivatePost({ store, now, places }, call);
    return open(typed);
  }
  if (key === undefined) return problem(call, "place-alone");
  if (!(await mayOpen(call))) return problem(call, "place-not-yours");
  const asked = pressedChange(options) ?? (await readChange(call, what, areas, now()));
  if (asked && "type" in asked) return asked;
  const outcome = asked && (await changePlace(places, call, asked));
  if (outcome && "refusal" in outcome) return problem(call, outcome.refusal, { max: CHANNELS_MAX });
  const { daily } = outcome?.settings ?? {};
  if (asked?.kind === "daily" && daily) await postsDue(store).add(key, nextPost(daily, now()));
  return open(typed, HERE_PAGE);
}

/** Turns the daily post in the person's private chat on or off. */
async function setPrivatePost(
  { store, now, places }: Pick<Services, "store" | "now"> & Pick<BanServices, "places">,
  call: CommandCall,
): Promise<void> {
  const key = privateKey(call.caller);
  const post = call.options.to === "off" ? undefined : postAsked(call, now());
  await places.change(key, { kind: "daily", post });
  if (post) await postsDue(store).add(key, nextPost(post, now()));
}

/** Changes that only pages ask for. */
function pressedChange({ what, forbid }: CommandCall["options"]): SettingsChange | undefined {
  if (forbid !== undefined) return { kind: "forbid", channel: forbid };
  return what === "usual" ? { kind: "usual" } : undefined;
}

/** The requested change, or what's wrong with it; undefined if there's none, or only half of one. */
async function readChange(
  call: CommandCall,
  option: ChoiceOption,
  areas: readonly Area[],
  now: number,
): Promise<SettingsChange | Reply | undefined> {
  const { what, to, channel, language } = call.options;
  const { locale } = call.caller;
  if (to !== undefined && to !== "on" && to !== "off") return badChoice(locale, to, TO_OPTION);
  if (language !== undefined) {
    if (what !== undefined || channel !== undefined) return problem(call, "place-one-at-a-time");
    const choice = readLanguage(language);
    if (choice === undefined) return badChoice(locale, language, LANGUAGE_OPTION);
    return { kind: "language", language: ownOrNone(choice) };
  }
  if (what !== undefined && channel !== undefined) return problem(call, "place-one-at-a-time");
  if (channel !== undefined) return channelChange(call, channel);
  if (what === undefined) return undefined;
  if (!option.choices.some(({ value }) => value === what)) return badChoice(locale, what, option);
  if (what === "everywhere")
    return to === "off" ? problem(call, "place-not-everywhere") : { kind: "everywhere" };
  if (to === undefined) return undefined;
  return switched(call, what, to === "on", { areas, now });
}

function switched(
  call: CommandCall,
  what: string,
  on: boolean,
  { areas, now }: { readonly areas: readonly Area[]; readonly now: number },
): SettingsChange | Reply {
  const { place } = call;
  if (what === "quiet") return { kind: "quiet", on };
  if (what === DAILY_POST) return { kind: "daily", post: on ? postAsked(call, now) : undefined };
  const area = areas.find(({ typed }) => typed === what);
  if (area) return { kind: "area", area: area.id, on };
  if (place.name === undefined) return problem(call, "place-undivided");
  return on
    ? { kind: "allow", channel: channelAt(place, place.name) }
    : { kind: "forbid", channel: channelKey(place) };
}

async function channelChange(call: CommandCall, typed: string): Promise<SettingsChange | Reply> {
  const { caller, options } = call;
  const found = await call.findPlace?.(typed);
  if (!found) return problem(call, "place-undivided");
  if ("problem" in found) return problem(call, "channel-problem", { why: found.problem, typed });
  const { place, name } = found;
  if (placeKey(caller, place) !== placeKey(caller, call.place))
    return problem(call, "place-other-chat", { channel: name });
  if (place.name === undefined && place.server === undefined) return problem(call, "place-undivided");
  return options.to === "off"
    ? { kind: "forbid", channel: channelKey(place) }
    : { kind: "allow", channel: channelAt(place, place.name ?? name) };
}

function problem({ caller }: CommandCall, id: MessageId, words: MessageArguments = {}): Reply {
  return notice(say(caller.locale, id, words));
}
