// The list of scenarios in the order they run; the one that grows the store comes first.

import { bare } from "./bare.ts";
import { killed, masterLost, outage, restart } from "./faults.ts";
import { hour } from "./hour.ts";
import { limits } from "./limits.ts";
import type { Scenario } from "./scenario.ts";
import { sizes } from "./sizes.ts";
import { steady } from "./steady.ts";

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...{ bare, sizes, steady, restart, process: killed, outage, hour, limits, master: masterLost },
};
