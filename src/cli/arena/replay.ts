// `gadalka arena replay`: replays a bundle on any machine and reports the result. Exit codes are those of `gadalka
// verify`: 0: everything was checked and fits, 1: something is wrong, 2: neither.

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
  noStrategySources,
  openSandbox,
  type StrategySources,
  strategySourcesOf,
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

/** Prints the report and sets the exit code. @throws ConfigProblem for unreadable input. */
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
    const known = { pledges: named?.pledges ?? [], publishedKey: given.publishedKey };
    const replay = await played(bundle, {
      strategySources: strategySourcesFor(bundle, folder),
      threads,
      given: known,
    });
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

/** This program's engine, with the host's own populations if the bundle was made with them. */
function engineFor({ engine }: Manifest) {
  const usual = engineHere();
  const { config } = inspectConfig(process.env);
  if (isSameEngine(engine, usual)) return usual;
  loadOwnPopulations(config.populationDir, createLog({ ...config, logLevel: "warn" }));
  return engineHere();
}

function strategySourcesFor(
  { manifest, sources }: OpenBundle,
  folder: ReadonlyMap<string, Uint8Array>,
): StrategySources {
  const inFolder = manifest.entrants.flatMap(({ strategy, sha256 = "" }) => {
    const key = /^file:([0-9a-f]{64})$/.exec(strategy)?.[1] ?? sha256;
    const bytes = folder.get(key);
    return bytes ? [[strategy, bytes] as const] : [];
  });
  const opened = [...sources].map(([id, source]) => [id, new TextEncoder().encode(source)] as const);
  return strategySourcesOf([...inFolder, ...opened]);
}

interface Playing extends Pick<ReplayOptions, "given" | "strategySources"> {
  readonly threads: number;
}

async function played(bundle: OpenBundle, { strategySources, threads, given }: Playing): Promise<Replay> {
  const executor = threadExecutor(threads, { strategySources });
  const ctrlC = interruption();
  const bar = progressOn(process.stderr, "matches");
  try {
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    return await replayBundle(bundle, { strategySources, executor, given, signal: ctrlC.signal, onProgress });
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

/**
 * Contents of a folder's files by SHA-256: JavaScript as it's played, whatever the file's name.
 * @throws ConfigProblem if the folder can't be read.
 */
async function readSourcesFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const sandbox = openSandbox({ strategySources: noStrategySources });
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
    throw new ConfigProblem("--sources", `can't read the folder ${folder} (${code})`, {
      cause: error,
    });
  }
}

/** Undefined if it isn't a file, is too large for a strategy, or can't be read. */
async function readSmall(path: string): Promise<Uint8Array | undefined> {
  try {
    const seen = await stat(path);
    return seen.isFile() && seen.size <= FILE_BYTES_MAX ? await readFile(path) : undefined;
  } catch {
    // It may be gone by now, or unreadable: then the source is missing.
    return undefined;
  }
}
