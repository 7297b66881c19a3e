// Messages of ours where the bot is no member: a person has it with them, and lends it what it edits by.

import { describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { createLentTokens } from "../../../src/platforms/discord/messages/lent-tokens.ts";
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

/** Presses the message of that id, and waits until that is answered. */
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
  it("is named, and where the bot is a member it edits it as itself", async () => {
    await startPrompt(EDIT);
    await pressed(WITH_BOT);
    expect(heard[0]).toMatchObject({ type: "press", message: MESSAGE });
    expect(await adapter.edit(PLACE, MESSAGE, next)).toBe("edited");
    expect(discord.all(PATCH).map(({ path }) => path)).toEqual([`/channels/800/messages/${MESSAGE}`]);
  });

  it.each([
    ["a server without the bot", WITHOUT_BOT],
    ["a private conversation of people", AMONG_PEOPLE],
  ])("in %s is edited by the newest press", async (_where, where) => {
    await startPrompt(EDIT);
    const { token } = (await pressed(where)) as unknown as { token: string };
    // From the moment at which Discord has said that it took the answer.
    const lastPath = async () => {
      expect(await adapter.edit(PLACE, MESSAGE, next)).toBe("edited");
      return discord.all(PATCH).at(-1)?.path;
    };
    await expect.poll(lastPath, { interval: 5 }).toBe(`/webhooks/${APP}/${token}/messages/${MESSAGE}`);
    expect(discord.all(PATCH).at(-1)?.body).toMatchObject({ content: "The time is over" });
  });

  it("is not edited by a press that was answered beside it: its token does not reach so far", async () => {
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

  it("that only its presser sees has no name: nobody can edit it without them", async () => {
    await startPrompt(EDIT);
    await pressed(WITH_BOT, { id: MESSAGE, flags: 64 });
    expect(heard[0]).not.toHaveProperty("message");
  });
});

describe("a message that a command made in a server without the bot", () => {
  it("is edited by the command's token, from the moment at which its name is told", async () => {
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

describe("a lent token", () => {
  it("is good for less than a quarter of an hour, and a newer one takes its place", () => {
    let clock = 1;
    const tokens = createLentTokens(() => clock);
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
