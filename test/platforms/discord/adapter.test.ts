// Replies on Discord, in time or deferred.

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

  const silence: Reply = { type: "silence", brief: "hello" };
  const shown = (type: number, flags: number) => ({
    type,
    data: expect.objectContaining({ content: "hello", flags }),
  });

  it.each<[string, object, Reply, object]>([
    ["a command's post answers it for everybody", slash("rps", "play"), post, shown(4, SUPPRESS_EMBEDS)],
    ["a command's post to the caller is private", slash("rps", "verify"), mine, shown(4, PRIVATE)],
    ["a command's notice is private", slash("help"), notice, shown(4, PRIVATE)],
    ["a command's edit, without a message to edit, is a new one", slash("rps", "play"), edit, shown(4, 4)],
    ["a private command's edit stays private", slash("rps", "verify"), edit, shown(4, PRIVATE)],
    [
      "a command's silence, which would seem a failure, is a private line",
      slash("rps", "play"),
      silence,
      shown(4, PRIVATE),
    ],
    ["a press's edit replaces the pressed message", press(), edit, shown(7, SUPPRESS_EMBEDS)],
    ["a press's post is a new message", press(), post, shown(4, SUPPRESS_EMBEDS)],
    ["a press's notice is private and leaves the message alone", press(), notice, shown(4, PRIVATE)],
    ["a press's silence acknowledges it and changes nothing", press(), silence, { type: 6 }],
  ])("%s, in one call", async (_name, interaction, reply, expected) => {
    await startPrompt(reply);
    discord.deliver(interaction);
    expect(await callback()).toEqual(expected);
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  it("sends an edit's notice after it, privately", async () => {
    await startPrompt({ ...edit, notice: "psst" });
    discord.deliver(press());
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "psst", flags: PRIVATE });
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("clears the previous buttons and files with an edit", async () => {
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

  it("attaches a file", async () => {
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
  ])("/%s %s is acknowledged with a placeholder for its audience", async (name, subcommand, flags) => {
    const answer = await startSlow();
    discord.deliver(slash(name, subcommand));
    expect(await callback()).toEqual({ type: 5, data: { flags } });
    answer({ type: "notice", text: "late" });
  });

  const late: Reply = { type: "post", view: view("late"), audience: "place" };
  const alone: Reply = { ...late, audience: "caller" };
  const notice: Reply = { type: "notice", text: "late" };
  it.each<[string, object, Reply]>([
    ["a post fills the placeholder", slash("rps", "play"), late],
    ["a notice fills a private placeholder", slash("help"), notice],
  ])("%s", async (_what, interaction, reply) => {
    const answer = await startSlow();
    discord.deliver(interaction);
    expect(await callback()).toEqual({ type: 5, data: { flags: reply === late ? 0 : 64 } });
    answer(reply);
    expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "late" });
  });

  const block = { type: "text", text: "Boris, late", mention: { id: "2", name: "Boris" } } as const;
  const pinging = { content: "<@2>, late", allowed_mentions: { parse: [], users: ["2"] } };
  const said = (flags: number) => ({ content: "late", flags });
  it.each<[string, string, Reply, object]>([
    ["a notice", "play", notice, said(PRIVATE)],
    ["silence", "play", { type: "silence", brief: "late" }, said(PRIVATE)],
    ["a post to the caller", "play", alone, said(PRIVATE)],
    ["a post to the place", "verify", late, said(SUPPRESS_EMBEDS)],
    ["a post that calls somebody", "play", { ...late, view: { blocks: [block] } }, pinging],
  ])(
    "%s removes a placeholder of another audience, or that would ping nobody, and follows it",
    async (_name, subcommand, reply, expected) => {
      const answer = await startSlow();
      discord.deliver(slash("rps", subcommand));
      await callback();
      answer(reply);
      expect((await discord.request(FOLLOW_UP)).body).toMatchObject(expected);
      const order = discord.all(/@original|^POST \/webhooks/).map(({ method }) => method);
      expect(order).toEqual(["DELETE", "POST"]);
    },
  );

  it("acknowledges a press silently, then edits the message and sends the notice beside it", async () => {
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

  it("adds nothing to a press's acknowledgement when there is no reply", async () => {
    const answer = await startSlow();
    discord.deliver(press());
    expect(await callback()).toEqual({ type: 6 });
    answer({ type: "silence", brief: "⏳" });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });

  it("sends the reply itself first when the deferral fails completely", async () => {
    const answer = await startSlow();
    discord.fail(CALLBACK, { status: 500 }, { status: 500 });
    discord.deliver(slash("rps", "play"));
    await callback();
    await discord.request(CALLBACK);
    answer({ type: "post", view: view("late"), audience: "place" });
    await adapter.stop();
    expect(discord.all(CALLBACK).map(({ body }) => (body as { type: number }).type)).toEqual([5, 5, 4]);
  });

  it("is left to the process that has acknowledged the interaction", async () => {
    const answer = await startSlow();
    const body = { code: 40060, message: "Interaction has already been acknowledged." };
    discord.fail(CALLBACK, { status: 400, body });
    discord.deliver(slash("rps", "play"));
    await callback();
    answer({ type: "notice", text: "late" });
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks)\//)).toHaveLength(1);
  });
});
