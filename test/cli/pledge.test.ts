// `gadalka pledge`, `gadalka keys` and what `doctor` says of them, as a host runs them.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPledge, readToldKey, shortPledgeId } from "../../src/core/fairness/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { openHost } from "../../src/people/host/index.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-pledge-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOST_KEY = "ab".repeat(32);
const gadalka = (args: readonly string[], name: string, environment: Readonly<Record<string, string>> = {}) =>
  run(["cli/index", ...args], { DATA_DIR: join(folder, name), HOST_KEY, ...environment });

/** A store whose pledge was made some days ago. */
async function begun(name: string, daysAgo: number): Promise<void> {
  const store = await openStore({ dataDir: join(folder, name), report: () => {} });
  const hostKey = Buffer.from(HOST_KEY, "hex");
  const now = () => Date.now() - daysAgo * 86_400_000;
  await openHost({ store, hostKey, freshKey: () => hostKey, now });
  await store.close();
}

describe("gadalka pledge", () => {
  it("prints the line to publish, its fingerprint and the day, the same every time", async () => {
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

  it("--renew begins a new chain, says what that means, and what it follows", async () => {
    const before = JSON.parse((await gadalka(["pledge", "--json"], "renewed")).out);
    const { code, out } = await gadalka(["pledge", "--renew"], "renewed");
    expect(code).toBe(0);
    expect(out).toContain("A new chain has begun.");
    expect(out).toContain(`follows      ${before.fingerprint}`);
    expect(out).not.toContain(before.pledge);
  });

  it("says what to do where the store serves the pledge of another HOST_KEY, which --renew is", async () => {
    await gadalka(["pledge"], "other");
    const other = { HOST_KEY: "cd".repeat(32) };
    const { code, err } = await gadalka(["pledge"], "other", other);
    expect(code).toBe(1);
    expect(err).toMatch(/^HOST_KEY: is not the key of the pledge .* pledge --renew\n$/);
    expect((await gadalka(["pledge", "--renew"], "other", other)).code).toBe(0);
    expect((await gadalka(["pledge"], "other", other)).code).toBe(0);
  });

  it("refuses a HOST_KEY of the wrong length, and makes no data", async () => {
    const { code, err } = await gadalka(["pledge"], "short", { HOST_KEY: "abcdef" });
    expect(code).toBe(1);
    expect(err).toMatch(/^HOST_KEY: must be a key of 32 bytes/);
    expect(existsSync(join(folder, "short"))).toBe(false);
  });
});

describe("gadalka keys", () => {
  it("tells none in the first days, says when, and ends with 2", async () => {
    const { code, out } = await gadalka(["keys"], "new");
    expect(code).toBe(2);
    expect(out).toMatch(/^The key of day 1 is not told yet\. It is told on \d{4}-\d\d-\d\d \(UTC\)\.\n$/);
  });

  it("tells the newest key, or that of a day, and when the next is told", async () => {
    await begun("old", 10);
    const { code, out } = await gadalka(["keys"], "old");
    const told = readToldKey(out.split("\n")[0] as string);
    expect(code).toBe(0);
    expect([7, 8]).toContain(told?.day);
    expect(out).toContain("it gives all earlier ones\nthe next is told on ");
    const third = await gadalka(["keys", "--day", "3"], "old");
    expect([third.code, readToldKey(third.out.split("\n")[0] as string)?.day]).toEqual([0, 3]);
    const later = await gadalka(["keys", "--day", "11"], "old");
    expect([later.code, later.out]).toEqual([2, expect.stringContaining("day 11 is not told yet")]);
    const { out: json } = await gadalka(["keys", "--json"], "old");
    expect(JSON.parse(json)).toMatchObject({ day: told?.day, next: (told?.day ?? 0) + 1 });
  });

  it.each(["0", "3661", "-1", "soon"])("refuses the day %s", async (day) => {
    const { code, err } = await gadalka(["keys", `--day=${day}`], "new");
    expect([code, err]).toEqual([1, expect.stringContaining("the days 1 to 3660")]);
  });

  it("tells those of the pledge before, too: its matches are checked by them", async () => {
    await begun("two", 10);
    await gadalka(["pledge", "--renew"], "two");
    const { out } = await gadalka(["keys"], "two");
    expect(out).toMatch(/\ngdd1\.\S+\nthe key of day [78] of the pledge [0-9a-f ]{19} before it\n/);
  });
});

describe("gadalka doctor", () => {
  it.each([
    ["HOST_KEY: back that up", "ok", { HOST_KEY }],
    ["sealed by STATE_KEY: back up both", "ok", { HOST_KEY: "", STATE_KEY: "cd".repeat(32) }],
    ["set STATE_KEY, and back up both", "warn", { HOST_KEY: "" }],
  ])("says which pledge is served, and of its secret: %s", async (words, mark, environment) => {
    const name = `doctor-${mark}-${words.length}`;
    const { out, code } = await gadalka(["doctor"], name, environment);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^${mark.padEnd(4)}  pledge: [0-9a-f ]{19}, day 1 of 3660; .*${words}$`, "m"),
    );
  });

  it("finds a HOST_KEY that is not the pledge's", async () => {
    const { out, code } = await gadalka(["doctor"], "new", { HOST_KEY: "cd".repeat(32) });
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL {2}pledge: HOST_KEY: is not the key/m);
  });
});
