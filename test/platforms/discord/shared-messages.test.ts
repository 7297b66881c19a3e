// A message that two people press: each one's private answer, and that the message ends in its newest state.

import { describe, expect, it } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import { createPrivateLines } from "../../../src/platforms/discord/interactions/serve.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  create,
  discord,
  dispatch,
  FOLLOW_UP,
  NEVER_MS,
  ORIGINAL,
  PRIVATE,
  startSlow,
  until,
} from "./adapter-stage.ts";
import { inGuild, press } from "./interactions.ts";
import { APP, MESSAGE } from "./loopback.ts";
import { view } from "./samples.ts";

aroundEachTest();

const BORIS = { id: "700000000000000002", username: "boris", global_name: "Boris", discriminator: "0" };
const byBoris = { ...inGuild, member: { user: BORIS, nick: null } };
const LINE = /^(POST|PATCH) \/webhooks\/[^/]+\/[^/]+(\/messages\/\d+)?$/;
const pick = (toast: string, more: object = {}): Reply => ({
  ...{ type: "edit", view: view("Anna has chosen"), toast, privateToast: true },
  ...more,
});

/** Starts a bot that answers the presses in order. */
async function startAnswering(...replies: readonly Reply[]): Promise<void> {
  const left = [...replies];
  const next = (): Reply => left.shift() ?? { type: "silence", brief: "…" };
  await create(NEVER_MS).start(dispatch(async () => next()));
}

/** Presses, and waits until that many private lines have been sent. */
async function pressed(lines: number, where: object = inGuild): Promise<string> {
  const interaction = press(undefined, where) as unknown as { token: string };
  const before = discord.all(CALLBACK).length;
  discord.deliver(interaction);
  await until(() => discord.all(CALLBACK).length > before && discord.all(LINE).length === lines);
  return interaction.token;
}

describe("a line only for the presser", () => {
  it("follows the public edit and costs one more call", async () => {
    await startAnswering(pick("Round 1: your pick is in"));
    await pressed(1);
    expect(discord.all(CALLBACK)).toMatchObject([
      { body: { type: 7, data: { content: "Anna has chosen" } } },
    ]);
    expect(discord.all(FOLLOW_UP)).toMatchObject([
      { body: { content: "Round 1: your pick is in", flags: PRIVATE } },
    ]);
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks|channels)\//)).toHaveLength(2);
  });

  it("replaces the previous one, leaving one per person in a match", async () => {
    await startAnswering(pick("Round 1"), pick("Round 2"), pick("Round 3"), pick("Round 3"), pick("Round 4"));
    const first = await pressed(1);
    await pressed(2);
    await pressed(3, byBoris);
    await pressed(4);
    expect(discord.all(LINE).map(({ method, path, body }) => [method, path, body])).toMatchObject([
      ["POST", `/webhooks/${APP}/${first}`, { content: "Round 1" }],
      ["PATCH", `/webhooks/${APP}/${first}/messages/${MESSAGE}`, { content: "Round 2" }],
      ["POST", expect.not.stringContaining(first), { content: "Round 3" }],
      ["PATCH", `/webhooks/${APP}/${first}/messages/${MESSAGE}`, { content: "Round 3" }],
    ]);
  });

  it("costs nothing when it would repeat the same text", async () => {
    await startAnswering(pick("Round 1"), pick("Round 1"));
    await pressed(1);
    await pressed(1);
    await adapter.stop();
    expect(discord.all(LINE)).toHaveLength(1);
    expect(discord.all(CALLBACK)).toHaveLength(2);
  });

  it("is new when the previous one cannot be edited", async () => {
    await startAnswering(pick("Round 1"), pick("Round 2"));
    await pressed(1);
    discord.fail(/^PATCH .*messages\/\d+$/, {
      status: 404,
      body: { code: 10008, message: "Unknown Message" },
    });
    await pressed(3);
    expect(discord.all(FOLLOW_UP).map(({ body }) => (body as { content: string }).content)).toEqual([
      "Round 1",
      "Round 2",
    ]);
  });

  it("also follows a late answer", async () => {
    const answer = await startSlow();
    discord.deliver(press());
    await discord.request(CALLBACK);
    answer(pick("Round 1"));
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "Round 1", flags: PRIVATE });
    expect((await discord.request(ORIGINAL)).body).toMatchObject({ content: "Anna has chosen" });
  });

  it("is not sent when the message already says it, as in a match with the bot", async () => {
    await startAnswering({ type: "edit", view: view("hello"), toast: "Round 1" });
    await pressed(0);
    await adapter.stop();
    expect(discord.all(LINE)).toEqual([]);
  });

  it("is new when the previous one is older than its token", async () => {
    let clock = 1;
    const lines = createPrivateLines(() => clock);
    const seen: string[] = [];
    const calls = {
      followUp: async () => {
        seen.push("new");
        return MESSAGE;
      },
      editMessage: async () => void seen.push("edited"),
    } as never;
    const line = (content: string) => ({ body: { content }, files: [] }) as never;
    for (const minutes of [0, 7, 7, 7]) {
      clock += minutes * 60_000;
      await lines.tell("anna", line(`at ${clock}`), calls);
    }
    expect(seen).toEqual(["new", "edited", "edited", "new"]);
  });
});

describe("a message that two press at once", () => {
  const shownLast = () =>
    discord
      .all(/^POST \/interactions\/|@original$/)
      .map(({ body }) => JSON.stringify(body))
      .at(-1);

  it("is brought up to date by the answer that overwrote it", async () => {
    let newest = "Anna has chosen";
    const present = async () => view(newest);
    const handle = async (incoming: Incoming): Promise<Reply> => {
      // Boris's press is counted in a different process while Anna's answer is in flight.
      const shown = newest;
      newest = "Both have chosen";
      return {
        type: "edit",
        view: view(shown),
        present,
        shared: true,
        counted: incoming ? "new" : "duplicate",
      };
    };
    await create(NEVER_MS).start({ ...dispatch(async () => pick("")), handle });
    discord.deliver(press());
    await until(() => discord.all(ORIGINAL).length === 1);
    expect(shownLast()).toContain("Both have chosen");
    await adapter.stop();
    expect(discord.all(ORIGINAL)).toHaveLength(1);
  });

  it.each([
    ["alone presses it", { shared: undefined }],
    ["is not known any more", { shared: true, present: async () => undefined }],
    ["cannot be asked for", { shared: true, present: () => Promise.reject(new Error("away")) }],
  ])("is answered by one call where one %s", async (_why, more) => {
    const present = async () => view("another state");
    await startAnswering({ type: "edit", view: view("hello"), present, ...more } as Reply);
    discord.deliver(press());
    await discord.request(CALLBACK);
    await adapter.stop();
    expect(discord.all(/\/(interactions|webhooks|channels)\//)).toHaveLength(1);
  });
});
