// How people may be asked for duels: whom they've blocked, whose duels they accept, and what a chat allows.

import type { PersonalData } from "../../../src/chat/index.ts";
import {
  forgetBlockedNames,
  ownBlocks,
  ownPreferences,
  removePreferences,
  unnameAll,
} from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import type { OpenSettings } from "../../kit/settings-page.ts";
import { preferencesCommand } from "./command.ts";
import { othersPages } from "./pages.ts";

/** The parts of the duel feature that cover preferences. */
export function duelPreferences(services: Services, open: OpenSettings) {
  return {
    commands: [preferencesCommand(services, open)],
    pages: othersPages(services),
    personalData: preferencesData(services),
  };
}

function preferencesData({ store }: Pick<Services, "store">): PersonalData {
  return {
    kinds: ["person:duel-manners", "duel-blocked"],
    // People never learn that someone has blocked them, nor by which name.
    export: async (person) => {
      const { takes } = await ownPreferences(store, person);
      const blocked = await ownBlocks(store, person);
      if (!takes && blocked.length === 0) return {};
      return { duelPreferences: { ...(takes && { takes }), ...(blocked.length > 0 && { blocked }) } };
    },
    remove: async (person) => {
      await unnameAll(store, person);
      await forgetBlockedNames(store, person);
      return removePreferences(store, person);
    },
  };
}
