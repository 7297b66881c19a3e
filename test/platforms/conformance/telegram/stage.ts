// A simulated Telegram with the whole bot logged in, people and groups to act in it, and a verdict on the bot's conduct.

import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import {
  type Bot,
  eventually,
  fileOnTelegram,
  type Simulator,
  spawnBot,
  startBot,
  startSimulator,
  temporaryFolder,
} from "../rig.ts";
import { openTable, type Table } from "./table.ts";

/** Timeout for what must happen: far longer than it ever takes, so that a slow machine fails no test. */
export const PATIENCE_MS = 60_000;

export const BOT_NAME = "test123456_bot";

export interface TelegramButton {
  readonly text: string;
  /** Absent for a link button. */
  readonly callback_data: string;
  /** Of a link button. */
  readonly url?: string;
  readonly style?: string;
}

/** A message as stored in the chat, with the fields that tests read. */
export interface TelegramMessage {
  readonly message_id: number;
  readonly chat: { readonly id: number; readonly type: string };
  readonly from: { readonly id: number };
  readonly text: string;
  /** The text below a picture. */
  readonly caption?: string;
  readonly entities?: readonly {
    readonly type: string;
    readonly offset: number;
    readonly length: number;
    readonly user?: { readonly id: number };
  }[];
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly TelegramButton[])[] };
  readonly reply_to_message?: { readonly message_id: number };
  readonly document?: { readonly file_id: string; readonly file_name: string };
}

/** A call by the bot, as recorded in the simulator's transcript. */
interface Call {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result: TelegramMessage;
}

/** Fields that calls must have; `min`: waits until there are so many, `since`: after this mark. */
type CallFields = Readonly<Record<string, string | number | boolean>>;

export interface Person {
  readonly id: number;
  readonly first_name: string;
}

interface Saying {
  /** The group; absent for the private chat with the bot. */
  readonly chat?: number;
  /** How many messages to expect in answer. */
  readonly calls?: number;
  /** How many extra times the update is delivered. */
  readonly duplicate?: number;
  /** The message being replied to. */
  readonly reply_to?: number;
}

