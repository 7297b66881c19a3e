// Files sent on Telegram, with a command as caption or replied to with one.

import { describe, expect, it } from "vitest";
import type { CommandCall, CommandSpec, FileOption } from "../../../src/chat/index.ts";
import { readMessage, withDocument } from "../../../src/platforms/telegram/incoming.ts";
import { SUBMIT } from "../submit-command.ts";
import { BORIS, GROUP, message } from "./rig.ts";

type Sent = Parameters<typeof readMessage>[0];

const BOT = "GadalkaBot";
const DOCUMENT = { file_id: "F1", file_unique_id: "u", file_name: "my-bot.js", file_size: 7 };
const [PRIVATE, IN_GROUP] = [{}, { chat: GROUP }];

/** Someone sends a document, with or without a caption. */
function documentOf(caption: string | undefined, { more = {}, ...who }: Parameters<typeof message>[1] = {}) {
  const sent = message("", { ...who, more: { text: undefined, document: DOCUMENT, caption, ...more } });
  return sent.message as unknown as Sent;
}

const read = (sent: Sent, commands: readonly CommandSpec[] = [SUBMIT]) => readMessage(sent, BOT, commands);

describe("a document on Telegram", () => {
  it.each([
    ["in the private chat", "/submit my-bot", PRIVATE],
    ["in a group", "/submit my-bot", IN_GROUP],
    ["with words below the command", "/submit\nmy-bot", PRIVATE],
    ["that was forwarded to the private chat", "/submit my-bot", { more: { forward_origin: {} } }],
    ["of an album", "/submit my-bot", { more: { media_group_id: "1" } }],
  ])("has its caption read like a text: %s", (_, caption, sent) => {
    const call = { type: "command", command: "submit", options: { name: "my-bot" } };
    expect(read(documentOf(caption, sent))).toMatchObject(call);
  });

  const forwarded = { ...IN_GROUP, more: { forward_origin: {} } };
  it.each([
    ["without a word", undefined, IN_GROUP],
    ["with a command that is none of ours", "/upload", IN_GROUP],
    ["forwarded there, with its sender's command", "/submit my-bot", forwarded],
    ["in an album whose words stand below another one", undefined, { more: { media_group_id: "1" } }],
  ])("is ignored: %s", (_, caption, sent) => {
    expect(read(documentOf(caption, sent))).toBeUndefined();
  });

  it("alone in the private chat asks what to do with it, if a command takes files", () => {
    const problem = { kind: "lone-file", typed: "my-bot.js", nearest: ["/submit file"] };
    for (const caption of [undefined, "my newest bot"])
      expect(read(documentOf(caption))).toMatchObject({ type: "unreadable", problem });
    expect(read(documentOf(undefined), [{ ...SUBMIT, subcommands: [] }])).toBeUndefined();
  });

  it("identifies people mentioned in its caption by id", () => {
    const caption_entities = [{ type: "text_mention", offset: 8, length: 5, user: BORIS }];
    const event = read(documentOf("/submit Boris", { more: { caption_entities } }));
    expect(event).toMatchObject({ options: { name: "telegram:8" } });
  });

  it("is too large beyond a bot's limit, even for a command that takes more", async () => {
    const [subcommand] = SUBMIT.subcommands;
    const options = [{ ...subcommand?.options[0], maxBytes: 100 * 1_048_576 }] as FileOption[];
    const commands = [{ ...SUBMIT, subcommands: [{ ...subcommand, options }] }] as CommandSpec[];
    const sent = documentOf("/submit", { more: { document: { ...DOCUMENT, file_size: 21 * 1_048_576 } } });
    const call = withDocument(read(sent, commands) as CommandCall, sent, { api: {} } as never, commands);
    const { files } = call as CommandCall;
    const tooLarge = { kind: "too-large", maxBytes: 20 * 1_048_576 };
    await expect(files?.file?.read()).rejects.toMatchObject(tooLarge);
  });
});
