// What is stored of a person's budgets for dear things, where several processes share them.

import { type PersonalData, removeSharedBudgets, sharedBudgets } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";

export function budgetsData({ store }: Pick<Services, "store">): PersonalData {
  return {
    kinds: ["budgets-of"],
    export: async (person) => {
      const budgets = await sharedBudgets(store, writePlayerId(person));
      return budgets ? { budgets } : {};
    },
    remove: (person) => removeSharedBudgets(store, writePlayerId(person)),
  };
}
