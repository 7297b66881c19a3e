// The feature module of `/model`. Models are derived from stored rounds, so it stores nothing.

import { type Feature, NO_PERSONAL_DATA } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import type { Models } from "../play/index.ts";
import { MODEL_SCOPE, model, modelPress } from "./command.ts";

export function modelFeature(services: Services, models: Models): Feature {
  const own = { ...services, models };
  return {
    commands: [model(own)],
    presses: { [MODEL_SCOPE]: modelPress(own) },
    personalData: NO_PERSONAL_DATA,
  };
}
