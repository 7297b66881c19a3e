// A terminal with everything faked: streams, and a bot with scripted answers.

import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished, vi } from "vitest";
import type { Button, CommandSpec, Dispatch, Incoming, Reply, View } from "../../../src/chat/index.ts";
import { createTerminalAdapter, type TerminalOptions } from "../../../src/platforms/terminal/index.ts";
import { choice, command, sub, text } from "../../chat/parsing.ts";
import { GUARD } from "../../guard.ts";

export const COMMANDS: readonly CommandSpec[] = [
  command(
    "rps",
    sub("play", choice("variant", "classic", "lizard-spock"), text("opponent", /^w/, 80)),
    sub("verify"),
  ),
  command("help", sub("help")),
];

/** A button of session `s` at turn 0. */
export function button(label: string, move: string, sign?: string): Button {
  return { label, sign, action: { scope: "rps", session: "s", turn: 0, move } };
}

/** Rock, paper, scissors in one row, then why and stop. */
export const ROWS: readonly (readonly Button[])[] = [
  [button("Rock", "rock", "✊"), button("Paper", "paper", "✋"), button("Scissors", "scissors", "✌️")],
  [button("Why?", "why"), button("Stop", "stop")],
];

/** A message of one line. */
export function message(words: string, buttons: View["buttons"] = []): View {
  return { blocks: [{ type: "text", text: words }], buttons };
}

export function post(view: View): Reply {
  return { type: "post", audience: "place", view };
}

/** Posts a board for a command, and edits it for a press. */
export async function playing(incoming: Incoming): Promise<Reply> {
  if (incoming.type !== "press") return post(message("a board", ROWS));
  return { type: "edit", view: message(`pressed ${incoming.action?.move}`, ROWS), toast: "passing" };
}

/** What reached the bot: the move of a press, otherwise the type of event. */
export const moves = (handled: readonly Incoming[]) =>
  handled.map((incoming) => (incoming.type === "press" ? incoming.action?.move : incoming.type));

interface StageOptions extends Partial<Omit<TerminalOptions, "input" | "output" | "onEnd">> {
  readonly isTTY?: boolean;
  readonly answer?: (incoming: Incoming) => Promise<Reply>;
  readonly commands?: readonly CommandSpec[];
}

/** A terminal that hasn't started yet, and stops with the test. `handled` are the events that reached the bot, `plain`
 * is the output without escape sequences; `pipe` resolves to the whole output. */
export function createStage(options: StageOptions = {}) {
  const { isTTY = false, answer = playing, commands = COMMANDS, ...rest } = options;
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  const handled: Incoming[] = [];
  const onEnd = vi.fn<() => void>();
  let printed = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    printed += chunk;
  });
  const dispatch: Dispatch = {
    commands,
    handle: (incoming) => {
      handled.push(incoming);
      return answer(incoming);
    },
    complete: async () => [],
    offers: async () => [],
  };
  const writeFile = async (name: string): Promise<string> => `/kept/${name}`;
  const person = { locale: "en", name: "Anna", playerId: "anna" } as const;
  const adapter = createTerminalAdapter({ input, output, writeFile, onEnd, ...person, ...rest });
  onTestFinished(() => adapter.stop());
  const plain = () => stripVTControlCharacters(printed);
  const start = () => adapter.start(dispatch);
  const ended = () => vi.waitUntil(() => onEnd.mock.calls.length > 0, GUARD);
  const pipe = async (...lines: string[]) => {
    await start();
    input.end(lines.map((line) => `${line}\n`).join(""));
    await ended();
    return printed;
  };
  const seen = (words: string) => vi.waitUntil(() => plain().includes(words), GUARD);
  return { adapter, input, output, handled, onEnd, plain, seen, ended, start, pipe };
}
