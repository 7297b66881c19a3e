// The duel feature.

import type { Feature } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { DUEL_AREA, manners } from "./manners/index.ts";

export function duelFeature(services: Services): Feature {
  return { ...manners(services), areas: { all: [DUEL_AREA], of: () => undefined } };
}
