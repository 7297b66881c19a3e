// The feature module of `/model`. Models are derived from stored rounds, so it stores nothing.

import type { Feature } from "../../src/chat/index.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { Sessions } from "../play/index.ts";
import { MODEL_SCOPE, model, modelPress } from "./command.ts";
import { Models } from "./models.ts";
import { memoryPages } from "./pages.ts";

export interface ModelFeature extends Feature {
  /** Pages of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
}

export function modelFeature(services: Services, { bots }: Sessions): ModelFeature {
  const own = { ...services, models: new Models(services.store, bots, services.now) };
  return {
    commands: [model(own)],
    pages: memoryPages(own),
    presses: { [MODEL_SCOPE]: modelPress(own) },
    openToBanned: () => true,
    personalData: { kinds: {}, export: async () => ({}), remove: async () => false },
  };
}
