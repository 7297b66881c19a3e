// Interactions answered in the HTTP response to their delivery: what's sent as the response, and what as a call.

import { setTimeout as wait } from "node:timers/promises";
import type { APIInteraction } from "discord.js";
import { describe, expect, it } from "vitest";
import type { Caller, Reply } from "../../../src/chat/index.ts";
import type { Delivery } from "../../../src/infra/http/server.ts";
import { createAnswerRest } from "../../../src/platforms/discord/client.ts";
import { createFirstAnswers } from "../../../src/platforms/discord/http/first-answers.ts";
import { interactionsHandler, watchRest } from "../../../src/platforms/discord/http/index.ts";
import { signedReader } from "../../../src/platforms/discord/http/signature.ts";
import type { AnswerInPlace } from "../../../src/platforms/discord/interactions/calls.ts";
import { createService } from "../../../src/platforms/discord/interactions/serve.ts";
import { NO_LINKS } from "../../../src/platforms/discord/messages/command-links.ts";
import { createTokenCache } from "../../../src/platforms/discord/messages/token-cache.ts";
import {
  aroundEachTest,
  CALLBACK,
  create,
  createWith,
  discord,
  dispatch,
  FOLLOW_UP,
  log,
  ORIGINAL,
  PRIVATE,
} from "./adapter-stage.ts";
import { press, slash, typing } from "./interactions.ts";
import { TOKEN } from "./loopback.ts";
import { view } from "./samples.ts";

aroundEachTest();

const NEVER_MS = 600_000;

/** The endpoint without signature checks, on a service that answers like this. */
function endpoint(
  handle: () => Promise<Reply>,
  { deferAfterMs = NEVER_MS, elsewhere = false, activities = false } = {},
) {
  // `aroundEachTest` stops it.
  create(NEVER_MS);
  const rest = createAnswerRest(discord.apiUrl);
  const callers: Caller[] = [];
  const service = createService({
    activities: () => activities,
    ...{ rest, botRest: rest, apiUrl: discord.apiUrl, log, link: NO_LINKS, tokens: createTokenCache() },
    dispatch: {
      ...dispatch(handle, [{ label: "A", value: "a" }]),
      handle: async (incoming) => {
        callers.push(incoming.caller);
        return handle();
      },
      ...(elsewhere && { isFirst: async () => false }),
    },
    ...{ deferAfterMs, stepInAfterMs: 1 },
  });
  const handler = interactionsHandler((delivery) => delivery.body(), service);
  const deliver = async (interaction: object, signal?: AbortSignal) => {
    const isGone = () => signal?.aborted === true;
    const { status, type, body } = await handler({ ...delivery(JSON.stringify(interaction)), isGone });
    return new Response(body?.slice(), {
      status,
      headers: type === undefined ? {} : { "content-type": type },
    });
  };
  return { deliver, service, callers };
}

/** A delivery whose sender waits. */
const delivery = (body = "", headers: Readonly<Record<string, string>> = {}): Delivery => ({
  header: (name) => headers[name],
  body: async () => Buffer.from(body),
  isGone: () => false,
});

const taken = ({ token }: APIInteraction) =>
  fetch(`${discord.apiUrl}/v10/interactions/1/${token}/callback`, { method: "POST", body: "{}" });

