// The terminal as a platform, for `npm start` without a token and for pipes. A line is a command or a button of the
// newest message that has any. Replies are printed; an edit prints the message again.

import { randomUUID } from "node:crypto";
import { createInterface, type Interface } from "node:readline";
import {
  type Caller,
  type CommandSpec,
  type Dispatch,
  type EditOutcome,
  type Incoming,
  type Place,
  type PlatformAdapter,
  type PostOutcome,
  type PrivateChat,
  published,
  type Reply,
  type View,
} from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { nameInText, neutralLine, neutralText } from "../../infra/i18n/name-in-text.ts";
import { withTypedFiles } from "./files.ts";
import { findButton, type Paint, paintFor, renderButtons, renderView } from "./view.ts";

/** The terminal's streams and its player. */
export interface TerminalOptions {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly locale: Locale;
  /** Display name. */
  readonly name: string;
  /** The player's id in the store. */
  readonly playerId: string;
  /** Called once when the player has quit, or input or output has closed; not after `stop`. */
  onEnd(): void;
  /** Saves a file and resolves to its path. */
  writeFile(name: string, content: string): Promise<string>;
}

/** Clears the line that is being typed, to print there; the next prompt shows it again. */
const CLEARED = "\r\u001b[J";
/** These two work without a slash too. */
const QUIT = /^\/?(?:quit|exit)$/i;
const HELP = /^help$/i;

/** Serves a terminal with prompt, colours, history and completion, or a pipe with plain text; answers lines in order. */
export function createTerminalAdapter(options: TerminalOptions): PlatformAdapter {
  return new Terminal(options);
}

interface Session {
  readonly dispatch: Dispatch;
  readonly readline: Interface;
  isOpen: boolean;
}

class Terminal implements PlatformAdapter {
  readonly platform = "terminal";
  readonly #options: TerminalOptions;
  readonly #isInteractive: boolean;
  readonly #paint: Paint;
  readonly #who: { readonly caller: Caller; readonly place: Place };
  /** What each message said when it was last printed. */
  readonly #said = new Map<string, string>();
  /** The newest message with buttons. */
  #pressable: { readonly message: string; readonly view: View } | undefined;
  #session: Session | undefined;
  #talk: Promise<void> | undefined;

