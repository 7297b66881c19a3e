// What is stored of registrations: one document for each owner, who lists strategies, and one for
// each name, which says whose it is.

import { z } from "zod";
import type { DocumentKind } from "../../../src/infra/store/index.ts";
import type { Trial } from "./trial.ts";

const count = z.int().nonnegative();

/** A strategy under a name of its own. */
export interface Registration {
  readonly name: string;
  /** A canonical strategy id. */
  readonly strategy: string;
  readonly gauntlet: Trial;
}

/** One strategy in its owner's list, with the claim on the name that belongs to this listing. */
export type Listed = Registration & { readonly claim: string };

const listed = z.strictObject({
  name: z.string(),
  strategy: z.string(),
  gauntlet: z.strictObject({
    game: z.string(),
    results: z.array(z.strictObject({ opponent: z.string(), wins: count, losses: count, draws: count })),
  }),
  claim: z.string(),
});

/** The list of an owner, oldest first. The document's id is the owner's, as players are written. */
export const LIST: DocumentKind<readonly Listed[]> = {
  name: "registrations",
  version: 1,
  migrations: {},
  parse: (value) => z.array(listed).parse(value),
};

const claimed = z.strictObject({ owner: z.string(), claim: z.string() });

/** Who has a name. It counts only while the owner lists the name under the same claim. The
 * document's id is the name. */
export type Claimed = z.infer<typeof claimed>;

export const NAME: DocumentKind<Claimed> = {
  name: "registered-name",
  version: 1,
  migrations: {},
  parse: (value) => claimed.parse(value),
};
