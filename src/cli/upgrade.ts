// `gadalka upgrade --check`: what this version would change in a store that another version wrote. It only reads.

// Every kind that a store may hold.
import "../app/app.ts";

import { readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typedHere } from "../infra/console/typed.ts";
import { kindNamed } from "../infra/document-kind.ts";
import { PACKAGE } from "../infra/source-hash.ts";
import type { StoreCopy } from "../infra/store/copy.ts";
import { type Reading, readingOf } from "../infra/store/document-text.ts";
import { hasDataFile, StoreError } from "../infra/store/index.ts";
import { assertKnownForm, kindOfKey, STORE_FORM } from "../infra/store/keys.ts";
import { openStoreCopy } from "../infra/store/open-copy.ts";
import { readerOf } from "./backup/backup.ts";

/** Documents by kind. */
type Counts = Record<Reading | "unknown", Map<string, number>>;

/** What a store holds. */
interface Contents {
  readonly documents: number;
  readonly members: number;
  readonly counts: Counts;
}

/** Prints what would happen; the exit code is 1 if something wouldn't be readable. @throws ConfigProblem */
export async function checkUpgrade(): Promise<void> {
  const config = readConfig(process.env);
  const { redisUrl, dataDir } = config;
  const variable = redisUrl ? "REDIS_URL" : "DATA_DIR";
  if (!redisUrl && !hasDataFile(dataDir))
    throw new ConfigProblem(variable, `there's no store in ${dataDir} yet, so nothing would change.`);
  try {
    const copy = await openStoreCopy(config, true);
    try {
      const form = await copy.form();
      assertKnownForm("this store", form);
      const contents = await contentsOf(copy, readerOf(config));
      process.stdout.write(`${linesOf(form, contents).join("\n")}\n`);
      process.exitCode = lostIn(contents.counts) === 0 ? 0 : 1;
    } finally {
      await copy.close();
    }
  } catch (error) {
    throw error instanceof StoreError ? new ConfigProblem(variable, `${error.message}.`) : error;
  }
}

async function contentsOf(copy: StoreCopy, textOf: ReturnType<typeof readerOf>): Promise<Contents> {
  const of = (): Map<string, number> => new Map();
  const counts: Counts = { current: of(), earlier: of(), refused: of(), damaged: of(), unknown: of() };
  let [documents, members] = [0, 0];
  for await (const records of copy.records())
    for (const record of records) {
      const name = kindOfKey(record.key);
      if (typeof record.value !== "string") {
        members += record.value.length;
        continue;
      }
      documents++;
      const text = textOf(record);
      const kind = kindNamed(name);
      const reading = text === undefined ? "damaged" : kind ? readingOf(kind, record.key, text) : "unknown";
      counts[reading].set(name, 1 + (counts[reading].get(name) ?? 0));
    }
  return { documents, members, counts };
}

/** What this version couldn't read, by why. */
const LOST = {
  refused: "Refused, because of their version",
  damaged: "Not readable in full; the bot quarantines what it can't read",
  unknown: "Of kinds that this version doesn't know, and leaves alone",
} as const;
const LOSSES = Object.keys(LOST) as (keyof typeof LOST)[];

function lostIn(counts: Counts): number {
  return LOSSES.reduce((sum, why) => sum + sumOf(counts[why]), 0);
}

function linesOf(form: number, { documents, members, counts }: Contents): readonly string[] {
  const isSame = form === STORE_FORM && counts.earlier.size === 0;
  const store = form === 0 ? "none" : String(form);
  return [
    `The store's form: ${store}. Version ${PACKAGE.version} writes form ${STORE_FORM}.`,
    `Read: ${documents} documents, ${members} leaderboard entries.`,
    counts.earlier.size > 0
      ? `Would be rewritten, each when it's next used: ${listed(counts.earlier)}.`
      : "Would be rewritten: nothing.",
    ...LOSSES.flatMap((why) => (counts[why].size > 0 ? [`${LOST[why]}: ${listed(counts[why])}.`] : [])),
    isSame
      ? "Going back: possible, to any version that writes this form."
      : `Going back: only with a backup from before the update. Earlier versions don't know form ${STORE_FORM}.`,
    isSame && lostIn(counts) === 0
      ? "Backup: as usual."
      : `Backup: make one first, with the version that runs now: ${typedHere("backup --out FILE")}`,
    lostIn(counts) === 0
      ? "You can update."
      : "Don't update yet: what's listed above wouldn't be there for its players.",
  ];
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
