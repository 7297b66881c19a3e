// Attachments of slash commands: which addresses are fetched, and what reaches the command.

import type { APIInteraction } from "discord.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CommandCall } from "../../../src/chat/index.ts";
import { toDiscordCommands } from "../../../src/platforms/discord/commands.ts";
import { type FileSource, withFiles } from "../../../src/platforms/discord/interactions/files.ts";
import { readInteraction } from "../../../src/platforms/discord/interactions/read.ts";
import { FILE_BYTES_MAX, SUBMIT } from "../submit-command.ts";
import { slash } from "./interactions.ts";
import { keepLog } from "./samples.ts";

const CDN = "https://cdn.discordapp.com/ephemeral-attachments/1/2/my-bot.js?ex=a&is=b&hm=c";
const ID = "920000000000000001";

afterEach(() => vi.unstubAllGlobals());

/** `/submit file:… name:…` as Discord sends it, with the resolved data. */
function submission(attachment: object | undefined, options: Record<string, string> = { file: ID }) {
  const sent = slash("submit", undefined, options);
  const { data } = sent as { data: { options: { name: string; type: number }[]; resolved?: object } };
  for (const option of data.options) if (option.name === "file") option.type = 11;
  if (attachment)
    data.resolved = { attachments: { [ID]: { id: ID, filename: "a.js", size: 1, url: CDN, ...attachment } } };
  return sent;
}

function callOf(interaction: APIInteraction, more: Partial<FileSource> = {}): CommandCall {
  const commands = [
    { ...SUBMIT, subcommands: SUBMIT.subcommands.map((sub) => ({ ...sub, name: "submit" })) },
  ];
  const read = readInteraction(interaction, commands);
  if (read.type !== "asked") throw new Error("it was read as typing");
  const source = { commands, apiUrl: "https://discord.com/api", log: keepLog(), ...more };
  return withFiles(read.incoming, interaction, source) as CommandCall;
}

/** The result of reading the only file, and the addresses that were fetched. */
async function read(attachment: object, more: Partial<FileSource> = {}) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("bytes");
  });
  const file = callOf(submission(attachment), more).files?.file;
  const outcome = await file?.read().then(
    (bytes) => Buffer.from(bytes).toString(),
    (error: { kind: string }) => error.kind,
  );
  return { outcome, asked };
}

describe("an attachment", () => {
  it("is an optional option, because a form asks for it otherwise", () => {
    const [published] = toDiscordCommands([SUBMIT]);
    expect(JSON.stringify(published)).not.toContain("required");
    expect(published).toMatchObject({
      options: [
        { type: 11, name: "file", file_types: [".js", ".ts"] },
        { type: 3, name: "name" },
      ],
    });
  });

  it("is a file of its command under the option's name, not an option", () => {
    const call = callOf(submission({ filename: "my-bot.js", size: 7 }, { file: ID, name: "bot" }));
    expect(call).toMatchObject({ type: "command", command: "submit" });
    expect(call.options).toEqual({ name: "bot" });
    expect(call.files).toEqual({ file: { name: "my-bot.js", size: 7, read: expect.any(Function) } });
    expect(call.fileAdvice).toBe("discord-file-missing");
  });

  it.each([
    ["that Discord did not resolve", undefined, { file: ID }],
    ["in whose place somebody typed an address", undefined, { file: CDN }],
    ["that is the name of what every object has", {}, { file: "constructor" }],
    ["that was not sent", undefined, {}],
  ] as const)("%s is missing", (_, attachment, options) => {
    const call = callOf(submission(attachment, options));
    expect(call.files).toEqual({});
    expect(call.options).toEqual({});
  });

  it("is fetched from Discord's servers only when its command reads it", async () => {
    expect(await read({ url: CDN })).toEqual({ outcome: "bytes", asked: [CDN] });
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    callOf(submission({ url: CDN }));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(["https://media.discordapp.net/a/b.js", "https://discord.example/cdn/a.js"])(
    "at %s is fetched",
    async (url) => {
      expect((await read({ url }, { apiUrl: "https://discord.example/api/" })).outcome).toBe("bytes");
    },
  );

  it.each([
    "https://example.org/a.js",
    "http://cdn.discordapp.com/a.js",
    "https://cdn.discordapp.com.example.org/a.js",
    "https://cdn.discordapp.com:8443/a.js",
    "https://cdn.discordapp.com@example.org/a.js",
    "https://evil-cdn.discordapp.com/a.js",
    "http://127.0.0.1:6379/",
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "data:text/javascript,1",
    "no address",
    "",
  ])("at %s, which is not Discord's, is never requested", async (url) => {
    const log = keepLog();
    expect(await read({ url }, { log })).toEqual({ outcome: "unavailable", asked: [] });
    expect(log.lines).toEqual([expect.stringContaining("couldn't fetch an attachment")]);
  });

  it("is never requested when it is declared too large", async () => {
    expect(await read({ size: FILE_BYTES_MAX + 1 })).toEqual({ outcome: "too-large", asked: [] });
  });

  it("leaves no address in the log when it is unavailable", async () => {
    const log = keepLog();
    vi.stubGlobal("fetch", () =>
      Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } })),
    );
    await expect(callOf(submission({}), { log }).files?.file?.read()).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(log.lines.join()).toContain("fetch failed");
    expect(log.lines.join()).not.toContain("discordapp");
  });
});

it("leaves presses and commands without file options unchanged", () => {
  const incoming = { type: "command", command: "rps", subcommand: "play", options: { file: "x" } };
  const source = { commands: [SUBMIT], apiUrl: "https://discord.com/api", log: keepLog() };
  for (const other of [incoming, { ...incoming, type: "press" }])
    expect(withFiles(other as unknown as CommandCall, slash("rps"), source)).toBe(other);
});
