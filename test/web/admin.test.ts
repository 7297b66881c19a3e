// The host's page: who gets in, what they see and can do, and what an attacker gets.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { banEverywhere, hostBans } from "../../commands/place/index.ts";
import { noteReport } from "../../commands/strategy/submissions/reports.ts";
import { storedStrategySources } from "../../src/arena/submissions/index.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import type { Owner } from "../../src/web/page/page.ts";
import { type Purpose, writeBearer } from "../../src/web/sign-in/bearer.ts";
import { DAY, entered, MONDAY } from "../arena/submissions/entered.ts";
import { linkAccounts } from "../people/links/link-accounts.ts";
import { withMethods } from "../with-methods.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const HOST = "telegram:700000001";
const ENVIRONMENT = { PUBLIC_URL: "http://localhost:8080", PORT: "8080", HOST_ADMINS: HOST };
const BORIS = { platform: "discord", id: "2" };

const admins = new Set([HOST]);
let backUp: Owner["backUp"];
const owner: Owner = {
  admins,
  platforms: ["discord", "telegram"],
  health: async () => ({
    health: "degraded",
    phase: "ready",
    store: { kind: "embedded", state: "reachable" },
    platforms: {
      telegram: {
        state: "reconnecting",
        since: "2026-11-28T10:00:00.000Z",
        connections: { connected: 1, of: 2 },
      },
    },
  }),
  backUp: () => backUp(),
  backups: () => ({ files: ["gadalka-2026.backup"], said: "Wrote <it>." }),
};

const logged: object[] = [];
const failures: string[] = [];
const log = {
  info: (fields: object, message: string) => void logged.push({ ...fields, message }),
  warn: () => undefined,
  error: (_: object, message: string) => void failures.push(message),
};

const folder = mkdtempSync(join(tmpdir(), "gadalka-admin-"));
/** Two processes on one store. */
let site: OpenSite;
let other: OpenSite;
beforeAll(async () => {
  site = await openSite({ ...ENVIRONMENT, DATA_DIR: folder }, { owner, log });
  other = await openSite({ ...ENVIRONMENT, DATA_DIR: folder }, { owner, log });
});
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly bearer?: string;
  readonly html?: string;
  readonly said?: string;
  readonly problem?: string;
}

