// Worker thread that builds models from long histories.

import type { FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { buildModel, type ModelInput } from "./build-model.ts";

/** Training draws no random numbers. */
const NO_RANDOM = { below: () => 0, unit: () => 0 };

serveThread((input: ModelInput): FortuneTellerState => buildModel(input, NO_RANDOM).state());
