// Bundles for the tests: made in this process, in a folder of their own, and taken apart again.

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { writeHeader } from "../../../src/arena/bundles/header.ts";
import {
  type BundleContents,
  type BundleSigner,
  type MakeOptions,
  makeBundle,
  tournamentContents,
} from "../../../src/arena/bundles/index.ts";
import {
  type MatchExecutor,
  memoryLedger,
  type Plan,
  runTournament,
  type StrategySources,
  strategySourcesOf,
  threadExecutor,
} from "../../../src/arena/index.ts";
import { CHAIN_DAYS, earlierKey, signFile, signPledge } from "../../../src/core/fairness/index.ts";
import { endAfterFile } from "../../ends.ts";
import { fileOf, type MadeFile, manyFiles } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-bundles-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const SECRET = new Uint8Array(32).fill(7);
const pledge = signPledge(
  { anchor: earlierKey(new Uint8Array(32).fill(9), CHAIN_DAYS), firstDay: 20_000 },
  SECRET,
);

/** A host that signs. */
export const host: BundleSigner = {
  pledge,
  signFile: (what, digest) => signFile(pledge, what, digest, SECRET),
};

export const FILES = manyFiles(3);

/** Fails after four rounds. */
export const LAZY = fileOf(
  "export function move(history) {\n  if (history.length === 4) throw new Error('no');\n  return 0;\n}",
);

export function materialsIn(files: readonly MadeFile[]): StrategySources {
  return strategySourcesOf(files.map(({ id, bytes }) => [id, bytes]));
}

/** By default two strategies from the registry and two files. */
export function planWith(more: Partial<Plan> = {}, files: readonly MadeFile[] = FILES.slice(0, 2)): Plan {
  const builtIns = ["markov:order=2", "copy"].map((strategy) => ({ name: strategy, strategy }));
  const made = files.map(({ id }, at) => ({ name: `file ${at + 1}`, strategy: id }));
  return {
    ...{
      game: "rps",
      entrants: [...builtIns, ...made],
      system: "round-robin",
      match: 30,
      seed: 5,
      matchMs: 60_000,
    },
    ...more,
  };
}

/** Plays anything from `FILES` and `LAZY`, in threads shared by all tests of a file, because they take longer to start
 * than most tests take. */
export function sharedExecutor(): MatchExecutor {
  endAfterFile(shared.close);
  return { ...shared, close: async () => undefined };
}

const shared = threadExecutor(2, { strategySources: materialsIn([...FILES, LAZY]) });

/** The results of a plan. */
export async function contentsOf(plan: Plan): Promise<BundleContents> {
  const ledger = memoryLedger();
  await runTournament(plan, { ledger, executor: sharedExecutor() });
  return await tournamentContents(plan, ledger, { title: "a cup" });
}

/** The bundle's bytes; by default all sources are sealed, and the host signs. */
export async function bundleOf(
  contents: BundleContents,
  more: Partial<MakeOptions> = {},
): Promise<Uint8Array> {
  return await makeBundle(contents, {
    strategySources: materialsIn([...FILES, LAZY]),
    executor: sharedExecutor(),
    host,
    ...more,
  });
}

let written = 0;

/** The path of a file with these bytes. */
export function fileWith(bytes: Uint8Array | string): string {
  const path = join(folder, `${++written}.gadalka`);
  writeFileSync(path, bytes);
  return path;
}

export interface Parts {
  readonly header: string;
  readonly lines: readonly string[];
}

export function partsOf(bytes: Uint8Array): Parts {
  const end = Buffer.from(bytes).indexOf(10);
  const [header, body] = [Buffer.from(bytes.subarray(0, end)).toString(), bytes.subarray(end + 1)];
  return { header, lines: gunzipSync(body).toString().trimEnd().split("\n") };
}

/** An intact, unsigned bundle with this content, as anyone can make. */
export function forgedOf(lines: readonly string[]): Uint8Array {
  return packedAs(Buffer.from(lines.map((line) => `${line}\n`).join("")));
}

export function packedAs(content: Uint8Array): Uint8Array {
  return withHeader(gzipSync(content));
}

export function withHeader(body: Uint8Array): Uint8Array {
  const digest = createHash("sha256").update(body).digest("hex");
  return Buffer.concat([Buffer.from(writeHeader({ digest })), body]);
}
