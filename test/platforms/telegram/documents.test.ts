// Files sent on Telegram, with a command as caption or replied to with one.

import { beforeEach, describe, expect, it } from "vitest";
import { explainProblem } from "../../../src/chat/dispatch/problems.ts";
import type { CommandCall, CommandSpec, FileOption } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { readMessage } from "../../../src/platforms/telegram/incoming.ts";
import type { ApiClient } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { withDocument } from "../../../src/platforms/telegram/sent-document.ts";
import { FILE_BYTES_MAX, receipt, SUBMIT, submitting } from "../submit-command.ts";
import type { Answer } from "./loopback.ts";
import { ANNA, aroundEachTest, BORIS, GROUP, message, rig } from "./rig.ts";

const BOT = "GadalkaBot";
const DOCUMENT = { file_id: "F1", file_unique_id: "u", file_name: "my-bot.js", file_size: 7 };

/** Someone sends a document, with or without a caption. */
const documentOf = (caption: string | undefined, { from = ANNA, chat, more = {} }: Sent = {}) =>
  message("", {
    from,
    ...(chat && { chat }),
    more: { text: undefined, document: DOCUMENT, ...(caption !== undefined && { caption }), ...more },
  });
interface Sent {
  readonly from?: typeof ANNA;
  readonly chat?: object;
  readonly more?: object;
}
const inGroup = { chat: GROUP };

const read = (sent: { message: object }) =>
  readMessage(sent.message as Parameters<typeof readMessage>[0], BOT, [SUBMIT]);

describe("a document on Telegram", () => {
  it.each([
    ["in the private chat", "/submit my-bot", {}],
    ["in a group", "/submit my-bot", inGroup],
    ["in a group by the bot's name", `/submit@${BOT} my-bot`, inGroup],
    ["with a line of words below the command", "/submit\nmy-bot", {}],
    ["that was forwarded to the private chat", "/submit my-bot", { more: { forward_origin: {} } }],
    ["of an album", "/submit my-bot", { more: { media_group_id: "1" } }],
  ])("has its caption read like a text: %s", (_, caption, sent) => {
    const event = read(documentOf(caption, sent));
    expect(event).toMatchObject({ type: "command", command: "submit", options: { name: "my-bot" } });
  });

  it.each([
    ["without a word", undefined, inGroup],
    ["with words that are no command", "look at this", inGroup],
    ["with another bot's command", "/submit@OtherBot my-bot", inGroup],
    ["with another bot's command, in private", "/submit@OtherBot my-bot", {}],
    ["with a command that is none of ours", "/upload", inGroup],
    [
      "forwarded there, with its sender's command",
      "/submit my-bot",
      { ...inGroup, more: { forward_origin: {} } },
    ],
    ["by a bot", "/submit my-bot", { from: { ...ANNA, is_bot: true } }],
    ["of a channel", "/submit my-bot", { ...inGroup, more: { sender_chat: { id: -5, type: "channel" } } }],
    ["of nobody", "/submit my-bot", { more: { from: undefined } }],
    ["in an album whose words stand below another one", undefined, { more: { media_group_id: "1" } }],
  ])("is ignored silently: %s", (_, caption, sent) => {
    expect(read(documentOf(caption, sent))).toBeUndefined();
  });

  it.each([undefined, "my newest bot"])(
    "alone in the private chat (%s) asks what to do with it",
    (caption) => {
      const problem = { kind: "lone-file", typed: "my-bot.js", lines: ["/submit file"] } as const;
      expect(read(documentOf(caption))).toMatchObject({ type: "unreadable", problem });
      for (const locale of LOCALES) {
        expect(explainProblem(problem, locale)).toContain("/submit file");
        expect(explainProblem(problem, locale)).toMatch(/my-bot\..?js/);
      }
    },
  );

  it("is not expected in a forwarded text, which is read as usual", () => {
    const forwarded = message("/submit my-bot", { chat: GROUP, more: { forward_origin: {} } });
    expect(read(forwarded)).toMatchObject({ type: "command", command: "submit" });
  });

  it("is ignored when sent alone to a bot that takes no files", () => {
    const sent = documentOf(undefined).message as unknown as Parameters<typeof readMessage>[0];
    expect(readMessage(sent, BOT, [{ ...SUBMIT, subcommands: [] }])).toBeUndefined();
  });

  it("counts once, by the id of its message", () => {
    const sent = documentOf("/submit my-bot");
    expect(read(sent)?.id).toBe(read(sent)?.id);
    expect(read(sent)?.id).toBe(`message:${ANNA.id}:${sent.message.message_id}`);
  });

  it("identifies people mentioned in its caption by id", () => {
    const caption = "/submit Boris";
    const caption_entities = [{ type: "text_mention", offset: 8, length: 5, user: BORIS }];
    const event = read(documentOf(caption, { more: { caption_entities } }));
    expect(event).toMatchObject({ options: { name: "telegram:8" } });
  });
});

