// What decides results besides a task: the sources that play and pair, and the WebAssembly of files.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ownPopulationsHash } from "../../core/strategies/index.ts";
import { hashOfSources, PROJECT_FOLDER } from "../../infra/source-hash.ts";
import type { Engine } from "./bundle.ts";

const at = (path: string): string => resolve(PROJECT_FOLDER, "src", path);
/** Threads for strategies of the registry, the process for files, and who meets whom. */
const ROOTS = [
  "arena/executors/worker.ts",
  "arena/sandbox/process.ts",
  "arena/tournaments/tournament.ts",
].map(at);
const POPULATIONS = at("core/strategies/fortune-teller/known-population.ts");

/** By the host's own populations. */
const known = new Map<string | undefined, Engine>();

/** The engine of this program: two copies with the same one give the same results. */
export function engineHere(): Engine {
  return engineWith(ownPopulationsHash());
}

/** The engine of this program without populations of the host's own. */
export function shippedEngine(): Engine {
  return engineWith(undefined);
}

function engineWith(own: string | undefined): Engine {
  const engine = known.get(own) ?? { sources: sourcesHash(own), quickjs: quickjsHash() };
  known.set(own, engine);
  return engine;
}

/** Whether both decide alike. */
export function isSameEngine(one: Engine, other: Engine): boolean {
  return one.sources === other.sources && one.quickjs === other.quickjs;
}

function sourcesHash(own: string | undefined): string {
  return hashOfSources({ roots: ROOTS, given: new Map(own === undefined ? [] : [[POPULATIONS, own]]) });
}

function quickjsHash(): string {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("quickjs-wasi/quickjs.wasm")));
  return createHash("sha256").update(wasm).digest("hex");
}
