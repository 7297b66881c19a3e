// The stored settings of chats, cached briefly because every press in a group asks for them.

import { type Caller, type Place, placeKey } from "../../src/chat/index.ts";
import { believed } from "../../src/infra/believed.ts";
import type { Services } from "../kit/services.ts";
import {
  changed,
  isUsual,
  PLACE_SETTINGS,
  type PlaceSettings,
  renamed,
  type SettingsChange,
  USUAL,
} from "./settings.ts";

const REMEMBERED_PLACES = 10_000;

type Address = Pick<Caller, "platform"> & Pick<Place, "kind" | "id" | "server">;

export interface KnownPlaces {
  /** By `placeKey`. @throws StoreError */
  of(key: string): Promise<PlaceSettings>;
  /** Whether the area is on there; in private it always is. @throws StoreError */
  isOn(place: Address, area: string): Promise<boolean>;
  /** Whether the bot posts there only what someone asked for. @throws StoreError */
  isQuiet(place: Address): Promise<boolean>;
  /** One atomic update; undefined if the list of channels or of bans is full. @throws StoreError */
  change(key: string, change: SettingsChange): Promise<PlaceSettings | undefined>;
  /** Moves the settings from one key to the other, unless the other already has some. Resolves to what it stored there.
   * @throws StoreError */
  move(from: string, to: string): Promise<PlaceSettings | undefined>;
  /** Restores the defaults there. @throws StoreError */
  forget(key: string): Promise<void>;
}

export function knownPlaces({ store, now }: Pick<Services, "store" | "now">): KnownPlaces {
  const read = async (key: string) => (await store.read(PLACE_SETTINGS, key)) ?? USUAL;
  const { of, keep, forget } = believed<PlaceSettings>(read, { max: REMEMBERED_PLACES, now });
  const at = async (place: Address): Promise<PlaceSettings> => {
    const key = placeKey(place, place);
    return key === undefined ? USUAL : of(key);
  };
  return {
    of,
    isOn: async (place, area) => !(await at(place)).off.includes(area),
    isQuiet: async (place) => (await at(place)).quiet === true,
    async change(key, change) {
      // A failed write may still have arrived, so nothing stays cached in the meantime.
      forget(key);
      const settings = await store.update(PLACE_SETTINGS, key, (stored) => {
        const result = changed(stored ?? USUAL, change);
        return { next: result && isUsual(result) ? null : result, result };
      });
      if (settings) keep(key, settings);
      return settings;
    },
    async move(from, to) {
      const settings = await store.read(PLACE_SETTINGS, from);
      if (!settings) return undefined;
      forget(to);
      const moved = await store.update(PLACE_SETTINGS, to, (present) => {
        const next = present ? undefined : renamed(settings, idIn(from), idIn(to));
        return { next, result: next };
      });
      forget(to);
      await this.forget(from);
      return moved;
    },
    async forget(key) {
      forget(key);
      await store.remove(PLACE_SETTINGS, key);
      // A concurrent read may have cached it again.
      forget(key);
    },
  };
}

/** The chat's id in its key. */
function idIn(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
