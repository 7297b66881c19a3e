// Starting, fetching and stopping, and their failures, through the real client on real sockets.

import { beforeEach, describe, expect, it } from "vitest";
import { createTelegramAdapter } from "../../../src/platforms/telegram/index.ts";
import { type Answer, BAD_GATEWAY, limited, type ReadyAnswer } from "./loopback.ts";
import {
  ANNA,
  aroundEachTest,
  BORIS,
  edit,
  eventually,
  held,
  message,
  post,
  press,
  ROCK,
  recordingLog,
  rig,
  STOP_LIMIT_MS,
} from "./rig.ts";

aroundEachTest();

const texts = (method: string): unknown[] => rig.callsOf(method).map(({ params }) => params.text);

it("publishes its menus at the start, and still serves when they are refused", async () => {
  expect(rig.callsOf("getMyCommands")).toHaveLength(1);
  rig.deliver(message("/rps"));
  await rig.call("sendMessage");
});

describe("stopping", () => {
  it("finishes what is in flight and confirms its position", async () => {
    const reply = held<ReturnType<typeof edit>>();
    rig.answer = () => reply.promise;
    const [id] = rig.deliver(press(ROCK));
    await eventually(() => rig.incoming.length).toBe(1);
    const stopped = rig.adapter.stop();
    reply.resolve(edit("the end"));
    await stopped;
    expect(texts("editMessageText")).toEqual(["the end"]);
    expect(rig.callsOf("answerCallbackQuery")).toHaveLength(1);
    expect(rig.callsOf("getUpdates").at(-1)?.params).toMatchObject({ offset: Number(id) + 1, timeout: 0 });
  });

  it("sends the newest waiting edits", async () => {
    const first = held<ReadyAnswer>();
    rig.script("editMessageText", first.promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(press(ROCK, { query: "a" }), press(ROCK, { query: "b" }));
    await rig.call("answerCallbackQuery", 2);
    const stopped = rig.adapter.stop();
    await eventually(() => rig.callsOf("getUpdates").map(({ params }) => params.timeout)).toContain(0);
    first.resolve({ result: true });
    await stopped;
    expect(texts("editMessageText")).toEqual(["after a", "after b"]);
  });

  it("does not wait forever", async () => {
    rig.answer = () => new Promise(() => {});
    rig.deliver(press(ROCK));
    await eventually(() => rig.incoming.length).toBe(1);
    const stopped = rig.adapter.stop();
    await eventually(() => rig.time.waits).toContain(STOP_LIMIT_MS);
    rig.time.pass(STOP_LIMIT_MS);
    await stopped;
    // The spinner of a press that will never be served is cleared, too.
    await rig.call("answerCallbackQuery");
  });
});

describe("polling", () => {
  beforeEach(async () => {
    await rig.call("getUpdates");
  });

  it("asks only for what the bot uses, and removes the webhook without losing updates", async () => {
    expect((await rig.call("getUpdates")).params).toMatchObject({
      allowed_updates: ["message", "callback_query", "inline_query"],
    });
    expect((await rig.call("deleteWebhook")).params).not.toHaveProperty("drop_pending_updates");
  });

  it.each([
    ["a dropped connection", "drop", "warn: Telegram sends no updates"],
    ["an outage", BAD_GATEWAY, "warn: Telegram sends no updates"],
    ["a rival with the same token", { error: 409, description: "Conflict" }, "error: another process"],
    [
      "a token that was taken back",
      { error: 401, description: "Unauthorized" },
      "error: Telegram no longer knows",
    ],
  ] as [string, Answer, string][])("continues after %s, and says so", async (_, trouble, line) => {
    const before = rig.callsOf("getUpdates").length;
    rig.script("getUpdates", trouble);
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + 2);
    rig.deliver(message("/rps", { from: BORIS }));
    await rig.call("sendMessage", 2);
    await eventually(() => rig.log.lines.join("\n")).toContain("info: Telegram sends updates again");
    expect(rig.log.lines.join("\n")).toContain(line);
  });

  it("backs off, and waits as long as Telegram says", async () => {
    const before = rig.callsOf("getUpdates").length;
    rig.script("getUpdates", "drop", "drop", limited(6));
    rig.deliver(message("/rps"), message("/rps", { from: ANNA }));
    await rig.call("getUpdates", before + 4);
    await eventually(() => rig.time.waits).toEqual(expect.arrayContaining([250, 500, 6000]));
  });

  it("pauses when a server answers long polls at once with nothing", async () => {
    rig.script("getUpdates", ...Array<Answer>(30).fill({ result: [] }));
    rig.deliver(message("/rps"));
    await eventually(() => rig.time.waits).toContain(1_000);
    await rig.call("sendMessage");
  });
});

