// Stored names that people gave to strategies: a list per owner, and a claim per name. A name refers to a strategy with
// settings, or to a file of its owner's in several versions.

import { type ZodType, z } from "zod";
import type { MatchTally } from "../../core/matches/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

/** Rounds won, lost and drawn against each opponent of a trial. */
export interface Trial {
  readonly game: string;
  readonly results: readonly ({ readonly opponent: string } & MatchTally)[];
}

/** A file submitted under a name. A new version is a new entrant. */
export interface FileVersion {
  /** `file:…`. */
  readonly id: string;
  /** Counts from 1, even if the oldest versions are gone. */
  readonly version: number;
  /** Unix ms. */
  readonly submittedAt: number;
  /** Ids of the games it plays. */
  readonly games: readonly string[];
  /** The author's description. */
  readonly note?: string;
}

/** The newest version, and the earlier ones, latest first. */
interface RegisteredFile extends FileVersion {
  readonly earlier: readonly FileVersion[];
}

/** A registration, stored and exported in this form. */
export interface Registration {
  readonly name: string;
  /** A canonical strategy id; for a file, that of its newest version. */
  readonly strategy: string;
  readonly gauntlet: Trial;
  readonly file?: RegisteredFile;
}

/** An entry of the owner's list, with the claim on its name. */
export type Listed = Registration & {
  readonly claim: string;
  /** Files stored for it that aren't listed in it yet: a submission that hasn't finished. */
  readonly pending?: readonly string[];
};

const count = z.int().nonnegative();

const version = z.strictObject({
  id: z.string(),
  version: count,
  submittedAt: z.number(),
  games: z.array(z.string()),
  note: z.string().optional(),
});

const listed = z.strictObject({
  name: z.string(),
  strategy: z.string(),
  gauntlet: z.strictObject({
    game: z.string(),
    results: z.array(z.strictObject({ opponent: z.string(), wins: count, losses: count, draws: count })),
  }),
  file: version.extend({ earlier: z.array(version) }).optional(),
  claim: z.string(),
  pending: z.array(z.string()).optional(),
});

/** An owner's list, oldest first, keyed by `platform:id`. */
export const LIST = documentKind("registrations", z.array(listed) as ZodType<readonly Listed[]>);

const claimed = z.strictObject({ owner: z.string(), claim: z.string() });

/** The owner of a name; valid only while the owner's list has an entry with the same claim. */
export type Claimed = z.infer<typeof claimed>;

export const NAME = documentKind<Claimed>("registered-name", claimed);

/** The entries of an owner's list whose names are still claimed for them. */
export async function claimedOf(store: Store, owner: string): Promise<readonly Listed[]> {
  const all = (await store.read(LIST, owner)) ?? [];
  const claims = await Promise.all(all.map(({ name }) => store.read(NAME, name)));
  return all.filter(({ claim }, at) => claims[at]?.claim === claim);
}

/** All stored versions, newest first. */
export function versionsOf({ file }: Pick<Registration, "file">): readonly FileVersion[] {
  if (!file) return [];
  const { earlier, ...newest } = file;
  return [newest, ...earlier];
}
