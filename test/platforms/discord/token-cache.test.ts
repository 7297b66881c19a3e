// The bot's messages where it isn't a member: a person brings it along and lends the token for edits.

import { describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { createTokenCache } from "../../../src/platforms/discord/messages/token-cache.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  create,
  discord,
  dispatch,
  heard,
  NEVER_MS,
  startPrompt,
  until,
} from "./adapter-stage.ts";
import { inGuild, press, slash } from "./interactions.ts";
import { APP, MESSAGE } from "./loopback.ts";
import { view } from "./samples.ts";

aroundEachTest();

const EDIT: Reply = { type: "edit", view: view("hello") };
const WITHOUT_BOT = { ...inGuild, authorizing_integration_owners: { 1: "700000000000000001" } };
const WITH_BOT = { ...inGuild, authorizing_integration_owners: { 0: "800000000000000001" } };
const AMONG_PEOPLE = { context: 2, authorizing_integration_owners: { 1: "700000000000000001" } };
const PLACE = { kind: "group", id: "800" } as const;
const next: View = { blocks: [{ type: "text", text: "The time is over" }] };
const PATCH = /^PATCH /;

/** Presses the message with that id, and waits for the answer. */
async function pressed(where: object, message: object = { id: MESSAGE }) {
  const interaction = press(undefined, { ...where, message });
  discord.deliver(interaction);
  await discord.request(CALLBACK);
  await until(() => heard.length === 1);
  return interaction;
}

async function pressedAgain(): Promise<void> {
  discord.deliver(press(undefined, { ...WITHOUT_BOT, message: { id: MESSAGE } }));
  await until(() => discord.all(CALLBACK).length === 2);
}

describe("a pressed message", () => {
  it("is edited by the bot itself when it is a member", async () => {
    await startPrompt(EDIT);
    await pressed(WITH_BOT);
    expect(heard[0]).toMatchObject({ type: "press", message: MESSAGE });
    expect(await adapter.edit(PLACE, MESSAGE, next)).toBe("edited");
    expect(discord.all(PATCH).map(({ path }) => path)).toEqual([`/channels/800/messages/${MESSAGE}`]);
  });

  it.each([
    ["a server without the bot", WITHOUT_BOT],
    ["a private conversation of people", AMONG_PEOPLE],
  ])("in %s is edited with the newest press's token", async (_where, where) => {
    await startPrompt(EDIT);
    const { token } = (await pressed(where)) as unknown as { token: string };
    // The path of an edit, which uses the lent token once Discord has confirmed the answer.
    const lastPath = async () => {
      expect(await adapter.edit(PLACE, MESSAGE, next)).toBe("edited");
      return discord.all(PATCH).at(-1)?.path;
    };
    await expect.poll(lastPath, { interval: 5 }).toBe(`/webhooks/${APP}/${token}/messages/${MESSAGE}`);
    expect(discord.all(PATCH).at(-1)?.body).toMatchObject({ content: "The time is over" });
  });

  it("is not edited with a press answered beside it, whose token does not cover it", async () => {
    const replies: Reply[] = [EDIT, { type: "notice", text: "not yours" }];
    const handle = async () => replies.shift() ?? EDIT;
    await create(NEVER_MS).start(dispatch(handle));
    const first = press(undefined, { ...WITHOUT_BOT, message: { id: MESSAGE } }) as unknown as {
      token: string;
    };
    discord.deliver(first);
    await until(() => discord.all(CALLBACK).length === 1);
    await pressedAgain();
    await expect
      .poll(
        async () => {
          await adapter.edit(PLACE, MESSAGE, next);
          return discord.all(PATCH).at(-1)?.path;
        },
        { interval: 5 },
      )
      .toContain(first.token);
  });

  it("has no name when only its presser sees it, because no one else can edit it", async () => {
    await startPrompt(EDIT);
    await pressed(WITH_BOT, { id: MESSAGE, flags: 64 });
    expect(heard[0]).not.toHaveProperty("message");
  });
});

describe("a command's message in a server without the bot", () => {
  it("is edited with the command's token as soon as its name is known", async () => {
    const outcome = Promise.withResolvers<string>();
    await startPrompt({
      type: "post",
      view: view("hello"),
      audience: "place",
      onPosted: async (name) => outcome.resolve(await adapter.edit(PLACE, name, next)),
    });
    const command = slash("rps", "play", {}, WITHOUT_BOT) as unknown as { token: string };
    discord.deliver(command);
    expect(await outcome.promise).toBe("edited");
    expect(discord.all(PATCH).map(({ path }) => path)).toEqual([
      `/webhooks/${APP}/${command.token}/messages/${MESSAGE}`,
    ]);
  });
});

describe("a cached token", () => {
  it("is valid for less than a quarter of an hour, and replaced by a newer one", () => {
    let clock = 1;
    const tokens = createTokenCache(() => clock);
    tokens.note("m", press(undefined, WITHOUT_BOT));
    const first = tokens.of("m");
    tokens.note("m", press(undefined, WITHOUT_BOT));
    expect(tokens.of("m")).not.toEqual(first);
    clock += 14 * 60_000;
    expect(tokens.of("m")).toBeDefined();
    clock += 60_000;
    expect(tokens.of("m")).toBeUndefined();
  });
});
