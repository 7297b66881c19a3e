// What the fortune-teller believes of a person, in that person's hands: `/model`. What it believes
// is derived from the rounds that matches keep, so nothing else is stored.

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
