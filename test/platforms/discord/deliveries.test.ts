// What Discord delivers, once or oftener, to one process or several; and what is published there.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  callback,
  create,
  createWith,
  discord,
  dispatch,
  heard,
  log,
  NEVER_MS,
  ORIGINAL,
  PRIVATE,
  startPrompt,
  startSlow,
  until,
} from "./adapter-stage.ts";
import { ACTION, contextMenu, launch, press, slash, typing } from "./interactions.ts";
import { APP } from "./loopback.ts";
import { COMMANDS, view } from "./samples.ts";

aroundEachTest();

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
    createWith({ stepInAfterMs: 1 });
    await adapter.start({ ...dispatch(async () => reply), isFirst });
    return claimed;
  }

  /** Another process acknowledges the interaction. */
  async function answeredElsewhere({
    id,
    token,
  }: {
    readonly id: string;
    readonly token: string;
  }): Promise<void> {
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

describe("the entry point of an Activity", () => {
  it("opens the Activity, where Discord leaves that to the bot", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    discord.deliver(launch());
    expect((await discord.request(CALLBACK)).body).toEqual({ type: 12 });
    await adapter.stop();
    expect(heard).toEqual([]);
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("is answered in words where Discord does not open it", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    discord.fail(CALLBACK, { status: 400, body: { code: 50035, message: "no" } });
    discord.deliver(launch());
    await until(() => discord.all(CALLBACK).length === 2);
    const data = { content: say("en", "failure-unexpected"), flags: PRIVATE };
    expect(discord.all(CALLBACK)[1]?.body).toMatchObject({ type: 4, data });
  });
});

/** Said in a line of its own. */
const MISNAMED = { 0: { name: { _errors: [{ code: "INVALID", message: "Command name is invalid" }] } } };

describe("publishing", () => {
  it("happens at the start, and again only when something changed", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    expect(discord.commands).toMatchObject([{ name: "rps" }, { name: "help" }, { type: 2 }]);
    expect(await adapter.publishCommands(COMMANDS)).toBe(false);
    expect(discord.all(/^PUT/)).toHaveLength(1);
    expect(await adapter.publishCommands(COMMANDS.slice(1))).toBe(true);
    expect(discord.commands).toMatchObject([{ name: "help" }]);
  });

  it("carries the entry point that Discord made through as it stands, and compares without it", async () => {
    const entryPoint = { id: "5", type: 4, name: "launch", handler: 2, contexts: [0, 1, 2], nsfw: false };
    const listed = { ...entryPoint, application_id: APP, version: "6", description: "" };
    discord.commands = [listed];
    await startPrompt({ type: "notice", text: "ok" });
    const { body } = await discord.request(/^PUT/);
    expect((body as object[]).at(-1)).toEqual({ ...entryPoint, description: "" });
    expect(discord.commands).toHaveLength(4);
    expect(await adapter.publishCommands(COMMANDS)).toBe(false);
    expect(await adapter.publishCommands(COMMANDS.slice(1))).toBe(true);
    expect(discord.commands).toMatchObject([{ name: "help" }, { name: "launch", type: 4, handler: 2 }]);
  });

  it("drops what an earlier version published", async () => {
    discord.commands = [
      { id: "5", type: 1, name: "chess" },
      { id: "6", type: 2, name: "Inspect" },
    ];
    await startPrompt({ type: "notice", text: "ok" });
    expect(JSON.stringify(discord.commands)).not.toMatch(/chess|Inspect/);
  });

  it.each([
    [{ code: 50240, message: "You cannot remove this app's Entry Point" }, "run publish-commands now"],
    [{ code: 30034, message: "Max number of daily creates" }, "run publish-commands tomorrow"],
    [{ code: 50035, message: "Invalid Form Body", errors: MISNAMED }, "this version's list is at fault"],
  ])(
    "that Discord refuses (%o) is said in one line with what to do, and logged at a start",
    async (body, advice) => {
      discord.fail(/^PUT/, { status: 400, body }, { status: 400, body });
      const refused = create(NEVER_MS).publishCommands(COMMANDS);
      await expect(refused).rejects.toMatchObject({
        name: "ConfigProblem",
        message: expect.stringMatching(
          new RegExp(`^publish-commands: .*400, code ${body.code}: .*; .*${advice}`),
        ),
      });
      await adapter.start(dispatch(async () => ({ type: "notice", text: "ok" })));
      expect(log.lines).toContainEqual(
        expect.stringMatching(`^error .*Discord keeps those it has .*${advice}`),
      );
    },
  );

  it("that gets no answer is said in one line, and a defect of ours is not covered up", async () => {
    const down = { status: 503 };
    discord.fail(/^PUT/, down, down, down, down);
    const unanswered = create(NEVER_MS).publishCommands(COMMANDS);
    await expect(unanswered).rejects.toThrow(/^publish-commands: .*503.*; run publish-commands later$/);
    const broken = adapter.publishCommands(undefined as unknown as typeof COMMANDS);
    await expect(broken).rejects.toThrow(TypeError);
  });

  it("needs no gateway", async () => {
    expect(await create(NEVER_MS).publishCommands(COMMANDS)).toBe(true);
    expect(discord.all(/gateway/)).toHaveLength(0);
    expect(discord.all(/^PUT/)[0]?.path).toBe(`/applications/${APP}/commands`);
  });
});
