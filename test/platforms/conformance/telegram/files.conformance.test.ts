// A file sent on Telegram: with a command below it, answered by one, in private and in groups. The
// adapter runs in this process behind a command that tells what it read.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlatformAdapter } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { createTelegramAdapter } from "../../../../src/platforms/telegram/index.ts";
import { FILE_BYTES_MAX, receipt, submitting } from "../../submit-command.ts";
import { recordingLog } from "../../telegram/rig.ts";
import { eventually, type Simulator, startSimulator } from "../rig.ts";
import { BOT_NAME, expectRulesKept, PATIENCE_MS, type Person, type TelegramMessage } from "./stage.ts";

const BYTES = Buffer.from("export const move = () => 'rock';\n");

const MISSING = say("en", "telegram-file-missing", { example: "/submit file", option: "file" });

describe("a file on Telegram", () => {
  let simulator: Simulator;
  let adapter: PlatformAdapter;
  let anna: Person;
  let group: number;
  const log = recordingLog();

  beforeAll(async () => {
    simulator = await startSimulator("telegram");
    const { apiUrl, token } = simulator;
    adapter = createTelegramAdapter({ apiUrl, token, log, pace: "off", ephemeral: "off" });
    await adapter.start(submitting());
    anna = await simulator.post<Person>("user", { first_name: "Anna", language_code: "en" });
    group = (await simulator.post<{ id: number }>("chat", { title: "A group" })).id;
  });
  afterAll(async () => {
    await adapter.stop();
    await expectRulesKept(simulator);
    await simulator.stop();
  });

  interface Sending {
    readonly chat?: number;
    /** Of the document, as the app says it. */
    readonly size?: number;
    /** Further fields of the message. */
    readonly more?: object;
  }
  const documentOf = (bytes: Uint8Array, size?: number) => ({
    ...{ base64: Buffer.from(bytes).toString("base64"), file_name: "my-bot.js" },
    ...{ mime_type: "text/javascript", ...(size !== undefined && { size }) },
  });

  /** Sends a document; resolves to the message and to what the bot answers, if it does. */
  async function send(bytes: Uint8Array, caption?: string, sending: Sending = {}, wait = PATIENCE_MS) {
    const { chat = anna.id, size, more } = sending;
    const content = { document: documentOf(bytes, size), ...(caption && { caption }), ...more };
    return written({ chat, content, wait });
  }
  async function written(what: object) {
    const { message, replies } = await simulator.post<{
      message: TelegramMessage;
      replies: readonly { result: TelegramMessage }[];
    }>("message", { user: anna.id, wait: PATIENCE_MS, ...what });
    return { message, said: replies.map(({ result }) => result.text) };
  }

  it.each([
    ["as people write them", BYTES],
    ["of the largest size", new Uint8Array(FILE_BYTES_MAX)],
    ["of no byte", new Uint8Array()],
    ["with bytes of no text", Uint8Array.from({ length: 1000 }, (_, at) => at % 256)],
  ])("with a command below it reaches the command whole: %s", async (_, bytes) => {
    const { said } = await send(bytes, "/submit my-bot");
    expect(said).toEqual([receipt("my-bot.js", bytes, "my-bot")]);
  });

  it.each(["/submit my-bot", `/submit@${BOT_NAME} my-bot`, `/SUBMIT@${BOT_NAME} file my-bot`])(
    "reaches its command in a group: %s",
    async (caption) => {
      const { said } = await send(BYTES, caption, { chat: group });
      expect(said).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
    },
  );

  it.each([
    ["in private", () => anna.id],
    ["in a group", () => group],
  ])("that is answered by the command reaches it %s", async (_, chat) => {
    const { message } = await send(BYTES, "nothing", { chat: chat(), more: { media_group_id: "1" } }, 0);
    const answer = await written({ chat: chat(), text: "/submit my-bot", reply_to: message.message_id });
    expect(answer.said).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
  });

  /** What the bot says in the chat after a message and before the answer to a later one. */
  async function answersTo({ message_id }: TelegramMessage, chat: number): Promise<readonly string[]> {
    await written({ chat, text: "/submit", wait: 0 });
    const answers = await eventually(
      async () => {
        const messages = await simulator.get<readonly TelegramMessage[]>(`chat?id=${chat}`);
        return messages.filter((one) => one.message_id > message_id && one.from.id !== anna.id);
      },
      (all) => all.at(-1)?.text === MISSING,
    );
    return answers.slice(0, -1).map(({ text }) => text);
  }

  it("of an album is the one with the words", async () => {
    const more = { media_group_id: "77" };
    const { message } = await send(BYTES, "/submit my-bot", { more }, 0);
    for (const other of ["second", "third"]) await send(Buffer.from(other), undefined, { more }, 0);
    expect(await answersTo(message, anna.id)).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
  });

  it.each([
    ["without a word", undefined, {}],
    ["with words", "my newest bot", {}],
    ["with another bot's command", "/submit@another_bot my-bot", {}],
    ["with a command that no bot here has", "/upload", {}],
    [
      "that somebody forwards with its command",
      "/submit my-bot",
      { forward_origin: { type: "hidden_user", sender_user_name: "Boris", date: 1 } },
    ],
  ])("is passed over in a group %s", async (_, caption, more) => {
    const { message } = await send(BYTES, caption, { chat: group, more }, 0);
    expect(await answersTo(message, group)).toEqual([]);
  });

  it("alone in the private chat is answered with the commands that take one", async () => {
    const words = say("en", "problem-lone-file", { typed: "my-bot.js", nearest: "/submit file" });
    expect((await send(BYTES)).said).toEqual([words]);
  });

  it("that is missing is asked for", async () => {
    for (const chat of [anna.id, group])
      expect((await written({ chat, text: "/submit my-bot" })).said).toEqual([MISSING]);
  });

  it.each([
    ["says so", 65 * 1024, undefined],
    ["says less", 65 * 1024, 10],
    ["says more", 10, 65 * 1024],
    ["is past what any bot is given", 10, 21 * 1_048_576],
  ])("that is too large and %s is turned down", async (_, bytes, size) => {
    const { said } = await send(new Uint8Array(bytes), "/submit my-bot", { ...(size && { size }) });
    expect(said).toEqual([say("en", "problem-file-too-large", { kilobytes: 64 })]);
  });

  it("that Telegram does not find any more is said not to have come", async () => {
    const body = { ok: false, error_code: 400, description: "Bad Request: wrong file_id" };
    await simulator.post("fault", { match: { method: "getFile" }, times: 1, action: { status: 400, body } });
    const { said } = await send(BYTES, "/submit my-bot");
    expect(said).toEqual([say("en", "problem-file-unavailable")]);
    expect(log.lines.join()).not.toContain(simulator.token);
  });

  it("is asked for again by the adapter where Telegram falters for a moment", async () => {
    await simulator.post("fault", { match: { method: "getFile" }, times: 1, action: { drop: "before" } });
    expect((await send(BYTES, "/submit my-bot")).said).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
  });

  it("counts once where its message is delivered twice", async () => {
    const content = { document: documentOf(BYTES), caption: "/submit twice" };
    const { message } = await written({ chat: anna.id, content, duplicate: 1, wait: 0 });
    expect(await answersTo(message, anna.id)).toEqual([receipt("my-bot.js", BYTES, "twice")]);
  });
});
