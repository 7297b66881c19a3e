// The floor: what no bot that stores its rounds can do without. Node alone receives the event and checks it, waits for
// one SET of the size of our store's update, and sends the bytes that our bot sends.

import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { WebSocket } from "ws";
import { COMMANDS, messageOf, turnOf } from "./discord-payload.ts";
import { attempted, ready } from "./parent.ts";

const { BENCH_CONTEST, BENCH_PAYLOADS = "{}", BENCH_UPDATE_BYTES = "0", REDIS_URL = "", PORT } = process.env;
const { TELEGRAM_TOKEN, TELEGRAM_API_URL, TELEGRAM_WEBHOOK_URL = "" } = process.env;
const { DISCORD_TOKEN, DISCORD_API_URL } = process.env;
const { post, edit, answer } = JSON.parse(BENCH_PAYLOADS);
type Json = ReturnType<typeof JSON.parse>;
const SECRET = "a-secret-of-the-bench";
const agent = new Agent({ keepAlive: true });
const value = "x".repeat(Number(BENCH_UPDATE_BYTES));

const redis = connect(Number(new URL(REDIS_URL).port), "127.0.0.1").setNoDelay();
const saving: (() => void)[] = [];
redis.on("data", (chunk) => {
  for (const byte of chunk) if (byte === 0x0a) saving.shift()?.();
});

function save(key: string): Promise<void> {
  const size = Buffer.byteLength(key);
  redis.write(`*3\r\n$3\r\nSET\r\n$${size}\r\n${key}\r\n$${value.length}\r\n${value}\r\n`);
  return new Promise((resolve) => void saving.push(resolve));
}

/** @throws Error if the call is refused. */
function call(url: string, body: string, method = "POST", token = ""): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "user-agent": "DiscordBot (floor, 1)",
    authorization: token,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, async (response) => {
      const text = String(await bodyOf(response));
      if ((response.statusCode ?? 500) < 400) resolve(text);
      else reject(new Error(text));
    });
    sent.on("error", reject).end(body);
  });
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The JSON of a recorded message, cut where a button's turn stands; joined by a turn, it is that turn's message. */
const cut = (message: object): readonly string[] =>
  JSON.stringify(message, (name, value) =>
    name === "custom_id" || name === "callback_data"
      ? value.replace(/^([^:]+:[^:]+:)[^:]+/, "$1\u0001")
      : value,
  ).split("\\u0001");
const at = (parts: readonly string[], turn: number): string => parts.join(turn.toString(36));

const onTelegram = (method: string, body: string) =>
  call(`${TELEGRAM_API_URL}/bot${TELEGRAM_TOKEN}/${method}`, body);

/** The recorded call, without the chat and message that each answer adds. */
const telegramOf = ({ chat_id, message_id, ...rest }: Record<string, unknown>) => cut(rest);

function telegramBot() {
  const [posted, edited] = [telegramOf(post), telegramOf(edit)];
  return async ({ message, callback_query: press }: Json): Promise<void> => {
    await save(String(message?.chat.id ?? press?.from.id));
    if (message)
      await attempted(onTelegram("sendMessage", `{"chat_id":${message.chat.id},${at(posted, 0).slice(1)}`));
    if (!press) return;
    const { chat, message_id } = press.message;
    const head = `{"chat_id":${chat.id},"message_id":${message_id},`;
    const text = JSON.stringify({ callback_query_id: press.id, text: answer.text });
    await Promise.all([
      attempted(onTelegram("editMessageText", head + at(edited, turnOf(press.data) + 1).slice(1))),
      attempted(onTelegram("answerCallbackQuery", text)),
    ]);
  };
}

const onDiscord = (method: string, path: string, body = "") =>
  call(`${DISCORD_API_URL}/v10${path}`, body, method, `Bot ${DISCORD_TOKEN}`);

function discordBot() {
  const posted = cut({ type: 4, data: messageOf(post, 0) });
  const edited = cut({ type: 7, data: messageOf(edit, 0) });
  return async ({ type, data, member }: Json): Promise<string> => {
    if (type === 1) return `{"type":1}`;
    await save(member.user.id);
    return type === 3 ? at(edited, turnOf(data.custom_id) + 1) : at(posted, 0);
  };
}

const registerOnDiscord = (id: string) =>
  onDiscord("PUT", `/applications/${id}/commands`, JSON.stringify(COMMANDS));

function serve(handle: (body: Buffer, incoming: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(async (incoming, response) =>
    handle(await bodyOf(incoming), incoming, response),
  );
  return new Promise<void>((resolve) => server.listen(Number(PORT), "127.0.0.1", resolve));
}

const BOTS: Readonly<Record<string, () => Promise<void>>> = {
  "telegram-webhook": async () => {
    const handle = telegramBot();
    await serve(async (body, { headers }, response) => {
      if (headers["x-telegram-bot-api-secret-token"] !== SECRET) return response.writeHead(401).end();
      await handle(JSON.parse(body.toString()));
      return response.end();
    });
    const hook = { url: TELEGRAM_WEBHOOK_URL, secret_token: SECRET, max_connections: 100 };
    await onTelegram("setWebhook", JSON.stringify(hook));
  },
  "telegram-polling": async () => {
    const handle = telegramBot();
    const poll = async (offset: number): Promise<void> => {
      const { result } = JSON.parse(await onTelegram("getUpdates", JSON.stringify({ offset, timeout: 30 })));
      for (const update of result) void handle(update);
      void poll((result.at(-1)?.update_id ?? offset - 1) + 1);
    };
    void poll(0);
  },
  "discord-gateway": async () => {
    const handle = discordBot();
    const { url } = JSON.parse(await onDiscord("GET", "/gateway/bot"));
    const socket = new WebSocket(`${url}?v=10&encoding=json`);
    const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
    let seen: number | null = null;
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.on("message", async (data) => {
      const { op, d, s, t } = JSON.parse(String(data));
      seen = s ?? seen;
      if (op === 10) {
        setInterval(() => send(1, seen), d.heartbeat_interval);
        const properties = { os: "linux", browser: "floor", device: "floor" };
        send(2, { token: DISCORD_TOKEN, intents: 1, properties });
      }
      if (t === "READY") resolve(d.application.id);
      if (t !== "INTERACTION_CREATE") return;
      const bytes = await handle(d);
      await attempted(onDiscord("POST", `/interactions/${d.id}/${d.token}/callback`, bytes));
    });
    await registerOnDiscord(await promise);
  },
};

await BOTS[BENCH_CONTEST ?? ""]?.();
ready();
