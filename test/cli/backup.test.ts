// `gadalka backup` and `restore`, on both stores.

import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import { noteForgotten, writePlayerId } from "../../src/people/index.ts";
import { testHost } from "../commands/host.ts";
import { openTable, viewOf } from "../commands/play/table.ts";
import { ANNA, BORIS, by, fill, openFilling, PRIVATE, TRACES } from "../filled-person.ts";
import { allInFile, allInRedis } from "../infra/store/all-stored.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../infra/store/redis-server.ts";
import { run } from "./run.ts";

const HOST_KEY = Buffer.alloc(32).toString("base64");
const folder = mkdtempSync(join(tmpdir(), "gadalka-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);

interface Lost {
  readonly where: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  all(): Promise<readonly string[]>;
  /** As if the disk were new. */
  lose(): Promise<unknown>;
}

function file(name: string): Lost {
  const dataDir = path(name);
  return {
    where: { DATA_DIR: dataDir },
    open: () => openStore({ dataDir }),
    all: async () => allInFile(dataDir),
    lose: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function redis({ url, command }: RedisServer): Lost {
  return {
    where: { REDIS_URL: url },
    open: () => openStore({ redisUrl: url, dataDir: "/nonexistent" }),
    all: () => allInRedis(url),
    lose: () => command("FLUSHALL"),
  };
}

const gadalka = ({ where }: Lost, ...args: string[]) => run(["cli/index", ...args], { ...where, HOST_KEY });

async function filled(lost: Lost): Promise<void> {
  const store = await lost.open();
  const table = await openFilling(store);
  await fill(table);
  await table.tournaments.close();
  await store.close();
}

/** What a copy leaves out is of the moment. */
const copied = (lines: readonly string[]) => lines.filter((line) => !/^gadalka:(?:claim|lease):/.test(line));

function describeBackup(lost: () => Lost): void {
  it("is restored whole", async () => {
    await filled(lost());
    const before = copied(await lost().all());
    expect(await gadalka(lost(), "backup", "--out", path("copy"))).toMatchObject({ code: 0, err: "" });
    const full = await gadalka(lost(), "restore", path("copy"));
    expect(full.err).toContain("this store isn't empty. To replace everything in it");
    await lost().lose();
    expect(await gadalka(lost(), "restore", path("copy"))).toMatchObject({ code: 0, err: "" });
    expect(copied(await lost().all())).toEqual(before);
  });

  it("leaves out who deleted their data since, from every kind of key", async () => {
    const store = await lost().open();
    const table = await openTable({ store, now: Date.now });
    const asked = viewOf(await table.type("data", "delete", {}, by(ANNA, PRIVATE)));
    await table.press(asked, "Delete", by(ANNA, PRIVATE));
    await store.close();
    for (const _ of ["once", "twice"]) {
      const restored = await gadalka(lost(), "restore", path("copy"), "--over");
      expect(restored).toMatchObject({ code: 0, err: "" });
      const after = await lost().all();
      for (const trace of TRACES) expect(after.filter((line) => line.includes(trace))).toEqual([]);
      expect(after.filter((line) => line.includes(BORIS.id))).not.toEqual([]);
    }
  });
}

describe("a backup of the embedded file", () => describeBackup(() => file("data")));

describe.skipIf(skipWithoutRedis("a backup"))("a backup of Redis", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  describeBackup(() => redis(server));

  it("moves to a file and back", async () => {
    const [there, here] = [redis(server), file("moved")];
    const before = copied(await there.all());
    for (const [from, to] of [
      [there, here],
      [here, there],
    ] as const) {
      expect(await gadalka(from, "backup", "--out", path("moving"))).toMatchObject({ code: 0 });
      await to.lose();
      expect(await gadalka(to, "restore", path("moving"))).toMatchObject({ code: 0, err: "" });
    }
    expect(copied(await there.all())).toEqual(before);
  });
});

/** The file's text with the hash that it would have been written with. */
function hashed(text: string): string {
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  const sha256 = createHash("sha256").update(text.slice(0, end)).digest("hex");
  return `${text.slice(0, end)}${JSON.stringify({ ...JSON.parse(text.slice(end)), sha256 })}\n`;
}

describe("a backup's file", () => {
  it("is refused if it's cut, changed or too old, and nothing is written", async () => {
    const text = readFileSync(path("copy"), "utf8");
    const lines = text.split("\n");
    const { at } = JSON.parse(lines[0] ?? "");
    for (const [damaged, problem] of [
      [text.slice(0, -2), "isn't a complete backup"],
      [`${lines.slice(0, 9).join("\n")}\n`, "isn't a complete backup"],
      [lines.toSpliced(3, 1).join("\n"), "isn't a complete backup"],
      [text.replace('"key":', '"kex":'), "isn't a complete backup"],
      ["hello\n", "isn't a complete backup"],
      [hashed(text.replace(`${at}`, `${at - 31 * 86_400_000}`)), "is 31 days old"],
    ] as const) {
      writeFileSync(path("damaged"), damaged);
      const refused = await gadalka(file("none"), "restore", path("damaged"));
      expect(refused).toMatchObject({ code: 1, out: "" });
      expect(refused.err).toContain(problem);
    }
    expect(existsSync(path("none"))).toBe(false);
  });

  it("keeps who deleted their data before it, and came back", async () => {
    const lost = file("back");
    const store = await lost.open();
    await noteForgotten({ store, host: await testHost(0, Date.now) }, ANNA);
    await store.board("week").set(writePlayerId(ANNA), 1);
    await store.close();
    expect(await gadalka(lost, "backup", "--out", path("early"))).toMatchObject({ code: 0 });
    const earlier = (_: string, at: string) => `"expiresAt":${Number(at) - 3_600_000}`;
    const text = readFileSync(path("early"), "utf8");
    writeFileSync(path("later"), hashed(text.replace(/"expiresAt":(\d+)/, earlier)));
    for (const [name, left] of [
      ["early", 0],
      ["later", 1],
    ] as const) {
      await lost.lose();
      expect(await gadalka(lost, "restore", path(name))).toMatchObject({ code: 0 });
      expect((await lost.all()).filter((line) => line.includes(writePlayerId(ANNA)))).toHaveLength(left);
    }
  });
});
