// Failures between the bot and a platform are logged, but without personal data.

import { DiscordAPIError } from "discord.js";
import { GrammyError } from "grammy";
import { expect, it, onTestFinished } from "vitest";
import { createDispatch, type Reply } from "../../src/chat/index.ts";
import { createLog } from "../../src/infra/logger.ts";
import { edit, eventually, message, post, press, ROCK, startRig } from "./telegram/rig.ts";

const TEXT = "Anna has played scissors";
const ANNA = { id: 7_654_321, is_bot: false, first_name: "Anna", username: "annasmith" };
const PERSONAL = ["Anna", "annasmith", "scissors", "7654321"];

/** A log written as the bot does. */
function keptLog() {
  const lines: string[] = [];
  const settings = { logLevel: "trace", logIds: "hashed", secrets: [] } as const;
  return { log: createLog(settings, (line) => void lines.push(line)), lines };
}

function expectNone(lines: readonly string[], ...secrets: readonly string[]): void {
  for (const one of [...PERSONAL, ...secrets]) expect(lines.join("")).not.toContain(one);
}

/** Errors as the libraries make them, with the sent data attached. */
const LIBRARY_ERRORS = [
  new GrammyError(
    "Call to 'sendMessage' failed!",
    { ok: false, error_code: 400, description: "Bad Request: chat not found" },
    "sendMessage",
    { chat_id: ANNA.id, text: TEXT },
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

it("contains no ids, names or texts when Telegram fails", async () => {
  const { log, lines } = keptLog();
  const rig = await startRig({ log });
  onTestFinished(rig.end);
  rig.script("sendMessage", { error: 400, description: "Bad Request: chat not found" }, { error: 403 });
  rig.script("editMessageText", { error: 400, description: "Bad Request: no" });
  const failing = { ...post(TEXT), onPosted: () => Promise.reject(LIBRARY_ERRORS[0]) } as Reply;
  rig.answer = ({ type }) => (type === "press" ? edit(TEXT) : failing);
  const chat = { id: -1_001_234_567_890, type: "supergroup", title: "Anna's group" };
  for (let times = 0; times < 3; times++) rig.deliver(message("/rps play", { from: ANNA, chat }));
  rig.deliver(press(ROCK, { from: ANNA, chat, query: "9876543210" }));
  await eventually(() => lines.length).toBeGreaterThanOrEqual(4);
  expectNone(lines, "1001234567890", "9876543210", "message_id", rig.token);
});

it.each(LIBRARY_ERRORS)("contains nothing attached to a %o when an answer fails", async (error) => {
  const { log, lines } = keptLog();
  const subcommand = { name: "rps", description: "command-help", options: [], audience: "place" } as const;
  const command = { ...subcommand, subcommands: [subcommand], run: () => Promise.reject(error) };
  const personalData = { kinds: {}, export: async () => ({}), remove: async () => false };
  const features = [{ commands: [command], presses: {}, personalData }];
  const { handle } = createDispatch({ features, log, explainFailure: () => undefined });
  const call = { type: "command", command: "rps", subcommand: "rps", options: {} } as const;
  const caller = { platform: "telegram", id: "7654321", name: "Anna", locale: "en" } as const;
  await handle({ ...call, id: "telegram:7654321:9", caller, place: { kind: "private", id: "7654321" } });
  expect(lines).toEqual([expect.stringContaining("event failed")]);
  expectNone(lines, "a-token", "900000000000000001");
});
