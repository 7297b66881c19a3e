// Files sent on Telegram: with a command as caption, or replied to with one, in private and in groups. The adapter runs
// in this process with a command that reports what it read.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlatformAdapter } from "../../../../src/chat/index.ts";
import { words } from "../../../../src/platforms/telegram/answers.ts";
import { createTelegramAdapter } from "../../../../src/platforms/telegram/index.ts";
import { FILE_BYTES_MAX, receipt, submitting } from "../../submit-command.ts";
import { recordingLog } from "../../telegram/rig.ts";
import { type Simulator, startSimulator } from "../rig.ts";
import { expectRulesKept, PATIENCE_MS, type Person, type TelegramMessage } from "./stage.ts";

const BYTES = Buffer.from("export const move = () => 'rock';\n");

describe("a file on Telegram", () => {
  let simulator: Simulator;
  let adapter: PlatformAdapter;
  let anna: Person;
  let group: number;
  const log = recordingLog();

  beforeAll(async () => {
    simulator = await startSimulator("telegram");
    const { apiUrl, token } = simulator;
    adapter = createTelegramAdapter({ apiUrl, token, log, pace: "off" });
    // As a post, which stays in the group.
    const dispatch = submitting();
    await adapter.start({
      ...dispatch,
      async handle(incoming) {
        const reply = await dispatch.handle(incoming);
        return reply.type === "notice" ? { type: "post", view: words(reply.text), audience: "place" } : reply;
      },
    });
    anna = await simulator.post<Person>("user", { first_name: "Anna", language_code: "en" });
    group = (await simulator.post<{ id: number }>("chat", { title: "A group" })).id;
  });
  afterAll(async () => {
    await adapter.stop();
    await expectRulesKept(simulator);
    await simulator.stop();
  });

  /** Sends a document; resolves to the message and the bot's answer, if any. */
  async function send(bytes: Uint8Array, caption: string, chat = anna.id, wait = PATIENCE_MS) {
    const base64 = Buffer.from(bytes).toString("base64");
    const document = { base64, file_name: "my-bot.js", mime_type: "text/javascript" };
    return written({ chat, content: { document, caption }, wait });
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

  it.each([
    ["in private", () => anna.id],
    ["in a group", () => group],
  ])("reaches the command that replies to it %s", async (_, chat) => {
    const { message } = await send(BYTES, "nothing", chat(), 0);
    const answer = await written({ chat: chat(), text: "/submit my-bot", reply_to: message.message_id });
    expect(answer.said).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
  });

  it("is requested again by the adapter after a brief failure of Telegram", async () => {
    await simulator.post("fault", { match: { method: "getFile" }, times: 1, action: { drop: "before" } });
    expect((await send(BYTES, "/submit my-bot")).said).toEqual([receipt("my-bot.js", BYTES, "my-bot")]);
  });
});
