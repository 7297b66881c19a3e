// Failures between the bot and a platform are logged, but without personal data.

import { DiscordAPIError } from "discord.js";
import { GrammyError } from "grammy";
import { afterEach, describe, expect, it } from "vitest";
import { createDispatch, type Reply } from "../../src/chat/index.ts";
import { createLog } from "../../src/infra/logger.ts";
import { edit, eventually, message, post, press, type Rig, ROCK, startRig } from "./telegram/rig.ts";

const TEXT = "Anna has played scissors";
const NAMES = ["Anna", "annasmith", "anna_92", "scissors"];

/** A log written as the bot does. */
function keptLog() {
  const lines: string[] = [];
  const settings = { logLevel: "trace", logIds: "hashed", secrets: [] } as const;
  return { log: createLog(settings, (line) => void lines.push(line)), lines };
}

/** Errors as the libraries make them, with the sent data attached. */
const LIBRARY_ERRORS = [
  new GrammyError(
    "Call to 'sendMessage' failed!",
    { ok: false, error_code: 400, description: "Bad Request: chat not found" },
    "sendMessage",
    { chat_id: 7_654_321, text: TEXT },
  ),
  new DiscordAPIError(
    { code: 50035, message: "Invalid Form Body" },
    50035,
    400,
    "POST",
    "https://discord.com/api/webhooks/900000000000000001/a-token/messages/@original",
    { body: { content: TEXT }, files: undefined },
  ),
];

describe("the log when Telegram fails", () => {
  const ANNA = { id: 7_654_321, is_bot: false, first_name: "Anna", username: "annasmith" };
  const GROUP = { id: -1_001_234_567_890, type: "supergroup", title: "Anna's group" };
  let rig: Rig;
  afterEach(() => rig.end());

  it("contains no ids, names or texts", async () => {
    const { log, lines } = keptLog();
    rig = await startRig({ log });
    rig.script("sendMessage", { error: 400, description: "Bad Request: chat not found" }, { error: 403 });
    rig.script("editMessageText", { error: 400, description: "Bad Request: no" });
    const failing = { ...post(TEXT), onPosted: () => Promise.reject(LIBRARY_ERRORS[0]) } as Reply;
    rig.answer = ({ type }) => (type === "press" ? edit(TEXT) : failing);
    const chat = GROUP;
    for (let times = 0; times < 3; times++) rig.deliver(message("/rps play", { from: ANNA, chat }));
    rig.deliver(press(ROCK, { from: ANNA, chat, query: "9876543210" }));
    rig.answer = () => Promise.reject(new Error(`gadalka:player:telegram:${ANNA.id}:rps failed`));
    await eventually(() => lines.length).toBeGreaterThanOrEqual(4);
    const all = lines.join("");
    for (const one of [...NAMES, `${ANNA.id}`, "1001234567890", "9876543210", "message_id", rig.token])
      expect(all).not.toContain(one);
  });
});

describe("the log when an answer fails", () => {
  it.each(LIBRARY_ERRORS)("contains nothing attached to a %o", async (error) => {
    const { log, lines } = keptLog();
    const command = {
      ...({ name: "rps", description: "command-help" } as const),
      subcommands: [{ name: "rps", description: "command-help", options: [], audience: "place" }],
      run: () => Promise.reject(error),
    } as const;
    const personalData = { kinds: {}, export: async () => ({}), remove: async () => false };
    const features = [{ commands: [command], presses: {}, personalData }];
    const { handle } = createDispatch({ features, log, explainFailure: () => undefined });
    await handle({
      ...{ type: "command", id: "telegram:7654321:9", command: "rps", subcommand: "rps", options: {} },
      caller: { platform: "telegram", id: "7654321", name: "Anna", locale: "en", handle: "annasmith" },
      place: { kind: "private", id: "7654321" },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("event failed");
    for (const one of [...NAMES, "7654321", "a-token", "900000000000000001"])
      expect(lines[0]).not.toContain(one);
  });
});
