// A month in one file. Making it means replaying every match, which takes an hour or more. So the host does that
// (`gadalka arena bundle`), and files in its folder are streamed from here.

import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { BundleProblem, bundledName, openBundle } from "../../arena/bundles/index.ts";
import type { Answer, Site, Visit } from "../page/page.ts";
import { refusalPage } from "../page/refusals.ts";
import type { Month } from "./shelf.ts";

export const bundlePath = ({ game, season }: Month): string => `/arena/${game.id}/bundle/${season.id}`;

export const bundleName = ({ game, season }: Month): string => `league-${game.id}-${season.id}.gadalka`;

/** Names in checked files, by path, size and time, so that each file is read in full only once. */
const checked = new Map<string, Promise<readonly string[] | undefined>>();
const CHECKED_MAX = 100;

/** Answers with the month's file. */
export function bundleOf(site: Site, visit: Visit): (month: Month) => Promise<Answer> {
  return async (month) => {
    const found = await findBundle(site, month);
    if (!found) return refusalPage(visit, 404, "web-arena-no-bundle");
    const { path, bytes } = found;
    const file = await open(path);
    const body = file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>;
    const headers = { "content-length": String(bytes) };
    return { type: "application/octet-stream", body, fileName: bundleName(month), headers };
  };
}

/**
 * Undefined if there's no file, it isn't for this month, or it names someone who withdrew their name.
 * @throws StoreError.
 */
export async function findBundle({ app, bundlesDir, log }: Site, month: Month) {
  if (bundlesDir === undefined) return undefined;
  const path = join(bundlesDir, bundleName(month));
  // An unreadable file counts as missing.
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const key = `${path} ${stats.size} ${stats.mtimeMs}`;
  const found = checked.get(key) ?? readNames(path, month, log);
  checked.set(key, found);
  for (const oldest of checked.keys()) if (checked.size > CHECKED_MAX) checked.delete(oldest);
  const names = await found;
  const table = names && (await app.league.table(month.game, month.season));
  const known = new Set(table?.entrants.map(bundledName));
  return names?.every((name) => known.has(name)) ? { path, bytes: stats.size } : undefined;
}

async function readNames(path: string, { game, season }: Month, log: Site["log"]) {
  try {
    const bundle = await openBundle(path);
    await bundle.close();
    const { kind, id, entrants } = bundle.manifest;
    if (kind !== "season" || id !== `${season.id}.${game.id}`)
      throw new BundleProblem("contradiction", `it is a bundle of ${kind} ${id}`);
    return entrants.map(({ name }) => name);
  } catch (error) {
    log.warn({ err: error, path }, "a bundle is not handed out");
    return undefined;
  }
}
