// What a chat's managers have set for it: the document, each change as a pure function, and what a process knows of it.

import { z } from "zod";
import { type Caller, type Place, placeKey } from "../../src/chat/index.ts";
import { believed } from "../../src/infra/believed.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import type { DocumentKind } from "../../src/infra/store/index.ts";
import { REFUSED_POST, type RefusedPost } from "../kit/refused-post.ts";
import type { Services } from "../kit/services.ts";

const DAILY_POST = z.object({
  id: z.string(),
  topic: z.exactOptional(z.string()),
  /** Of the channel; empty if the chat has only one. */
  name: z.string(),
  server: z.exactOptional(z.string()),
  private: z.exactOptional(z.literal(true)),
  /** The minute of the day, in UTC. */
  minute: z.number(),
  /** Used if the chat has no language of its own. */
  locale: z.string(),
  refused: z.exactOptional(REFUSED_POST),
});

const BAN = z.object({ id: z.string(), name: z.string(), at: z.number() });

const SETTINGS = z.object({
  /** Ids of the areas that are switched off. */
  off: z.array(z.string()),
  /** Of what everyone there reads; absent: the platform's, otherwise that of the person who starts. A later version may no
   * longer have it. */
  language: z.exactOptional(z.string()),
  /** People who may not play there, oldest first. */
  bans: z.exactOptional(z.array(BAN)),
  /** Where and when the day's challenge is announced. */
  daily: z.exactOptional(DAILY_POST),
});

export type DailyPost = Readonly<z.infer<typeof DAILY_POST>>;

/** A person banned by the managers: their id on the chat's platform, the name they had, and when (Unix ms). */
export type Ban = Readonly<z.infer<typeof BAN>>;

export type PlaceSettings = Readonly<z.infer<typeof SETTINGS>>;

/** Settings of a server or chat, by `placeKey`. */
export const PLACE_SETTINGS: DocumentKind<PlaceSettings> = documentKind("place-settings", SETTINGS);

/** The key of a person's private chat with the bot, of which only the daily post is set. A person's id is never a chat's:
 * groups have negative ids on Telegram, and Discord numbers people and servers together. */
export function privateKey({ platform, id }: Pick<Caller, "platform" | "id">): string {
  return `${platform}:${id}`;
}

/** The defaults until someone changes them; not stored. */
const USUAL: PlaceSettings = { off: [] };

export const BANS_MAX = 100;
const NAME_CHARACTERS_MAX = 100;

/** Names the target state, never a toggle, so that applying a change twice has the same effect as once. */
export type SettingsChange =
  | { readonly kind: "area"; readonly area: string; readonly on: boolean }
  /** Undefined: no language of its own. */
  | { readonly kind: "language"; readonly language: Locale | undefined }
  /** Undefined: none. */
  | { readonly kind: "daily"; readonly post: DailyPost | undefined }
  /** The daily post was refused; undefined: it arrived, or may again. */
  | { readonly kind: "refused"; readonly refused: RefusedPost | undefined }
  | { readonly kind: "ban"; readonly ban: Ban }
  /** `id`: the person's id. */
  | { readonly kind: "unban"; readonly id: string };

/** The changed settings; undefined if the list of bans is full. */
export function changed(settings: PlaceSettings, change: SettingsChange): PlaceSettings | undefined {
  const { off, language, bans = [], daily } = settings;
  switch (change.kind) {
    case "area": {
      const others = off.filter((area) => area !== change.area);
      return { ...settings, off: change.on ? others : [...others, change.area] };
    }
    case "language":
      return settingsOf({ off, bans, daily, language: change.language });
    case "daily":
      return settingsOf({ off, language, bans, daily: change.post });
    case "refused": {
      if (!daily) return settings;
      const { refused: _before, ...post } = daily;
      return { ...settings, daily: change.refused ? { ...post, refused: change.refused } : post };
    }
    case "ban": {
      if (isBanned(settings, change.ban.id)) return settings;
      if (bans.length >= BANS_MAX) return undefined;
      const name = [...change.ban.name].slice(0, NAME_CHARACTERS_MAX).join("");
      return { ...settings, bans: [...bans, { ...change.ban, name }] };
    }
    case "unban":
      return settingsOf({ off, language, daily, bans: bans.filter(({ id }) => id !== change.id) });
  }
}

