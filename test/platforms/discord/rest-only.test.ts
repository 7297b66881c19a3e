import { DiscordAPIError } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refusalOf } from "../../../src/platforms/discord/messages/channel-messages.ts";
import { asConfigProblem } from "../../../src/platforms/discord/refused-config.ts";
import { checkDiscord } from "../../../src/platforms/discord/rest-only.ts";
import { type Loopback, startLoopback, TOKEN } from "./loopback.ts";

let discord: Loopback;

beforeEach(async () => {
  discord = await startLoopback();
});

afterEach(() => discord.close());

describe("the check whether Discord works", () => {
  it("reports whose token it is", async () => {
    await expect(checkDiscord({ token: TOKEN, apiUrl: discord.apiUrl })).resolves.toMatchObject({
      report: expect.stringContaining("gadalka's, 999 of 1000 logins are left for today"),
      next: expect.stringContaining("invite the bot with"),
    });
  });

  it("accepts an address with a trailing slash", async () => {
    await expect(checkDiscord({ token: TOKEN, apiUrl: `${discord.apiUrl}/` })).resolves.toMatchObject({
      report: expect.stringContaining("gadalka"),
    });
  });

  it("names the variable to fix", async () => {
    const refused = checkDiscord({ token: "wrong.token", apiUrl: discord.apiUrl });
    await expect(refused).rejects.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_TOKEN" });
  });

  it("names the address when something else answers there", async () => {
    discord.fail(/./, { status: 404, body: { message: "no such page" } });
    const refused = checkDiscord({ token: TOKEN, apiUrl: discord.apiUrl });
    await expect(refused).rejects.toMatchObject({ name: "ConfigProblem", variable: "DISCORD_API_URL" });
  });

  it("passes Discord's own errors through", async () => {
    const trouble = { status: 503 };
    discord.fail(/./, trouble, trouble, trouble, trouble);
    await expect(checkDiscord({ token: TOKEN, apiUrl: discord.apiUrl })).rejects.toMatchObject({
      name: "HTTPError",
      status: 503,
    });
  });
});

describe("an error", () => {
  it("is the host's when caused by an unreachable address", () => {
    const error = new Error("fetch failed", { cause: Object.assign(new Error("x"), { code: "ENOTFOUND" }) });
    expect(asConfigProblem(error, "https://nowhere.example")).toMatchObject({ variable: "DISCORD_API_URL" });
  });

  it("of any other kind is returned unchanged", () => {
    const error = new Error("x");
    expect(asConfigProblem(error, "")).toBe(error);
    expect(asConfigProblem("thrown text", "")).toBe("thrown text");
  });
});

describe("why Discord refuses a post", () => {
  const bad = (status: number, code: number | string) =>
    new DiscordAPIError({ code: 0, message: "x" }, code, status, "POST", "/", {});
  it.each([
    ["an unknown channel", bad(404, 10_003), "gone"],
    ["missing permissions", bad(403, 50_013), "forbidden"],
    ["a form that Discord doesn't take", bad(400, 50_035), "other"],
    ["a view that can't be a message", new RangeError("too many rows"), "other"],
    ["a proxy's page", bad(403, "undefined"), undefined],
    ["a network error of Discord's own", bad(403, 40_333), undefined],
    ["a refused token", bad(401, 0), undefined],
    ["a limit", bad(429, 20_028), undefined],
    ["no answer", new Error("other side closed"), undefined],
  ])("is known, unless it's an outage: %s", (_, error, why) => {
    expect(refusalOf(error)).toBe(why);
  });
});
