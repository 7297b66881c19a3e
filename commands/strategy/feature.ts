import type { Feature } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { STRATEGY_SCOPE, strategy, strategyPress } from "./command.ts";
import { WITHDRAW_SCOPE, withdrawPress } from "./register.ts";
import { registrationsOf, removeAllRegistrations } from "./registrations/ledger.ts";

export function strategyFeature(services: Services): Feature {
  const { store } = services;
  return {
    commands: [strategy(services)],
    presses: { [STRATEGY_SCOPE]: strategyPress, [WITHDRAW_SCOPE]: withdrawPress(services) },
    personalData: {
      kinds: ["registrations", "registered-name"],
      export: async (person) => ({ strategies: await registrationsOf(store, person) }),
      remove: (person) => removeAllRegistrations(store, person),
    },
  };
}
