// The account feature: `/privacy`, `/data`, `/start` and `/help`.

import { type Feature, NO_PERSONAL_DATA } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { help, start } from "./help.ts";
import { DATA_SCOPE, data, dataPress, privacy } from "./privacy.ts";

/** `others`: the features that `/help` lists and whose personal data `/data` covers. */
export function accountFeature(services: Services, others: readonly Feature[]): Feature {
  const all = others.map(({ personalData }) => personalData);
  const commands = [privacy(), data(all), start()];
  const listed = [...others.flatMap((feature) => feature.commands), ...commands];
  return {
    commands: [...commands, help(listed, services)],
    presses: { [DATA_SCOPE]: dataPress(services, all) },
    personalData: NO_PERSONAL_DATA,
  };
}
