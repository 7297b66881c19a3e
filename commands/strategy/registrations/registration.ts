// A strategy under a name that somebody gave it: what may be a name, and what is stored. One
// document for each owner lists strategies, one for each name says whose it is.

import { z } from "zod";
import { strategyNames } from "../../../src/core/strategies/index.ts";
import type { DocumentKind } from "../../../src/infra/store/index.ts";
import type { Trial } from "./trial.ts";

/** 3 to 24 characters; the first is a letter: a number is a length where an opponent is typed. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;

/** Words that mean something else where strategies are named. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Why this cannot be a name; undefined where it can. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** A name as it is stored, of what was typed. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Stored and exported as it is here. */
export interface Registration {
  readonly name: string;
  /** A canonical strategy id. */
  readonly strategy: string;
  /** How it did in its trial. */
  readonly gauntlet: Trial;
}

/** One strategy in its owner's list, with the claim on the name that belongs to this listing. */
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

/** The list of an owner, oldest first, by the owner's `platform:id`. */
export const LIST: DocumentKind<readonly Listed[]> = {
  name: "registrations",
  version: 1,
  migrations: {},
  parse: (value) => z.array(listed).parse(value),
};

const claimed = z.strictObject({ owner: z.string(), claim: z.string() });

/** Who has a name, by the name. It counts only while the owner lists it under the same claim. */
export type Claimed = z.infer<typeof claimed>;

export const NAME: DocumentKind<Claimed> = {
  name: "registered-name",
  version: 1,
  migrations: {},
  parse: (value) => claimed.parse(value),
};
