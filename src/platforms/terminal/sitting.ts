// One sitting at the terminal, from the greeting to the goodbye: reads a line, answers it, reads
// the next.

import type { Caller, Dispatch, Place, View } from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { completeLine } from "./complete-line.ts";
import { type Conversation, createConversation, type WriteFile } from "./conversation.ts";
import type { Panel } from "./find-button.ts";
import { openKeyboard } from "./keyboard.ts";
import { type LineReader, openPipe } from "./line-reader.ts";
import type { Printed } from "./printed.ts";
import { createScreen, isTerminal, type Screen } from "./screen.ts";

/** Where the terminal's person sits and who it is. */
export interface TerminalOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** The language of the person. */
  readonly locale: Locale;
  /** The person's display name. */
  readonly name: string;
  /** The person's id, under which history and settings are kept. */
  readonly playerId: string;
  /** Where typed lines are kept for the arrow keys. Absent: nowhere. */
  readonly historyFile?: string;
  /** Called once when the person has ended it or nothing more can be read or shown; not after
   * `stop`. */
  onEnd(): void;
  /** Keeps a file and resolves to the path it was kept at. */
  readonly writeFile: WriteFile;
}

/** A sitting that goes on by itself. */
export interface Sitting {
  /** Lets the answer in hand be printed, then ends without a goodbye. */
  stop(): Promise<void>;
  /** Prints a message that the person did not ask for. */
  show(view: View): Promise<void>;
}

/** The most buttons that single digit keys can press. */
const DIGIT_KEYS = 9;
const QUIT = /^\/(?:quit|exit)$/i;

/** Greets and begins to read. */
export async function beginSitting(
  options: TerminalOptions,
  dispatch: Dispatch,
  printed: Printed,
): Promise<Sitting> {
  const interactive = isTerminal(options.input) && isTerminal(options.output);
  const screen = createScreen(options.output, interactive);
  const { caller, place } = whoAndWhere(options);
  const conversation = createConversation({
    ...{ dispatch, screen, caller, place, printed },
    ...{ writeFile: options.writeFile, hasKeys: interactive },
  });
  await screen.print(say(options.locale, "terminal-welcome"));
  const reader = interactive ? await openTerminal(options, dispatch, conversation) : openPipe(options.input);
  let stopped = false;
  const talk = async () => {
    await converse(reader, screen, conversation);
    if (stopped) return;
    await screen.print(say(options.locale, "terminal-goodbye"));
    options.onEnd();
  };
  const talking = talk();
  const stop = async () => {
    stopped = true;
    await reader.close();
    await talking;
  };
  const show = async (view: View) => {
    await conversation.show(view);
    if (!stopped) reader.prompt();
  };
  return { stop, show };
}

function whoAndWhere({ playerId: id, name, locale }: TerminalOptions): { caller: Caller; place: Place } {
  return { caller: { platform: "terminal", id, name, locale }, place: { kind: "private", id, locale } };
}

function openTerminal(
  options: TerminalOptions,
  dispatch: Dispatch,
  conversation: Conversation,
): Promise<LineReader> {
  const { input, output, historyFile } = options;
  const context = { dispatch, ...whoAndWhere(options) };
  return openKeyboard({
    input,
    output,
    historyFile,
    isButtonKey: (key) => pressesAtOnce(key, conversation.panel()),
    grid: conversation.grid,
    complete: (line) => completeLine(line, context),
  });
}

/** Where a tenth button exists, `1` may be the beginning of `10`. The key of a button that is gone
 * is answered too, by which there are. */
function pressesAtOnce(key: string, { buttons, former }: Panel): boolean {
  const numbers = buttons.length > 0 ? former.length + buttons.length : 0;
  return numbers <= DIGIT_KEYS && Number(key) >= 1 && Number(key) <= numbers;
}

async function converse(reader: LineReader, screen: Screen, conversation: Conversation): Promise<void> {
  screen.onGone(() => void reader.close());
  reader.prompt();
  for await (const line of reader.lines()) {
    if (QUIT.test(line.trim())) break;
    await conversation.answer(line);
    reader.prompt();
  }
  await reader.close();
}
