// Discord's deliveries, once or repeatedly, to one process or several; and publishing commands.

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

describe("an event delivered to several processes", () => {
  const edit: Reply = { type: "edit", view: view("hello") };
  const notice: Reply = { type: "notice", text: "hello" };

  /** Starts a bot alongside others; `first` is the result of the claim. */
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

  /** A different process acknowledges the interaction. */
  async function answeredElsewhere({
    id,
    token,
  }: {
    readonly id: string;
    readonly token: string;
  }): Promise<void> {
    await fetch(`${discord.apiUrl}/v10/interactions/${id}/${token}/callback`, { method: "POST", body: "{}" });
  }

  it("is answered at once by the process whose store counted it, without a claim", async () => {
    const claimed = await startBesideOthers({ ...edit, counted: "new" }, false);
    discord.deliver(press());
    expect(await callback()).toMatchObject({ type: 7 });
    expect(claimed).toEqual([]);
  });

  it("is answered by the first process when nothing was counted", async () => {
    const claimed = await startBesideOthers(notice, true);
    const interaction = press();
    discord.deliver(interaction);
    expect(await callback()).toMatchObject({ type: 4 });
    expect(claimed).toEqual([interaction.id]);
  });

  it.each([
    ["was counted before", { ...edit, counted: "duplicate" } as Reply],
    ["was claimed before", notice],
  ])("is left to the other process, which answers it, when it %s", async (_what, reply) => {
    await startBesideOthers(reply, false);
    const interaction = press();
    await answeredElsewhere(interaction);
    discord.deliver(interaction);
    await discord.request(/^GET \/webhooks\/.*@original/);
    await adapter.stop();
    expect(discord.all(CALLBACK)).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it("is answered by another process when the first didn't", async () => {
    await startBesideOthers({ ...edit, counted: "duplicate" }, false);
    discord.deliver(press());
    expect(await callback()).toMatchObject({ type: 7, data: { content: "hello" } });
  });
});

describe("deliveries", () => {
  it("serves a redelivered interaction once", async () => {
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

  it("answers an interaction missed during a gateway outage after resuming", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    const back = discord.cutGateway();
    discord.deliver(slash("help"));
    await back;
    expect(await callback()).toMatchObject({ type: 4 });
  });

  it("reads an action from a press, and none from a foreign button", async () => {
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

  it("answers typing with suggestions within Discord's limits on number and length", async () => {
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

  it("waits for the answer in flight before stopping", async () => {
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
  it("opens the Activity when Discord leaves that to the bot", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    discord.deliver(launch());
    expect((await discord.request(CALLBACK)).body).toEqual({ type: 12 });
    await adapter.stop();
    expect(heard).toEqual([]);
    expect(discord.all(CALLBACK)).toHaveLength(1);
  });

  it("is answered in words when Discord does not open it", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    discord.fail(CALLBACK, { status: 400, body: { code: 50035, message: "no" } });
    discord.deliver(launch());
    await until(() => discord.all(CALLBACK).length === 2);
    const data = { content: say("en", "failure-unexpected"), flags: PRIVATE };
    expect(discord.all(CALLBACK)[1]?.body).toMatchObject({ type: 4, data });
  });
});

/** An error with one message of its own. */
const MISNAMED = { 0: { name: { _errors: [{ code: "INVALID", message: "Command name is invalid" }] } } };

describe("publishing", () => {
  it("happens at the start, and again only after a change", async () => {
    await startPrompt({ type: "notice", text: "ok" });
    expect(discord.commands).toMatchObject([{ name: "rps" }, { name: "help" }, { type: 2 }]);
    expect(await adapter.publishCommands(COMMANDS)).toBe(false);
    expect(discord.all(/^PUT/)).toHaveLength(1);
    expect(await adapter.publishCommands(COMMANDS.slice(1))).toBe(true);
    expect(discord.commands).toMatchObject([{ name: "help" }]);
  });

  it("keeps Discord's own entry point unchanged, and ignores it when comparing", async () => {
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

  it("removes commands of an earlier version", async () => {
    discord.commands = [
      { id: "5", type: 1, name: "chess" },
      { id: "6", type: 2, name: "Inspect" },
    ];
    await startPrompt({ type: "notice", text: "ok" });
    expect(JSON.stringify(discord.commands)).not.toMatch(/chess|Inspect/);
  });

  it.each([
    [{ code: 50240, message: "You cannot remove this app's Entry Point" }, "Run publish-commands now"],
    [{ code: 30034, message: "Max number of daily creates" }, "Run publish-commands tomorrow"],
    [{ code: 50035, message: "Invalid Form Body", errors: MISNAMED }, "this version's list is at fault"],
  ])("explains a refusal (%o) in one line with a remedy, and logs it at a start", async (body, advice) => {
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
      expect.stringMatching(`^error .*Discord keeps the ones it has .*${advice}`),
    );
  });

  it("reports a missing answer in one line, but does not hide our own defects", async () => {
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
