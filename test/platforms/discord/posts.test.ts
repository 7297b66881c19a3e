// Messages without an interaction, and who may manage a server.

import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { readInteraction } from "../../../src/platforms/discord/interactions/read.ts";
import { renderView } from "../../../src/platforms/discord/messages/message.ts";
import { adapter, aroundEachTest, createWith, discord, dispatch, until } from "./adapter-stage.ts";
import { inGuild, press, slash } from "./interactions.ts";
import { MESSAGE } from "./loopback.ts";
import { COMMANDS } from "./samples.ts";

aroundEachTest();
beforeEach(() => void createWith({}));

const CHANNEL = /^POST \/channels\/800\/messages$/;
const VIEW: View = {
  title: "The end",
  blocks: [
    { type: "table", rows: [["1", "a"]] },
    { type: "picture", name: "chart.png", png: Uint8Array.of(1, 2), alt: "two bars" },
  ],
};

const PLACE = { kind: "group", id: "800" } as const;
const post = () => adapter.post(PLACE, VIEW, "key-1");
const connected = () => adapter.start(dispatch(async () => ({ type: "notice", text: "" })));

describe("an unsolicited post", () => {
  it("goes to the channel once, with its picture", async () => {
    await connected();
    expect(await post()).toEqual({ state: "posted", message: MESSAGE });
    const { body, files } = await discord.request(CHANNEL);
    expect(body).toMatchObject({ nonce: "key-1", enforce_nonce: true, allowed_mentions: { parse: [] } });
    expect(files).toHaveLength(1);
  });

  it("pings the one person it mentions", async () => {
    await connected();
    const block = { type: "text", text: "Boris, look", mention: { id: "2", name: "Boris" } } as const;
    await adapter.post(PLACE, { blocks: [block] }, "key-2");
    expect((await discord.request(CHANNEL)).body).toMatchObject({
      content: "<@2>, look",
      allowed_mentions: { parse: [], users: ["2"] },
    });
  });

  it("is refused where the bot may not write", async () => {
    await connected();
    discord.fail(CHANNEL, { status: 403, body: { code: 50001, message: "Missing Access" } });
    expect(await post()).toMatchObject({ state: "refused" });
  });

  it("can be retried once the bot is connected", async () => {
    expect(await post()).toMatchObject({ state: "unavailable" });
  });
});

describe("a person's direct messages", () => {
  const OPEN = /^POST \/users\/@me\/channels$/;

  it("are opened by the person's id", async () => {
    await connected();
    discord.fail(OPEN, { status: 200, body: { id: "801", type: 1 } });
    expect(await adapter.privateChat("700")).toEqual({
      state: "open",
      place: { kind: "private", id: "801" },
    });
    expect((await discord.request(OPEN)).body).toEqual({ recipient_id: "700" });
  });

  it("are refused to the bot when the person does not want them", async () => {
    await connected();
    discord.fail(OPEN, { status: 403, body: { code: 50007, message: "Cannot send messages to this user" } });
    expect(await adapter.privateChat("700")).toEqual({ state: "refused" });
  });

  it("can be requested again once the bot is connected", async () => {
    expect(await adapter.privateChat("700")).toEqual({ state: "unavailable" });
  });
});

