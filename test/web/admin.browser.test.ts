// The host's page in a browser: one link, one tab, and nothing done without a yes.

import { afterAll, beforeAll, expect, it } from "vitest";
import { hostBans } from "../../commands/place/index.ts";
import { noteReport } from "../../commands/strategy/submissions/reports.ts";
import { adminLinks } from "../../src/web/admin/links.ts";
import type { Owner } from "../../src/web/page/page.ts";
import { DAY, entered, MONDAY } from "../arena/submissions/entered.ts";
import { accessibilityProblems, describeInBrowser, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const ACCOUNT = { platform: "discord", id: "700000000000000001" } as const;
const OWNER: Owner = {
  admins: new Set(["discord:700000000000000001"]),
  platforms: ["discord", "telegram"],
  health: async () => ({
    health: "ok",
    phase: "ready",
    store: { kind: "embedded", state: "reachable" },
    platforms: { discord: { state: "connected", since: "2026-11-28T10:00:00.000Z" } },
  }),
  backUp: async () => ({ said: "Wrote it.", isDone: true }),
  backups: () => ({ files: ["gadalka-2026-11-28T10-00-00-000Z.backup"] }),
};
const SAID = "#said";

describeInBrowser("the host's page", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite({}, { owner: OWNER });
    const { store } = site.app;
    const [strategy = ""] = await entered(store, "discord:1", "my-bot", ["export const move = () => 0;"]);
    const reason = "<img src=x onerror=alert(1)><script>alert(2)</script>";
    const by = { platform: "discord", id: "2" };
    await noteReport(store, by, { name: "my-bot", strategy, reason, at: MONDAY + DAY });
  });
  afterAll(() => site.stop());

  const link = (): string => {
    const services = { ...site.app.services, publicUrl: site.url };
    return adminLinks(services, OWNER.admins)?.(ACCOUNT) ?? expect.fail("no link");
  };

  it("opens by a link once, and stays open in this tab", async () => {
    const given = link();
    const { page, problems } = await browser.open(given);
    await page.getByRole("heading", { name: "What runs" }).waitFor();
    expect(page.url()).toBe(`${site.url}/admin`);
    await page.reload();
    await page.getByRole("heading", { name: "What runs" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/admin`);
    expect(await other.locator("#house").innerHTML()).toBe("");
    await other.goto("about:blank");
    await other.goto(given);
    await other.getByText("This link or visit is over").waitFor();
    expect(await other.locator("#house").innerHTML()).toBe("");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.reload();
    expect(await page.locator("#house").innerHTML()).toBe("");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("asks before it acts, and runs no one's words", async () => {
    const { page, problems } = await browser.open(link());
    const asked: string[] = [];
    let answer = false;
    page.on("dialog", async (dialog) => {
      asked.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await page.getByLabel("platform:id").fill("telegram:5");
    const ban = page.getByRole("button", { name: "Ban", exact: true });
    await ban.click();
    expect(await hostBans(site.app.store)).toEqual([]);
    answer = true;
    await ban.click();
    await page.locator(SAID).getByText("telegram:5: banned everywhere").waitFor();
    expect((await hostBans(site.app.store)).map(({ player }) => player)).toEqual(["telegram:5"]);
    await page.getByRole("button", { name: "Unban" }).click();
    await page.locator(SAID).getByText("telegram:5 can play again").waitFor();
    await page.getByRole("button", { name: "Freeze" }).first().click();
    await page.locator(SAID).getByText("Frozen: file:").waitFor();
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.locator(SAID).getByText("Wrote it.").waitFor();
    expect(asked).toEqual([
      ...["Keep this person from playing anywhere?", "Keep this person from playing anywhere?"],
      ...["Let telegram:5 play again?", "Take my-bot out of play everywhere?"],
      "Copy everything stored into a file?",
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("says that the bot is away, and goes on when it's back", async () => {
    const { page } = await browser.open(link());
    await page.getByRole("heading", { name: "What runs" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.locator(SAID).getByText("The bot doesn’t answer.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => page.locator(SAID).innerText()).toBe("");
    await page.context().close();
  });

  it("is accessible in light and dark, and fits a phone", async () => {
    const shown = (page: Parameters<NonNullable<Parameters<typeof accessibilityProblems>[2]>>[0]) =>
      page.getByRole("heading", { name: "What runs" }).waitFor();
    expect(await accessibilityProblems(browser, link(), shown)).toEqual([]);
  });
});
