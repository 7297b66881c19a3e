// What decides results, apart from a task: the sources that play and pair, and the WebAssembly for files.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ownPopulationsHash } from "../../core/strategies/index.ts";
import { hashOfSources, PROJECT_FOLDER } from "../../infra/source-hash.ts";
import type { Engine } from "./bundle.ts";

const at = (path: string): string => resolve(PROJECT_FOLDER, "src", path);
/** Entry points: threads for registry strategies, the sandbox process, and the pairing. */
const ROOTS = [
  "arena/executors/worker.ts",
  "arena/sandbox/process.ts",
  "arena/tournaments/tournament.ts",
].map(at);
const POPULATIONS = at("core/strategies/fortune-teller/known-population.ts");

/** Keyed by the host's own populations. */
const known = new Map<string | undefined, Engine>();

/** The engine of this program: two copies with equal engines produce the same results. */
export function engineHere(): Engine {
  return engineWith(ownPopulationsHash());
}

/** The engine of this program without the host's own populations. */
export function shippedEngine(): Engine {
  return engineWith(undefined);
}

function engineWith(own: string | undefined): Engine {
  const engine = known.get(own) ?? { sources: sourcesHash(own), quickjs: quickjsHash() };
  known.set(own, engine);
  return engine;
}

/** Whether both produce the same results. */
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