type Parts = { readonly [Key in keyof PlaceSettings]: PlaceSettings[Key] | undefined };

function settingsOf({ off = [], language, bans = [], daily }: Parts): PlaceSettings {
  return {
    off,
    ...(language !== undefined && { language }),
    ...(bans.length > 0 && { bans }),
    ...(daily && { daily }),
  };
}

export function isBanned({ bans = [] }: PlaceSettings, person: string): boolean {
  return bans.some(({ id }) => id === person);
}

/** Whether the change takes nothing away from anyone. */
export function onlyOpens(change: SettingsChange): boolean {
  if (change.kind === "area") return change.on;
  if (change.kind === "daily") return change.post === undefined;
  return change.kind !== "ban";
}

/** The settings of a chat whose id has changed, with what was set in the new one before the old one's were found. */
function moved(old: PlaceSettings, present: PlaceSettings, from: string, to: string): PlaceSettings {
  const { daily = present.daily } = old;
  const bans = [...(old.bans ?? []), ...(present.bans ?? []).filter(({ id }) => !isBanned(old, id))];
  return settingsOf({
    off: [...new Set([...old.off, ...present.off])],
    language: present.language ?? old.language,
    bans,
    daily: daily?.id === from ? { ...daily, id: to } : daily,
  });
}

const REMEMBERED_PLACES = 10_000;

type Address = Pick<Caller, "platform"> & Pick<Place, "kind" | "id" | "server">;

/** The stored settings of chats, cached briefly because every press in a group asks for them. */
export interface KnownPlaces {
  /** By `placeKey`. @throws StoreError */
  of(key: string): Promise<PlaceSettings>;
  /** Whether the area is on there; in private it always is. @throws StoreError */
  isOn(place: Address, area: string): Promise<boolean>;
  /** One atomic update; undefined if the list of bans is full. @throws StoreError */
  change(key: string, change: SettingsChange): Promise<PlaceSettings | undefined>;
  /** Moves the settings from one key to the other; may be called more than once. Resolves to those there.
   * @throws StoreError */
  move(from: string, to: string): Promise<PlaceSettings>;
  /** Restores the defaults there. @throws StoreError */
  forget(key: string): Promise<void>;
}

export function knownPlaces({ store, now }: Pick<Services, "store" | "now">): KnownPlaces {
  const read = async (key: string) => (await store.read(PLACE_SETTINGS, key)) ?? USUAL;
  const known = believed<PlaceSettings>(read, { max: REMEMBERED_PLACES, now });
  const update = async (key: string, by: (stored: PlaceSettings) => PlaceSettings | undefined) => {
    // A failed write may still have arrived, so nothing stays cached in the meantime.
    known.forget(key);
    const settings = await store.update(PLACE_SETTINGS, key, (stored) => {
      const result = by(stored ?? USUAL);
      const isUsual = result?.off.length === 0 && Object.keys(result).length === 1;
      return { next: isUsual ? null : result, result };
    });
    if (settings) known.keep(key, settings);
    return settings;
  };
  return {
    of: known.of,
    async isOn(place, area) {
      const key = placeKey(place, place);
      return key === undefined || !(await known.of(key)).off.includes(area);
    },
    change: (key, change) => update(key, (stored) => changed(stored, change)),
    async move(from, to) {
      const old = await store.read(PLACE_SETTINGS, from);
      if (!old) return read(to);
      const settings = await update(to, (present) => moved(old, present, idIn(from), idIn(to)));
      await this.forget(from);
      return settings ?? USUAL;
    },
    async forget(key) {
      await store.remove(PLACE_SETTINGS, key);
      known.forget(key);
    },
  };
}

/** The chat's id in its key. */
function idIn(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
