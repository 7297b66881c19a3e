// Names that people gave to strategies, as they are stored: a list by owner, and a claim by name. A
// name stands for a strategy with settings, or for a file of its owner's in several versions.

import { z } from "zod";
import type { MatchTally } from "../../core/matches/index.ts";
import type { DocumentKind, Store } from "../../infra/store/index.ts";

/** Rounds won, lost and drawn against each opponent of a trial. */
export interface Trial {
  readonly game: string;
  readonly results: readonly ({ readonly opponent: string } & MatchTally)[];
}

/** A file as it was submitted under a name. A new version is a new entrant. */
export interface FileVersion {
  /** `file:…`. */
  readonly id: string;
  /** From 1, also where the oldest ones are gone. */
  readonly version: number;
  /** Unix ms; until `publicAt` it is a draft, which nobody but its author meets. */
  readonly submittedAt: number;
  readonly publicAt: number;
  /** The games that it plays, by id. */
  readonly games: readonly string[];
  /** By game: a hash of all its moves in the trial, where equal play gives equal moves. */
  readonly behaviour: Readonly<Record<string, string>>;
  /** By game: whose play it repeated move by move when it was submitted. */
  readonly copyOf?: Readonly<Record<string, string>>;
  /** What its author says of it. */
  readonly note?: string;
  /** Of the command that submitted it: a command delivered twice makes one version. */
  readonly event: string;
}

/** The newest version, and those before it, the latest first. */
interface RegisteredFile extends FileVersion {
  readonly earlier: readonly FileVersion[];
}

/** A registration, stored and exported in this form. */
export interface Registration {
  readonly name: string;
  /** A canonical strategy id; of a file, its newest version. */
  readonly strategy: string;
  readonly gauntlet: Trial;
  readonly file?: RegisteredFile;
}

/** An entry of the owner's list, with the claim on its name. */
export type Listed = Registration & {
  readonly claim: string;
  /** Files that are stored for it and do not stand in it: a submission that has not ended. */
  readonly pending?: readonly string[];
};

const count = z.int().nonnegative();

const version = z.strictObject({
  id: z.string(),
  version: count,
  submittedAt: z.number(),
  publicAt: z.number(),
  games: z.array(z.string()),
  behaviour: z.record(z.string(), z.string()),
  copyOf: z.record(z.string(), z.string()).optional(),
  note: z.string().optional(),
  event: z.string(),
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
export const LIST: DocumentKind<readonly Listed[]> = {
  name: "registrations",
  version: 1,
  losable: ["*", "*.file.earlier.*", "*.file.note", "*.file.copyOf", "*.pending"],
  parse: (value) => z.array(listed).parse(value) as readonly Listed[],
};

const claimed = z.strictObject({ owner: z.string(), claim: z.string() });

/** The owner of a name; valid only while the owner's list has an entry with the same claim. */
export type Claimed = z.infer<typeof claimed>;

export const NAME: DocumentKind<Claimed> = {
  name: "registered-name",
  version: 1,
  parse: (value) => claimed.parse(value),
};

/** What of an owner's list is theirs: an entry counts while its name is claimed for it. */
export async function claimedOf(store: Store, owner: string): Promise<readonly Listed[]> {
  const all = (await store.read(LIST, owner)) ?? [];
  const claims = await Promise.all(all.map(({ name }) => store.read(NAME, name)));
  return all.filter(({ claim }, at) => claims[at]?.claim === claim);
}

/** All versions that are kept, the newest first. */
export function versionsOf({ file }: Pick<Registration, "file">): readonly FileVersion[] {
  if (!file) return [];
  const { earlier, ...newest } = file;
  return [newest, ...earlier];
}

/** The version that everybody meets: the newest whose day as a draft is over. */
export function publicVersion(registration: Registration, now: number): FileVersion | undefined {
  return versionsOf(registration).find(({ publicAt }) => publicAt <= now);
}
