// A strategy's version: a hash of all that decides its moves, its sources and what it learned of other
// people included. A proof names it, so that moves are compared with the program that made them.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { apartOf, ownPopulationsHash, parseStrategy } from "../../core/strategies/index.ts";
import { hashOfSources, PROJECT_FOLDER } from "../../infra/source-hash.ts";

const at = (path: string): string => resolve(PROJECT_FOLDER, "src", path);
const STRATEGIES = at("core/strategies");
/** A family's name where its file gives it. */
const NAMED = /(?:\bfamily: |\bfamilyOf\()"([a-z0-9-]+)"/g;
const VERSION_DIGITS = 16;

/** What decides around every strategy: how it is asked, its dice and the rules of its game. */
const AROUND = ["core/matches/decide.ts", "core/random/index.ts", "core/games/index.ts"].map(at);
/** Plays in its place where the player turned their model off. */
const CHANCE = at("core/strategies/families/random.ts");
/** Which rounds it knows; what these import reads and stores, and decides nothing. */
const KNOWN = [
  ...["core/matches/known-rounds.ts", "core/verify/recompute.ts"],
  ...["known-rounds", "segments", "history", "set-aside"].map((name) => `people/rounds/${name}.ts`),
].map(at);
/** How its settings are read. */
const SPEC = at("core/strategies/spec.ts");
/** The lists of all strategies: one more is no other version of the rest. */
const LISTS = ["index", "registry"].map((name) => at(`core/strategies/${name}.ts`));
/** Knows the host's own populations, which are no sources. */
const POPULATIONS = at("core/strategies/fortune-teller/known-population.ts");

/** By family and what the process was given. */
const versions = new Map<string, string>();
let files: ReadonlyMap<string, string> | undefined;

/** The version of a strategy's family, 16 hex digits. @throws StrategyProblem for an unknown one. */
export function strategyVersion(id: string): string {
  // What others made is named by what it is made of.
  const apart = apartOf(id);
  if (apart) return apart.key.slice(0, VERSION_DIGITS);
  return versionWith(id, ownPopulationsHash());
}

/** The same of one that plays without any populations of the host's own. */
export function shippedVersion(id: string): string {
  return versionWith(id, undefined);
}

function versionWith(id: string, own: string | undefined): string {
  const { family } = parseStrategy(id).family;
  const key = `${family} ${own}`;
  const known = versions.get(key) ?? versionOf(family, own);
  versions.set(key, known);
  return known;
}

function versionOf(family: string, populations: string | undefined): string {
  files ??= familyFiles();
  const own = files.get(family);
  if (own === undefined) throw new Error(`no file below ${STRATEGIES} names the family ${family}`);
  const alone = [...KNOWN, SPEC];
  const given = new Map(populations === undefined ? [] : [[POPULATIONS, populations]]);
  const roots = [own, CHANCE, ...AROUND];
  return hashOfSources({ roots, alone, without: LISTS, given }).slice(0, VERSION_DIGITS);
}

/** The file of each family, by its name. */
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
