import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
