import { REST } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeRest, createAnswerRest } from "../../../src/platforms/discord/client.ts";
import { type Calls, callsFor } from "../../../src/platforms/discord/interactions/calls.ts";
import { renderNotice } from "../../../src/platforms/discord/messages/message.ts";
import { slash } from "./interactions.ts";
import { type Fault, type Loopback, startLoopback } from "./loopback.ts";

const CALLBACK = /^POST \/interactions\//;
const PROBE = /^GET .*@original/;
const message = renderNotice("hello");
const down: Fault = { status: 503 };

let discord: Loopback;
let rest: REST;
let calls: Calls;

beforeEach(async () => {
  discord = await startLoopback();
  rest = createAnswerRest(discord.apiUrl);
  calls = callsFor(rest, slash("help"));
});

afterEach(async () => {
  closeRest(rest);
  await discord.close();
});

/** Acknowledges, so that there's a response to edit. */
async function acknowledged(): Promise<void> {
  await calls.deferPost(0);
  discord.requests.length = 0;
}

describe("an acknowledgement", () => {
  it("takes one call", async () => {
    await calls.post(message);
    expect(discord.requests).toHaveLength(1);
  });

  it("is retried once when Discord is down, then given up", async () => {
    discord.fail(CALLBACK, down);
    await calls.post(message);
    expect(discord.requests).toHaveLength(2);
    discord.fail(CALLBACK, down, down, down);
    await expect(callsFor(rest, slash("help")).post(message)).rejects.toMatchObject({ status: 503 });
    expect(discord.requests).toHaveLength(4);
  });

  it("is retried when its connection was lost on the way", async () => {
    discord.fail(CALLBACK, "lost");
    await calls.update(message);
    expect(discord.all(CALLBACK)).toHaveLength(2);
  });

  it("is not retried when its answer was lost on the way back", async () => {
    discord.fail(CALLBACK, "unheard");
    await calls.deferUpdate();
    expect(discord.all(CALLBACK)).toHaveLength(1);
    expect(discord.all(PROBE)).toHaveLength(1);
  });

  it("is not retried when Discord refuses it", async () => {
    discord.fail(CALLBACK, { status: 404, body: { code: 10062, message: "Unknown interaction" } });
    await expect(calls.post(message)).rejects.toMatchObject({ code: 10062 });
    expect(discord.requests).toHaveLength(1);
  });

  it("waits out a rate limit", async () => {
    discord.fail(CALLBACK, { status: 429, body: { message: "slow down", retry_after: 0 } });
    await calls.post(message);
    expect(discord.all(CALLBACK)).toHaveLength(2);
  });
});

describe("suggestions", () => {
  it("are not retried when lost, because the next letter asks again", async () => {
    discord.fail(CALLBACK, "lost");
    await expect(calls.suggest([])).rejects.toThrow();
    expect(discord.requests).toHaveLength(1);
  });
});

describe("an edit", () => {
  it.each<[string, Fault]>([
    ["Discord was down", down],
    ["the connection was lost", "lost"],
    ["the answer was lost", "unheard"],
  ])("is repeated when %s, for twice is like once", async (_name, fault) => {
    await acknowledged();
    discord.fail(/^PATCH/, fault);
    await calls.editOriginal(message);
    expect(discord.requests.map(({ method }) => method)).toEqual(["PATCH", "PATCH"]);
  });
});

describe("removal of the placeholder", () => {
  it("succeeds when it is already gone", async () => {
    await acknowledged();
    discord.fail(/^DELETE/, "unheard", { status: 404, body: { code: 10008, message: "Unknown Message" } });
    await calls.deleteOriginal();
    expect(discord.requests).toHaveLength(2);
  });

  it("is repeated until Discord knows of a placeholder in a delivery's response", async () => {
    const interaction = slash("help");
    await callsFor(rest, interaction).deferPost(0);
    discord.requests.length = 0;
    const answered = callsFor(rest, interaction, () => true);
    await answered.deferPost(0);
    discord.fail(/^DELETE/, { status: 404, body: { code: 10008, message: "Unknown Message" } });
    await answered.deleteOriginal();
    expect(discord.requests.map(({ method }) => method)).toEqual(["DELETE", "DELETE"]);
  });

  it("fails on any other error", async () => {
    await acknowledged();
    discord.fail(/^DELETE/, { status: 401, body: { code: 50027, message: "Invalid Webhook Token" } });
    await expect(calls.deleteOriginal()).rejects.toMatchObject({ code: 50027 });
  });
});

describe("a follow-up", () => {
  it("is retried when Discord was down", async () => {
    await acknowledged();
    discord.fail(/^POST \/webhooks/, down);
    await calls.followUp(message);
    expect(discord.requests).toHaveLength(2);
  });

  it("is not retried when it may have arrived", async () => {
    await acknowledged();
    discord.fail(/^POST \/webhooks/, "unheard");
    await expect(calls.followUp(message)).rejects.toThrow();
    expect(discord.requests).toHaveLength(1);
  });
});

describe("addresses", () => {
  it("belong to the interaction and carry no bot token", async () => {
    const interaction = slash("help");
    await callsFor(new REST({ api: discord.apiUrl }), interaction).post(message);
    expect(discord.requests[0]?.path).toBe(`/interactions/${interaction.id}/${interaction.token}/callback`);
  });
});
