// The profile feature: `/profile` with its views, comparisons and maps.

import { type Feature, type PersonalData, storedAs } from "../../src/chat/index.ts";
import {
  handleOf,
  hide,
  lastPlayedIn,
  PLAYER_PUBLIC,
  removeHandle,
  writePlayerId,
} from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Services } from "../kit/services.ts";
import { profile, profilePressCosts, profileScopes } from "./command.ts";
import { openProfileWorker, type ProfileServices, type ProfileWorker } from "./worker/index.ts";

export interface ProfileSettings {
  /** Computes profiles off the main thread; by default in its own worker thread. */
  readonly profileWorker?: ProfileWorker;
}

export function profileFeature(
  services: Services,
  { profileWorker = openProfileWorker() }: ProfileSettings,
): Feature {
  const own = { ...services, profileWorker };
  return {
    commands: [profile(own)],
    presses: Object.fromEntries(profileScopes(own)),
    pressCosts: profilePressCosts,
    personalData: personalData(own),
  };
}

function personalData({ store, now }: ProfileServices): PersonalData {
  return {
    kinds: {
      ...storedAs("stored-shown", PLAYER_PUBLIC.name, "board:players", "board:people"),
      ...storedAs("stored-handle", "person:handle", "handle"),
    },
    export: async (person) => {
      const seen = await PLAYER_PUBLIC.read(store, writePlayerId(person));
      const handle = await handleOf(store, person);
      return {
        ...(seen && { public: { ...seen, lastMatchIn: await lastPlayedIn(store, person, seen.places) } }),
        ...(handle !== undefined && { handle }),
      };
    },
    remove: async (person) => {
      const gameIds = CHAT_GAMES.map(({ id }) => id);
      const removed = [
        await hide(store, person, { gameIds, now: now() }),
        await PLAYER_PUBLIC.remove(store, writePlayerId(person)),
        await removeHandle(store, person),
      ];
      return removed.some(Boolean);
    },
  };
}
