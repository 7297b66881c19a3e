// Linked roles from the page to Discord and back, with the real adapter on a simulated Discord.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ROLE_LINK } from "../../commands/roles/link.ts";
import { messengerOf } from "../../src/platforms/messenger.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { type SimulatedDiscord, simulatedDiscord } from "./simulated.ts";

const ALICE = { platform: "discord", id: "700000000000000001" };

let discord: SimulatedDiscord;
let site: OpenSite;
let bare: OpenSite;
beforeAll(async () => {
  discord = await simulatedDiscord();
  [site, bare] = await Promise.all([openSite(), openSite()]);
  await site.app.serve(messengerOf([discord.adapter]));
  await discord.control("endpoint", { redirectUris: [`${site.url}/roles/back`] });
});
afterAll(async () => {
  await Promise.all([site.stop(), bare.stop()]);
  await discord.close();
});
beforeEach(() => discord.control("reset", {}));

const get = (path: string) => fetch(new URL(path, site.url), { redirect: "manual" });

/** The address behind the page's button. */
async function buttonOf(): Promise<string> {
  const page = await (await get("/roles")).text();
  return /href="([^"]+authorize[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
}

/** Where Discord sends the person back to. */
async function consent(deny = false): Promise<string> {
  const { location } = await discord.control("authorize", { url: await buttonOf(), user: "alice", deny });
  return `${location}`;
}

const problemsAtDiscord = async () =>
  ((await discord.ask("violations")) as unknown as object[]).filter(
    (one) => (one as { severity: string }).severity !== "refused",
  );

test("a person links, and Discord knows their figures, which fit a role", async () => {
  const response = await get(await consent());
  const page = await response.text();
  expect(response.status, page).toBe(200);
  expect(page).toContain("This is what Discord knows now.");
  const connection = await discord.ask("role-connection?user=alice");
  expect(connection).toMatchObject({ platform_name: "Gadalka", metadata: { matches: "0", seals: "0" } });
  const rules = { matches: 0, since: 0 };
  expect(await discord.control("linked-role", { user: "alice", rules })).toEqual({ eligible: true });
  expect(await discord.control("linked-role", { user: "alice", rules: { rank: 3 } })).toMatchObject({
    eligible: false,
  });
  expect(await problemsAtDiscord()).toEqual([]);
});

test("the pages are kept by nobody, and tell Discord's code to nobody", async () => {
  const back = await consent();
  const code = new URL(back).searchParams.get("code") as string;
  for (const path of ["/roles", back]) {
    const response = await get(path);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.text()).not.toContain(code);
  }
});

test.each([
  ["/roles/back", 400],
  ["/roles/back?state=%3Cscript%3E&code=x", 400],
  ["/roles/back?state=a.b.c&code=x", 400],
  ["/roles/back?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E", 400],
])("%s was not begun here: %d, in a sentence", async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  const page = await response.text();
  expect(page).toContain("This address is not valid");
  expect(page).not.toContain("script>");
});

test("the way back is taken once, and a person may decline", async () => {
  const back = await consent();
  expect((await get(back)).status).toBe(200);
  expect((await get(back)).status).toBe(410);
  const declined = await get(await consent(true));
  expect(declined.status).toBe(403);
  expect(await declined.text()).toContain("You did not allow it on Discord");
});

test("a code of somebody else's making is refused", async () => {
  const back = new URL(await consent());
  back.searchParams.set("code", "made-up");
  expect((await get(`${back}`)).status).toBe(400);
});

test("Discord may be away, which is said and not taken for a refusal", async () => {
  const back = await consent();
  const away = { match: { path: "oauth2/token" }, times: 1, action: { drop: "before" } };
  await discord.control("fault", away);
  expect((await get(back)).status).toBe(503);
});

test("whoever deletes their data is not known to Discord by us any more", async () => {
  await get(await consent());
  await site.app.deleteAgain({ accounts: [ALICE], places: [] });
  await expect.poll(() => discord.revocations()).toBe(1);
  const { services } = site.app;
  expect(await services.store.read(ROLE_LINK, "discord:700000000000000001")).toBeUndefined();
});

test("a host without the secret says that it does not offer it", async () => {
  const response = await fetch(`${bare.url}/roles`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("does not offer linked roles");
});
