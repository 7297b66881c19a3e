// A session with everything faked: streams instead of a terminal, and a bot with scripted answers.

import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type {
  Button,
  Choice,
  CommandSpec,
  Completion,
  Dispatch,
  Incoming,
  OptionSpec,
  PlatformAdapter,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import { createTerminalAdapter, type TerminalOptions } from "../../../src/platforms/terminal/index.ts";
import { choice, command, sub, text } from "../../chat/parse/parsing.ts";

/** Commands of every form: with and without subcommands, choices, suggestions, and one for another platform. */
const forCaller = { audience: "caller" } as const;
export const COMMANDS: readonly CommandSpec[] = [
  command(
    "rps",
    sub(
      "play",
      choice("variant", "classic", "lizard-spock"),
      { ...text("opponent", /^w/, 80), suggests: true } as OptionSpec,
      text("length", /^\d+$/, 20),
    ),
    { ...sub("verify"), ...forCaller },
  ),
  command("help", { ...sub("help"), ...forCaller }),
  command("start", { ...sub("start"), ...forCaller }),
];

/** A button of session `s` at turn 0. */
export function button(label: string, move: string): Button {
  return { label, action: { scope: "rps", session: "s", turn: 0, move } };
}

/** Rock, paper, scissors in one row, then why and stop. */
export const ROWS: readonly (readonly Button[])[] = [
  [button("✊ Rock", "rock"), button("✋ Paper", "paper"), button("✌️ Scissors", "scissors")],
  [button("Why?", "why"), button("Stop", "stop")],
];

/** A message of one line, with optional buttons. */
export function message(text: string, buttons?: readonly (readonly Button[])[]): View {
  return { blocks: [{ type: "text", text }], ...(buttons && { buttons }) };
}

/** Posts a board for a command and edits it for a press, naming which. */
export async function playing(incoming: Incoming): Promise<Reply> {
  if (incoming.type === "press") {
    return {
      type: "edit",
      view: message(`pressed ${incoming.action?.move}`, ROWS),
      toast: "a passing toast",
    };
  }
  return { type: "post", audience: "place", view: message("a board", ROWS) };
}

export interface StageOptions extends Partial<Omit<TerminalOptions, "input" | "output" | "onEnd">> {
  readonly terminal?: boolean;
  readonly answer?: (incoming: Incoming) => Promise<Reply>;
  /** The known commands; by default, a few of every form. */
  readonly commands?: readonly CommandSpec[];
  readonly suggestions?: readonly Choice[] | Promise<readonly Choice[]>;
}

export interface Stage {
  readonly adapter: PlatformAdapter;
  readonly input: PassThrough;
  readonly output: PassThrough;
  /** Events that reached the bot. */
  readonly handled: Incoming[];
  readonly completions: Completion[];
  /** How often `onEnd` was called. */
  ends(): number;
  /** Resolves at the first `onEnd`. */
  readonly ended: Promise<void>;
  /** All output so far; `plain` is without escape sequences. */
  text(): string;
  plain(): string;
  /** Resolves once the output, without escape sequences, contains the text `times` times. */
  seen(text: string, times?: number): Promise<void>;
  start(): Promise<void>;
  /** Starts, writes all lines at once, closes the input, and waits for the end. */
  pipe(...lines: string[]): Promise<string>;
}

/** A stage that hasn't started yet; call `start`. */
export function createStage(options: StageOptions = {}): Stage {
  const { terminal = false, answer = playing, suggestions = [], commands = COMMANDS, ...rest } = options;
  const input = Object.assign(new PassThrough(), { isTTY: terminal });
  const output = Object.assign(new PassThrough(), { isTTY: terminal });
  const ending = Promise.withResolvers<void>();
  const handled: Incoming[] = [];
  const completions: Completion[] = [];
  const ends: number[] = [];
  const printed = recordOutput(output);
  const dispatch: Dispatch = {
    commands,
    handle: (incoming) => {
      handled.push(incoming);
      return answer(incoming);
    },
    complete: async (completion) => {
      completions.push(completion);
      return suggestions;
    },
    offers: async () => [],
  };
  const adapter = createTerminalAdapter({
    ...{ input, output, locale: "en", name: "Anna", playerId: "anna" },
    writeFile: async (name) => `/kept/${name}`,
    onEnd: () => {
      ends.push(1);
      ending.resolve();
    },
    ...rest,
  });
  const start = () => adapter.start(dispatch);
  const pipe = async (...lines: string[]) => {
    await start();
    input.end(lines.map((line) => `${line}\n`).join(""));
    await ending.promise;
    return printed.text();
  };
  const ended = ending.promise;
  return {
    adapter,
    input,
    output,
    handled,
    completions,
    ends: () => ends.length,
    ended,
    start,
    pipe,
    ...printed,
  };
}

function recordOutput(output: PassThrough): Pick<Stage, "text" | "plain" | "seen"> {
  let printed = "";
  const waiting = new Set<() => void>();
  output.setEncoding("utf8").on("data", (chunk: string) => {
    printed += chunk;
    for (const look of waiting) look();
  });
  const plain = () => stripVTControlCharacters(printed);
  const seen = (wanted: string, times = 1) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (plain().split(wanted).length <= times) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { text: () => printed, plain, seen };
}
