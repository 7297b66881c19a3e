// The simulated Discord and Telegram inside this process. People act through calls instead of requests, so that two
// cores are enough for them and what's measured. The simulators are plain JavaScript; this adds types for the parts in
// use.

import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const OWN = fileURLToPath(new URL("../../simulator", import.meta.url));

/** A part of a Discord message: a row of buttons, a button or text. */
interface Component {
  readonly custom_id?: string;
  readonly content?: string;
  readonly components?: readonly Component[];
}

export interface DiscordMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly content: string;
  readonly flags: number;
  readonly components: readonly Component[];
}

/** The outcome of an interaction; `state` is `acked`, `pending` or `failed`. */
export interface Outcome {
  readonly state: string;
  readonly message: DiscordMessage | null;
  readonly followups: readonly DiscordMessage[];
}

interface Fake {
  readonly origin: string;
  readonly token: string;
  /** Records the bot's calls if enabled; violations are always recorded. */
  readonly journal: { enabled: boolean; readonly violations: readonly Violation[] };
  close(): Promise<void>;
}

export interface Violation {
  readonly severity: string;
  readonly where: string;
  readonly message: string;
}

export interface DiscordFake extends Fake {
  readonly api: string;
  readonly publicKey: string;
  readonly actions: { interact(action: object): Promise<Outcome> };
  readonly world: {
    addUser(user: object): { readonly id: string };
    readonly guilds: ReadonlyMap<string, object>;
    readonly channels: ReadonlyMap<string, { readonly messages: ReadonlyMap<string, DiscordMessage> }>;
    findMessage(id: string): DiscordMessage;
  };
}

export interface TelegramMessage {
  readonly message_id: number;
  readonly text?: string;
  readonly caption?: string;
  readonly reply_markup?: {
    readonly inline_keyboard: readonly (readonly { readonly callback_data?: string }[])[];
  };
}

/** A call that the bot made. */
export interface TelegramCall {
  readonly ok: boolean;
  readonly method: string;
  readonly chatId?: number;
  readonly messageId?: number;
  readonly callbackId?: string;
  readonly params: {
    readonly text?: string;
    readonly ephemeral_message_parameters?: { readonly callback_query_id?: string };
  };
  readonly result?: TelegramMessage;
}

interface TelegramBot {
  readonly listeners: Set<(call: TelegramCall) => void>;
  /** Where updates are sent, repeatedly until they're accepted; null for nowhere. */
  webhook: object | null;
  /** The groups that the bot is a member of. */
  readonly groups: Set<number>;
}

export interface TelegramFake extends Fake {
  readonly actions: {
    sendMessage(bot: TelegramBot, action: object): unknown;
    startPress(bot: TelegramBot, action: object): { readonly id: string };
  };
  readonly world: {
    bot(token: string): TelegramBot;
    addUser(user: object): { readonly id: number };
    addChat(chat: object): { readonly id: number };
    readonly chats: ReadonlyMap<number, { readonly messages: ReadonlyMap<number, TelegramMessage> }>;
  };
}

/** Calls a simulator's control API, which also returns measurements. */
export interface Control {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  del(path: string): Promise<unknown>;
}

/** The settings of the simulated platforms that the load uses. */
interface FakeOptions {
  readonly guilds?: number;
  readonly shards?: number;
  readonly requireShards?: boolean;
  readonly webhookRetryMs?: number;
}

export async function startDiscordFake(options: FakeOptions): Promise<DiscordFake> {
  const { startDiscordFake: start } = await loaded("discord");
  const fake = (await start?.({ ...common("discord"), ...options })) as DiscordFake;
  fake.journal.enabled = false;
  return fake;
}

export async function startTelegramFake(options: FakeOptions): Promise<TelegramFake> {
  const { startTelegramFake: start } = await loaded("telegram");
  const fake = (await start?.({ ...common("telegram"), ...options })) as TelegramFake;
  fake.journal.enabled = false;
  return fake;
}

type Start = (options: object) => Promise<unknown>;

async function loaded(platform: string): Promise<Readonly<Record<string, Start>>> {
  const folder = resolve(process.env.PLATFORM_SIM || OWN);
  return (await import(join(folder, `${platform}-fake.mjs`))) as Readonly<Record<string, Start>>;
}

/** Turns off the simulator's check of its own answers; it still checks what the bot sends. */
function common(platform: string): object {
  return { spec: join(OWN, "facts", `${platform}.facts.json`), selfCheck: false, parser: "builtin" };
}

export function controlOf({ origin }: Fake): Control {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${origin}/_control/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { readonly error?: string };
    if (!response.ok) throw new Error(`the simulator refused ${path}: ${answer.error}`);
    return answer;
  };
  return {
    get: (path) => call("GET", path),
    post: (path, body = {}) => call("POST", path, body),
    del: (path) => call("DELETE", path),
  };
}