describe("the bytes of a document on Telegram", () => {
  const PATH = "documents/file #1.js";
  const FETCHED = "file%20%231.js";
  const { commands, handle } = submitting();
  aroundEachTest({ commands });
  beforeEach(() => {
    rig.answer = handle;
  });
  const found = { result: { ...DOCUMENT, file_path: PATH } };

  /** Telegram gives the file's path, and `answer` is the response to fetching it. */
  const keeps = (answer: Answer) => {
    rig.script("getFile", found);
    rig.script(FETCHED, answer);
  };
  const serves = (raw: string) => keeps({ raw, status: 200 });

  /** The bot's answer to a message, after `nth` - 1 others. */
  async function answerTo(sent: { readonly message: object }, nth = 1): Promise<unknown> {
    rig.deliver(sent);
    return (await rig.call("sendMessage", nth)).params.text;
  }
  const sent = (more: object = {}, document: object = {}) =>
    documentOf("/submit my-bot", { more: { document: { ...DOCUMENT, ...document }, ...more }, from: BORIS });
  const answering = (more: object) => message("/submit my-bot", { from: BORIS, more });
  const seen = (id: Parameters<typeof say>[1], words = {}) => say("en", id, words);

  it("are requested by id from the Bot API when the command reads them", async () => {
    serves("content");
    expect(await answerTo(sent())).toBe(receipt("my-bot.js", Buffer.from("content"), "my-bot"));
    expect((await rig.call("getFile")).params).toEqual({ file_id: "F1" });
  });

  it.each([
    ["that is answered", { reply_to_message: { document: DOCUMENT, from: ANNA } }],
    ["of another chat that is answered", { external_reply: { document: DOCUMENT } }],
  ])("come from the document %s", async (_, more) => {
    serves("content");
    expect(await answerTo(answering(more))).toBe(receipt("my-bot.js", Buffer.from("content"), "my-bot"));
  });

  it("come from the message's own document, not from the one it replies to", async () => {
    serves("content");
    await answerTo(sent({ reply_to_message: { document: { ...DOCUMENT, file_id: "F2" } } }));
    expect((await rig.call("getFile")).params).toEqual({ file_id: "F1" });
  });

  it.each([
    ["too large by what Telegram says", { file_size: FILE_BYTES_MAX + 1 }],
    ["too large for any bot", { file_size: 21 * 1_048_576 }],
  ])("are not requested when they are %s", async (_, document) => {
    expect(await answerTo(sent({}, document))).toBe(seen("problem-file-too-large", { kilobytes: 64 }));
    expect(rig.callsOf("getFile")).toEqual([]);
  });

  it.each([
    ["a wrong size", { file_size: 1 }],
    ["no size", { file_size: undefined }],
  ])("never exceed what the command takes, even with %s", async (_, document) => {
    serves("a".repeat(FILE_BYTES_MAX + 1));
    expect(await answerTo(sent({}, document))).toBe(seen("problem-file-too-large", { kilobytes: 64 }));
  });

  it.each(["", "a".repeat(FILE_BYTES_MAX)])(
    "may be empty or as many as the command takes",
    async (content) => {
      serves(content);
      expect(await answerTo(sent())).toBe(receipt("my-bot.js", Buffer.from(content), "my-bot"));
    },
  );

  it.each<[string, Answer]>([
    ["is gone", { raw: "gone", status: 404 }],
    ["breaks off", "drop"],
    ["is redirected", { raw: "elsewhere", status: 302 }],
  ])("are said not to have come where the download %s", async (_, answer) => {
    keeps(answer);
    expect(await answerTo(sent())).toBe(seen("problem-file-unavailable"));
    expect(rig.log.lines.join()).toContain("couldn't fetch a document");
    expect(rig.log.lines.join()).not.toContain(rig.token);
  });

  it.each<[string, Answer]>([
    ["refuses it", { error: 400, description: "wrong file_id" }],
    ["names no path", { result: DOCUMENT }],
  ])("are said not to have come where Telegram, asked for its place, %s", async (_, answer) => {
    rig.script("getFile", answer);
    expect(await answerTo(sent())).toBe(seen("problem-file-unavailable"));
    expect(rig.callsOf("my-bot.js")).toEqual([]);
  });

  it("are requested again by a later command", async () => {
    keeps("drop");
    expect(await answerTo(sent())).toBe(seen("problem-file-unavailable"));
    serves("content");
    expect(await answerTo(sent(), 2)).toContain("7 bytes");
  });

  it("are missing when nothing was sent, and the answer explains how to send a file", async () => {
    const words = { example: "/submit file", option: "file" };
    expect(await answerTo(message("/submit my-bot", { from: BORIS }))).toBe(
      seen("telegram-file-missing", words),
    );
    expect(await answerTo(answering({ reply_to_message: { text: "no file", from: ANNA } }), 2)).toBe(
      seen("telegram-file-missing", words),
    );
  });
});

it("are too large beyond the bot limit, even for a command that takes more", async () => {
  const [subcommand] = SUBMIT.subcommands;
  const options = [{ ...subcommand?.options[0], maxBytes: 100 * 1_048_576 }] as FileOption[];
  const commands = [{ ...SUBMIT, subcommands: [{ ...subcommand, options }] }] as CommandSpec[];
  const sent = documentOf("/submit", { more: { document: { ...DOCUMENT, file_size: 21 * 1_048_576 } } });
  const message = sent.message as unknown as Parameters<typeof readMessage>[0];
  const call = readMessage(message, BOT, commands) as CommandCall;
  const { files } = withDocument(call, message, {} as ApiClient, commands) as CommandCall;
  await expect(files?.file?.read()).rejects.toMatchObject({ kind: "too-large", maxBytes: 20 * 1_048_576 });
});
