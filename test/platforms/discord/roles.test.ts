// Roles named in an option, and their members.

import { describe, expect, it } from "vitest";
import type { Roles } from "../../../src/chat/index.ts";
import { aroundEachTest, create, discord, dispatch, log, NEVER_MS } from "./adapter-stage.ts";
import { inGuild, slash } from "./interactions.ts";

aroundEachTest();

const [GUILD, RED] = ["800000000000000001", "810000000000000001"];
const [ANNA, BORIS] = ["700000000000000001", "700000000000000002"];
const MEMBER = new RegExp(`^GET /guilds/${GUILD}/members/`);
const memberPath = (person: string): RegExp => new RegExp(`^GET /guilds/${GUILD}/members/${person}$`);

/** The roles visible to a command used in this chat. */
async function rolesIn(where: object): Promise<Roles | undefined> {
  const seen = Promise.withResolvers<Roles | undefined>();
  await create(NEVER_MS).start(
    dispatch(async (incoming) => {
      if (incoming.type === "command") seen.resolve(incoming.roles);
      return { type: "notice", text: "" };
    }),
  );
  const interaction = slash("rps", "play", {}, where);
  const roles = { [RED]: { id: RED, name: "\u202eRed\n" }, [GUILD]: { id: GUILD, name: "@everyone" } };
  Object.assign(interaction.data ?? {}, { resolved: { roles } });
  discord.deliver(interaction);
  return seen.promise;
}

const answers = (person: string, status: number, body: object) =>
  discord.fail(memberPath(person), { status, body });

describe("roles", () => {
  it("are found with Discord's names, and the one that everyone has is recognized", async () => {
    const roles = await rolesIn(inGuild);
    expect(roles?.find(RED)).toEqual({ id: RED, name: "Red", isForAll: false });
    expect(roles?.find(GUILD)).toMatchObject({ isForAll: true });
    expect(roles?.find("1")).toEqual({ problem: "unknown" });
  });

  it("do not exist in a direct message", async () => {
    expect(await rolesIn({})).toBeUndefined();
  });

  it("are fetched for each member when they are needed", async () => {
    const roles = await rolesIn(inGuild);
    expect(discord.all(MEMBER)).toEqual([]);
    answers(ANNA, 200, { roles: [RED] });
    answers(BORIS, 404, { code: 10007, message: "Unknown Member" });
    expect(await roles?.of([ANNA, BORIS])).toEqual(new Map([[ANNA, [RED]]]));
    expect(discord.all(MEMBER)).toHaveLength(2);
  });

  it("are closed when the bot is not a member itself", async () => {
    const roles = await rolesIn(inGuild);
    answers(ANNA, 404, { code: 10004, message: "Unknown Guild" });
    expect(await roles?.of([ANNA])).toBe("closed");
  });

  it("are reported unavailable when Discord is away", async () => {
    const roles = await rolesIn(inGuild);
    for (let times = 0; times < 4; times++) answers(ANNA, 503, {});
    expect(await roles?.of([ANNA])).toBe("unavailable");
    expect(log.lines.join()).toContain("who has which role");
  });
});
