// Files sent on Telegram, with a command as caption or replied to with one.

import { describe, expect, it } from "vitest";
import { explainProblem } from "../../../src/chat/dispatch/problems.ts";
import type { CommandCall, CommandSpec, FileOption } from "../../../src/chat/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { readMessage, withDocument } from "../../../src/platforms/telegram/incoming.ts";
import { SUBMIT } from "../submit-command.ts";
import { ANNA, BORIS, GROUP, message } from "./rig.ts";

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
  readMessage(sent.message as Parameters<typeof readMessage>[0], BOT, [SUBMIT]) as CommandCall | undefined;

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

  it("is ignored when sent alone to a bot that takes no files", () => {
    const sent = documentOf(undefined).message as unknown as Parameters<typeof readMessage>[0];
    expect(readMessage(sent, BOT, [{ ...SUBMIT, subcommands: [] }])).toBeUndefined();
  });

  it("identifies people mentioned in its caption by id", () => {
    const caption = "/submit Boris";
    const caption_entities = [{ type: "text_mention", offset: 8, length: 5, user: BORIS }];
    const event = read(documentOf(caption, { more: { caption_entities } }));
    expect(event).toMatchObject({ options: { name: "telegram:8" } });
  });
});

it("are too large beyond the bot limit, even for a command that takes more", async () => {
  const [subcommand] = SUBMIT.subcommands;
  const options = [{ ...subcommand?.options[0], maxBytes: 100 * 1_048_576 }] as FileOption[];
  const commands = [{ ...SUBMIT, subcommands: [{ ...subcommand, options }] }] as CommandSpec[];
  const sent = documentOf("/submit", { more: { document: { ...DOCUMENT, file_size: 21 * 1_048_576 } } });
  const message = sent.message as unknown as Parameters<typeof readMessage>[0];
  const call = readMessage(message, BOT, commands) as CommandCall;
  const { files } = withDocument(call, message, { api: {} } as never, commands) as CommandCall;
  await expect(files?.file?.read()).rejects.toMatchObject({ kind: "too-large", maxBytes: 20 * 1_048_576 });
});
