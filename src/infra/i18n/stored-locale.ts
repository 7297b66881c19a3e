// A language as documents store it; they must stay readable if a later version drops that language.

import { z } from "zod";
import { nearestLocale } from "./index.ts";

/** Reads any tag as the nearest supported language. */
export const STORED_LOCALE = z.string().transform(nearestLocale);
