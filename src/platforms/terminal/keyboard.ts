// Reading from a person at a terminal: a prompt, history by arrow keys, tab completion, buttons by
// a single key, and a cursor over a field of cells.

import type { Key } from "node:readline";
import { createInterface, type Interface } from "node:readline/promises";
import { HISTORY_LINES_MAX, loadHistory, saveHistory } from "./history-file.ts";
import { type LineReader, linesUntil } from "./line-reader.ts";
import type { GridKeys } from "./live-grid.ts";

/** What a keyboard needs to know. */
export interface KeyboardOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly historyFile: string | undefined;
  /** Whether that key alone, on an empty line, presses a button now. */
  isButtonKey(key: string): boolean;
  /** Sees every key before it is typed. */
  readonly grid: GridKeys;
  /** The words that could stand in place of the last one of `line`, and that last word. */
  complete(line: string): Promise<[string[], string]>;
}

const PROMPT = "> ";
const DIGIT = /^\d$/;

/** Reads lines from a terminal until Ctrl+D, Ctrl+C or `close`, which saves the history. */
export async function openKeyboard(options: KeyboardOptions): Promise<LineReader> {
  return new Keyboard(options, await loadHistory(options.historyFile));
}

class Keyboard implements LineReader {
  readonly #options: KeyboardOptions;
  readonly #readline: Interface;
  #history: readonly string[];
  /** No more lines are wanted, those already typed included. */
  #dropping = false;
  /** Readline has ended; it must not be called any more. */
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
    const cell = this.#options.grid.cell();
    this.#readline.setPrompt(cell === undefined ? PROMPT : `${cell} ${PROMPT}`);
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
    const onKeyFirst = (_key: string | undefined, key: Key) => this.#steer(key);
    const onResize = () => this.#redraw();
    this.#options.input.on("keypress", onKey).prependListener("keypress", onKeyFirst);
    // After readline's own listener, which finds its line again where the terminal has put it.
    this.#options.output.on("resize", onResize);
    this.#readline
      .on("history", (lines: string[]) => this.#remember(lines))
      .on("line", () => {
        this.#prompting = false;
      })
      .on("SIGINT", () => void this.close())
      .once("close", () => {
        this.#ended = true;
        this.#options.input.removeListener("keypress", onKey).removeListener("keypress", onKeyFirst);
        this.#options.output.removeListener("resize", onResize);
        // What follows, a goodbye or the shell's own prompt, shall not stand behind ours.
        if (this.#prompting) this.#options.output.write("\n");
      });
  }

  /** A key of the grid on an empty line; readline has not seen it yet. What it means is a line that
   * is neither shown nor remembered. */
  #steer(key: Key): void {
    const { grid } = this.#options;
    const before = grid.cell();
    const meaning = this.#buttonUnderCursor(key) ?? grid.press(this.#readline.line === "" ? key : undefined);
    if (meaning !== undefined) hide(key);
    if (meaning === "moved" || grid.cell() !== before) this.prompt();
    if (typeof meaning === "object") this.#readline.emit("line", meaning.line);
  }

  /** While there is a cursor, a button's key leaves it where it is. */
  #buttonUnderCursor({ sequence = "" }: Key): { readonly line: string } | undefined {
    const isButton =
      this.#options.grid.cell() !== undefined && this.#readline.line === "" && DIGIT.test(sequence);
    return isButton && this.#options.isButtonKey(sequence) ? { line: sequence } : undefined;
  }

  /** While an answer is awaited, the answer is drawn for the new window. */
  #redraw(): void {
    if (this.#prompting && this.#options.grid.resized()) this.prompt();
  }

  /** Readline has put the key into the line already: a line that is nothing but it was empty
   * before. */
  #pressIfButton(key: string | undefined): void {
    if (key === undefined || !DIGIT.test(key) || this.#readline.line !== key) return;
    if (this.#options.isButtonKey(key)) this.#readline.write(null, { name: "return" });
  }

  /** Single keys are not worth an arrow key's press; readline lets its list be changed here. */
  #remember(lines: string[]): void {
    if (lines[0] !== undefined && DIGIT.test(lines[0])) lines.shift();
    this.#history = [...lines];
  }

  /** Readline resumes its input after a completion, which throws once it has ended: such a
   * completion never returns. */
  async #complete(line: string): Promise<[string[], string]> {
    const completions = await this.#options.complete(line);
    return this.#ended ? new Promise(() => {}) : completions;
  }
}

/** A control key that means nothing: readline, which is told of the same object next, passes it
 * over. */
function hide(key: Key): void {
  key.ctrl = true;
  key.name = "";
}