describe("confirmed updates", () => {
  const offsets = () => rig.callsOf("getUpdates").map(({ params }) => params.offset);

  it("include only counted ones: a killed process's updates return, others are served meanwhile", async () => {
    const slow = held<ReturnType<typeof post>>();
    rig.answer = ({ caller }) => (caller.id === "7" ? slow.promise : post("at once"));
    const [first = 0] = rig.deliver(message("/rps"));
    await eventually(() => rig.incoming.length).toBe(1);
    const [second = 0] = rig.deliver(message("/rps", { from: BORIS }));
    await rig.call("sendMessage");
    expect(rig.incoming).toHaveLength(2);
    expect(Math.max(...offsets().map(Number))).toBe(first);
    slow.resolve(post("at last"));
    await eventually(() => offsets().at(-1)).toBe(second + 1);
    expect(rig.incoming).toHaveLength(2);
  });
});

describe("starting", () => {
  const startWith = (token: string, apiUrl: string) =>
    createTelegramAdapter({ token, apiUrl, log: recordingLog(), pause: async () => {} }).start({
      commands: [],
      handle: async () => post("x"),
      complete: async () => [],
      offers: async () => [],
    });

  it.each([401, 404])("fails with a hint about the token when Telegram answers %i", async (error) => {
    rig.script("getMe", { error, description: "Unauthorized" });
    await expect(startWith("1:wrong", rig.apiUrl)).rejects.toMatchObject({
      name: "ConfigProblem",
      variable: "TELEGRAM_TOKEN",
      message: expect.stringContaining("@BotFather"),
    });
  });

  it.each([
    ["nobody listens there", "http://127.0.0.1:9"],
    ["the name is nobody's", "http://telegram.invalid"],
  ])("fails with a hint about the address when %s", async (_, apiUrl) => {
    const refused = startWith("1:secret", apiUrl);
    await expect(refused).rejects.toMatchObject({ name: "ConfigProblem", variable: "TELEGRAM_API_URL" });
    await expect(refused).rejects.not.toThrow("secret");
  });

  it("fails with a hint about the address when something other than a Bot API answers", async () => {
    rig.script("getMe", ...Array.from({ length: 5 }, () => BAD_GATEWAY));
    await expect(startWith("1:secret", rig.apiUrl)).rejects.toMatchObject({ variable: "TELEGRAM_API_URL" });
  });

  it("survives a short outage", async () => {
    rig.script("getMe", BAD_GATEWAY, "drop");
    const adapter = createTelegramAdapter({
      token: rig.token,
      apiUrl: `${rig.apiUrl}/`,
      log: recordingLog(),
      pause: async () => {},
    });
    await expect(adapter.publishCommands([])).resolves.toBe(true);
  });

  it.each([
    ["TELEGRAM_TOKEN", "no token", "http://127.0.0.1"],
    ["TELEGRAM_API_URL", "1:a", "somewhere"],
  ])("is not attempted when %s is malformed", (variable, token, apiUrl) => {
    const create = () => createTelegramAdapter({ token, apiUrl, log: recordingLog() });
    expect(create).toThrow(expect.objectContaining({ name: "ConfigProblem", variable }));
  });
});
