import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Choice, Dispatch, Incoming, PlatformAdapter, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/i18n/index.ts";
import { createDiscordAdapter } from "../../../src/platforms/discord/index.ts";
import { ACTION, contextMenu, press, slash, typing } from "./interactions.ts";
import { APP, type Loopback, startLoopback, TOKEN } from "./loopback.ts";
import { button, COMMANDS, keepLog, view } from "./samples.ts";

const CALLBACK = /^POST \/interactions\//;
const ORIGINAL = /^PATCH \/webhooks\/.*@original/;
const FOLLOW_UP = /^POST \/webhooks\/[^/]+\/[^/]+$/;
const NEVER_MS = 600_000;
const AT_ONCE_MS = 1;
const SUPPRESS_EMBEDS = 4;
const PRIVATE = SUPPRESS_EMBEDS | 64;

let discord: Loopback;
let adapter: PlatformAdapter;
let log: ReturnType<typeof keepLog>;
let heard: Incoming[];

beforeEach(async () => {
  discord = await startLoopback();
  log = keepLog();
  heard = [];
});

afterEach(async () => {
  await adapter.stop();
  await discord.close();
});

function create(deferAfterMs: number, token = TOKEN): PlatformAdapter {
  adapter = createDiscordAdapter({ token, apiUrl: discord.apiUrl, log, deferAfterMs });
  return adapter;
}

function dispatch(handle: () => Promise<Reply>, choices: readonly Choice[] = []): Dispatch {
  return {
    commands: COMMANDS,
    handle: (incoming) => {
      heard.push(incoming);
      return handle();
    },
    complete: async () => choices,
    offers: async () => [],
  };
}

/** Starts a bot whose replies are ready in time. */
async function startPrompt(reply: Reply): Promise<void> {
  await create(NEVER_MS).start(dispatch(async () => reply));
}

/** Starts a bot whose replies wait for `answer`: by then the deferral has been sent. */
async function startSlow(): Promise<(reply: Reply) => void> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  await create(AT_ONCE_MS).start(dispatch(() => promise));
  return resolve;
}

/** The part of a recorded callback that tests look at. */
async function callback(): Promise<{ type: number; data: { content: string; flags: number } | undefined }> {
  const { body } = await discord.request(CALLBACK);
  return body as { type: number; data: { content: string; flags: number } | undefined };
}

