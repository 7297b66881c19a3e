// Local strategy files: read, loaded in the sandbox, and identified by their contents.

import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { noStrategySources } from "../../arena/match/task.ts";
import { FILE_BYTES_MAX } from "../../arena/sandbox/limits.ts";
import type { ExportedRange } from "../../arena/sandbox/orders.ts";
import { openSandbox, type Sandbox } from "../../arena/sandbox/sandbox.ts";
import { fileId } from "../../arena/submissions/files.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { parseStrategy, StrategyProblem } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typedHere } from "../../infra/console/typed.ts";
import { quotedPlace } from "./source-place.ts";

/** A file as read from disk. */
export interface ReadFile {
  /** The path as typed. */
  readonly path: string;
  /** The file name, without its folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that loads. */
export interface LocalFile extends ReadFile {
  /** `file:` and the hash of its JavaScript, so it changes with the file. */
  readonly id: string;
  /** The JavaScript that is played. */
  readonly source: string;
  /** The games it declares; undefined: all. */
  readonly games: readonly string[] | undefined;
  /** The parameters it declares; undefined: none. */
  readonly parameters: readonly ExportedRange[] | undefined;
}

const ENDING = /\.[cm]?[jt]sx?$/i;

/** Whether a typed strategy is a path: by its ending or slashes, or because such a file exists and no such strategy
 * does. */
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

/** Reads a file that may be a strategy. @throws ConfigProblem with the option, the path and what to do. */
export async function readLocalFile(option: string, path: string): Promise<ReadFile> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigProblem(option, `${path} ${why}`, { cause });
  };
  try {
    const kind = await stat(path);
    if (kind.isDirectory()) return refuse("is a folder. Name the file in it");
    if (!kind.isFile()) return refuse("isn't a file");
    const bytes = await beginningOf(path, FILE_BYTES_MAX + 1);
    if (bytes.length <= FILE_BYTES_MAX) return { path, name: basename(path), bytes };
    const size = Math.max(kind.size, bytes.length).toLocaleString("en");
    return refuse(`has ${size} bytes. A strategy can have up to ${FILE_BYTES_MAX.toLocaleString("en")}`);
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT")
      return refuse(`doesn't exist. To write one: ${typedHere("strategy new my-bot")}`, error);
    return refuse(`can't be read (${code})`, error);
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

/** Reads the file and runs its top level in the sandbox. @throws ConfigProblem as `readLocalFile`, and with the
 * position if it doesn't load. */
export async function loadLocalFile(option: string, path: string, sandbox: Sandbox): Promise<LocalFile> {
  const file = await readLocalFile(option, path);
  const inspected = await sandbox.inspect(file.name, file.bytes);
  if ("source" in inspected) return { ...file, ...inspected, id: fileId(inspected.source) };
  const { problem, at } = inspected;
  const place = at ? `\n${quotedPlace(path, new TextDecoder().decode(file.bytes), at)}` : "";
  throw new ConfigProblem(option, `${path} doesn't load: ${problem}${place}`);
}

/** Loads several, one after another, in a sandbox of its own. @throws as `loadLocalFile`. */
export async function loadLocalFiles(
  option: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LocalFile>> {
  const sandbox = openSandbox({ strategySources: noStrategySources });
  const files = new Map<string, LocalFile>();
  try {
    for (const path of new Set(paths)) files.set(path, await loadLocalFile(option, path, sandbox));
    return files;
  } finally {
    await sandbox.close();
  }
}

/** @throws ConfigProblem if the file doesn't declare the game. */
export function requirePlays(option: string, { path, games }: LocalFile, game: MatrixGame): void {
  if (!games || games.includes(game.id)) return;
  const those = games.length > 0 ? `${games.join(", ")} only` : "nothing";
  throw new ConfigProblem(option, `${path} plays ${those}, according to its \`games\`; this is ${game.id}`);
}
