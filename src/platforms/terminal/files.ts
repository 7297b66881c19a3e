// File options in a typed line: paths on the machine where the bot runs.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, resolve } from "node:path";
import {
  type CommandCall,
  type CommandSpec,
  isFileOption,
  type SentFile,
  subcommandOf,
} from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { readAtMost, sentFile } from "../sent-file.ts";

/** The call with its paths replaced by files, or a message about the first path that isn't a file. */
export async function withTypedFiles(
  call: CommandCall,
  commands: readonly CommandSpec[],
  locale: Locale,
): Promise<CommandCall | string> {
  const wanted = subcommandOf(commands, call)?.options.filter(isFileOption) ?? [];
  if (wanted.length === 0) return call;
  const options = { ...call.options };
  const files: Record<string, SentFile> = {};
  for (const { name, maxBytes } of wanted) {
    const typed = options[name];
    delete options[name];
    if (typed === undefined) continue;
    // Resolved against the working directory; `~` is expanded as in shells.
    const path = resolve(typed.replace(/^~(?=\/|$)/, homedir()));
    const found = await stat(path).catch(() => undefined);
    // A device or a pipe might never end.
    if (!found?.isFile()) return say(locale, "terminal-no-such-file", { path: typed });
    files[name] = sentFile({
      name: basename(path),
      size: found.size,
      maxBytes,
      fetch: () => readAtMost(createReadStream(path, { end: maxBytes }), maxBytes),
      failed: () => undefined, // The person who typed the path is told.
    });
  }
  return { ...call, options, files, fileAdvice: "terminal-file-missing" };
}
