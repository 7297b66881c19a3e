// The platforms that there are. A new one is a folder here and a line in this list.

import { discord } from "./discord/entry.ts";
import type { PlatformEntry } from "./entry.ts";
import { telegram } from "./telegram/entry.ts";
import { terminal } from "./terminal/entry.ts";

export type { ConfiguredPlatform } from "./entry.ts";

/** In the order in which their variables stand in `.env.example`. */
export const PLATFORMS: readonly PlatformEntry[] = [discord, telegram, terminal];
