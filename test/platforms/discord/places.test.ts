// Channels named in an option, and reporting which message an answer became.

import { describe, expect, it } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  create,
  discord,
  dispatch,
  log,
  NEVER_MS,
  ORIGINAL,
  until,
} from "./adapter-stage.ts";
import { CHANNEL, inGuild, slash } from "./interactions.ts";
import { MESSAGE } from "./loopback.ts";
import { view } from "./samples.ts";

aroundEachTest();

const OTHER = "800000000000000011";
const MANAGE_EVENTS = String(1n << 33n);

const start = (handle: (incoming: Incoming) => Promise<Reply>, deferAfterMs = NEVER_MS) =>
  create(deferAfterMs).start(dispatch(handle));

describe("an answer that changes later", () => {
  it("is edited with every form, even when private", async () => {
    async function* later() {
      yield view("next in line");
      yield view("the report");
    }
    const first = { type: "post", view: view("second in line"), audience: "caller" } as const;
    await start(async () => ({ ...first, later: later() }));
    discord.deliver(slash("rps", "play"));
    await discord.request(CALLBACK);
    await until(() => discord.all(ORIGINAL).length === 2);
    const edits = discord.all(ORIGINAL).map(({ body }) => JSON.stringify(body));
    expect(edits[0]).toContain("next in line");
    expect(edits[1]).toContain("the report");
  });
});

describe("a report of the message that an answer became", () => {
  const seen: string[] = [];
  const onPosted = async (message: string) => void seen.push(message);
  const reply = (more: object = {}): Reply => ({
    ...{ type: "post", view: view("hello"), audience: "place", onPosted },
    ...more,
  });
  const asked = async (answered: Reply) => {
    seen.length = 0;
    await start(async () => answered);
    discord.deliver(slash("rps", "play"));
    await discord.request(CALLBACK);
    await adapter.stop();
    return seen;
  };

  it("comes with the answer, in the same call", async () => {
    expect(await asked(reply())).toEqual([MESSAGE]);
    expect(discord.all(CALLBACK).map(({ query }) => query)).toEqual(["with_response=true"]);
    expect(discord.all(/@original/)).toEqual([]);
  });

  it("comes when the answer had to be deferred", async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    seen.length = 0;
    await start(() => promise, 1);
    discord.deliver(slash("rps", "play"));
    await discord.request(CALLBACK);
    resolve(reply());
    await discord.request(ORIGINAL);
    await adapter.stop();
    expect(seen).toEqual([MESSAGE]);
  });

  it("comes when the connection ended before Discord's reply", async () => {
    discord.fail(CALLBACK, "unheard");
    expect(await asked(reply())).toEqual([MESSAGE]);
  });

  it("is omitted for messages only the caller sees, and costs others nothing", async () => {
    expect(await asked(reply({ audience: "caller" }))).toEqual([]);
    expect(discord.all(CALLBACK).map(({ query }) => query)).toEqual([""]);
  });

  it("does not hurt the answer when it fails", async () => {
    await asked(reply({ onPosted: () => Promise.reject(new Error("the store is away")) }));
    expect(discord.all(CALLBACK)).toHaveLength(1);
    expect(discord.all(/webhooks/)).toEqual([]);
    expect(log.lines.join()).toContain("the store is away");
  });
});

describe("a channel named in an option", () => {
  const named = (id: string, permissions: string, where: object = {}) => {
    const interaction = slash("rps", "announce", { channel: id }, { ...inGuild, ...where });
    const channels = { [id]: { id, name: "\u202egames\u3164", type: 0, permissions } };
    Object.assign(interaction.data ?? {}, { resolved: { channels } });
    const member = { ...inGuild.member, permissions: "0" };
    return { ...interaction, member, app_permissions: "2048", ...where };
  };
  const found = async (interaction: object, typed?: string) => {
    const places = Promise.withResolvers<unknown>();
    await start(async (incoming) => {
      if (incoming.type === "command")
        places.resolve(await incoming.findPlace?.(typed ?? incoming.options.channel ?? ""));
      return { type: "notice", text: "" };
    });
    discord.deliver(interaction);
    return places.promise;
  };

  it("is found with its name, its server's language, and the caller's permissions there", async () => {
    const place = { kind: "group", id: OTHER, server: inGuild.guild_id, locale: "ru" };
    expect(await found(named(OTHER, MANAGE_EVENTS))).toEqual({ place, name: "#games", mayManage: true });
  });

  it("is not managed by everyone", async () => {
    expect(await found(named(OTHER, "2048"))).toMatchObject({ mayManage: false });
  });

  it("is unknown when Discord has no data on it", async () => {
    expect(await found(named(OTHER, "8"), "800000000000000099")).toEqual({ problem: "unknown" });
  });

  it("is not writable when the bot cannot see it", async () => {
    discord.fail(/^GET \/channels\/800000000000000011$/, {
      status: 403,
      body: { code: 50001, message: "Missing Access" },
    });
    expect(await found(named(OTHER, "8"))).toEqual({ problem: "not-writable" });
  });

  it("is not writable when the bot may not write where the command was typed", async () => {
    expect(await found(named(CHANNEL, "8", { app_permissions: "1024" }))).toEqual({
      problem: "not-writable",
    });
  });
});
