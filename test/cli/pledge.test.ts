// `gadalka pledge`, `gadalka keys` and their findings in `doctor`, run as a host runs them.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPledge, readPublishedKey, shortPledgeId } from "../../src/core/fairness/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { openHost } from "../../src/people/host/index.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-pledge-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOST_KEY = "ab".repeat(32);
const gadalka = (args: readonly string[], name: string, environment: Readonly<Record<string, string>> = {}) =>
  run(["cli/index", ...args], { DATA_DIR: join(folder, name), HOST_KEY, ...environment });

/** A store whose pledge was made that many days ago. */
async function begun(name: string, daysAgo: number): Promise<void> {
  const store = await openStore({ dataDir: join(folder, name) });
  const hostKey = Buffer.from(HOST_KEY, "hex");
  const now = () => Date.now() - daysAgo * 86_400_000;
  await openHost({ store, hostKey, freshKey: () => hostKey, now });
  await store.close();
}

describe("gadalka pledge", () => {
  it("prints the same line to publish, fingerprint and day every time", async () => {
    const { code, out } = await gadalka(["pledge"], "new");
    const [line = ""] = out.split("\n");
    const pledge = readPledge(line);
    if (typeof pledge === "string") throw new Error(out);
    expect(code).toBe(0);
    expect(out).toContain(`fingerprint  ${shortPledgeId(pledge)}`);
    expect(out).toMatch(/first day {4}\d{4}-\d\d-\d\d; today is day 1 of 3660/);
    expect((await gadalka(["pledge"], "new")).out).toBe(out);
    const { out: json } = await gadalka(["pledge", "--json"], "new");
    expect(JSON.parse(json)).toMatchObject({
      pledge: line,
      fingerprint: shortPledgeId(pledge),
      today: 1,
      days: 3660,
    });
  });

  it("--renew starts a new chain, explains it, and names the previous one", async () => {
    const before = JSON.parse((await gadalka(["pledge", "--json"], "renewed")).out);
    const { code, out } = await gadalka(["pledge", "--renew"], "renewed");
    expect(code).toBe(0);
    expect(out).toContain("A new chain has started.");
    expect(out).toContain(`follows      ${before.fingerprint}`);
    expect(out).not.toContain(before.pledge);
  });

  it("suggests --renew if the store has another HOST_KEY's pledge", async () => {
    await gadalka(["pledge"], "other");
    const other = { HOST_KEY: "cd".repeat(32) };
    const { code, err } = await gadalka(["pledge"], "other", other);
    expect(code).toBe(1);
    expect(err).toMatch(/^HOST_KEY: isn't the key of this store's pledge .* pledge --renew\n$/);
    expect((await gadalka(["pledge", "--renew"], "other", other)).code).toBe(0);
    expect((await gadalka(["pledge"], "other", other)).code).toBe(0);
  });

  it("refuses a HOST_KEY of the wrong length, and creates no data", async () => {
    const { code, err } = await gadalka(["pledge"], "short", { HOST_KEY: "abcdef" });
    expect(code).toBe(1);
    expect(err).toMatch(/^HOST_KEY: must be a key of 32 bytes/);
    expect(existsSync(join(folder, "short"))).toBe(false);
  });
});

describe("gadalka keys", () => {
  it("shows none in the first days, says when, and exits with 2", async () => {
    const { code, out } = await gadalka(["keys"], "new");
    expect(code).toBe(2);
    expect(out).toMatch(
      /^The key of day 1 isn't published yet\. It will be published on \d{4}-\d\d-\d\d \(UTC\)\.\n$/,
    );
  });

  it("shows the newest key or a day's, and when the next is published", async () => {
    await begun("old", 10);
    const { code, out } = await gadalka(["keys"], "old");
    const seen = readPublishedKey(out.split("\n")[0] as string);
    expect(code).toBe(0);
    expect([7, 8]).toContain(seen?.day);
    expect(out).toContain("all earlier keys follow from it\nthe next one will be published on ");
    const third = await gadalka(["keys", "--day", "3"], "old");
    expect([third.code, readPublishedKey(third.out.split("\n")[0] as string)?.day]).toEqual([0, 3]);
    const later = await gadalka(["keys", "--day", "11"], "old");
    expect([later.code, later.out]).toEqual([2, expect.stringContaining("day 11 isn't published yet")]);
    const { out: json } = await gadalka(["keys", "--json"], "old");
    expect(JSON.parse(json)).toMatchObject({ day: seen?.day, next: (seen?.day ?? 0) + 1 });
  });

  it.each(["0", "3661", "-1", "soon"])("refuses the day %s", async (day) => {
    const { code, err } = await gadalka(["keys", `--day=${day}`], "new");
    expect([code, err]).toEqual([1, expect.stringContaining("It has days 1 to 3660")]);
  });

  it("shows keys of the previous pledge too, for its matches", async () => {
    await begun("two", 10);
    await gadalka(["pledge", "--renew"], "two");
    const { out } = await gadalka(["keys"], "two");
    expect(out).toMatch(/\ngdd1\.\S+\nkey of day [78] of the earlier pledge [0-9a-f ]{19}\n/);
  });
});

describe("gadalka doctor", () => {
  it.each([
    ["HOST_KEY: back it up", "ok", { HOST_KEY }],
    ["set HOST_KEY", "warn", { HOST_KEY: "" }],
  ])("reports which pledge is served, and about its secret: %s", async (words, mark, environment) => {
    const name = `doctor-${mark}-${words.length}`;
    const { out, code } = await gadalka(["doctor"], name, environment);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^${mark.padEnd(4)}  pledge: [0-9a-f ]{19}, day 1 of 3660\\. .*${words}$`, "m"),
    );
  });

  it("reports a HOST_KEY that doesn't match the pledge", async () => {
    const { out, code } = await gadalka(["doctor"], "new", { HOST_KEY: "cd".repeat(32) });
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL {2}pledge: HOST_KEY: isn't the key/m);
  });
});
