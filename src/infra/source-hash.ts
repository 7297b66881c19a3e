// A hash of sources that identifies the deciding code, independent of host and folder. Two copies of the program with
// the same hash decide alike.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export interface SourcesHashed {
  /** Absolute paths of files, hashed with everything they import by relative paths. */
  readonly roots: readonly string[];
  /** Absolute paths of files hashed without their imports. */
  readonly alone?: readonly string[];
  /** Files that are skipped when they're imported. */
  readonly without?: readonly string[];
  /** Values that files were given at startup, by path; each is hashed if its file is. */
  readonly given?: ReadonlyMap<string, string>;
  /** The folder that hashed file names are relative to; the checkout by default. */
  readonly base?: string;
}

/** The checkout's folder, independent of the working directory. */
export const PROJECT_FOLDER = fileURLToPath(new URL("../../", import.meta.url));

/** The fields of package.json used here. */
export const PACKAGE: {
  /** Such as `0.1.0`. */
  readonly version: string;
  readonly repository?: string | { readonly url: string };
  readonly dependencies: Readonly<Record<string, string | undefined>>;
} = JSON.parse(readFileSync(resolve(PROJECT_FOLDER, "package.json"), "utf8"));

/** Imports of other modules. Type-only imports are skipped, as they don't affect decisions. */
const IMPORTS = [
  /^(?:import|export)\s+(?!type\b)[^"';]*?\bfrom\s+"([^"]+)"/gm,
  /^import\s+"([^"]+)"/gm,
  /\bimport\(\s*"([^"]+)"\s*\)/g,
];
/** Data that belongs to a module: a file, or a folder with everything in it. */
const DATA = /\bnew URL\("(\.[^"]+)", import\.meta\.url\)/g;
const SOURCE = /\.[cm]?[jt]s$/;

/** 64 hex digits. Line endings and any order make no difference. Packages count by the version that package.json asks
 * for. @throws Error if a file can't be read. */
export function hashOfSources(hashed: SourcesHashed): string {
  const { roots, alone = [], without = [], given = new Map(), base = PROJECT_FOLDER } = hashed;
  const seen = new Map<string, string>();
  for (const path of alone) seen.set(path, readSource(path).hash);
  const packages = new Set<string>();
  const left = [...roots];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path) || without.includes(path)) continue;
    const source = readSource(path);
    seen.set(path, source.hash);
    left.push(...source.needs);
    for (const name of source.packages) packages.add(name);
  }
  const lines = [...seen].map(([path, hash]) => `${nameIn(base, path)} ${hash}`);
  const versions = [...packages].map((name) => `${name} ${PACKAGE.dependencies[name] ?? ""}`);
  const givenRead = [...given].filter(([path]) => seen.has(path));
  const data = givenRead.map(([path, what]) => `${nameIn(base, path)} given ${hashOf(what)}`);
  return hashOf([...lines, ...versions, ...data].toSorted().join("\n"));
}

interface Source {
  readonly hash: string;
  /** Absolute paths. */
  readonly needs: readonly string[];
  readonly packages: readonly string[];
}

/** Each file is read once, as a running program's sources don't change. */
const sources = new Map<string, Source>();

function readSource(path: string): Source {
  const known = sources.get(path) ?? (SOURCE.test(path) ? readCode(path) : readData(path));
  sources.set(path, known);
  return known;
}

function readData(path: string): Source {
  return { hash: hashOf(readFileSync(path)), needs: [], packages: [] };
}

function readCode(path: string): Source {
  const text = readFileSync(path, "utf8").replaceAll(/\r\n?/g, "\n");
  const named = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string));
  const data = [...text.matchAll(DATA)].map(([, name]) => name as string);
  const at = (name: string): string => resolve(dirname(path), name);
  return {
    hash: hashOf(text),
    needs: [...named.filter(isRelative).map(at), ...data.flatMap((name) => filesAt(at(name), name))],
    packages: named.filter((name) => !isRelative(name) && !name.startsWith("node:")).map(packageOf),
  };
}

function filesAt(path: string, named: string): string[] {
  if (!named.endsWith("/")) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => resolve(parentPath, name));
}

function isRelative(name: string): boolean {
  return name.startsWith(".");
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Relative to `base`, so that its location makes no difference. */
function nameIn(base: string, path: string): string {
  return relative(base, path).split(sep).join("/");
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
