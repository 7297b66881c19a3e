// Replies on Discord, in time and late.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  callback,
  discord,
  FOLLOW_UP,
  ORIGINAL,
  PRIVATE,
  SUPPRESS_EMBEDS,
  startPrompt,
  startSlow,
} from "./adapter-stage.ts";
import { press, slash } from "./interactions.ts";
import { view } from "./samples.ts";

aroundEachTest();

describe("a reply that is ready in time", () => {
  const post: Reply = { type: "post", view: view("hello"), audience: "place" };
  const mine: Reply = { type: "post", view: view("hello"), audience: "caller" };
  const edit: Reply = { type: "edit", view: view("hello") };
  const notice: Reply = { type: "notice", text: "hello" };

  it.each([
    ["a command's post answers it for everybody", slash("rps", "play"), post, 4, SUPPRESS_EMBEDS],
    ["a command's post to the caller is private", slash("rps", "verify"), mine, 4, PRIVATE],
    ["a command's notice is private", slash("help"), notice, 4, PRIVATE],
    [
      "a command's edit has no message to edit and is a new one",
      slash("rps", "play"),
      edit,
      4,
      SUPPRESS_EMBEDS,
    ],
    ["a private command's edit stays private", slash("rps", "verify"), edit, 4, PRIVATE],
    ["a press's edit replaces the pressed message", press(), edit, 7, SUPPRESS_EMBEDS],
    ["a press's post is a new message", press(), post, 4, SUPPRESS_EMBEDS],
    ["a press's notice is private and leaves the message alone", press(), notice, 4, PRIVATE],
  ])("%s, in one call", async (_name, interaction, reply, type, flags) => {
    await startPrompt(reply);
    discord.deliver(interaction);
    expect(await callback()).toMatchObject({ type, data: { content: "hello", flags } });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  const silence: Reply = { type: "silence", brief: "⏳ 10 seconds" };

  it("a press's silence acknowledges it and changes nothing", async () => {
    await startPrompt(silence);
    discord.deliver(press());
    expect(await callback()).toEqual({ type: 6 });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  it("a command's silence is the shortest private line, as a command without words would seem to have failed", async () => {
    await startPrompt(silence);
    discord.deliver(slash("rps", "play"));
    expect(await callback()).toMatchObject({ type: 4, data: { content: "⏳ 10 seconds", flags: PRIVATE } });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  it("an edit's notice follows it, privately", async () => {
    await startPrompt({ ...edit, notice: "psst" });
    discord.deliver(press());
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "psst", flags: PRIVATE });
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("an edit clears the buttons and files that stood before", async () => {
    await startPrompt({ type: "edit", view: { blocks: [{ type: "text", text: "over" }] } });
    discord.deliver(press());
    expect((await callback()).data).toMatchObject({
      components: [],
      attachments: [],
      allowed_mentions: { parse: [] },
    });
  });

  const block = { type: "text", text: "Boris, hello", mention: { id: "2", name: "Boris" } } as const;
  const calling = { view: { blocks: [block] } };

  it.each<[string, Reply, object]>([
    [
      "a post pings whom it calls",
      { type: "post", ...calling, audience: "place" },
      { parse: [], users: ["2"] },
    ],
    ["a private post pings nobody", { type: "post", ...calling, audience: "caller" }, { parse: [] }],
    ["an edit pings nobody", { type: "edit", ...calling }, { parse: [] }],
  ])("%s", async (_name, reply, expected) => {
    await startPrompt(reply);
    discord.deliver(press());
    const { data } = await callback();
    expect(data).toMatchObject({ content: "<@2>, hello" });
    expect((data as unknown as { allowed_mentions: object }).allowed_mentions).toEqual(expected);
  });

  it("a file is attached", async () => {
    const blocks = [{ type: "file", name: "proof.json", content: "{}" }] as const;
    await startPrompt({ type: "post", view: { blocks }, audience: "caller" });
    discord.deliver(slash("rps", "verify"));
    const { files, body } = await discord.request(CALLBACK);
    expect(files).toEqual(["proof.json"]);
    expect(body).toMatchObject({ data: { attachments: [{ id: "0", filename: "proof.json" }] } });
  });
});

describe("a reply that is late", () => {
  it.each([
    ["rps", "play", 0],
    ["rps", "verify", 64],
    ["help", undefined, 64],
  ])("/%s %s is acknowledged with a placeholder of its audience", async (name, subcommand, flags) => {
    const answer = await startSlow();
    discord.deliver(slash(name, subcommand));
    expect(await callback()).toEqual({ type: 5, data: { flags } });
    answer({ type: "notice", text: "late" });
  });

  it("a post fills the placeholder", async () => {
    const answer = await startSlow();
    discord.deliver(slash("rps", "play"));
    await callback();
    answer({ type: "post", view: view("late"), audience: "place" });
    expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "late" });
  });

  it("a notice fills a private placeholder", async () => {
    const answer = await startSlow();
    discord.deliver(slash("help"));
    await callback();
    answer({ type: "notice", text: "late" });
    expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "late" });
  });

  it.each<[string, string, Reply, number]>([
    ["a notice", "play", { type: "notice", text: "late" }, PRIVATE],
    ["silence", "play", { type: "silence", brief: "late" }, PRIVATE],
    ["a post to the caller", "play", { type: "post", view: view("late"), audience: "caller" }, PRIVATE],
    [
      "a post to the place",
      "verify",
      { type: "post", view: view("late"), audience: "place" },
      SUPPRESS_EMBEDS,
    ],
  ])(
    "%s removes a placeholder of the other audience and follows it",
    async (_name, subcommand, reply, flags) => {
      const answer = await startSlow();
      discord.deliver(slash("rps", subcommand));
      await callback();
      answer(reply);
      expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "late", flags });
      const order = discord.all(/@original|^POST \/webhooks/).map(({ method }) => method);
      expect(order).toEqual(["DELETE", "POST"]);
    },
  );

  it("a post that calls somebody is a new message too, because an edited placeholder pings nobody", async () => {
    const answer = await startSlow();
    discord.deliver(slash("rps", "play"));
    await callback();
    const block = { type: "text", text: "Boris, late", mention: { id: "2", name: "Boris" } } as const;
    answer({ type: "post", view: { blocks: [block] }, audience: "place" });
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({
      content: "<@2>, late",
      allowed_mentions: { parse: [], users: ["2"] },
    });
    const order = discord.all(/@original|^POST \/webhooks/).map(({ method }) => method);
    expect(order).toEqual(["DELETE", "POST"]);
  });

  it.each<[string, Reply]>([
    ["a post", { type: "post", view: view("late"), audience: "caller" }],
    ["a notice", { type: "notice", text: "late" }],
  ])(
    "%s to a presser alone, whose button says that it comes so, fills a private placeholder",
    async (_, reply) => {
      const answer = await startSlow({ answersAlone: () => true });
      discord.deliver(press());
      expect(await callback()).toEqual({ type: 5, data: { flags: 64 } });
      answer(reply);
      expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "late" });
    },
  );

  it("a press is acknowledged silently and its edit replaces the message, the notice beside it", async () => {
    const answer = await startSlow();
    discord.deliver(press());
    expect(await callback()).toEqual({ type: 6 });
    answer({ type: "edit", view: view("late"), notice: "psst" });
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "psst", flags: PRIVATE });
    expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "late", attachments: [] });
  });

  it.each<[string, Reply, number]>([
    ["notice", { type: "notice", text: "late" }, PRIVATE],
    ["post", { type: "post", view: view("late"), audience: "place" }, SUPPRESS_EMBEDS],
  ])("a press's %s is a further message", async (_name, reply, flags) => {
    const answer = await startSlow();
    discord.deliver(press());
    await callback();
    answer(reply);
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "late", flags });
    await adapter.stop();
    expect(discord.all(ORIGINAL)).toHaveLength(0);
  });

  it("a press's silence adds nothing to its acknowledgement", async () => {
    const answer = await startSlow();
    discord.deliver(press());
    expect(await callback()).toEqual({ type: 6 });
    answer({ type: "silence", brief: "⏳" });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  it("when the deferral fails altogether, the reply itself is the first answer", async () => {
    const answer = await startSlow();
    discord.fail(CALLBACK, { status: 500 }, { status: 500 });
    discord.deliver(slash("rps", "play"));
    await callback();
    await discord.request(CALLBACK);
    answer({ type: "post", view: view("late"), audience: "place" });
    await adapter.stop();
    expect(discord.all(CALLBACK).map(({ body }) => (body as { type: number }).type)).toEqual([5, 5, 4]);
  });
});
