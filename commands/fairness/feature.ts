// The fairness feature: `/fairness`, the host's pledge and its told keys.

import { type Feature, NO_PERSONAL_DATA } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { fairnessView } from "./view.ts";

export function fairnessFeature({ host }: Pick<Services, "host">): Feature {
  return {
    commands: [
      {
        name: "fairness",
        typedOnly: true,
        reachedBy: "help",
        subcommands: [
          { name: "fairness", options: [], audience: "caller", byLink: true, brief: "fairness-brief" },
        ],
        run: async ({ caller: { locale } }) => ({
          type: "post",
          view: fairnessView(host, locale),
          audience: "caller",
        }),
      },
    ],
    presses: {},
    openToBanned: () => true,
    personalData: NO_PERSONAL_DATA,
  };
}
