// The code that runs in the browser: a page folder's `browser.ts` with all its imports as one file, and its
// `browser/worker.ts`, if any, as another. A bundle is built on first request, unless `npm run pages` has built it, and
// has its hash in its name so that browsers can cache it.

import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigProblem } from "../infra/config-problem.ts";
import type { Route } from "../infra/http/server.ts";
import { KeyedMutex } from "../infra/keyed-mutex.ts";
import { hashOfSources, PROJECT_FOLDER } from "../infra/source-hash.ts";
import { securityHeaders } from "./headers.ts";
import type { Site } from "./page/page.ts";
import { RETRY_AFTER_SECONDS, type Rendering } from "./rendering.ts";

interface Bundle {
  readonly code: string;
  readonly hash: string;
}

const bundles = new Map<string, Promise<Bundle>>();
const oneAtATime = new KeyedMutex();
const YEAR_SECONDS = 31_536_000;

/** The path of an entry's bundle: `verify` for `src/web/verify/browser.ts`. @throws Error if bundling fails, which is a
 * bug. */
export async function scriptPath(entry: string): Promise<string> {
  return `/js/${entry}-${(await bundleOf(entry)).hash}.js`;
}

/** Bundles an entry and all its imports into the text of one module. */
export async function bundleOf(entry: string): Promise<Bundle> {
  const known = bundles.get(entry) ?? oneAtATime.run("bundle", () => bundled(entry));
  bundles.set(entry, known);
  // The next request tries again.
  known.catch(() => bundles.delete(entry));
  return known;
}

/** The source file of an entry: `verify` is a page's script, `verify-worker` its worker's. */
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

/** Where `npm run pages` puts an entry's bundle: under its sources' hash, so that an old one isn't found. */
export function builtPath(entry: string, folder = BUILT): string {
  const hash = hashOfSources({ roots: [inputOf(entry)] }).slice(0, 16);
  return join(folder, `${entry}-${hash}.js`);
}

/** The folder of built bundles. */
export const BUILT = join(PROJECT_FOLDER, "dist/pages");

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

/** Serves entries under their current hash, even if a different process rendered the page. */
export function bundleRoute({
  site: { publicUrl },
  rendering,
}: {
  readonly site: Pick<Site, "publicUrl">;
  readonly rendering: Rendering;
}): Route {
  return {
    path: "/js/:file",
    method: "GET",
    answer: async (request, { file = "" }) => {
      const [, entry, hash] = /^([a-z-]+)-([0-9a-f]{16})\.js$/.exec(file) ?? [];
      const bundle = entry && existsSync(inputOf(entry)) ? await bundleOf(entry) : undefined;
      const headers = { ...securityHeaders(publicUrl), "content-type": "text/javascript; charset=utf-8" };
      if (!bundle || bundle.hash !== hash)
        return new Response(null, { status: 404, headers: { ...headers, "cache-control": "no-store" } });
      const found = { ...headers, "cache-control": `public, max-age=${YEAR_SECONDS}, immutable` };
      const answer = await rendering.answer(request, `js ${file}`, async () => ({
        response: new Response(bundle.code, { headers: found }),
        isStream: false,
      }));
      return (
        answer ?? new Response(null, { status: 503, headers: { "retry-after": `${RETRY_AFTER_SECONDS}` } })
      );
    },
  };
}
