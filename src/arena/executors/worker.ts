// Plays registry strategies in a thread.

import { createStrategy } from "../../core/strategies/index.ts";
import { playingWith } from "./serve.ts";

export const play = playingWith(createStrategy);
