// What is stored of a person who removed the bot: that they did, until they are forgotten for it.

import type { PersonalData, Platform } from "../../../src/chat/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { FORGOTTEN_AFTER_MS, goneSince, readDeparted, removeDeparted } from "./stored.ts";

export function departuresData(store: Store): PersonalData {
  const whose = ({ platform, id }: { readonly platform: string; readonly id: string }) =>
    ({ kind: "person", platform: platform as Platform, id }) as const;
  const iso = (at: number): string => new Date(at).toISOString();
  return {
    kinds: ["departure", "board:departures"],
    export: async (person) => {
      const since = goneSince(await readDeparted(store, whose(person)));
      if (since === undefined) return {};
      return { removedBot: { at: iso(since), forgottenAt: iso(since + FORGOTTEN_AFTER_MS) } };
    },
    remove: (person) => removeDeparted(store, whose(person)),
  };
}
