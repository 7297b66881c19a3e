// `gadalka arena replay`: plays a bundle again on anybody's machine, and says what came of it. Exit code
// 0: nothing is wrong; 1: a byte differs, or the file is damaged or forged; 2: nothing of it could be
// played here.

import {
  engineHere,
  isSameEngine,
  type Manifest,
  type OpenBundle,
  type Replay,
  replayBundle,
} from "../../arena/bundles/index.ts";
import { type Materials, materialsOf, threadExecutor, usualThreads } from "../../arena/index.ts";
import { inspectConfig } from "../../config.ts";
import { loadOwnPopulations } from "../../host/index.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { plainJson } from "../../infra/console/plain.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { createLog } from "../../infra/logger.ts";
import { readNumber } from "../../lab/options.ts";
import { namedBy, readGiven } from "../verify/index.ts";
import { withBundle } from "./opened.ts";
import { engineFinding, exitCodeOf, findingsOf, render } from "./replay-text.ts";
import { readSourcesFolder } from "./sources-folder.ts";

interface ReplayFileOptions {
  readonly sources?: string;
  readonly pledge?: string;
  readonly threads?: string;
  readonly json?: true;
}

/** Prints the report and sets the exit code. @throws ConfigProblem for what cannot be read. */
export async function replayFile(path: string, options: ReplayFileOptions): Promise<void> {
  const threads = readNumber("--threads", options.threads ?? String(usualThreads()), 1, 256);
  const given = await readGiven(options.pledge === undefined ? {} : { pledge: options.pledge });
  const folder = options.sources === undefined ? new Map() : await readSourcesFolder(options.sources);
  await withBundle(path, async (bundle) => {
    const { manifest } = bundle;
    const engine = engineFinding(manifest.engine, engineFor(manifest));
    if (!options.json) process.stdout.write(`${render.heading(manifest, engine)}\n`);
    const replay = await played(bundle, materialsFor(bundle, folder), threads);
    const findings = findingsOf(bundle, replay, await namedBy(given));
    process.stdout.write(
      options.json
        ? `${plainJson({ ...reportOf(manifest, replay), findings: [engine, ...findings] })}\n`
        : render.report(manifest, replay, findings),
    );
    const code = exitCodeOf(replay, findings);
    if (code !== 0) process.exitCode = code;
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

async function played(bundle: OpenBundle, materials: Materials, threads: number): Promise<Replay> {
  const executor = threadExecutor(threads, { materials });
  const ctrlC = interruption();
  const bar = progressOn(process.stderr, "matches");
  try {
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    return await replayBundle(bundle, { materials, executor, signal: ctrlC.signal, onProgress });
  } finally {
    bar.end();
    ctrlC.end();
    await executor.close();
  }
}

function reportOf({ title, kind, id }: Manifest, replay: Replay) {
  return { title, kind, id, ...replay, lacking: Object.fromEntries(replay.lacking) };
}
