// The code that runs in the browser: a page folder's `browser.ts` with all its imports as one file, and its
// `browser/worker.ts`, if any, as another. A bundle is built on first request, unless `npm run pages` has built it, and
// has its hash in its name so that browsers can cache it.

import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigProblem } from "../infra/config-problem.ts";
import { hashOfSources, PROJECT_FOLDER } from "../infra/source-hash.ts";

interface Bundle {
  readonly code: string;
  readonly hash: string;
}

const bundles = new Map<string, Promise<Bundle>>();

/** The address of an entry's bundle: `verify` for `src/web/verify/browser.ts`, `verify-worker` for its worker. @throws
 * Error if bundling fails, which is a bug. */
export async function scriptPath(entry: string): Promise<string> {
  return `/js/${entry}-${(await bundleOf(entry))?.hash}.js`;
}

/** The bundle of an entry and all its imports, one module; undefined if there's no such entry. */
export async function bundleOf(entry: string): Promise<Bundle | undefined> {
  if (!existsSync(inputOf(entry))) return undefined;
  const known = bundles.get(entry) ?? bundled(entry);
  bundles.set(entry, known);
  // The next request tries again.
  known.catch(() => bundles.delete(entry));
  return known;
}

/** The source file of an entry. */
function inputOf(entry: string): string {
  const folder = entry.replace(/-worker$/, "");
  const file = folder === entry ? "browser.ts" : "browser/worker.ts";
  return fileURLToPath(new URL(`${folder}/${file}`, import.meta.url));
}

/** All entries that there are. */
export function entries(): readonly string[] {
  const folders = readdirSync(new URL(".", import.meta.url));
  return folders.flatMap((name) => [name, `${name}-worker`]).filter((entry) => existsSync(inputOf(entry)));
}

/** The folder of built bundles. */
export const BUILT = join(PROJECT_FOLDER, "dist/pages");

/** Where `npm run pages` puts an entry's bundle: under its sources' hash, so that an old one isn't found. */
export function builtPath(entry: string): string {
  const hash = hashOfSources({ roots: [inputOf(entry)] }).slice(0, 16);
  return join(BUILT, `${entry}-${hash}.js`);
}

/** @throws ConfigProblem if something that pages need is neither built nor can be. */
export function checkBuilt(): void {
  const isInstalled = existsSync(join(PROJECT_FOLDER, "node_modules/rolldown"));
  if (isInstalled || entries().every((entry) => existsSync(builtPath(entry)))) return;
  const commands = "npm ci --ignore-scripts && npm run pages && npm prune --omit=dev --ignore-scripts";
  throw new ConfigProblem(
    "PUBLIC_URL",
    `the pages aren't built, or are older than the sources. Run: ${commands}`,
  );
}

async function bundled(entry: string): Promise<Bundle> {
  const code = await readFile(builtPath(entry), "utf8").catch(() => built(entry));
  return { code, hash: createHash("sha256").update(code).digest("hex").slice(0, 16) };
}

/** Builds an entry's bundle. @throws Error if bundling fails. */
export async function built(entry: string): Promise<string> {
  // Only for development, and loaded only when there's something to bundle.
  const { rolldown } = await import("rolldown");
  const bundling = await rolldown({ input: inputOf(entry), platform: "browser", logLevel: "silent" });
  try {
    const { output } = await bundling.generate({ format: "esm", minify: true, codeSplitting: false });
    const { code, imports } = output[0];
    if (imports.length > 0) throw new Error(`browsers have no ${imports.join(", ")}, which ${entry} imports`);
    return code;
  } finally {
    await bundling.close();
  }
}