describe("an edit of our own message", () => {
  const EDIT = /^PATCH \/channels\/800\/messages\/910000000000000777$/;
  const edit = (view: View, how = {}) => adapter.edit(PLACE, MESSAGE, view, how);
  const words = (text: string): View => ({ blocks: [{ type: "text", text }] });

  beforeEach(connected);

  it("costs nothing when only time passes, because the app counts by itself", async () => {
    expect(await edit(words("in 5 s"), { refresh: true })).toBe("edited");
    expect(discord.all(EDIT)).toEqual([]);
  });

  it("shows the current view, including changes made while it was on its way", async () => {
    let asked = 0;
    const present = async () => words(`round ${Math.min(++asked + 1, 3)}`);
    await edit(words("round 1"), { present });
    await until(() => discord.all(EDIT).length === 2 && asked >= 4);
    expect(discord.all(EDIT).map(({ body }) => (body as { content: string }).content)).toEqual([
      "round 2",
      "round 3",
    ]);
  });

  it("does not chase a view that differs every time", async () => {
    let asked = 0;
    const present = async () => words(`look ${++asked}`);
    await edit(words("round 1"), { present });
    await until(() => discord.all(EDIT).length === 6);
    await adapter.stop();
    expect(discord.all(EDIT)).toHaveLength(6);
  });

  it("replaces words, buttons and files completely", async () => {
    expect(await edit(words("round 2"))).toBe("edited");
    const { body } = await discord.request(EDIT);
    expect(body).toMatchObject({
      content: "round 2",
      components: [],
      attachments: [],
      allowed_mentions: { parse: [] },
    });
  });

  it("keeps an unchanged picture, and uploads a different one", async () => {
    await post();
    await edit({ ...VIEW, title: "Still the end" });
    await edit({
      ...VIEW,
      blocks: [{ type: "picture", name: "chart.png", png: Uint8Array.of(3), alt: "three bars" }],
    });
    const [kept, uploaded] = discord.all(EDIT);
    expect(kept).toMatchObject({ body: { attachments: [{ id: "77" }] }, files: [] });
    expect(uploaded).toMatchObject({ body: { attachments: [{ id: "0", description: "three bars" }] } });
    expect(uploaded?.files).toEqual(["chart.png"]);
  });

  it("uploads the picture when no one knows the message's content any more", async () => {
    await edit(VIEW);
    expect((await discord.request(EDIT)).files).toEqual(["chart.png"]);
  });

  it("is sent one at a time, the newest last, skipping those in between", async () => {
    const forms = Array.from({ length: 6 }, (_, round) => words(`round ${round}`));
    expect(await Promise.all(forms.map((form) => edit(form)))).toEqual(forms.map(() => "edited"));
    const sent = discord.all(EDIT).map(({ body }) => (body as { content: string }).content);
    expect(sent).toEqual(["round 0", "round 5"]);
  });

  it.each([
    ["the message is gone", 1, { status: 404, body: { code: 10008, message: "Unknown Message" } }, "refused"],
    ["the bot may not", 1, { status: 403, body: { code: 50001, message: "Missing Access" } }, "refused"],
    ["Discord cannot take it", 4, { status: 503 }, "unavailable"],
  ])("reports the right outcome when %s", async (_why, times, fault, outcome) => {
    discord.fail(EDIT, ...Array(times).fill(fault));
    expect(await edit(words("late"))).toBe(outcome);
  });
});

it("allows an edit to be retried once the bot is connected", async () => {
  expect(await adapter.edit(PLACE, MESSAGE, VIEW)).toBe("unavailable");
});

it("describes an attached picture in words, and shows a table in a fixed-width font", () => {
  const { body, files } = renderView(VIEW);
  expect(body.content).toBe("**The end**\n```\n1 a\n```");
  expect(body.attachments).toEqual([{ id: "0", filename: "chart.png", description: "two bars" }]);
  expect(files).toEqual([{ name: "chart.png", data: Buffer.from([1, 2]) }]);
});

describe("permission to manage a server", () => {
  const member = (permissions: bigint) => ({
    ...inGuild,
    member: { ...inGuild.member, permissions: String(permissions) },
  });

  it.each([
    ["who may manage it, and set its rules", member(32n), true, true],
    ["who may manage its events, and not set its rules", member(1n << 33n), true, false],
    ["administrators, who set its rules too", member(8n), true, true],
    ["nobody else", member(2048n), false, false],
    ["nobody where there is no server", {}, undefined, undefined],
  ])("%s, by command and by button", async (_who, where, manages, configures) => {
    const command = readInteraction(slash("rps", "play", {}, where), COMMANDS);
    expect(command.type === "asked" && (await command.incoming.mayManage?.())).toBe(manages);
    for (const read of [command, readInteraction(press(undefined, where), COMMANDS)])
      expect(read.type === "asked" && (await read.incoming.mayConfigure?.())).toBe(configures);
  });
});
