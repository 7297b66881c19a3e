// File options in a typed line: paths on the host's own machine, where the bot runs.

import { constants } from "node:fs";
import { access, open, readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, resolve } from "node:path";
import {
  type CommandCall,
  type CommandSpec,
  FileProblem,
  isFileOption,
  type SentFile,
  subcommandOf,
} from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { readAtMost, sentFile } from "../sent-file.ts";

/** Paths that a completion offers. */
const OFFERED_MAX = 50;

/** The call with its paths replaced by files, or a message about the first path that isn't a file. */
export async function withTypedFiles(
  call: CommandCall,
  commands: readonly CommandSpec[],
): Promise<CommandCall | string> {
  const wanted = subcommandOf(commands, call)?.options.filter(isFileOption) ?? [];
  if (wanted.length === 0) return call;
  const options = { ...call.options };
  const files: Record<string, SentFile> = {};
  for (const { name, maxBytes } of wanted) {
    const typed = options[name];
    delete options[name];
    if (typed === undefined) continue;
    const file = await fileAt(typed, maxBytes, call.caller.locale);
    if (typeof file === "string") return file;
    files[name] = file;
  }
  return { ...call, options, files, fileAdvice: "terminal-file-missing" };
}

async function fileAt(typed: string, maxBytes: number, locale: Locale): Promise<SentFile | string> {
  const path = pathOf(typed);
  try {
    const found = await stat(path);
    if (!found.isFile()) return say(locale, "terminal-no-plain-file", { path: typed });
    await access(path, constants.R_OK);
    return sentFile({
      name: basename(path),
      size: found.size,
      maxBytes,
      fetch: () => readPlainFile(path, maxBytes),
      // The file existed a moment ago. Whoever typed the path gets an error, which no one else needs to see.
      failed: () => undefined,
    });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return say(locale, "terminal-no-such-file", { path: typed });
    return say(locale, "terminal-file-unreadable", { path: typed, reason: code });
  }
}

/** Resolved against the working directory; `~` is expanded as in shells. */
function pathOf(typed: string): string {
  return resolve(typed.replace(/^~(?=\/|$)/, homedir()));
}

/** Opened non-blocking, so that a pipe put in the file's place meanwhile can't block the line. */
async function readPlainFile(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw new FileProblem("unavailable", maxBytes);
    return await readAtMost(file.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
  } finally {
    await file.close();
  }
}

/** Files and folders whose path starts with this, as typed; hidden ones only if their dot was typed. */
export async function pathsFrom(typed: string): Promise<readonly string[]> {
  const at = typed.lastIndexOf("/") + 1;
  // With nothing typed yet, uses the form in which a path is recognized without `file=`.
  const [folder, begun] = typed === "" ? ["./", ""] : [typed.slice(0, at), typed.slice(at)];
  // A missing folder has no candidates.
  const found = await readdir(pathOf(folder), { withFileTypes: true }).catch(() => []);
  return found
    .filter(({ name }) => name.startsWith(begun) && (begun.startsWith(".") || !name.startsWith(".")))
    .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`)
    .sort()
    .slice(0, OFFERED_MAX);
}
