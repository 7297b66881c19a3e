// `gadalka arena replay`: plays a bundle again on anybody's machine, and says what came of it. Exit codes are
// those of `gadalka verify`: 0: everything was checked and fits, 1: something is wrong, 2: neither.

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { inspectConfig } from "../../app/config.ts";
import {
  engineHere,
  isSameEngine,
  type Manifest,
  type OpenBundle,
  type Replay,
  type ReplayOptions,
  replayBundle,
} from "../../arena/bundles/index.ts";
import {
  FILE_BYTES_MAX,
  type Materials,
  materialsOf,
  noMaterials,
  openSandbox,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import { sha256Hex } from "../../core/fairness/index.ts";
import { verdictOf } from "../../core/verify/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { plainJson } from "../../infra/console/plain.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { createLog } from "../../infra/logger.ts";
import { loadOwnPopulations } from "../../people/host/index.ts";
import { EXIT_CODES } from "../verify/finding.ts";
import { namedBy, readGiven } from "../verify/index.ts";
import { withBundle } from "./opened.ts";
import { engineFinding, findingsOf, render } from "./replay-text.ts";

interface ReplayFileOptions {
  readonly sources?: string;
  readonly pledge?: string;
  readonly key?: string;
  readonly threads?: number;
  readonly json?: true;
}

/** Prints the report and sets the exit code. @throws ConfigProblem for what cannot be read. */
export async function replayFile(path: string, options: ReplayFileOptions): Promise<void> {
  const { pledge, key, threads = usualThreads() } = options;
  const given = await readGiven({
    ...(pledge !== undefined && { pledge }),
    ...(key !== undefined && { key }),
  });
  const named = await namedBy(given);
  const folder = options.sources === undefined ? new Map() : await readSourcesFolder(options.sources);
  await withBundle(path, async (bundle) => {
    const { manifest } = bundle;
    const engine = engineFinding(manifest.engine, engineFor(manifest));
    if (!options.json) process.stdout.write(`${render.heading(manifest, engine)}\n`);
    const known = { pledges: named?.pledges ?? [], toldKey: given.toldKey };
    const replay = await played(bundle, { materials: materialsFor(bundle, folder), threads, given: known });
    const findings = [engine, ...findingsOf(bundle, replay, named)];
    const verdict = verdictOf(findings);
    process.stdout.write(
      options.json
        ? `${plainJson({ verdict, ...reportOf(manifest, replay), findings })}\n`
        : render.report(replay, findings),
    );
    process.exitCode = EXIT_CODES[verdict];
  });
}

/** The engine of this program, with the host's own populations where the bundle was made with them. */
function engineFor({ engine }: Manifest) {
  const usual = engineHere();
  const { config } = inspectConfig(process.env);
  if (isSameEngine(engine, usual)) return usual;
  loadOwnPopulations(config.populationDir, createLog({ ...config, logLevel: "warn" }));
  return engineHere();
}

function materialsFor({ manifest, sources }: OpenBundle, folder: ReadonlyMap<string, Uint8Array>): Materials {
  const inFolder = manifest.entrants.flatMap(({ strategy, sha256 = "" }) => {
    const key = /^file:([0-9a-f]{64})$/.exec(strategy)?.[1] ?? sha256;
    const bytes = folder.get(key);
    return bytes ? [[strategy, bytes] as const] : [];
  });
  const opened = [...sources].map(([id, source]) => [id, new TextEncoder().encode(source)] as const);
  return materialsOf([...inFolder, ...opened]);
}

interface Playing extends Pick<ReplayOptions, "given" | "materials"> {
  readonly threads: number;
}

async function played(bundle: OpenBundle, { materials, threads, given }: Playing): Promise<Replay> {
  const executor = threadExecutor(threads, { materials });
  const ctrlC = interruption();
  const bar = progressOn(process.stderr, "matches");
  try {
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    return await replayBundle(bundle, { materials, executor, given, signal: ctrlC.signal, onProgress });
  } finally {
    bar.end();
    ctrlC.end();
    await executor.close();
  }
}

function reportOf({ title, kind, id }: Manifest, replay: Replay) {
  return { title, kind, id, ...replay, lacking: Object.fromEntries(replay.lacking) };
}

const FILES_MAX = 10_000;

/** What the files of a folder hold, by SHA-256: JavaScript as it is played, whatever a file is called.
 * @throws ConfigProblem where it cannot be read. */
async function readSourcesFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const sandbox = openSandbox({ materials: noMaterials });
  try {
    for (const name of (await namesIn(folder)).slice(0, FILES_MAX)) {
      const bytes = await readSmall(join(folder, name));
      if (!bytes) continue;
      found.set(sha256Hex(bytes), bytes);
      if (!/\.[cm]?ts$/i.test(name)) continue;
      const seen = await sandbox.inspect(name, bytes);
      if ("source" in seen) found.set(sha256Hex(seen.source), new TextEncoder().encode(seen.source));
    }
    return found;
  } finally {
    await sandbox.close();
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--sources", `${folder} is no folder that can be read (${code})`, {
      cause: error,
    });
  }
}

/** Undefined for what is no file, is too large for a strategy, or cannot be read. */
async function readSmall(path: string): Promise<Uint8Array | undefined> {
  try {
    const seen = await stat(path);
    return seen.isFile() && seen.size <= FILE_BYTES_MAX ? await readFile(path) : undefined;
  } catch {
    // It may be gone by now, or another's: then it is not at hand.
    return undefined;
  }
}
