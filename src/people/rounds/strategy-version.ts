// A strategy's version: a hash of everything that decides its moves, including its sources and what it learned about
// other people. A proof names it, so that moves are compared with the program that made them.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileHashOf, parseStrategy } from "../../core/strategies/index.ts";
import { hashOfSources, PROJECT_FOLDER } from "../../infra/source-hash.ts";

const at = (path: string): string => resolve(PROJECT_FOLDER, "src", path);
const STRATEGIES = at("core/strategies");
/** A family's name, as declared in its file. */
const NAMED = /(?:\bfamily: |\bfamilyOf\()"([a-z0-9-]+)"/g;
const VERSION_DIGITS = 16;

/** What every strategy's moves also depend on: how it's asked, its random numbers and the rules of its game. */
const AROUND = ["core/matches/decide.ts", "core/random/index.ts", "core/games/index.ts"].map(at);
/** Plays instead of it when the player turned their model off. */
const CHANCE = at("core/strategies/families/random.ts");
/** Decide which rounds it knows. Hashed without their imports, which only read and store. */
const KNOWN = [
  ...["core/matches/known-rounds.ts", "core/verify/recompute.ts"],
  ...["known-rounds", "segments", "history"].map((name) => `people/rounds/${name}.ts`),
].map(at);
/** How its settings are read. */
const SPEC = at("core/strategies/spec.ts");
/** The lists of all strategies, left out because adding one doesn't change the version of the others. */
const LISTS = ["index", "registry"].map((name) => at(`core/strategies/${name}.ts`));

/** By family. */
const versions = new Map<string, string>();
let files: ReadonlyMap<string, string> | undefined;

/** The version of a strategy's family, 16 hex digits. @throws StrategyProblem for an unknown one. */
export function strategyVersion(id: string): string {
  // Other people's strategies are named by the hash of their source.
  const hash = fileHashOf(id);
  if (hash !== undefined) return hash.slice(0, VERSION_DIGITS);
  const { family } = parseStrategy(id).family;
  const known = versions.get(family) ?? versionOf(family);
  versions.set(family, known);
  return known;
}

function versionOf(family: string): string {
  files ??= familyFiles();
  const own = files.get(family);
  if (own === undefined) throw new Error(`no file below ${STRATEGIES} names the family ${family}`);
  const alone = [...KNOWN, SPEC];
  const roots = [own, CHANCE, ...AROUND];
  return hashOfSources({ roots, alone, without: LISTS }).slice(0, VERSION_DIGITS);
}

/** The path of each family's file, by family name. */
function familyFiles(): ReadonlyMap<string, string> {
  const paths = readdirSync(STRATEGIES, { recursive: true, encoding: "utf8" });
  const named = paths
    .filter((path) => path.endsWith(".ts"))
    .map((path) => resolve(STRATEGIES, path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(NAMED)].map(([, name]) => [name as string, path] as const),
    );
  return new Map(named);
}
