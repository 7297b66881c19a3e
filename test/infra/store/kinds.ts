// Kinds of documents used in the store's tests.

import { z } from "zod";
import type { DocumentKind } from "../../../src/infra/store/index.ts";

/** A number that only grows. */
export const counterKind: DocumentKind<{ count: number }> = {
  name: "test-counter",
  parse(value) {
    if (
      typeof value !== "object" ||
      value === null ||
      !("count" in value) ||
      typeof value.count !== "number"
    ) {
      throw new TypeError("not a counter");
    }
    return { count: value.count };
  },
};

/** A larger document. */
export const profileKind: DocumentKind<{ name: string; moves: number[] }> = {
  name: "test-profile",
  parse(value) {
    if (typeof value !== "object" || value === null || !("name" in value) || !("moves" in value)) {
      throw new TypeError("not a profile");
    }
    if (!Array.isArray(value.moves)) throw new TypeError("no moves");
    return { name: String(value.name), moves: value.moves.map(Number) };
  },
};

/** Rounds that must not be lost, and matches that may be, or only their `at`. */
const season = z.strictObject({
  rounds: z.int().nonnegative(),
  matches: z.array(z.strictObject({ id: z.string(), at: z.int().optional() })),
});

export const seasonKind: DocumentKind<z.infer<typeof season>> = {
  name: "test-season",
  losable: ["matches.*", "matches.*.at"],
  parse: (value) => season.parse(value),
};
