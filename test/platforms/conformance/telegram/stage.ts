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

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface StageOptions {
  readonly flags?: readonly string[];
  /** Environment variables of the bot, in addition to token, address and data folder. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Texts of the rules that the bot may break. */
  readonly allowed?: readonly string[];
}

export async function openStage({ flags = [], environment: more = {}, allowed = [] }: StageOptions = {}) {
  const simulator = await startSimulator("telegram", ...flags);
  const data = temporaryFolder();
  const { token: TELEGRAM_TOKEN, apiUrl: TELEGRAM_API_URL } = simulator;
  const environment = { TELEGRAM_TOKEN, TELEGRAM_API_URL, DATA_DIR: data.path, ...more };
  let running = await startBot(environment);

  /** The currently running bot. */
  const bot = (): Bot => running;
  const start = async (): Promise<void> => {
    running = await startBot(environment);
  };
  /** Ends the bot with this signal and starts it again. Resolves to the old process's exit code. */
  const restartBot = async (signal?: NodeJS.Signals): Promise<number | null> => {
    const code = await running.stop(signal);
    await start();
    return code;
  };

  /** A new person, who has never written to the bot. */
  const person = (first_name: string): Promise<Person> =>
    simulator.post("user", { first_name, language_code: "en" });
  /** Creates a group with the bot in it; resolves to its chat id. */
  const group = async () => (await simulator.post<{ id: number }>("chat", { title: "A group" })).id;
  const messages = (chat: number): Promise<readonly TelegramMessage[]> => simulator.get(`chat?id=${chat}`);

  /** The current end of the transcript. */
  const mark = async (): Promise<number> =>
    (await simulator.get<readonly Call[]>("transcript?last=1"))[0]?.seq ?? 0;
  /** The bot's calls with these fields, after the mark `since`; with `min`, once there are so many. */
  const calls = (fields: Readonly<Record<string, string | number | boolean>>): Promise<readonly Call[]> => {
    const wait = fields.min === undefined ? {} : { wait: String(PATIENCE_MS) };
    const query = new URLSearchParams({ kind: "call", ...wait });
    for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
    return simulator.get(`transcript?${query}`);
  };
  /** Does this and resolves to the message that the bot then posts in the chat. */
  const posted = async (chatId: number, act: () => Promise<unknown>): Promise<TelegramMessage> => {
    const since = await mark();
    await act();
    const [call] = await calls({ method: "sendMessage", ok: true, chatId, since, min: 1 });
    if (!call) throw new Error(`nothing was posted in ${chatId}`);
    return call.result;
  };

  /** Writes without waiting for an answer. */
  const write = async (who: Person, text: string, saying: Saying = {}): Promise<TelegramMessage> => {
    const what = { user: who.id, chat: who.id, text, ...saying };
    return (await simulator.post<{ message: TelegramMessage }>("message", what)).message;
  };
  /** Writes and resolves to the bot's answers in the same chat. @throws Error if there are too few. */
  const say = async (who: Person, text: string, { calls: expected = 1, ...saying }: Saying = {}) => {
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
  };
  /** Starts a match with this line and resolves to its message. */
  const table = async (who: Person, text = "/rps play", chat = who.id): Promise<Table> => {
    const [message] = await say(who, text, { chat });
    if (!message?.reply_markup)
      throw new Error(`"${text}" drew no buttons: ${message?.text}\n${running.output()}`);
    return openTable({ simulator, messages }, who, { chat, message: message.message_id });
  };

  /** Asserts that the bot broke no rules except those allowed here and for this stage, left no press unanswered, and
   * that the simulator is sound; then clears the record. */
  const verdict = async (also: readonly string[] = []): Promise<void> => {
    const unanswered = () => simulator.get<readonly object[]>("unanswered");
    await eventually(unanswered, ({ length }) => length === 0, PATIENCE_MS / 50);
    await expectRulesKept(simulator, [...allowed, ...also]);
  };
  /** Ends the bot, gives a final verdict, and ends the simulator. */
  const end = async (): Promise<void> => {
    await running.stop();
    // Calls that were still in flight count, too.
    await expectRulesKept(simulator, allowed).finally(() => simulator.stop());
    data.remove();
  };
  const acts = { person, group, messages, mark, calls, posted, write, say, table };
  return { simulator, environment, bot, startBot: start, restartBot, ...acts, verdict, end };
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
