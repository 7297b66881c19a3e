// Failures between the bot and Discord.

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
  log,
  NEVER_MS,
  PRIVATE,
  startPrompt,
  until,
} from "./adapter-stage.ts";
import { slash, typing } from "./interactions.ts";
import { TOKEN } from "./loopback.ts";
import { button, COMMANDS, view } from "./samples.ts";

aroundEachTest();

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

  it("offers no suggestions when they fail", async () => {
    const broken = { ...dispatch(async () => ok), complete: () => Promise.reject(new Error("boom")) };
    await create(NEVER_MS).start(broken);
    discord.deliver(typing("rps", "play", "opponent", "wi"));
    expect((await discord.request(CALLBACK)).body).toEqual({ type: 8, data: { choices: [] } });
  });

  it("answers in words when no message can hold the view", async () => {
    const buttons = [Array.from({ length: 26 }, (_, index) => button(`m${index}`))];
    await startPrompt({ type: "post", view: { blocks: [], buttons }, audience: "place" });
    discord.deliver(slash("rps", "play"));
    expect(await callback()).toMatchObject({ data: { content: failure } });
  });

  it("follows a message that Discord refuses with words", async () => {
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
  ])("logs error %i without repeating the call or ending anything", async (code, status, level) => {
    await startPrompt(ok);
    discord.fail(CALLBACK, { status, body: { code, message: "no" } });
    discord.deliver(slash("help"));
    await discord.request(CALLBACK);
    discord.deliver(slash("help"));
    await until(() => discord.all(CALLBACK).length === 2);
    await adapter.stop();
    expect(discord.all(CALLBACK)).toHaveLength(2);
    expect(log.lines.filter((text) => text.includes(`${code}`))).toEqual([
      expect.stringMatching(`^${level} `),
    ]);
  });

  it("never logs an interaction's token or the bot's", async () => {
    await startPrompt(ok);
    discord.fail(
      CALLBACK,
      { status: 400, body: { code: 50035, message: "no" } },
      { status: 500 },
      { status: 500 },
    );
    const interaction = slash("help");
    discord.deliver(interaction);
    await until(() => discord.all(CALLBACK).length >= 3);
    await adapter.stop();
    expect(log.lines.join("\n")).not.toContain(interaction.token);
    expect(log.lines.join("\n")).not.toContain(TOKEN);
  });

  it.each(["wrong.token", "Bot spaced out"])(
    "reports the token %j as the host's problem, without repeating it",
    async (token) => {
      const refused = expect(create(NEVER_MS, token).start(dispatch(async () => ok))).rejects;
      await refused.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_TOKEN" });
      await expect(adapter.publishCommands(COMMANDS)).rejects.not.toThrow(token);
    },
  );

  it("reports a token that only the gateway refuses as the same problem", async () => {
    discord.refuseIdentify();
    const started = create(NEVER_MS).start(dispatch(async () => ok));
    await expect(started).rejects.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_TOKEN" });
  });

  it.each(["http://127.0.0.1:1/api", "not an address"])(
    "reports an unreachable API at %j as the host's problem",
    async (apiUrl) => {
      createWith({ apiUrl });
      const problem = { name: "ConfigProblem", variable: "DISCORD_API_URL" };
      await expect(adapter.start(dispatch(async () => ok))).rejects.toMatchObject(problem);
      await expect(adapter.publishCommands(COMMANDS)).rejects.toMatchObject(problem);
    },
  );

  it("keeps answering when commands cannot be published", async () => {
    discord.fail(/^PUT/, { status: 400, body: { code: 50035, message: "Invalid Form Body" } });
    await startPrompt(ok);
    discord.deliver(slash("help"));
    expect(await callback()).toMatchObject({ type: 4 });
    expect(log.lines).toContainEqual(expect.stringMatching(/^error .*couldn.t publish/));
  });
});
