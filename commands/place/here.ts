// What the pages about a chat are built from.

import type { Area, Place } from "../../src/chat/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import type { PlaceSettings } from "./settings.ts";

/** The name of the first such page. */
export const HERE_PAGE = "here";

export interface Here {
  readonly settings: PlaceSettings;
  readonly areas: readonly Area[];
  readonly place: Place;
  readonly locale: Locale;
  /** See `aboutOf`. */
  readonly about: string;
}
