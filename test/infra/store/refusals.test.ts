// The embedded file when it can't be used, isn't ours, or holds what was deleted.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshFolder } from "./embedded.ts";
import { counterKind, profileKind } from "./kinds.ts";
import { until } from "./redis-server.ts";

let folder: ReturnType<typeof freshFolder>;
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const filePath = () => join(folder.path, "gadalka.db");
const open = (dataDir = folder.path, timeoutMs = 300) => openStore({ dataDir, timeoutMs });
const write = (store: Store, count: number) =>
  store.update(counterKind, "a", () => ({ next: { count }, result: null }));

test("the folder and its files are for their owner only", async () => {
  const store = await open();
  await write(store, 1);
  const modes = [folder.path, ...readdirSync(folder.path).map((name) => join(folder.path, name))].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  await store.close();
});

test("a file that another program locks is read, and written once it's free", async () => {
  const store = await open();
  await write(store, 1);
  const other = new DatabaseSync(filePath());
  other.exec("BEGIN IMMEDIATE");
  await expect(write(store, 2)).rejects.toMatchObject({
    code: "unreachable",
    message: expect.stringMatching(/can't be used \(database is locked\)|didn't answer within/),
  });
  await expect(open()).rejects.toThrow(
    "can't be used (database is locked); free space, close the other program",
  );
  expect(await store.read(counterKind, "a")).toEqual({ count: 1 });
  other.close();
  await write(store, 3);
  expect(await store.read(counterKind, "a")).toEqual({ count: 3 });
  await store.close();
});

/** Root can write anywhere, unless it's started without that capability. */
const asOthers =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"] : [];
const [tried = "true", ...tries] = [...asOthers, "true"];

test.skipIf(spawnSync(tried, tries).status !== 0)("a read-only file is refused at the start", async () => {
  // Still open, so that all its files exist, as after a crash.
  const store = await open();
  await write(store, 1);
  for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o400);
  chmodSync(folder.path, 0o500);
  const code = `
    const { openStore } = await import(process.argv[1]);
    await openStore({ dataDir: process.argv[2] }).catch((error) => process.stdout.write(error.code + " " + error.message));`;
  const module = new URL("../../../src/infra/store/index.ts", import.meta.url).href;
  const line = [...asOthers, process.execPath, "--input-type=module", "-e", code, module, folder.path];
  const { stdout } = spawnSync(line[0] as string, line.slice(1), { encoding: "utf8" });
  chmodSync(folder.path, 0o700);
  await store.close();
  expect(stdout).toMatch(/^unwritable .*gadalka\.db can't be used \(.*\); free space.* set DATA_DIR/);
});

test("a full disk refuses a write, and the next one is written if there's space again", async () => {
  const store = await open();
  await write(store, 1);
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  const exec = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementationOnce(() => {
    throw full;
  });
  const writing = write(store, 2);
  await expect(writing).rejects.toMatchObject({ code: "unwritable" });
  await expect(writing).rejects.toThrow("can't be used (database or disk is full); free space");
  exec.mockRestore();
  await write(store, 3);
  expect(await store.read(counterKind, "a")).toEqual({ count: 3 });
  await store.close();
});

test("a file that isn't a database is refused, and stays as it is", async () => {
  mkdirSync(folder.path);
  writeFileSync(filePath(), "Dear diary, ".repeat(200));
  await expect(open()).rejects.toThrow("can't be used (file is not a database)");
  expect(readFileSync(filePath(), "utf8")).toBe("Dear diary, ".repeat(200));
});

const OLDER = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE documents (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER);
  INSERT INTO documents VALUES ('gadalka:player:telegram:1:rps', 'AbCdEf12{"totals":{}}', NULL);`;

test.each([
  ["an older form's tables", `${OLDER} CREATE TABLE scores (board TEXT, member TEXT, score REAL);`],
  ["an older form's documents", OLDER],
  ["a newer form's mark", `${OLDER} UPDATE documents SET key = 'gadalka:store:form', value = '{"v":2}';`],
])("a store with %s is refused, and stays as it is", async (_what, sql) => {
  mkdirSync(folder.path);
  const other = new DatabaseSync(filePath());
  other.exec(sql);
  const all = () => JSON.stringify(other.prepare("SELECT * FROM documents").all());
  const before = all();
  const opening = open();
  await expect(opening).rejects.toMatchObject({ code: "unwritable" });
  await expect(opening).rejects.toThrow(
    /can't be used \(no such column: expires\)|another version of this program wrote/,
  );
  expect(all()).toBe(before);
  other.close();
});

test("what was deleted or overwritten is soon in none of the files", async () => {
  const copies = () =>
    readdirSync(folder.path).filter((name) => readFileSync(join(folder.path, name)).includes("my-marker"));
  const [store, other] = [await open(), await open()];
  const name = "my-marker".repeat(200);
  for (const id of ["a", "b", "c"])
    await store.update(profileKind, id, () => ({ next: { name, moves: [] }, result: null }));
  await store.board("test").set("my-marker", 1);
  expect(copies()).not.toEqual([]);
  await store.remove(profileKind, "a");
  await store.update(profileKind, "b", () => ({ next: null, result: null }));
  await store.update(profileKind, "c", () => ({ next: { name: "empty", moves: [] }, result: null }));
  await store.board("test").remove("my-marker");
  await until(async () => copies().length === 0);
  await other.close();
  await store.close();
});

test("expired values are removed for good", async () => {
  const store = await open();
  await store.update(counterKind, "a", () => ({ next: { count: 1 }, result: null }), 1);
  await store.board("test").set("anna", 1, 1);
  await store.close();
  const again = await open();
  await again.claim("b", 60_000);
  await again.close();
  const other = new DatabaseSync(filePath());
  const keys = other.prepare("SELECT key FROM documents UNION SELECT board FROM scores").all();
  other.close();
  expect(keys.map(({ key }) => key)).toEqual(["gadalka:claim:b", "gadalka:store:form"]);
});
