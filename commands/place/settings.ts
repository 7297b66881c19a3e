// What a chat's managers have set for it, with each change as a pure function.

import { z } from "zod";
import type { Caller, Place } from "../../src/chat/index.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import type { DocumentKind } from "../../src/infra/store/index.ts";

const CHANNEL = z.object({ id: z.string(), topic: z.exactOptional(z.string()), name: z.string() });

const DAILY_POST = z.object({
  ...CHANNEL.shape,
  server: z.exactOptional(z.string()),
  private: z.exactOptional(z.literal(true)),
  /** The minute of the day, in UTC. */
  minute: z.number(),
  /** Used if the chat has no language of its own. */
  locale: z.string(),
});

const BAN = z.object({ id: z.string(), name: z.string(), at: z.number() });

const SETTINGS = z.object({
  /** Ids of the areas that are switched off. */
  off: z.array(z.string()),
  /** The channels in which people may play; empty: all. */
  channels: z.array(CHANNEL),
  /** The bot posts only what someone asked for. */
  quiet: z.exactOptional(z.literal(true)),
  /** As chosen; a later version may no longer have it. */
  language: z.exactOptional(z.string()),
  /** People who may not play there, oldest first. */
  bans: z.exactOptional(z.array(BAN)),
  /** Where and when the day's challenge is announced. */
  daily: z.exactOptional(DAILY_POST),
});

/** A daily invitation; its `name` is empty if the chat has only one channel. */
export type DailyPost = Readonly<z.infer<typeof DAILY_POST>>;

/** A person banned by the managers: their id on the chat's platform, the name they had, and when (Unix ms). */
export type Ban = Readonly<z.infer<typeof BAN>>;

/** A channel or topic in which people may play. */
export type Channel = Readonly<z.infer<typeof CHANNEL>>;

export interface PlaceSettings {
  readonly off: readonly string[];
  readonly channels: readonly Channel[];
  readonly quiet?: true;
  /** The language of what everyone there reads; absent: the platform's, otherwise that of the person who starts. */
  readonly language?: string;
  readonly bans?: readonly Ban[];
  readonly daily?: DailyPost;
}

/** Settings of a server or chat, by `placeKey`. */
export const PLACE_SETTINGS: DocumentKind<PlaceSettings> = documentKind("place-settings", SETTINGS);

/** The key of a person's private chat with the bot, of which only the daily post is set. A person's id is never a chat's:
 * groups have negative ids on Telegram, and Discord numbers people and servers together. */
export function privateKey({ platform, id }: Pick<Caller, "platform" | "id">): string {
  return `${platform}:${id}`;
}

/** The defaults until someone changes them; not stored. */
export const USUAL: PlaceSettings = { off: [], channels: [] };

/** Max number of listed channels; each has its own button. */
export const CHANNELS_MAX = 8;
export const BANS_MAX = 100;
const NAME_CHARACTERS_MAX = 100;

/** Names the target state, never a toggle, so that applying a change twice has the same effect as once. */
export type SettingsChange =
  | { readonly kind: "area"; readonly area: string; readonly on: boolean }
  | { readonly kind: "quiet"; readonly on: boolean }
  /** Undefined: no language of its own. */
  | { readonly kind: "language"; readonly language: Locale | undefined }
  | { readonly kind: "allow"; readonly channel: Channel }
  /** `channel`: its `channelKey`. */
  | { readonly kind: "forbid"; readonly channel: string }
  | { readonly kind: "everywhere" }
  /** Undefined: none. */
  | { readonly kind: "daily"; readonly post: DailyPost | undefined }
  | { readonly kind: "ban"; readonly ban: Ban }
  /** `id`: the person's id. */
  | { readonly kind: "unban"; readonly id: string }
  /** Back to the defaults: nothing is stored. */
  | { readonly kind: "usual" };

/** The changed settings; undefined if the list of channels, or of bans, is full. */
export function changed(settings: PlaceSettings, change: SettingsChange): PlaceSettings | undefined {
  switch (change.kind) {
    case "area": {
      const others = settings.off.filter((area) => area !== change.area);
      return { ...settings, off: change.on ? others : [...others, change.area] };
    }
    case "quiet": {
      const { quiet: _before, ...rest } = settings;
      return change.on ? { ...rest, quiet: true } : rest;
    }
    case "language": {
      const { language: _before, ...rest } = settings;
      return change.language === undefined ? rest : { ...rest, language: change.language };
    }
    case "allow":
      return allowed(settings, change.channel);
    case "forbid":
      return {
        ...settings,
        channels: settings.channels.filter((one) => channelKey(one) !== change.channel),
      };
    case "everywhere":
      return { ...settings, channels: [] };
    case "daily": {
      const { daily: _before, ...rest } = settings;
      return change.post ? { ...rest, daily: change.post } : rest;
    }
    case "ban":
      return withBan(settings, change.ban);
    case "unban": {
      const { bans = [], ...rest } = settings;
      const left = bans.filter(({ id }) => id !== change.id);
      return left.length > 0 ? { ...rest, bans: left } : rest;
    }
    case "usual":
      return USUAL;
  }
}

/** Banning again leaves the ban as it was. */
function withBan(settings: PlaceSettings, ban: Ban): PlaceSettings | undefined {
  const { bans = [] } = settings;
  if (isBanned(settings, ban.id)) return settings;
  if (bans.length >= BANS_MAX) return undefined;
  return { ...settings, bans: [...bans, { ...ban, name: shortened(ban.name) }] };
}

export function isBanned({ bans = [] }: PlaceSettings, person: string): boolean {
  return bans.some(({ id }) => id === person);
}

function allowed(settings: PlaceSettings, channel: Channel): PlaceSettings | undefined {
  const others = settings.channels.filter((one) => channelKey(one) !== channelKey(channel));
  if (others.length >= CHANNELS_MAX) return undefined;
  return { ...settings, channels: [...others, { ...channel, name: shortened(channel.name) }] };
}

function shortened(name: string): string {
  return [...name].slice(0, NAME_CHARACTERS_MAX).join("");
}

/** The settings of a chat whose id has changed. */
export function renamed(settings: PlaceSettings, from: string, to: string): PlaceSettings {
  const { channels, daily } = settings;
  const named = <T extends Channel>(one: T): T => (one.id === from ? { ...one, id: to } : one);
  return { ...settings, channels: channels.map(named), ...(daily && { daily: named(daily) }) };
}

export function isUsual({ off, channels, quiet, language, bans = [], daily }: PlaceSettings): boolean {
  const lists = [off, channels, bans];
  return lists.every((list) => list.length === 0) && !quiet && language === undefined && !daily;
}

/** Whether the change takes nothing away from anyone. */
export function onlyOpens(change: SettingsChange): boolean {
  if (change.kind === "language" || change.kind === "unban") return true;
  if (change.kind === "area") return change.on;
  if (change.kind === "daily") return change.post === undefined;
  return change.kind === "quiet" ? !change.on : change.kind === "everywhere" || change.kind === "usual";
}

export function channelAt({ id, topic }: Place, name: string): Channel {
  return { id, ...(topic !== undefined && { topic }), name };
}

/** Identifies a channel or topic in a button. */
export function channelKey({ id, topic }: Pick<Place, "id" | "topic">): string {
  return topic === undefined ? id : `${id}_${topic}`;
}

/** Whether people may play here: a thread counts as the channel that contains it. */
export function isPlayedIn({ channels }: PlaceSettings, place: Place): boolean {
  const here = [channelKey(place), place.parent];
  return channels.length === 0 || channels.some((channel) => here.includes(channelKey(channel)));
}