describe("a reply that is ready in time", () => {
  const post: Reply = { type: "post", view: view("hello"), audience: "place" };
  const mine: Reply = { type: "post", view: view("hello"), audience: "caller" };
  const edit: Reply = { type: "edit", view: view("hello") };
  const notice: Reply = { type: "notice", text: "hello" };

  it.each([
    ["a command's post answers it for everybody", slash("rps", "play"), post, 4, SUPPRESS_EMBEDS],
    ["a command's post to the caller is private", slash("rps", "verify"), mine, 4, PRIVATE],
    ["a command's notice is private", slash("help"), notice, 4, PRIVATE],
    ["a command's edit has no message to edit and is a new one", slash("rps", "play"), edit, 4, SUPPRESS_EMBEDS],
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

  it("an edit's notice follows it, privately", async () => {
    await startPrompt({ ...edit, notice: "psst" });
    discord.deliver(press());
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "psst", flags: PRIVATE });
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("an edit clears the buttons and files that stood before", async () => {
    await startPrompt({ type: "edit", view: { blocks: [{ type: "text", text: "over" }] } });
    discord.deliver(press());
    expect((await callback()).data).toMatchObject({ components: [], attachments: [], allowed_mentions: { parse: [] } });
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

describe("an event that several processes are told of", () => {
  const edit: Reply = { type: "edit", view: view("hello") };
  const notice: Reply = { type: "notice", text: "hello" };

  /** Starts a bot beside others; `first` is what the claim says. */
  async function startBesideOthers(reply: Reply, first: boolean): Promise<string[]> {
    const claimed: string[] = [];
    const isFirst = async (id: string): Promise<boolean> => {
      claimed.push(id);
      return first;
    };
    adapter = createDiscordAdapter({ token: TOKEN, apiUrl: discord.apiUrl, log, stepInAfterMs: 1 });
    await adapter.start({ ...dispatch(async () => reply), isFirst });
    return claimed;
  }

  /** Another process acknowledges the interaction. */
  async function answeredElsewhere({ id, token }: { readonly id: string; readonly token: string }): Promise<void> {
    await fetch(`${discord.apiUrl}/v10/interactions/${id}/${token}/callback`, { method: "POST", body: "{}" });
  }

  it("is answered at once by the process whose store counted it, without asking who was first", async () => {
    const claimed = await startBesideOthers({ ...edit, counted: "now" }, false);
    discord.deliver(press());
    expect(await callback()).toMatchObject({ type: 7 });
    expect(claimed).toEqual([]);
  });

  it("is answered by the process that was first, where nothing was counted", async () => {
    const claimed = await startBesideOthers(notice, true);
    const interaction = press();
    discord.deliver(interaction);
    expect(await callback()).toMatchObject({ type: 4 });
    expect(claimed).toEqual([interaction.id]);
  });

  it.each([
    ["was counted before", { ...edit, counted: "before" } as Reply],
    ["was claimed before", notice],
  ])("is left to the other process when it %s and is answered there", async (_what, reply) => {
    await startBesideOthers(reply, false);
    const interaction = press();
    await answeredElsewhere(interaction);
    discord.deliver(interaction);
    await discord.request(/^GET \/webhooks\/.*@original/);
    await adapter.stop();
    expect(discord.all(CALLBACK)).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it("is answered after all when the process that was first did not", async () => {
    await startBesideOthers({ ...edit, counted: "before" }, false);
    discord.deliver(press());
    expect(await callback()).toMatchObject({ type: 7, data: { content: "hello" } });
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
    ["a post to the caller", "play", { type: "post", view: view("late"), audience: "caller" }, PRIVATE],
    ["a post to the place", "verify", { type: "post", view: view("late"), audience: "place" }, SUPPRESS_EMBEDS],
  ])("%s removes a placeholder of the other audience and follows it", async (_name, subcommand, reply, flags) => {
    const answer = await startSlow();
    discord.deliver(slash("rps", subcommand));
    await callback();
    answer(reply);
    expect((await discord.request(FOLLOW_UP)).body).toMatchObject({ content: "late", flags });
    const order = discord.all(/@original|^POST \/webhooks/).map(({ method }) => method);
    expect(order).toEqual(["DELETE", "POST"]);
  });

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

describe("deliveries", () => {
  it("the same interaction again is served once", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    const twice = slash("help");
    discord.deliver(twice);
    discord.deliver(twice);
    discord.deliver(slash("help"));
    await discord.request(CALLBACK);
    await until(() => heard.length === 2);
    await adapter.stop();
    expect(discord.all(CALLBACK)).toHaveLength(2);
    expect(heard.map(({ id }) => id)).toContain(twice.id);
  });

  it("an interaction missed while the gateway was away is answered after it resumed", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    const back = discord.cutGateway();
    discord.deliver(slash("help"));
    await back;
    expect(await callback()).toMatchObject({ type: 4 });
  });

  it("a press carries its action, a foreign button none", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    discord.deliver(press());
    discord.deliver(press("something else"));
    discord.deliver(contextMenu());
    await until(() => heard.length === 3);
    expect(heard.map((incoming) => (incoming.type === "press" ? incoming.action : incoming.type))).toEqual([
      ACTION,
      undefined,
      "unreadable",
    ]);
  });

  it("what is being typed is answered with suggestions, no more and no longer than Discord takes", async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ value: `v${index}`, label: "x".repeat(120) }));
    const unfit = { value: "y".repeat(101), label: "too long to be a value" };
    await create(NEVER_MS).start(dispatch(async () => ({ type: "notice", text: "" }), [unfit, ...many]));
    discord.deliver(typing("rps", "play", "opponent", "wi"));
    const { body } = await discord.request(CALLBACK);
    const { type, data } = body as { type: number; data: { choices: { name: string; value: string }[] } };
    expect(type).toBe(8);
    expect(data.choices).toHaveLength(25);
    expect(data.choices[0]).toEqual({ value: "v0", name: `${"x".repeat(99)}…` });
  });

  it("stopping waits for the answer in hand", async () => {
    const answer = await startSlow();
    discord.deliver(slash("rps", "play"));
    await callback();
    const stopped = adapter.stop();
    answer({ type: "post", view: view("last word"), audience: "place" });
    await stopped;
    expect(discord.all(ORIGINAL)).toHaveLength(1);
  });
});

describe("trouble", () => {
  const failure = say("en", "failure-unexpected");
  const ok: Reply = { type: "notice", text: "ok" };

  it.each<[string, () => Promise<Reply>]>([
    ["rejects", () => Promise.reject(new Error("boom"))],
    [
      "throws",
      () => {
        throw new Error("boom");
      },
    ],
  ])("a dispatch that %s is answered with an honest private sentence", async (_name, handle) => {
    await create(NEVER_MS).start(dispatch(handle));
    discord.deliver(slash("rps", "play"));
    expect(await callback()).toMatchObject({ type: 4, data: { content: failure, flags: PRIVATE } });
    expect(log.lines.filter((text) => text.startsWith("error"))).toEqual([expect.stringContaining("boom")]);
  });

  it("suggestions that fail are none", async () => {
    const broken = { ...dispatch(async () => ok), complete: () => Promise.reject(new Error("boom")) };
    await create(NEVER_MS).start(broken);
    discord.deliver(typing("rps", "play", "opponent", "wi"));
    expect((await discord.request(CALLBACK)).body).toEqual({ type: 8, data: { choices: [] } });
  });

  it("a view that no message can hold is answered with words", async () => {
    const buttons = [Array.from({ length: 26 }, (_, index) => button(`m${index}`))];
    await startPrompt({ type: "post", view: { blocks: [], buttons }, audience: "place" });
    discord.deliver(slash("rps", "play"));
    expect(await callback()).toMatchObject({ data: { content: failure } });
  });

  it("a message that Discord refuses is followed by words", async () => {
    await startPrompt({ type: "post", view: view("bad"), audience: "place" });
    discord.fail(CALLBACK, { status: 400, body: { code: 50035, message: "Invalid Form Body" } });
    discord.deliver(slash("rps", "play"));
    await until(() => discord.all(CALLBACK).length === 2);
    expect(discord.all(CALLBACK)[1]?.body).toMatchObject({ data: { content: failure } });
  });

  it.each([
    [40060, 400, "info"],
    [10062, 404, "warn"],
    [50027, 401, "warn"],
  ])("error %i is logged, not repeated, and ends nothing", async (code, status, level) => {
    await startPrompt(ok);
    discord.fail(CALLBACK, { status, body: { code, message: "no" } });
    discord.deliver(slash("help"));
    await discord.request(CALLBACK);
    discord.deliver(slash("help"));
    await until(() => discord.all(CALLBACK).length === 2);
    await adapter.stop();
    expect(discord.all(CALLBACK)).toHaveLength(2);
    expect(log.lines.filter((text) => text.includes(`${code}`))).toEqual([expect.stringMatching(`^${level} `)]);
  });

  it("no line of the log holds an interaction's token or the bot's", async () => {
    await startPrompt(ok);
    discord.fail(CALLBACK, { status: 400, body: { code: 50035, message: "no" } }, { status: 500 }, { status: 500 });
    const interaction = slash("help");
    discord.deliver(interaction);
    await until(() => discord.all(CALLBACK).length >= 3);
    await adapter.stop();
    expect(log.lines.join("\n")).not.toContain(interaction.token);
    expect(log.lines.join("\n")).not.toContain(TOKEN);
  });

  it.each(["wrong.token", "Bot spaced out"])(
    "the token %j is the host's problem, and is not repeated",
    async (token) => {
      const refused = expect(create(NEVER_MS, token).start(dispatch(async () => ok))).rejects;
      await refused.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_TOKEN" });
      await expect(adapter.publishCommands(COMMANDS)).rejects.not.toThrow(token);
    },
  );

  it("a token that only the gateway refuses is the same problem", async () => {
    discord.refuseIdentify();
    const started = create(NEVER_MS).start(dispatch(async () => ok));
    await expect(started).rejects.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_TOKEN" });
  });

  it.each(["http://127.0.0.1:1/api", "not an address"])(
    "an API at %j that nobody answers is the host's problem",
    async (apiUrl) => {
      adapter = createDiscordAdapter({ token: TOKEN, apiUrl, log });
      const problem = { name: "ConfigProblem", variable: "DISCORD_API_URL" };
      await expect(adapter.start(dispatch(async () => ok))).rejects.toMatchObject(problem);
      await expect(adapter.publishCommands(COMMANDS)).rejects.toMatchObject(problem);
    },
  );

  it("commands that cannot be published do not keep the bot from answering", async () => {
    discord.fail(/^PUT/, { status: 400, body: { code: 50035, message: "Invalid Form Body" } });
    await startPrompt(ok);
    discord.deliver(slash("help"));
    expect(await callback()).toMatchObject({ type: 4 });
    expect(log.lines).toContainEqual(expect.stringMatching(/^error .*published/));
  });
});

describe("publishing", () => {
  it("happens at the start, and again only when something changed", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    expect(discord.commands).toMatchObject([{ name: "rps" }, { name: "help" }, { type: 2 }]);
    expect(await adapter.publishCommands(COMMANDS)).toBe(false);
    expect(discord.all(/^PUT/)).toHaveLength(1);
    expect(await adapter.publishCommands(COMMANDS.slice(1))).toBe(true);
    expect(discord.commands).toMatchObject([{ name: "help" }]);
  });

  it("needs no gateway", async () => {
    expect(await create(NEVER_MS).publishCommands(COMMANDS)).toBe(true);
    expect(discord.all(/gateway/)).toHaveLength(0);
    expect(discord.all(/^PUT/)[0]?.path).toBe(`/applications/${APP}/commands`);
  });
});

/** Resolves as soon as the condition holds; it is looked at after every turn of the event loop. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
