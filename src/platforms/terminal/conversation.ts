// What is said in a sitting: typed lines become commands and presses, and the answers are printed.

import { randomUUID } from "node:crypto";
import type { Block, Button, Caller, Dispatch, Incoming, Place, Reply, View } from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse.ts";
import { say } from "../../infra/i18n/index.ts";
import { findButton, type Panel } from "./find-button.ts";
import { inBands } from "./grid-forms.ts";
import { createLiveGrid, type GridKeys, type LiveGrid } from "./live-grid.ts";
import { neutralLine, neutralText } from "./neutral-text.ts";
import type { Printed } from "./printed.ts";
import { buttonsOf, type KeptBlock, type PrintableView, renderButtons, renderView } from "./render.ts";
import type { Screen } from "./screen.ts";

/** Keeps a file under a name and resolves to the path it was kept at. */
export type WriteFile = (name: string, content: string) => Promise<string>;

/** Who talks with what. */
export interface ConversationOptions {
  readonly dispatch: Dispatch;
  readonly screen: Screen;
  readonly caller: Caller;
  readonly place: Place;
  readonly writeFile: WriteFile;
  /** Whether single keys reach `grid`; the person is then told of them. */
  readonly hasKeys: boolean;
  /** Names what was printed. */
  readonly printed: Printed;
}

/** Answers typed lines and remembers which buttons are there to press. */
export interface Conversation {
  /** Answers a line; resolves when the answer is printed. */
  answer(line: string): Promise<void>;
  /** Prints a message that no line asked for. */
  show(view: View): Promise<void>;
  /** The buttons of the newest message that has any, in the order of their numbers. */
  panel(): Panel;
  /** The keys over the field of cells that is the newest message. */
  readonly grid: GridKeys;
}

/** Where a conversation prints. */
interface Printing extends ConversationOptions {
  readonly live: LiveGrid;
}

/** A conversation in which nothing has been said yet. */
export function createConversation(given: ConversationOptions): Conversation {
  let panel: Panel = { buttons: [], former: [] };
  const live = createLiveGrid(given);
  const options: Printing = { ...given, live };
  return {
    panel: () => panel,
    grid: live.keys,
    show: async (view) => live.printAside(await asideText(view, panel, options)),
    answer: async (line) => {
      const typed = line.trim();
      if (typed === "") return;
      const incoming = read(typed, panel, options);
      if (typeof incoming === "string") return printNotice(incoming, options);
      const reply = await options.dispatch.handle(incoming);
      panel = panelAfter(reply, panel);
      await printReply(reply, panel, options);
      if (reply.type === "post") await tellPosted(reply, options);
    },
  };
}

/** The event that a line means, or what to tell the person where it means none. */
function read(typed: string, panel: Panel, options: ConversationOptions): Incoming | string {
  const event = { id: randomUUID(), caller: options.caller, place: options.place };
  const { locale } = options.caller;
  if (typed.startsWith("/")) return readCommand(typed, event, options.dispatch);
  const { typed: answer } = panel;
  if (answer?.takes.test(typed)) {
    const { command, subcommand, option } = answer;
    return { type: "command", ...event, command, subcommand, options: { [option]: typed } };
  }
  if (panel.buttons.length === 0) return say(locale, "terminal-type-a-command");
  const button = findButton(typed, panel);
  if (button) return { type: "press", ...event, action: button.action };
  const unpainted = { ...options.screen.canvas(), paint: (_ink: unknown, text: string) => text };
  const list = renderButtons(panel.buttons, unpainted, panel.former.length);
  // From a new line, so that the list breaks where the view's own did.
  return say(locale, "terminal-no-such-button", { typed: neutralLine(typed), buttons: `\n${list}` });
}

function readCommand(
  typed: string,
  event: Pick<Incoming, "id" | "caller" | "place">,
  dispatch: Dispatch,
): Incoming {
  const parsed = parseCommandLine(typed, dispatch.commands);
  if (!parsed.ok) return { type: "unreadable", ...event, problem: parsed.problem };
  const { command, subcommand, options } = parsed;
  return { type: "command", ...event, command, subcommand, options };
}

/** An edit takes the pressed message's buttons away with its old form; a post without buttons
 * leaves the older ones in force. */
function panelAfter(reply: Reply, before: Panel): Panel {
  if (reply.type === "notice") return before;
  const buttons = buttonsOf(reply.view);
  const { typed } = reply.view;
  if (reply.type === "post") return buttons.length === 0 ? before : { buttons, former: [], typed };
  const former = haveSameMoves(buttons, before.buttons)
    ? before.former
    : [...before.former, ...before.buttons];
  return { buttons, former, typed };
}

function haveSameMoves(some: readonly Button[], others: readonly Button[]): boolean {
  return (
    some.length === others.length && some.every(({ action }, at) => action.move === others[at]?.action.move)
  );
}

async function printReply(reply: Reply, panel: Panel, options: Printing): Promise<void> {
  if (reply.type === "notice") return printNotice(reply.text, options);
  const { view } = reply;
  const draw = (blocks: PrintableView["blocks"]) => renderMessage({ ...view, blocks }, panel, options);
  await options.live.print({ blocks: await keepFiles(view, options), draw, grid: view.typed?.grid });
  if (reply.type === "edit" && reply.notice !== undefined) await printNotice(reply.notice, options);
}

async function asideText(view: View, panel: Panel, options: Printing): Promise<string> {
  const { screen, caller } = options;
  const blocks = inBands(await keepFiles(view, options), screen.canvas().widthCells, caller.locale);
  return renderMessage({ ...view, blocks }, panel, options);
}

function renderMessage(view: PrintableView, { former }: Panel, { screen }: ConversationOptions): string {
  return `\n${renderView(view, screen.canvas(), former.length)}`;
}

async function tellPosted({ view, onPosted }: Extract<Reply, { type: "post" }>, options: Printing) {
  const { printed, caller } = options;
  await onPosted?.(printed.add(view)).catch(() =>
    printNotice(say(caller.locale, "failure-unexpected"), options),
  );
}

async function printNotice(text: string, { live, screen }: Printing): Promise<void> {
  await live.printNotice(screen.canvas().paint("yellow", neutralText(text)));
}

/** What pictures show is said in the words beside them; what they are described with would say it
 * twice. */
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
