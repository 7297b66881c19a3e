// Files sent on Telegram: with a command as caption, or replied to with one. The adapter runs in this process with a
// command that reports what it read.

import { expect, it, onTestFinished } from "vitest";
import { words } from "../../../../src/platforms/telegram/answers.ts";
import { createTelegramAdapter } from "../../../../src/platforms/telegram/index.ts";
import { FILE_BYTES_MAX, receipt, submitting } from "../../submit-command.ts";
import { recordingLog } from "../../telegram/rig.ts";
import { startSimulator } from "../rig.ts";
import { expectRulesKept, PATIENCE_MS, type Person, type TelegramMessage } from "./stage.ts";

it("reach their command whole, as its caption or as what it replies to, also after a brief failure", async () => {
  const simulator = await startSimulator("telegram");
  onTestFinished(() => simulator.stop());
  const { apiUrl, token } = simulator;
  const adapter = createTelegramAdapter({ apiUrl, token, log: recordingLog(), pace: "off" });
  onTestFinished(() => adapter.stop());
  // As a post, which stays in the group.
  const dispatch = submitting();
  await adapter.start({
    ...dispatch,
    async handle(incoming) {
      const reply = await dispatch.handle(incoming);
      return reply.type === "notice" ? { type: "post", view: words(reply.text), audience: "place" } : reply;
    },
  });
  const anna = await simulator.post<Person>("user", { first_name: "Anna", language_code: "en" });
  const { id: group } = await simulator.post<{ id: number }>("chat", { title: "A group" });
  const send = async (what: object, wait = PATIENCE_MS) => {
    const { message, replies } = await simulator.post<{
      message: TelegramMessage;
      replies: readonly { result: TelegramMessage }[];
    }>("message", { user: anna.id, wait, ...what });
    return { message, said: replies.map(({ result }) => result.text) };
  };
  const documentOf = (bytes: Uint8Array, caption: string) => {
    const base64 = Buffer.from(bytes).toString("base64");
    return { document: { base64, file_name: "my-bot.js", mime_type: "text/javascript" }, caption };
  };

  await simulator.post("fault", { match: { method: "getFile" }, times: 1, action: { drop: "before" } });
  const binary = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);
  for (const bytes of [binary, new Uint8Array(), new Uint8Array(FILE_BYTES_MAX)]) {
    const { said } = await send({ chat: anna.id, content: documentOf(bytes, "/submit my-bot") });
    expect(said).toEqual([receipt("my-bot.js", bytes, "my-bot")]);
  }
  for (const chat of [anna.id, group]) {
    const { message } = await send({ chat, content: documentOf(binary, "nothing") }, 0);
    const { said } = await send({ chat, text: "/submit my-bot", reply_to: message.message_id });
    expect(said).toEqual([receipt("my-bot.js", binary, "my-bot")]);
  }
  await expectRulesKept(simulator);
});
