// Terminal input: prompt, history, completion, and single-key buttons.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { type LineReader, linesUntil } from "./line-reader.ts";

export interface KeyboardOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly historyFile: string | undefined;
  /** Whether that key alone, on an empty line, currently presses a button. */
  isButtonKey(key: string): boolean;
  /** Candidates for the last word of `line`, and that word. */
  complete(line: string): Promise<[string[], string]>;
}

const PROMPT = "> ";
const DIGIT = /^\d$/;

/** Reads lines from a terminal until Ctrl+D, Ctrl+C or `close`, then saves the history. */
export async function openKeyboard(options: KeyboardOptions): Promise<LineReader> {
  return new Keyboard(options, await loadHistory(options.historyFile));
}

class Keyboard implements LineReader {
  readonly #options: KeyboardOptions;
  readonly #readline: Interface;
  #history: readonly string[];
  /** Drops all further lines, queued ones included. */
  #dropping = false;
  /** Readline has closed and mustn't be called any more. */
  #ended = false;
  #prompting = false;
  #saved: Promise<void> | undefined;

  constructor(options: KeyboardOptions, history: string[]) {
    this.#options = options;
    this.#history = [...history];
    this.#readline = createInterface({
      input: options.input,
      output: options.output,
      terminal: true,
      prompt: PROMPT,
      history,
      historySize: HISTORY_LINES_MAX,
      removeHistoryDuplicates: true,
      completer: (line: string) => this.#complete(line),
    });
    this.#listen();
  }

  lines(): AsyncIterable<string> {
    return linesUntil(this.#readline, () => this.#dropping);
  }

  prompt(): void {
    if (this.#ended) return;
    this.#prompting = true;
    this.#readline.prompt(true);
  }

  close(): Promise<void> {
    this.#dropping = true;
    this.#readline.close();
    this.#saved ??= saveHistory(this.#options.historyFile, this.#history);
    return this.#saved;
  }

  #listen(): void {
    const onKey = (key: string | undefined) => this.#pressIfButton(key);
    this.#options.input.on("keypress", onKey);
    this.#readline
      .on("history", (lines: string[]) => this.#remember(lines))
      .on("line", () => {
        this.#prompting = false;
      })
      .on("SIGINT", () => void this.close())
      .once("close", () => {
        this.#ended = true;
        this.#options.input.removeListener("keypress", onKey);
        // Following output, a goodbye or the shell's prompt, must not share our prompt's line.
        if (this.#prompting) this.#options.output.write("\n");
      });
  }

  /** Readline has already inserted the key: a line of just that key was empty before. */
  #pressIfButton(key: string | undefined): void {
    if (key === undefined || !DIGIT.test(key) || this.#readline.line !== key) return;
    if (this.#options.isButtonKey(key)) this.#readline.write(null, { name: "return" });
  }

  /** Keeps single keys out of the history; readline allows its list to be changed here. */
  #remember(lines: string[]): void {
    if (lines[0] !== undefined && DIGIT.test(lines[0])) lines.shift();
    this.#history = [...lines];
  }

  /** Readline resumes its input after a completion and throws if closed, so in that case never resolve. */
  async #complete(line: string): Promise<[string[], string]> {
    const completions = await this.#options.complete(line);
    return this.#ended ? new Promise(() => {}) : completions;
  }
}

/** Maximum stored lines. */
export const HISTORY_LINES_MAX = 500;

/** Stored lines, newest first; none if the file is missing or unreadable. */
export async function loadHistory(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  try {
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
    return lines.slice(-HISTORY_LINES_MAX).reverse();
  } catch {
    return []; // Only a convenience is lost; the first sitting has no file yet.
  }
}

/** Saves the lines, newest first, readable by the owner only. */
export async function saveHistory(file: string | undefined, lines: readonly string[]): Promise<void> {
  if (file === undefined) return;
  const kept = lines.slice(0, HISTORY_LINES_MAX).reverse();
  try {
    await mkdir(dirname(file), { mode: 0o700 }).catch(() => undefined); // It may be there already.
    await writeFile(file, kept.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  } catch {
    // On a read-only disk, only the history is lost.
  }
}
