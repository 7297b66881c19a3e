// Kinds of documents used in the store's tests.

import { z } from "zod";
import type { DocumentKind } from "../../../src/infra/store/index.ts";

function kindOf<T>(name: string, schema: z.ZodType<T>): DocumentKind<T> {
  return { name, parse: (value) => schema.parse(value) };
}

export const counterKind = kindOf("test-counter", z.object({ count: z.number() }));
export const profileKind = kindOf("test-profile", z.object({ name: z.string(), moves: z.array(z.int()) }));
