// The list of platforms; add a folder here and a line below.

import { discord } from "./discord/entry.ts";
import type { PlatformEntry } from "./entry.ts";
import { telegram } from "./telegram/entry.ts";

export type { ConfiguredPlatform } from "./entry.ts";

/** In the order of their variables in `.env.example`. */
export const PLATFORMS: readonly PlatformEntry[] = [
  discord,
  telegram,
  { id: "terminal", name: "the terminal", examplePerson: "local" },
];
