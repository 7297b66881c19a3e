// One terminal sitting: reads a line, answers it, reads the next, from greeting to goodbye.

import type { Caller, Dispatch, Place, View } from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { completeLine } from "./complete-line.ts";
import { type Conversation, createConversation, type WriteFile } from "./conversation.ts";
import type { Panel } from "./find-button.ts";
import { openKeyboard } from "./keyboard.ts";
import { type LineReader, openPipe } from "./line-reader.ts";
import type { Printed } from "./printed.ts";
import { createScreen, isTerminal, type Screen } from "./screen.ts";
import { wrapWords } from "./wrap-words.ts";

/** The terminal's streams and its user. */
export interface TerminalOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly locale: Locale;
  /** Display name. */
  readonly name: string;
  /** Storage id of history and settings. */
  readonly playerId: string;
  /** Where the history is saved; absent: nowhere. */
  readonly historyFile?: string;
  /** Called once when the user quits or input or output is closed; not after `stop`. */
  onEnd(): void;
  readonly writeFile: WriteFile;
}

/** A running sitting. */
export interface Sitting {
  /** Prints the pending answer, then ends without a goodbye. */
  stop(): Promise<void>;
  /** Prints an unsolicited message. */
  show(view: View): Promise<void>;
}

/** Maximum buttons pressed by single digit keys. */
const DIGIT_KEYS = 9;
/** With or without the slash, since people who want to leave don't look that up. */
const QUIT = /^\/?(?:quit|exit)$/i;

/** Greets and starts reading. */
export async function startSitting(
  options: TerminalOptions,
  dispatch: Dispatch,
  printed: Printed,
): Promise<Sitting> {
  const interactive = isTerminal(options.input) && isTerminal(options.output);
  const screen = createScreen(options.output, interactive);
  const { caller, place } = whoAndWhere(options);
  const conversation = createConversation({
    dispatch,
    screen,
    caller,
    place,
    printed,
    writeFile: options.writeFile,
  });
  const spoken = async () => (await dispatch.inLanguage?.({ caller, place }))?.caller.locale ?? caller.locale;
  await screen.print(wrapWords(say(await spoken(), "terminal-welcome"), screen.canvas().wrapCells));
  const reader = interactive ? await openTerminal(options, dispatch, conversation) : openPipe(options.input);
  let stopped = false;
  const talk = async () => {
    await converse(reader, screen, conversation);
    if (stopped) return;
    await screen.print(say(await spoken(), "terminal-goodbye"));
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
  return {
    caller: { platform: "terminal", id, name: nameInText(name) || id, locale },
    place: { kind: "private", id, locale },
  };
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
    complete: (line) => completeLine(line, context),
  });
}

/** With a tenth button, `1` may be the start of `10`. A former button's key also presses at once. */
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