export interface Stage {
  readonly simulator: Simulator;
  /** The environment that the bot was started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** The currently running bot. */
  bot(): Bot;
  /** Ends the bot with this signal and starts it again. Resolves to the old process's exit code. */
  restartBot(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts the bot after `bot().stop()`. */
  startBot(): Promise<void>;
  /** A new person, who has never written to the bot. */
  person(name: string, language?: string, username?: string): Promise<Person>;
  /** Creates a group with the bot in it; resolves to its chat id. */
  group(): Promise<number>;
  /** Writes and resolves to the bot's answers in the same chat. @throws Error if there are too few. */
  say(who: Person, text: string, saying?: Saying): Promise<readonly TelegramMessage[]>;
  /** Writes without waiting for an answer. */
  write(who: Person, text: string, saying?: Saying): Promise<TelegramMessage>;
  /** Starts a match with this line and resolves to its message. */
  table(who: Person, text?: string, chat?: number): Promise<Table>;
  /** The current end of the transcript. */
  mark(): Promise<number>;
  calls(fields: CallFields): Promise<readonly Call[]>;
  /** Does this and resolves to the message that the bot then posts in the chat. */
  posted(chat: number, act: () => Promise<unknown>): Promise<TelegramMessage>;
  messages(chat: number): Promise<readonly TelegramMessage[]>;
  /** Asserts that the bot broke no rules except those allowed here and for this stage, left no press unanswered, and
   * that the simulator is sound; then clears the record. */
  verdict(allowed?: readonly string[]): Promise<void>;
  /** Ends the bot, gives a final verdict, and ends the simulator. */
  end(): Promise<void>;
}

interface StageOptions {
  /** The simulator's flags. */
  readonly flags?: readonly string[];
  /** Environment variables of the bot, in addition to token, address and data folder. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Texts of the rules that the bot may break. */
  readonly allowed?: readonly string[];
}

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { flags = [], environment: more = {}, allowed = [] } = options;
  const simulator = await startSimulator("telegram", ...flags);
  const data = temporaryFolder();
  const { token: TELEGRAM_TOKEN, apiUrl: TELEGRAM_API_URL } = simulator;
  const environment = { TELEGRAM_TOKEN, TELEGRAM_API_URL, DATA_DIR: data.path, ...more };
  let bot = await startBot(environment).catch(async (error: unknown) => {
    await simulator.stop();
    data.remove();
    throw error;
  });
  const calls = (fields: CallFields) => {
    const wait = fields.min === undefined ? {} : { wait: String(PATIENCE_MS) };
    const query = new URLSearchParams({ kind: "call", ...wait });
    for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
    return simulator.get<readonly Call[]>(`transcript?${query}`);
  };
  const mark = async () => (await simulator.get<readonly Call[]>("transcript?last=1"))[0]?.seq ?? 0;
  const write = async (who: Person, text: string, saying: Saying = {}) => {
    const what = { user: who.id, chat: who.id, text, ...saying };
    return (await simulator.post<{ message: TelegramMessage }>("message", what)).message;
  };
  const stage: Stage = {
    simulator,
    environment,
    bot: () => bot,
    restartBot: async (signal) => {
      const code = await bot.stop(signal);
      await stage.startBot();
      return code;
    },
    startBot: async () => {
      bot = await startBot(environment);
    },
    person: (first_name, language_code = "en", username) =>
      simulator.post<Person>("user", { first_name, language_code, username }),
    group: async () => (await simulator.post<{ id: number }>("chat", { title: "A group" })).id,
    say: async (who, text, { calls: expected = 1, ...saying } = {}) => {
      let since = await mark();
      await write(who, text, saying);
      // Late edits of earlier messages don't count.
      const answers: TelegramMessage[] = [];
      while (answers.length < expected) {
        const made = await calls({ chatId: saying.chat ?? who.id, ok: true, since, min: 1 });
        const last = made.at(-1);
        if (!last) throw new Error(`"${text}" got ${answers.length} answers of ${expected}`);
        since = last.seq;
        const sent = made.filter(({ method }) => method.startsWith("send") && method !== "sendChatAction");
        answers.push(...sent.map(({ result }) => result));
      }
      return answers.slice(0, expected);
    },
    write,
    table: async (who, text = "/rps play", chat = who.id) => {
      const [message] = await stage.say(who, text, { chat });
      if (!message?.reply_markup)
        throw new Error(`"${text}" drew no buttons: ${message?.text}\n${bot.output()}`);
      return openTable(stage, who, { chat, message: message.message_id });
    },
    mark,
    calls,
    posted: async (chatId, act) => {
      const since = await mark();
      await act();
      const [posted] = await calls({ method: "sendMessage", ok: true, chatId, since, min: 1 });
      if (!posted) throw new Error(`nothing was posted in ${chatId}`);
      return posted.result;
    },
    messages: (chat) => simulator.get(`chat?id=${chat}`),
    verdict: async (also = []) => {
      const unanswered = () => simulator.get<readonly object[]>("unanswered");
      await eventually(unanswered, ({ length }) => length === 0, PATIENCE_MS / 50);
      await expectRulesKept(simulator, [...allowed, ...also]);
    },
    end: async () => {
      await bot.stop();
      // Calls that were still in flight count, too.
      await expectRulesKept(simulator, allowed).finally(() => simulator.stop());
      data.remove();
    },
  };
  return stage;
}

/** A stage for a group of tests: opened before them, with a verdict after each, and ended after all. */
export function useStage(options?: StageOptions): Stage {
  const stage = {} as Stage;
  beforeAll(async () => void Object.assign(stage, await openStage(options)));
  afterEach(() => stage.verdict());
  afterAll(async () => {
    if ("end" in stage) await stage.end();
  });
  return stage;
}

/** Whether a person can be written to shows only when it's tried. */
const ALWAYS_ALLOWED = "sendMessage: Bad Request: chat not found";

/** Asserts that the bot broke no rules except these, and that the simulator is sound; then clears the record. */
export async function expectRulesKept(simulator: Simulator, allowed: readonly string[] = []): Promise<void> {
  const violations =
    await simulator.get<readonly { where: string; message: string }[]>("violations?severity=error");
  const unsound = await simulator.get("transcript?kind=self");
  await simulator.post("reset");
  expect(unsound).toEqual([]);
  const broken = violations.map(({ where, message }) => `${where}: ${message}`);
  const isAllowed = (one: string) => [ALWAYS_ALLOWED, ...allowed].some((words) => one.includes(words));
  expect(broken.filter((one) => !isAllowed(one))).toEqual([]);
}

/** Runs the command line with the stage's settings until it exits. */
export async function runGadalka(
  stage: Stage,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const run = spawnBot(["cli/index", ...args], stage.environment);
  const [code] = await once(run.process, "close");
  return { code, output: run.output() };
}

interface Totals {
  readonly rounds: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** The stored totals of a person, by game. */
export async function storedTotals(stage: Stage, who: Person): Promise<Readonly<Record<string, Totals>>> {
  const { output } = await runGadalka(stage, "player", "show", `telegram:${who.id}`, "--json");
  return JSON.parse(output).games;
}

/** The text of a document that the bot sent. */
export async function fileText({ simulator }: Stage, message: TelegramMessage | undefined): Promise<string> {
  return Buffer.from(await fileOnTelegram(simulator, message?.document?.file_id ?? "")).toString();
}
