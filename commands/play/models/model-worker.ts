// A thread that builds models of players, so that nobody waits while one comes back after a long
// time.

import type { FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { buildModel, type ModelInput } from "./build-model.ts";

/** A model that is only built draws nothing. */
const NO_RANDOM = { below: () => 0, unit: () => 0 };

serveThread((input: ModelInput): FortuneTellerState => buildModel(input, NO_RANDOM).state());
