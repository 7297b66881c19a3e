// The simulated Discord and Telegram inside this process. People act through calls instead of requests, so that two
// cores are enough for them and what's measured. The simulators are plain JavaScript; this adds types for the parts in
// use.

import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Spread } from "./crowd.ts";

const OWN = fileURLToPath(new URL("../simulator", import.meta.url));

/** A part of a Discord message: a row of buttons, or a button. */
export interface Component {
  readonly custom_id?: string;
  readonly components?: readonly Component[];
}

export interface DiscordMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly components: readonly Component[];
}

interface Fake {
  readonly origin: string;
  readonly token: string;
  /** Records the bot's calls if enabled; violations are always recorded. */
  readonly journal: { enabled: boolean; readonly violations: readonly Violation[] };
  close(): Promise<void>;
}

interface Violation {
  readonly severity: string;
  readonly where: string;
  readonly message: string;
}

export interface DiscordFake extends Fake {
  readonly api: string;
  readonly actions: {
    /** `state` is `acked`, `pending` or `failed`. */
    interact(action: object): Promise<{ readonly state: string; readonly message: DiscordMessage | null }>;
  };
  readonly world: {
    addUser(user: object): unknown;
    readonly guilds: ReadonlyMap<string, object>;
    readonly channels: ReadonlyMap<string, { readonly messages: ReadonlyMap<string, DiscordMessage> }>;
    findMessage(id: string): DiscordMessage;
  };
}

interface TelegramMessage {
  readonly message_id: number;
  readonly reply_markup?: {
    readonly inline_keyboard: readonly (readonly { readonly callback_data?: string }[])[];
  };
}

/** A call that the bot made. */
export interface TelegramCall {
  readonly ok: boolean;
  readonly method: string;
  readonly chatId?: number;
  readonly callbackId?: string;
  readonly result?: TelegramMessage;
}

interface TelegramBot {
  readonly listeners: Set<(call: TelegramCall) => void>;
}

export interface TelegramFake extends Fake {
  readonly actions: {
    sendMessage(bot: TelegramBot, action: object): unknown;
    startPress(bot: TelegramBot, action: object): { readonly id: string };
  };
  readonly world: {
    bot(token: string): TelegramBot;
    addUser(user: object): unknown;
    readonly chats: ReadonlyMap<number, { readonly messages: ReadonlyMap<number, TelegramMessage> }>;
  };
}

export const startDiscordFake = (guilds: number) => start<DiscordFake>("discord", { guilds });

export const startTelegramFake = () => start<TelegramFake>("telegram", {});

/** Without the simulator's check of its own answers; it still checks what the bot sends. */
async function start<F extends Fake>(platform: "discord" | "telegram", options: object): Promise<F> {
  const folder = resolve(process.env.PLATFORM_SIM || OWN);
  const { startDiscordFake: discord, startTelegramFake: telegram } = await import(
    join(folder, `${platform}-fake.mjs`)
  );
  const spec = join(OWN, "facts", `${platform}.facts.json`);
  const given = { spec, selfCheck: false, parser: "builtin", ...options };
  const fake: F = await (platform === "discord" ? discord : telegram)(given);
  fake.journal.enabled = false;
  return fake;
}

interface Acknowledged {
  readonly ackMs: Partial<Spread>;
  readonly ackMsByKind: { readonly callback_query?: Partial<Spread> };
}

/** Forgets the latencies that a simulator has measured so far. */
export async function resetLatencies({ origin }: Fake): Promise<void> {
  await fetch(`${origin}/_control/reset`, { method: "POST", body: "{}" });
}

/** The time until the bot acknowledged, as the simulators measure it; on Telegram only of presses, because a command's
 * answer is a message. */
export async function acknowledgements({ origin }: Fake, platform: string): Promise<Partial<Spread>> {
  const { ackMs, ackMsByKind } = (await (await fetch(`${origin}/_control/metrics`)).json()) as Acknowledged;
  return platform === "telegram" ? (ackMsByKind.callback_query ?? {}) : ackMs;
}
