// Messages that no interaction asked for, and who may manage a server.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlatformAdapter, View } from "../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../src/platforms/discord/index.ts";
import { renderView } from "../../../src/platforms/discord/message.ts";
import { readInteraction } from "../../../src/platforms/discord/read.ts";
import { inGuild, slash } from "./interactions.ts";
import { type Loopback, startLoopback, TOKEN } from "./loopback.ts";
import { COMMANDS, keepLog } from "./samples.ts";

const CHANNEL = /^POST \/channels\/800\/messages$/;
const VIEW: View = {
  title: "The end",
  blocks: [
    { type: "table", rows: [["1", "a"]] },
    { type: "picture", name: "chart.png", png: Uint8Array.of(1, 2), alt: "two bars" },
  ],
};

let discord: Loopback;
let adapter: PlatformAdapter;

beforeEach(async () => {
  discord = await startLoopback();
  adapter = createDiscordAdapter({ token: TOKEN, apiUrl: discord.apiUrl, log: keepLog() });
});
afterEach(async () => {
  await adapter.stop();
  await discord.close();
});

const post = () => adapter.post({ kind: "group", id: "800" }, VIEW, "key-1");

describe("a post that nobody asked for", () => {
  const connected = () =>
    adapter.start({
      commands: COMMANDS,
      handle: async () => ({ type: "notice", text: "" }),
      complete: async () => [],
      offers: async () => [],
    });

  it("goes to the channel with its picture, and by its key not twice", async () => {
    await connected();
    expect(await post()).toMatchObject({ state: "posted" });
    const { body, files } = await discord.request(CHANNEL);
    expect(body).toMatchObject({ nonce: "key-1", enforce_nonce: true, allowed_mentions: { parse: [] } });
    expect(files).toHaveLength(1);
  });

  it("is refused where the bot may not write", async () => {
    await connected();
    discord.fail(CHANNEL, { status: 403, body: { code: 50001, message: "Missing Access" } });
    expect(await post()).toMatchObject({ state: "refused" });
  });

  it("may be tried again once the bot is connected", async () => {
    expect(await post()).toMatchObject({ state: "away" });
  });
});

it("a picture is an attachment described in words, and a table stands in a fixed-width font", () => {
  const { body, files } = renderView(VIEW);
  expect(body.content).toBe("**The end**\n```\n1 a\n```");
  expect(body.attachments).toEqual([{ id: "0", filename: "chart.png", description: "two bars" }]);
  expect(files).toEqual([{ name: "chart.png", data: Buffer.from([1, 2]) }]);
});

describe("who may manage a server", () => {
  const mayManage = async (where: object) => {
    const read = readInteraction(slash("rps", "play", {}, where), COMMANDS);
    return read.type === "asked" ? read.incoming.mayManage?.() : undefined;
  };
  const member = (permissions: bigint) => ({
    ...inGuild,
    member: { ...inGuild.member, permissions: String(permissions) },
  });

  it.each([
    ["who may manage it", member(32n), true],
    ["administrators", member(8n), true],
    ["nobody else", member(2048n), false],
    ["nobody where there is no server", {}, undefined],
  ])("%s", async (_who, where, expected) => {
    expect(await mayManage(where)).toBe(expected);
  });
});
