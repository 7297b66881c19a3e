// Registered strategies: valid names, and two documents, a list per owner and a claim per name.

import { z } from "zod";
import { strategyNames } from "../../../src/core/strategies/index.ts";
import type { DocumentKind } from "../../../src/infra/store/index.ts";
import type { Trial } from "./trial.ts";

/** 3 to 24 characters, first a letter, because a number parses as a match length. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;

/** Words with another meaning where strategies are named. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Why this is no valid name; undefined for a valid one. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** Normalizes a typed name. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** A registration, stored and exported in this form. */
export interface Registration {
  readonly name: string;
  /** A canonical strategy id. */
  readonly strategy: string;
  readonly gauntlet: Trial;
}

/** An entry of the owner's list, with the claim on its name. */
export type Listed = Registration & { readonly claim: string };

const count = z.int().nonnegative();

const listed = z.strictObject({
  name: z.string(),
  strategy: z.string(),
  gauntlet: z.strictObject({
    game: z.string(),
    results: z.array(z.strictObject({ opponent: z.string(), wins: count, losses: count, draws: count })),
  }),
  claim: z.string(),
});

/** An owner's list, oldest first, keyed by `platform:id`. */
export const LIST: DocumentKind<readonly Listed[]> = {
  name: "registrations",
  version: 1,
  migrations: {},
  parse: (value) => z.array(listed).parse(value),
};

const claimed = z.strictObject({ owner: z.string(), claim: z.string() });

/** The owner of a name; valid only while the owner's list has an entry with the same claim. */
export type Claimed = z.infer<typeof claimed>;

export const NAME: DocumentKind<Claimed> = {
  name: "registered-name",
  version: 1,
  migrations: {},
  parse: (value) => claimed.parse(value),
};