  constructor(options: TerminalOptions) {
    const { input, output, playerId: id, name, locale } = options;
    this.#options = options;
    this.#isInteractive = Boolean(input.isTTY && output.isTTY);
    this.#paint = paintFor(output);
    this.#who = {
      caller: { platform: "terminal", id, name: nameInText(name) || id, locale },
      place: { kind: "private", id, locale },
    };
  }

  async start(dispatch: Dispatch): Promise<void> {
    const { input, output } = this.#options;
    await this.#print(say(await this.#locale(dispatch), "terminal-welcome"));
    const readline = createInterface({
      input,
      output: this.#isInteractive ? output : undefined,
      terminal: this.#isInteractive,
      crlfDelay: Number.POSITIVE_INFINITY,
      removeHistoryDuplicates: true,
      completer: (line: string) => completions(line, dispatch.commands),
    });
    const session = { dispatch, readline, isOpen: true };
    const close = (): void => this.#close(session);
    readline.on("SIGINT", close).on("close", close);
    // A closed output, as with `| head`, is the end, like a closed input.
    output.on("error", close).on("close", close);
    this.#session = session;
    this.#talk = this.#converse(session);
  }

  async stop(): Promise<void> {
    const session = this.#session;
    // Nothing is said after this, not even goodbye.
    this.#session = undefined;
    if (session) this.#close(session);
    await this.#talk;
  }

  async post(_place: Place, view: View): Promise<PostOutcome> {
    if (!this.#session) return { state: "unavailable" };
    const message = await this.#show(this.#newName(), view);
    this.#prompt();
    return { state: "posted", message };
  }

  /** Prints the new form if no message has said its words, apart from numbers and tables: often several messages of
   * one subject are edited at once. */
  async edit(_place: Place, message: string, view: View): Promise<EditOutcome> {
    if (!this.#session) return "unavailable";
    if (!this.#said.has(message)) return "refused";
    if ([...this.#said.values()].includes(wordsOf(view))) return "edited";
    await this.#show(message, view);
    this.#prompt();
    return "edited";
  }

  async privateChat(): Promise<PrivateChat> {
    return { state: "none" };
  }

  async publishCommands(): Promise<void> {}

  async #converse(session: Session): Promise<void> {
    this.#prompt();
    try {
      for await (const line of session.readline) {
        if (session !== this.#session || QUIT.test(line.trim())) break;
        await this.#answer(line.trim(), session.dispatch);
        this.#prompt();
      }
    } catch {
      // An input that fails, as when its window is closed, has ended.
    }
    this.#close(session);
    if (session !== this.#session) return;
    await this.#print(say(await this.#locale(session.dispatch), "terminal-goodbye"));
    this.#options.onEnd();
  }

  #close(session: Session): void {
    if (!session.isOpen) return;
    session.isOpen = false;
    session.readline.close();
    // What follows doesn't share the prompt's line.
    if (this.#isInteractive) this.#options.output.write("\n");
  }

  #prompt(): void {
    if (this.#isInteractive && this.#session?.isOpen) this.#session.readline.prompt(true);
  }

  async #answer(typed: string, dispatch: Dispatch): Promise<void> {
    if (typed === "") return;
    const incoming = await this.#read(typed, dispatch);
    if (typeof incoming === "string") return this.#note(incoming);
    const reply = await dispatch.handle(incoming);
    if (reply.type === "notice") return this.#note(reply.text);
    if (reply.type === "silence") return this.#note(reply.brief);
    if (reply.type === "edit")
      return this.#showEdit(reply, incoming.type === "press" ? incoming.message : undefined);
    if (reply.type === "dropped") return;
    const message = await this.#show(this.#newName(), reply.view);
    await reply
      .onPosted?.(message)
      .catch(() => this.#note(say(incoming.caller.locale, "failure-unexpected")));
    // No one else is playing here, so the next line can wait.
    for await (const view of reply.later ?? []) await this.#show(message, view);
  }

  /** The event that a line stands for, or why it's none. */
  async #read(typed: string, dispatch: Dispatch): Promise<Incoming | string> {
    const event = { id: randomUUID(), ...this.#who };
    if (typed.startsWith("/") || HELP.test(typed)) {
      const { commands } = dispatch;
      const parsed = parseCommandLine(typed, commands, "as-path");
      if (!parsed.ok) return { type: "unreadable", ...event, problem: parsed.problem };
      const { command, subcommand, options } = parsed;
      const locale = await this.#locale(dispatch);
      const call = { type: "command", ...event, command, subcommand, options } as const;
      return withTypedFiles(call, commands, locale);
    }
    if (!this.#pressable) return say(await this.#locale(dispatch), "terminal-type-a-command");
    const { message, view } = this.#pressable;
    const button = findButton(typed, view.buttons);
    if (button) return { type: "press", ...event, action: button.action, message };
    const buttons = renderButtons(view.buttons ?? [], (_ink, text) => text).join("\n");
    const words = { typed: neutralLine(typed), buttons: `\n${buttons}` };
    return say(await this.#locale(dispatch), "terminal-no-such-button", words);
  }

  async #showEdit(
    reply: Extract<Reply, { readonly type: "edit" }>,
    message: string | undefined,
  ): Promise<void> {
    await this.#show(message ?? this.#newName(), reply.view);
    if (reply.privateToast && reply.toast !== undefined) await this.#note(reply.toast);
    if (reply.notice !== undefined) await this.#note(reply.notice);
  }

  /** Prints the message, saves its files, and makes its buttons those that lines press. */
  async #show(message: string, view: View): Promise<string> {
    this.#said.set(message, wordsOf(view));
    if (view.buttons?.some((row) => row.length > 0)) this.#pressable = { message, view };
    else if (this.#pressable?.message === message) this.#pressable = undefined;
    await this.#print(`\n${renderView(view, this.#paint)}`);
    for (const block of view.blocks)
      if (block.type === "file") await this.#print(await this.#saved(block.name, block.content));
    return message;
  }

  async #saved(name: string, content: string): Promise<string> {
    const locale = await this.#locale(this.#session?.dispatch);
    try {
      return say(locale, "terminal-file-kept", { path: await this.#options.writeFile(name, content) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return say(locale, "terminal-file-not-kept", { name, reason });
    }
  }

  #note(text: string): Promise<void> {
    return this.#print(this.#paint("yellow", neutralText(text)));
  }

  /** Resolves when the text is written, or can't be: then the output has closed. */
  #print(text: string): Promise<void> {
    const cleared = this.#isInteractive ? CLEARED : "";
    return new Promise((resolve) => this.#options.output.write(`${cleared}${text}\n`, () => resolve()));
  }

  #newName(): string {
    return String(this.#said.size + 1);
  }

  /** The language that the player has chosen. */
  async #locale(dispatch: Dispatch | undefined): Promise<Locale> {
    const { caller } = (await dispatch?.inLanguage?.(this.#who)) ?? this.#who;
    return caller.locale;
  }
}

function wordsOf({ title = "", blocks }: View): string {
  const texts = blocks.map((block) => (block.type === "text" || block.type === "clock" ? block.text : ""));
  return [title, ...texts].join("\n").replaceAll(/\d+/g, "#");
}

/** What the last word of the line may become (a command, its subcommands, or their options), and that word. */
export function completions(line: string, commands: readonly CommandSpec[]): [string[], string] {
  const words = line.trimStart().split(/\s+/);
  const last = words.at(-1) ?? "";
  const shown = published(commands);
  const spec = shown.find(({ name }) => words[0]?.toLowerCase() === `/${name}`);
  const first = words.length > 1 ? [] : [...shown.map(({ name }) => `/${name}`), "/quit"];
  const all = words.length > 1 && spec ? wordsAfter(spec, words.slice(1, -1)) : first;
  const found = all.filter((word) => word.startsWith(last.toLowerCase()));
  return [found.map((word) => (word.endsWith("=") ? word : `${word} `)), last];
}

function wordsAfter({ subcommands }: CommandSpec, [first]: readonly string[]): string[] {
  const named = subcommands.find(({ name }) => name === first?.toLowerCase());
  const { options = [] } = named ?? subcommands[0] ?? {};
  const choices = options.flatMap((option) =>
    option.type === "choice" ? option.choices.map(({ value }) => value) : [`${option.name}=`],
  );
  if (named || subcommands.length === 1) return choices;
  return first === undefined ? subcommands.map(({ name }) => name) : choices;
}
