// A language as documents keep it: one that a later version drops must not make them unreadable.

import { z } from "zod";
import { nearestLocale } from "./index.ts";

/** Reads any tag as the nearest supported language. */
export const STORED_LOCALE = z.string().transform(nearestLocale);
