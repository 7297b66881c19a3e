// A terminal conversation: typed lines become commands and presses, and replies are printed.

import { randomUUID } from "node:crypto";
import {
  type Block,
  type Button,
  buttonText,
  type Caller,
  type Dispatch,
  type Incoming,
  type Place,
  type Reply,
  type View,
} from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse/parse.ts";
import { say } from "../../infra/i18n/index.ts";
import { neutralLine, neutralText } from "../../infra/i18n/name-in-text.ts";
import { buttonsMeant, findButton, type Panel } from "./find-button.ts";
import type { Printed } from "./printed.ts";
import { buttonsOf, type KeptBlock, renderButtons, renderView } from "./render.ts";
import type { Screen } from "./screen.ts";
import { withTypedFiles } from "./typed-files.ts";
import { wrapWords } from "./wrap-words.ts";

/** Works without a command's slash too; a button of that name takes precedence. */
const HELP = /^help$/i;

/** Saves a file and resolves to its path. */
export type WriteFile = (name: string, content: string) => Promise<string>;

/** What a conversation needs. */
export interface ConversationOptions {
  readonly dispatch: Dispatch;
  readonly screen: Screen;
  readonly caller: Caller;
  readonly place: Place;
  readonly writeFile: WriteFile;
  readonly printed: Printed;
}

/** Answers typed lines and tracks the buttons that can be pressed. */
export interface Conversation {
  answer(line: string): Promise<void>;
  show(view: View): Promise<void>;
  /** Buttons of the newest message that has any, in numbering order. */
  panel(): Panel;
}

export function createConversation(given: ConversationOptions): Conversation {
  let panel: Panel = { buttons: [], former: [] };
  const who = { caller: given.caller, place: given.place };
  let options = given;
  const show = async (view: View): Promise<void> => given.screen.print(await asideText(view, panel, options));
  return {
    panel: () => panel,
    show,
    answer: async (line) => {
      const typed = line.trim();
      if (typed === "") return;
      options = { ...options, ...(await options.dispatch.inLanguage?.(who)) };
      const incoming = await read(typed, panel, options);
      if (typeof incoming === "string") return printNotice(incoming, options);
      const reply = await options.dispatch.handle(incoming);
      const message = nameAfter(reply, panel, options.printed);
      panel = panelAfter(reply, panel, message);
      await printReply(reply, panel, options);
      if (reply.type !== "post") return;
      await tellPosted(reply, message, options);
      // No one else is playing here, so the next line can wait.
      for await (const view of reply.later ?? []) await show(view);
    },
  };
}

/** The event that a line stands for, or an error message. */
async function read(typed: string, panel: Panel, options: ConversationOptions): Promise<Incoming | string> {
  const event = { id: randomUUID(), caller: options.caller, place: options.place };
  const { locale } = options.caller;
  if (typed.startsWith("/")) return readCommand(typed, event, options.dispatch);
  if (HELP.test(typed)) return readCommand("/help", event, options.dispatch);
  if (panel.buttons.length === 0) return say(locale, "terminal-type-a-command");
  const button = findButton(typed, panel);
  const { message } = panel;
  if (button) return { type: "press", ...event, action: button.action, ...(message && { message }) };
  const meant = buttonsMeant(typed, panel).map(({ number, button }) => `[${number}] ${buttonText(button)}`);
  if (meant.length > 0)
    return say(locale, "terminal-which-button", { typed: neutralLine(typed), buttons: meant.join("   ") });
  const unpainted = { ...options.screen.canvas(), paint: (_ink: unknown, text: string) => text };
  const list = renderButtons(panel.buttons, unpainted, panel.former.length);
  // On its own line, so that the list wraps where the view's buttons did.
  return say(locale, "terminal-no-such-button", { typed: neutralLine(typed), buttons: `\n${list}` });
}

async function readCommand(
  typed: string,
  event: Pick<Incoming, "id" | "caller" | "place">,
  { commands }: Dispatch,
): Promise<Incoming | string> {
  const parsed = parseCommandLine(typed, commands, "as-path");
  if (!parsed.ok) return { type: "unreadable", ...event, problem: parsed.problem };
  const { command, subcommand, options } = parsed;
  return withTypedFiles({ type: "command", ...event, command, subcommand, options }, commands);
}

/** The name of the message that the reply creates or edits. */
function nameAfter(reply: Reply, before: Panel, printed: Printed): string | undefined {
  if (reply.type === "post") return printed.add(reply.view);
  if (reply.type === "edit" && before.message) printed.isNews(before.message, reply.view);
  return before.message;
}

/** An edit replaces the pressed message's buttons; a post without buttons keeps the older ones. */
function panelAfter(reply: Reply, before: Panel, message: string | undefined): Panel {
  if (reply.type !== "post" && reply.type !== "edit") return before;
  const buttons = buttonsOf(reply.view);
  if (reply.type === "post") return buttons.length === 0 ? before : { buttons, former: [], message };
  const former = keepTheirNumbers(buttons, before.buttons)
    ? before.former
    : [...before.former, ...before.buttons];
  return { buttons, former, message };
}

/** Whether each button has kept its position; some at the end may be gone. */
function keepTheirNumbers(buttons: readonly Button[], before: readonly Button[]): boolean {
  return buttons.length > 0 && buttons.every(({ action }, at) => action.move === before[at]?.action.move);
}

async function printReply(reply: Reply, panel: Panel, options: ConversationOptions): Promise<void> {
  if (reply.type === "notice") return printNotice(reply.text, options);
  if (reply.type === "silence") return printNotice(reply.brief, options);
  if (reply.type === "dropped") return;
  const { view } = reply;
  const { screen } = options;
  await screen.print(messageText(view, await keepFiles(view, options), panel, options));
  if (reply.type !== "edit") return;
  if (reply.privateToast && reply.toast !== undefined) await printNotice(reply.toast, options);
  if (reply.notice !== undefined) await printNotice(reply.notice, options);
}

async function asideText(view: View, panel: Panel, options: ConversationOptions): Promise<string> {
  return messageText(view, await keepFiles(view, options), panel, options);
}

function messageText(
  view: View,
  blocks: readonly KeptBlock[],
  { former }: Panel,
  { screen }: ConversationOptions,
): string {
  return `\n${renderView({ ...view, blocks }, screen.canvas(), former.length)}`;
}

async function tellPosted(
  { onPosted }: Extract<Reply, { type: "post" }>,
  message: string | undefined,
  options: ConversationOptions,
) {
  if (message === undefined) return;
  await onPosted?.(message).catch(() =>
    printNotice(say(options.caller.locale, "failure-unexpected"), options),
  );
}

async function printNotice(text: string, { screen }: ConversationOptions): Promise<void> {
  const { paint, wrapCells } = screen.canvas();
  await screen.print(paint("yellow", wrapWords(neutralText(text), wrapCells)));
}

/** Pictures are dropped: the other blocks repeat their alt text. */
async function keepFiles(view: View, options: ConversationOptions): Promise<readonly KeptBlock[]> {
  const blocks = view.blocks.filter((block) => block.type !== "picture");
  return Promise.all(blocks.map((block) => keepFile(block, options)));
}

async function keepFile(
  block: Exclude<Block, { type: "picture" }>,
  { caller, writeFile }: ConversationOptions,
): Promise<KeptBlock> {
  if (block.type !== "file") return block;
  try {
    const path = await writeFile(block.name, block.content);
    return { type: "text", text: say(caller.locale, "terminal-file-kept", { path }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { type: "text", text: say(caller.locale, "terminal-file-not-kept", { name: block.name, reason }) };
  }
}
