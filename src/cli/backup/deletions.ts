// `gadalka deletions`: whose data were deleted, as keyed hashes, in a file to keep apart from the backups.

import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { readConfig } from "../../app/config.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { beginDeletionList, type NotedDeletion } from "../../people/index.ts";
import { whole } from "./file.ts";
import { assertWhole, notedDeletions, withStoreAndCopy } from "./stores.ts";

const FORMAT = "gadalka-deletions-1";

const HEAD = z.strictObject({
  format: z.literal(FORMAT),
  /** Since when it has every deletion, and when it was made; Unix ms. */
  since: z.number(),
  madeAt: z.number(),
});
const LINE = z.strictObject({ hash: z.string().regex(/^[\w-]+\.[\w-]+$/), at: z.number() });
const END = z.strictObject({ end: z.number() });

export interface DeletionList {
  readonly since: number;
  readonly madeAt: number;
  readonly noted: readonly NotedDeletion[];
}

/** Writes the list of the configured store. @throws ConfigProblem. */
export async function deletionsHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  // Before the store is read: what is noted meanwhile is in it or not.
  const madeAt = Date.now();
  const list = await withStoreAndCopy(config, async (store, copy) => {
    await assertWhole(store);
    const since = await beginDeletionList(store, madeAt);
    return { since, madeAt, noted: await notedDeletions(config, copy) };
  });
  await whole(out, (beside) => writeFile(beside, textOf(list), { mode: 0o600, flush: true }));
  process.stdout.write(`${out}: ${list.noted.length} hashes, of all deletions since ${iso(list.since)}.\n`);
}

function textOf({ since, madeAt, noted }: DeletionList): string {
  const sorted = noted.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const lines = [{ format: FORMAT, since, madeAt }, ...sorted, { end: noted.length }];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** Reads such a file. @throws ConfigProblem where it is damaged, cut off or something else. */
export async function readDeletionList(path: string): Promise<DeletionList> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new ConfigProblem("--deletions", `${path} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const values = text
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    const { since, madeAt } = HEAD.parse(values[0]);
    const noted = values.slice(1, -1).map((value) => LINE.parse(value));
    if (END.parse(values.at(-1)).end !== noted.length) throw new Error("lines are missing");
    return { since, madeAt, noted };
  } catch (cause) {
    throw new ConfigProblem("--deletions", `${path} is no whole list of deletions; take another copy.`, {
      cause,
    });
  }
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}
