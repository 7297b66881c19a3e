// What a thread plays: strategies of the registry.

import { createStrategy } from "../../core/strategies/index.ts";
import { playingWith } from "./serve.ts";

export const play = playingWith(createStrategy);
