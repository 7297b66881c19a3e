// The webhook: whose requests are accepted, and that accepted updates are handled like any others.

import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type HttpServer, openHttpServer } from "../../../src/infra/http/server.ts";
import { createTelegramAdapter } from "../../../src/platforms/telegram/index.ts";
import { webhookSecret } from "../../../src/platforms/telegram/webhook.ts";
import type { ReadyAnswer } from "./loopback.ts";
import {
  edit,
  eventually,
  held,
  message,
  post,
  press,
  type Rig,
  ROCK,
  recordingLog,
  startRig,
} from "./rig.ts";

const TOKEN = "42:loopback-token";
const SECRET = webhookSecret(TOKEN);
const PUBLIC_URL = "https://bot.example.org/telegram/hook?from=telegram";

let rig: Rig;
let server: HttpServer;

beforeEach(async () => {
  server = await openHttpServer({ port: 0, host: "127.0.0.1" }, recordingLog());
  rig = await startRig({ webhook: { url: PUBLIC_URL, route: server.route } });
});
afterEach(async () => {
  await server.close();
  await rig.end();
});

const knock = async (body: unknown, secret = SECRET, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${server.port}/telegram/hook`, {
    method: "POST",
    headers: { "x-telegram-bot-api-secret-token": secret },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
  return response.status;
};

describe("the webhook", () => {
  it("is set with its secret and the update kinds the bot uses, and nothing is polled", async () => {
    expect((await rig.call("setWebhook")).params).toEqual({
      url: PUBLIC_URL,
      secret_token: SECRET,
      allowed_updates: ["message", "callback_query", "inline_query"],
      max_connections: 40,
    });
    expect(rig.callsOf("getUpdates")).toEqual([]);
  });

  it("has a secret valid for Telegram, derived from the token without revealing it", () => {
    expect(SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(webhookSecret("43:another")).not.toBe(SECRET);
    expect(SECRET).not.toContain("loopback");
  });

  it("answers an update, even one redelivered meanwhile, only once it is counted", async () => {
    const answer = held<ReturnType<typeof post>>();
    rig.answer = () => answer.promise;
    const update = { update_id: 1, ...message("/rps") };
    const answered: number[] = [];
    const knocks = [knock(update), knock(update)].map((one) => one.then((status) => answered.push(status)));
    await eventually(() => rig.incoming.length).toBe(1);
    // The answer to a different request shows that these haven't been answered.
    expect(await knock("{")).toBe(400);
    expect(answered).toEqual([]);
    answer.resolve(post("hello"));
    await Promise.all(knocks);
    expect(answered).toEqual([200, 200]);
    await rig.call("sendMessage");
    expect(rig.incoming).toHaveLength(1);
  });

  it("does not wait for subsequent messages", async () => {
    const slow = held<ReadyAnswer>();
    rig.script("sendMessage", slow.promise);
    rig.answer = () => post("hello");
    expect(await knock({ update_id: 1, ...message("/rps") })).toBe(200);
    await rig.call("sendMessage");
    slow.resolve({ result: { message_id: 1 } });
  });

  it("does not repeat an identical edit when a press is made twice", async () => {
    rig.answer = () => edit("the same");
    await knock({ update_id: 1, ...press(ROCK) });
    await rig.call("editMessageText");
    await knock({ update_id: 2, ...press(ROCK) });
    await rig.adapter.stop();
    expect(rig.callsOf("editMessageText")).toHaveLength(1);
  });

  it.each([
    ["a wrong secret", SECRET.replace(/.$/, "g")],
    ["a shorter one", SECRET.slice(1)],
    ["none", ""],
  ])("rejects a request by its secret: %s", async (_, secret) => {
    expect(await knock({ update_id: 1, ...message("/rps") }, secret)).toBe(401);
    await rig.adapter.stop();
    expect(rig.incoming).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "7"],
    ["no update", { hello: "world" }],
    ["an update with a strange id", { update_id: "1" }],
  ])("rejects a request by its body: %s", async (_, body) => {
    expect(await knock(body)).toBe(400);
  });

  it("rejects more than a megabyte, declared or not", async () => {
    const large = JSON.stringify({ update_id: 1, padding: "x".repeat(1_048_576) });
    const stream = new Blob([large]).stream();
    expect(await knock(large)).toBe(413);
    const unannounced = { body: stream, duplex: "half" } as RequestInit;
    // The connection may be closed before everything is sent; either way, nothing was accepted.
    expect(await knock("", SECRET, unannounced).catch(() => 413)).toBe(413);
    expect(rig.incoming).toEqual([]);
  });

  it("survives a connection that breaks midway", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const head = `POST /telegram/hook HTTP/1.1\r\nhost: x\r\nx-telegram-bot-api-secret-token: ${SECRET}\r\n`;
    await new Promise<void>(
      (resolve) => void socket.write(`${head}content-length: 100\r\n\r\n{"upd`, () => resolve()),
    );
    socket.destroy();
    expect(await knock({ update_id: 1, ...message("/rps") })).toBe(200);
    await rig.call("sendMessage");
  });

  it("asks Telegram to redeliver when the bot has stopped, and leaves the address set", async () => {
    await rig.adapter.stop();
    expect(await knock({ update_id: 1, ...message("/rps") })).toBe(503);
    expect(rig.callsOf("deleteWebhook")).toEqual([]);
  });

  it("is the host's problem when Telegram refuses it", async () => {
    rig.script("setWebhook", {
      error: 400,
      description: "Bad Request: bad webhook: HTTPS url must be provided",
    });
    const adapter = createTelegramAdapter({
      token: TOKEN,
      apiUrl: rig.apiUrl,
      log: recordingLog(),
      webhook: { url: "http://bot.example.org/hook", route: () => {} },
    });
    const nothing = {
      commands: [],
      handle: async () => post("x"),
      complete: async () => [],
      offers: async () => [],
    };
    await expect(adapter.start(nothing)).rejects.toMatchObject({
      name: "ConfigProblem",
      variable: "TELEGRAM_WEBHOOK_URL",
      message: expect.stringContaining("HTTPS url must be provided"),
    });
  });
});