describe("the response to a delivery", () => {
  const edit: Reply = { type: "edit", view: view("hello") };

  it("is the answer, without any call", async () => {
    const { deliver, service } = endpoint(async () => edit);
    const response = await deliver(press());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ type: 7, data: { content: "hello" } });
    await service.drain(1000);
    expect(discord.requests).toEqual([]);
  });

  it("opens pages as Activities when the application has them", async () => {
    const opensWith = async (activities: boolean) => {
      const { deliver, service, callers } = endpoint(async () => edit, { activities });
      await deliver(press());
      await service.drain(1000);
      return callers[0]?.opens;
    };
    const before = expect.stringMatching(/^https:\/\/discord\.com\/activities\/\d+\?custom_id=$/);
    expect(await opensWith(true)).toEqual({ by: "link", before });
    expect(await opensWith(false)).toBeUndefined();
  });

  it("includes pictures and files", async () => {
    const file = { type: "file", name: "a.txt", content: "words" } as const;
    const { deliver } = endpoint(async () => ({
      type: "post",
      view: { blocks: [file] },
      audience: "caller",
    }));
    const form = await (await deliver(slash("help"))).formData();
    expect(JSON.parse(String(form.get("payload_json")))).toMatchObject({ type: 4, data: { flags: PRIVATE } });
    expect(await (form.get("files[0]") as File).text()).toBe("words");
  });

  it("contains suggestions while someone types", async () => {
    const { deliver } = endpoint(async () => edit);
    const response = await deliver(typing("rps", "play", "opponent", "a"));
    expect(await response.json()).toEqual({ type: 8, data: { choices: [{ name: "A", value: "a" }] } });
  });

  it("is a PONG to a PING, and 400 to anything but an interaction", async () => {
    const { deliver } = endpoint(async () => edit);
    expect(await (await deliver({ type: 1 })).json()).toEqual({ type: 1 });
    expect((await deliver({ type: 3 })).status).toBe(400);
  });

  it("defers a slow answer, which follows as an edit once Discord has read it", async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const { deliver, service } = endpoint(() => promise, { deferAfterMs: 1 });
    const command = slash("rps", "play");
    expect(await (await deliver(command)).json()).toMatchObject({ type: 5 });
    resolve(edit);
    // The edit is tried before Discord has read the response, and once more.
    await discord.request(ORIGINAL);
    await taken(command);
    await service.drain(5000);
    expect(discord.all(ORIGINAL).at(-1)?.body).toMatchObject({ content: "hello" });
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("precedes any accompanying message", async () => {
    const { deliver, service } = endpoint(async () => ({ ...edit, notice: "psst" }));
    const pressed = press();
    await deliver(pressed);
    await taken(pressed);
    await service.drain(5000);
    expect(discord.all(FOLLOW_UP).at(-1)?.body).toMatchObject({ content: "psst" });
  });

  it.each<[string, Reply, object]>([
    [
      "posts a message that is kept up to date",
      { type: "post", view: view("hello"), audience: "place", onPosted: async () => undefined },
      { type: 4 },
    ],
    ["edits a message that others edit", { ...edit, shared: true }, { type: 7 }],
  ])("is 202 where the answer %s: that goes by a call, whose end is known", async (_, reply, call) => {
    const { deliver } = endpoint(async () => reply);
    const response = await deliver(press());
    expect(response.status).toBe(202);
    expect(await response.text()).toBe("");
    expect(discord.all(CALLBACK)).toMatchObject([{ body: call }]);
  });

  it("is the same for redeliveries, immediate or a moment later", async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const { deliver } = endpoint(() => promise);
    const pressed = press();
    const both = [deliver(pressed), deliver(pressed)];
    resolve(edit);
    const bodies = await Promise.all([...both, deliver(pressed)].map(async (one) => (await one).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("hello");
  });

  it("is 202 in any other process once one has answered", async () => {
    const { deliver } = endpoint(async () => edit, { elsewhere: true });
    const pressed = press();
    await taken(pressed);
    expect((await deliver(pressed)).status).toBe(202);
  });

  it("is the answer in a later process when no other has answered", async () => {
    const { deliver } = endpoint(async () => edit, { elsewhere: true });
    expect((await deliver(press())).status).toBe(200);
  });

  it("is replaced by a call when no one waits any more; a late call is logged", async () => {
    const gone = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const { deliver, service } = endpoint(() => promise);
    discord.fail(CALLBACK, { status: 404, body: { code: 10062, message: "Unknown interaction" } });
    const response = deliver(press(), gone.signal);
    await wait(5);
    gone.abort();
    resolve(edit);
    expect((await response).status).toBe(202);
    expect(await service.drain(1000)).toBe(0);
    expect(log.lines.join("\n")).toContain("interaction expired");
  });

  it("is 202 before Discord gives up if nothing has answered by then", async () => {
    const answers = createFirstAnswers(1);
    const response = await answers.answer("1", delivery(), () => new Promise(() => undefined));
    expect(response.status).toBe(202);
  });

  it("is kept for redeliveries, and dropped when none can come", async () => {
    let now = 0;
    const answers = createFirstAnswers(NEVER_MS, () => now);
    const serve = async (inPlace: AnswerInPlace) => void inPlace({ type: 7, data: {}, files: [] });
    for (let interaction = 0; interaction < 500; interaction++) {
      now += 100;
      await answers.answer(String(interaction), delivery(), serve);
    }
    // Ten seconds' worth, plus whatever came since the last cleanup.
    expect(answers.size).toBeGreaterThanOrEqual(100);
    expect(answers.size).toBeLessThanOrEqual(121);
  });
});

describe("a signature", () => {
  const publicKey = "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29";
  const reader = signedReader({
    publicKey,
    freshForMs: 1000,
    now: () => 0,
    log: { info() {}, warn() {}, error() {} },
  });

  it("is refused with an R of small order or an S beyond the group's order", async () => {
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const hex = (value: bigint) =>
      Buffer.from(value.toString(16).padStart(64, "0"), "hex").reverse().toString("hex");
    for (const point of [`01${"00".repeat(31)}`, "00".repeat(32), `ec${"ff".repeat(30)}7f`])
      for (const half of [0n, order, 2n * order]) {
        const signature = `${point}${hex(half)}`;
        const headers = { "x-signature-ed25519": signature, "x-signature-timestamp": "1" };
        expect(await reader(delivery("{}", headers))).toBeUndefined();
      }
  });

  it.each([
    ["is missing", {}],
    ["is too short", { "x-signature-ed25519": "ab", "x-signature-timestamp": "1" }],
    ["is wrong", { "x-signature-ed25519": "ab".repeat(64), "x-signature-timestamp": "1" }],
    ["comes without a time", { "x-signature-ed25519": "ab".repeat(64) }],
    ["is of a time that is none", { "x-signature-ed25519": "ab".repeat(64), "x-signature-timestamp": "1e3" }],
  ])("that %s is refused", async (_, headers) => {
    expect(await reader(delivery("{}", headers))).toBeUndefined();
  });
});

describe("the state of the connection over HTTP", () => {
  it("shows whether REST answers, and ends when the token is revoked", async () => {
    const { REST } = await import("discord.js");
    createWith({});
    const rest = new REST({ api: discord.apiUrl, retries: 0 }).setToken(TOKEN);
    const states: string[] = [];
    const lost = Promise.withResolvers<Error>();
    const path = /^GET \/applications\/@me$/;
    discord.fail(
      path,
      { status: 503 },
      { status: 200, body: {} },
      { status: 401, body: { code: 0, message: "no" } },
    );
    const stop = watchRest({
      ...{ rest, log, everyMs: 5, onTime: () => undefined, onLost: lost.resolve },
      onConnection: (state) => void states.push(state),
    });
    expect(await lost.promise).toMatchObject({ variable: "DISCORD_TOKEN" });
    stop();
    expect(states.slice(0, 2)).toEqual(["reconnecting", "connected"]);
  });
});
