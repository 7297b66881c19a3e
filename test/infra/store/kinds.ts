// Kinds of documents that the store's tests keep.

import type { DocumentKind } from "../../../src/infra/store/index.ts";

/** A number that only grows; version 1 was the bare number. */
export const counterKind: DocumentKind<{ count: number }> = {
  name: "test-counter",
  version: 2,
  migrations: { 1: (old) => ({ count: old }) },
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

/** A document of some size. */
export const profileKind: DocumentKind<{ name: string; moves: number[] }> = {
  name: "test-profile",
  version: 1,
  migrations: {},
  parse(value) {
    if (typeof value !== "object" || value === null || !("name" in value) || !("moves" in value)) {
      throw new TypeError("not a profile");
    }
    if (!Array.isArray(value.moves)) throw new TypeError("no moves");
    return { name: String(value.name), moves: value.moves.map(Number) };
  },
};
