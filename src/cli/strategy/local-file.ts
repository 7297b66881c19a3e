// Strategies from files of one's own disk: read, loaded in the sandbox, and named by their contents.

import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import {
  type ExportedRange,
  FILE_BYTES_MAX,
  noMaterials,
  openSandbox,
  type Sandbox,
} from "../../arena/index.ts";
import { fileId } from "../../arena/made/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { parseStrategy, StrategyProblem } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import { quotedPlace } from "./source-place.ts";

/** A file as it is on the disk. */
export interface ReadFile {
  /** As it was typed. */
  readonly path: string;
  /** Its own name, without the folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that loads. */
export interface LocalFile extends ReadFile {
  /** `file:` and the hash of its JavaScript: another one as soon as the file changes. */
  readonly id: string;
  /** JavaScript, as it is played. */
  readonly source: string;
  /** The games that it says it plays; undefined: all. */
  readonly games: readonly string[] | undefined;
  /** What it lets others choose, as it says; undefined: nothing. */
  readonly parameters: readonly ExportedRange[] | undefined;
}

const ENDING = /\.[cm]?[jt]sx?$/i;

/** Whether what stands for a strategy is a path: by its ending, its slashes, or because there is such a
 * file and no such strategy. */
export async function isPath(typed: string): Promise<boolean> {
  if (ENDING.test(typed) || /[\\/]/.test(typed)) return true;
  return !isStrategy(typed) && (await stat(typed).catch(() => undefined)) !== undefined;
}

function isStrategy(typed: string): boolean {
  try {
    parseStrategy(typed);
    return true;
  } catch (error) {
    if (error instanceof StrategyProblem) return false;
    throw error;
  }
}

/** Reads a file that may be one. @throws ConfigProblem with the option, the path and what to do. */
export async function readLocalFile(option: string, path: string): Promise<ReadFile> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigProblem(option, `${path} ${why}`, { cause });
  };
  try {
    const kind = await stat(path);
    if (kind.isDirectory()) return refuse("is a folder; name the file in it");
    if (!kind.isFile()) return refuse("is no file");
    const bytes = await beginningOf(path, FILE_BYTES_MAX + 1);
    if (bytes.length <= FILE_BYTES_MAX) return { path, name: basename(path), bytes };
    const size = Math.max(kind.size, bytes.length).toLocaleString("en");
    return refuse(`has ${size} bytes; a strategy has ${FILE_BYTES_MAX.toLocaleString("en")} at most`);
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT")
      return refuse(`is not there; this writes one: ${typed("strategy new my-bot")}`, error);
    return refuse(`cannot be read (${code})`, error);
  }
}

async function beginningOf(path: string, bytesMax: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(bytesMax);
    let length = 0;
    while (length < bytesMax) {
      const { bytesRead } = await file.read(buffer, length, bytesMax - length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return buffer.subarray(0, length);
  } finally {
    await file.close();
  }
}

/** Reads it and runs its top level, apart. @throws ConfigProblem as `readLocalFile`, and with the place
 * where it does not load. */
export async function loadLocalFile(option: string, path: string, sandbox: Sandbox): Promise<LocalFile> {
  const file = await readLocalFile(option, path);
  const inspected = await sandbox.inspect(file.name, file.bytes);
  if ("source" in inspected) return { ...file, ...inspected, id: fileId(inspected.source) };
  const { problem, at } = inspected;
  const place = at ? `\n${quotedPlace(path, new TextDecoder().decode(file.bytes), at)}` : "";
  throw new ConfigProblem(option, `${path} does not load: ${problem}${place}`);
}

/** Loads several, one after another, in a sandbox of their own. @throws as `loadLocalFile`. */
export async function loadLocalFiles(
  option: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LocalFile>> {
  const sandbox = openSandbox({ materials: noMaterials });
  const files = new Map<string, LocalFile>();
  try {
    for (const path of new Set(paths)) files.set(path, await loadLocalFile(option, path, sandbox));
    return files;
  } finally {
    await sandbox.close();
  }
}

/** @throws ConfigProblem where the file says that it does not play the game. */
export function requirePlays(option: string, { path, games }: LocalFile, game: MatrixGame): void {
  if (!games || games.includes(game.id)) return;
  const those = games.length > 0 ? `${games.join(", ")} only` : "nothing";
  throw new ConfigProblem(option, `${path} plays ${those}, as its \`games\` says; this is ${game.id}`);
}