async function post(path: string, bearer?: string, body: object = {}, to = site): Promise<Answer> {
  const response = await fetch(`${to.url}/admin/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as object), status: response.status };
}

const written = (purpose: Purpose, account = HOST, at = Date.now()) => {
  const [platform = "", id = ""] = account.split(":");
  return writeBearer(site.app.services.host, purpose, { platform, id, name: "" } as never, at);
};

let events = 0;
/** The link that the bot sends, from its answer to `/admin`. */
async function link(id = "700000001", kind: "private" | "group" = "private"): Promise<string | undefined> {
  const reply = await site.app.dispatch.handle({
    id: `admin-${++events}`,
    type: "command",
    command: "admin",
    subcommand: "admin",
    options: {},
    caller: { platform: "telegram", id, name: "Somebody", locale: "en" },
    place: { kind, id: kind === "private" ? id : "-100" },
  });
  return JSON.stringify(reply).match(/http:\/\/localhost:8080\/admin#([^"\s]+)/)?.[1];
}

const house = async (): Promise<string> => (await post("house", written("admin"))).html ?? "";
const act = (body: object) => post("do", written("admin"), body);

describe("without HOST_ADMINS", () => {
  it("there is no page and no command", async () => {
    const plain = await openSite();
    for (const path of ["", "/enter", "/house", "/do"])
      expect((await fetch(`${plain.url}/admin${path}`)).status).toBe(404);
    expect(plain.app.dispatch.commands.some(({ name }) => name === "admin")).toBe(false);
    await plain.stop();
  });
});

describe("the page", () => {
  it("shows nothing, can't be framed or cached, and sets no cookie", async () => {
    const response = await fetch(`${site.url}/admin`);
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="house"></div>');
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'; worker-src 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("set-cookie")).toBeNull();
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toContain("admin");
  });
});

describe("a link", () => {
  it("is sent to an admin in a private chat, and to no one else", async () => {
    expect(await link()).toBeDefined();
    expect(await link("700000002")).toBeUndefined();
    expect(await link("700000001", "group")).toBeUndefined();
  });

  it("opens the page once, whichever process is asked", async () => {
    const given = await link();
    const all = await Promise.all([
      post("enter", given),
      post("enter", given, {}, other),
      post("enter", given),
      post("enter", given, {}, other),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const { bearer } = all.find(({ status }) => status === 200) ?? {};
    expect((await post("house", bearer, {}, other)).html).toContain("What runs");
    expect((await post("enter", given)).status).toBe(401);
  });

  it("is refused when old, forged, another person's or of another kind", async () => {
    const [text = "", signature = ""] = written("admin-link").split("~");
    const theirs = Buffer.from(text, "base64url").toString().replace("700000001", "700000002");
    const bad = [
      undefined,
      "x~y",
      written("admin-link", HOST, Date.now() - 5 * 60_000),
      written("admin-link", "telegram:700000002"),
      written("admin-link", "discord:700000001"),
      written("admin"),
      written("play"),
      `${Buffer.from(theirs).toString("base64url")}~${signature}`,
    ];
    for (const one of bad) expect((await post("enter", one)).status, one).toBe(401);
    for (const path of ["house", "do"])
      for (const one of [undefined, written("admin-link"), written("play"), written("admin", "telegram:7")])
        expect((await post(path, one, { do: "backup" })).status, one).toBe(401);
    expect((await post("house", written("admin", HOST, Date.now() - 60 * 60_000))).status).toBe(401);
  });

  it("and a visit end when the account leaves HOST_ADMINS", async () => {
    const given = await link();
    const { bearer } = await post("enter", given);
    const next = await link();
    admins.delete(HOST);
    try {
      expect((await post("house", bearer)).status).toBe(401);
      expect((await post("do", bearer, { do: "ban", person: "discord:5" })).status).toBe(401);
      expect((await post("enter", next)).status).toBe(401);
    } finally {
      admins.add(HOST);
    }
    expect(await hostBans(site.app.store)).toEqual([]);
  });
});

describe("the house", () => {
  it("shows what runs, the pledge and the league", async () => {
    const shown = await house();
    expect(shown).toContain("telegram: reconnecting, 1 of 2 connections since 2026-11-28 10:00 UTC");
    expect(shown).toContain("store: embedded, reachable");
    expect(shown).toMatch(/day 1 of \d+\. It ends on \d{4}-\d\d-\d\d, and the bot renews it/);
    expect(shown).toContain("rps: nothing played this month");
  });

  it("shows the other parts while the store is away", async () => {
    const away = () => Promise.reject(new StoreError("unreachable", "away"));
    const gone = await openSite(ENVIRONMENT, { owner, log });
    const store = withMethods(gone.app.store, { read: away, update: away, claim: away });
    const lost = { services: { ...gone.app.services, store } };
    const { host } = gone.app.services;
    const failing = await openSite(ENVIRONMENT, { owner, log, app: lost });
    const [platform, id] = ["telegram", "700000001"] as const;
    const bearer = (purpose: Purpose) => writeBearer(host, purpose, { platform, id, name: "" }, Date.now());
    const { html = "" } = await post("house", bearer("admin"), {}, failing);
    expect(html).toContain("Gadalka ");
    expect(html).toContain("The store doesn’t answer (unreachable).");
    for (const [path, purpose] of [
      ["enter", "admin-link"],
      ["do", "admin"],
    ] as const)
      expect(await post(path, bearer(purpose), { do: "ban", person: "discord:5" }, failing)).toMatchObject({
        status: 503,
        problem: expect.stringContaining("Nothing was done"),
      });
    await Promise.all([gone.stop(), failing.stop()]);
  });

  it("shows the other parts while one fails, and logs it", async () => {
    const defect = () => {
      throw new TypeError("a defect");
    };
    const league = withMethods(site.app.league, { table: async () => defect() });
    const broken = await openSite({ ...ENVIRONMENT, DATA_DIR: folder }, { owner, log, app: { league } });
    const { html } = await post("house", written("admin"), {}, broken);
    expect(html).toContain('<h2>League</h2><p class="bad">This part failed.');
    expect(html).toContain("What runs");
    expect(failures).toEqual(["a part of the host's page failed"]);
    await broken.stop();
  });

  it("freezes what was reported, thaws it, and runs none of its words", async () => {
    const { store } = site.app;
    const source = "export const move = () => 0;";
    const [strategy = ""] = await entered(store, "discord:1", "my-bot", [source]);
    const reason = '</p><script>alert(1)</script><img src=x onerror="alert(2)">\u202e';
    await noteReport(store, BORIS, { name: "my-bot", strategy, reason, at: MONDAY + DAY });
    const shown = await house();
    expect(shown).toContain("<h3>my-bot</h3>");
    expect(shown).toContain("&lt;script&gt;alert(1)");
    expect(shown).not.toMatch(/<script|<img|\u202e/);
    const frozen = await act({ do: "freeze", strategy: "my-bot", why: "<b>rude</b>" });
    expect(frozen.said).toBe(`Frozen: ${strategy}`);
    expect(frozen.html).toContain("Frozen by the host on ");
    expect(frozen.html).not.toContain("<b>");
    expect(await storedStrategySources(store)(strategy)).toBeUndefined();
    expect((await act({ do: "thaw", strategy })).said).toBe(`Thawed: ${strategy}`);
    expect(await storedStrategySources(store)(strategy)).toBeDefined();
    const unknown = await act({ do: "thaw", strategy: "<i>nobody</i>" });
    expect(unknown).toMatchObject({ status: 400, problem: "There’s no file or ghost “<i>nobody</i>”." });
  });

  it("bans and unbans, but no admin", async () => {
    const { store } = site.app;
    const banned = await act({ do: "ban", person: "discord:5" });
    expect(banned.said).toBe("discord:5: banned everywhere within five seconds.");
    expect(banned.html).toContain("discord:5 since ");
    expect((await hostBans(store)).map(({ player }) => player)).toEqual(["discord:5"]);
    expect((await act({ do: "unban", person: "discord:5" })).said).toMatch(/^discord:5 can play again/);
    expect(await hostBans(store)).toEqual([]);
    for (const person of ["discord:5", "irc:5", "", "discord:", HOST])
      expect((await act({ do: person === "discord:5" ? "unban" : "ban", person })).status).toBe(400);
    expect(await hostBans(store)).toEqual([]);
    const [host, other] = [HOST, "discord:6"].map((account) => {
      const [platform = "", id = ""] = account.split(":");
      return { platform, id, name: "Anna", locale: "en" } as const;
    });
    if (host && other) await linkAccounts(store, host, other, 0);
    expect((await act({ do: "ban", person: "discord:6" })).problem).toMatch(/linked to an account in it\.$/);
    expect(await hostBans(store)).toEqual([]);
    await banEverywhere(store, { platform: "telegram", id: "<img src=x>" }, 0);
    expect(await house()).not.toContain("<img");
  });

  it("makes a backup, and says why it couldn't", async () => {
    backUp = async () => ({ said: "Wrote it.", isDone: true });
    const made = await act({ do: "backup" });
    expect(made.said).toBe("Wrote it.");
    expect(made.html).toContain("<p>Wrote &lt;it&gt;.</p><ul><li>gadalka-2026.backup</li></ul>");
    backUp = async () => ({ said: "The disk is full.", isDone: false });
    expect(await act({ do: "backup" })).toMatchObject({ status: 400, problem: "The disk is full." });
  });

  it("refuses what it doesn't understand, and logs what was done by whom", async () => {
    for (const body of [{}, { do: "renew" }, { do: "ban" }, { do: "backup", now: true }])
      expect((await act(body)).status).toBe(400);
    logged.length = 0;
    await act({ do: "freeze", strategy: "nobody", why: "" });
    expect(logged).toEqual([
      {
        ...{ person: HOST, action: "freeze", about: ["nobody", ""], isDone: false },
        message: "an admin acted on the host's page",
      },
    ]);
  });
});
