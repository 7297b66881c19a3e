// `/place ban` and `/place unban`: who may not play in this server or group; and their page in `/settings`.

import {
  type CommandCall,
  type PersonOption,
  placeKey,
  type Reply,
  type SubcommandSpec,
} from "../../src/chat/index.ts";
import { type MessageArguments, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { unlinked } from "../../src/infra/i18n/name-in-text.ts";
import { isSameName } from "../../src/infra/spelling.ts";
import type { PlayerId } from "../../src/people/index.ts";
import type { PanelButton, PanelPage } from "../kit/panel.ts";
import { type NamedPlayer, resolvePerson } from "../kit/resolve-person.ts";
import type { Services } from "../kit/services.ts";
import { backRow, calling, inRows, type OpenSettings } from "../kit/settings-page.ts";
import { shownName } from "../kit/shown-name.ts";
import { dateWords } from "../kit/time-words.ts";
import { changePlace, managesOf, reached } from "./managers.ts";
import { BANS_PAGE, HERE_PAGE, type Here } from "./pages.ts";
import { BANS_MAX, type Ban, type KnownPlaces } from "./settings.ts";

export interface BanServices {
  readonly services: Services;
  readonly places: KnownPlaces;
  /** Ends what others are waiting for from a person who was banned from a chat. */
  banned(person: PlayerId, place: string): Promise<void>;
}

const USER_OPTION: PersonOption = {
  type: "person",
  name: "user",
  description: "option-ban-user",
  required: true,
};

export const BAN_SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "ban", options: [USER_OPTION], audience: "caller" },
  { name: "unban", options: [USER_OPTION], audience: "caller" },
];

export async function banCommand(deps: BanServices, typed: CommandCall, open: OpenSettings): Promise<Reply> {
  const event = await reached(typed, typed.options.about ?? "");
  if (!event) return privately(typed, "place-gone");
  const call: CommandCall = { ...typed, ...event };
  const { caller, place } = call;
  const key = placeKey(caller, place);
  if (key === undefined) return privately(call, "place-alone");
  const manages = await managesOf(call);
  if (manages === false) return privately(call, "place-not-yours");
  if (call.options.user === undefined) return open(typed, BANS_PAGE);
  if (call.subcommand === "unban") return unban(deps, call, key);
  return manages === "nobody" ? privately(call, "ban-nobody-manages") : ban(deps, call, key);
}

async function ban(
  { services, places, banned }: BanServices,
  call: CommandCall,
  key: string,
): Promise<Reply> {
  const { caller, options, findPerson } = call;
  const typed = options.user ?? "";
  const found = findPerson?.(typed);
  if (found && "isBot" in found && found.isBot) return privately(call, found.isMe ? "ban-me" : "ban-bot");
  const meant = await resolvePerson(services, call, typed);
  if ("problem" in meant) return { type: "notice", text: meant.problem, discreet: true };
  // An account on a different platform isn't in this chat.
  if (meant.platform !== caller.platform) return privately(call, "person-unknown", { typed });
  if (meant.id === caller.id) return privately(call, "ban-self");
  const name = nameOf(meant);
  if (await call.managesHere?.(meant.id)) return privately(call, "ban-manager", { name: shownName(name) });
  const added = { kind: "ban", ban: { id: meant.id, name, at: services.now() } } as const;
  const outcome = await changePlace(places, call, added);
  if ("refusal" in outcome) return privately(call, outcome.refusal, { max: BANS_MAX });
  await banned(meant, key);
  return privately(call, "ban-done", { name: shownName(name) });
}

/** Works for someone who has left, too: by the name or id in the list of bans. */
async function unban({ services, places }: BanServices, call: CommandCall, key: string): Promise<Reply> {
  const typed = call.options.user ?? "";
  const { bans = [] } = await places.of(key);
  const listed = bans.find(({ id, name }) => id === typed || isSameName(name, typed));
  const meant = listed ?? (await resolvePerson(services, call, typed));
  if ("problem" in meant) return { type: "notice", text: meant.problem, discreet: true };
  const name = shownName(listed?.name ?? nameOf(meant));
  if (!bans.some(({ id }) => id === meant.id)) return privately(call, "unban-not-banned", { name });
  await changePlace(places, call, { kind: "unban", id: meant.id });
  return privately(call, "unban-done", { name });
}

/** A typed name is shown as typed. */
function nameOf({ name, handle }: Pick<NamedPlayer, "name" | "handle">): string {
  return handle === undefined ? name : unlinked(`@${handle}`);
}

/** In a group, only the caller may read it. */
function privately({ caller, place }: CommandCall, id: MessageId, words: MessageArguments = {}): Reply {
  const where = place.server === undefined ? "group" : "server";
  return { type: "notice", text: say(caller.locale, id, { where, ...words }), discreet: true };
}

const SHOWN = 6;
const PER_ROW = 2;

/** The newest bans with a button to lift each, and one to add one. Older ones are lifted by typing their name. */
export function bansPage({ settings, locale, about }: Here): PanelPage {
  const bans = (settings.bans ?? []).toReversed();
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
  const more = bans.length - SHOWN;
  return {
    title: say(locale, "bans-title"),
    lines: bans.length > 0 ? bans.slice(0, SHOWN).map(line) : [say(locale, "bans-none")],
    ...(more > 0 && { quiet: `${say(locale, "table-more", { count: more })}: /place unban @anna` }),
    rows: [...inRows(bans.slice(0, SHOWN).map(lift), PER_ROW), [ban, ...backRow(locale, HERE_PAGE)]],
  };
}
