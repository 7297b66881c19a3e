// How people are asked for duels: their blocks, whose duels they take, and what a place allows.

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

/** Parts of the duel's feature. */
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
    // That somebody has blocked the person is told to nobody, and so is by what name.
    export: async (person) => {
      const { takes } = await ownPreferences(store, person);
      const blocked = await ownBlocks(store, person);
      if (!takes && blocked.length === 0) return {};
      return { duelManners: { ...(takes && { takes }), ...(blocked.length > 0 && { blocked }) } };
    },
    remove: async (person) => {
      await unnameAll(store, person);
      await forgetBlockedNames(store, person);
      return removePreferences(store, person);
    },
  };
}
