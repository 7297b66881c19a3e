// The embedded data file: where it may be, what happens if it can't be used, and what other processes do to it in the
// meantime.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { rawKeyv } from "../../../src/infra/store/raw-keyv.ts";
import { sqliteAdapter, TRUNCATED_AFTER_MS } from "../../../src/infra/store/sqlite/backend.ts";
import { openDataFile } from "../../../src/infra/store/sqlite/file.ts";
import { GUARD } from "../../guard.ts";
import { freshFolder } from "./embedded.ts";
import { counterKind, profileKind } from "./kinds.ts";

let folder: ReturnType<typeof freshFolder>;
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const filePath = () => join(folder.path, "gadalka.db");
const open = (dataDir = folder.path, timeoutMs = 15_000) => openStore({ dataDir, timeoutMs });
const one = () => ({ next: { count: 1 }, result: null });

test("creates the folder for its owner only", async () => {
  await (await open()).close();
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
});

test("makes its files readable only by their owner, whatever the umask", async () => {
  const umask = process.umask(0o022);
  const store = await open();
  await store.update(counterKind, "a", one);
  const files = readdirSync(folder.path).toSorted();
  const modes = files.map((name) => statSync(join(folder.path, name)).mode & 0o777);
  process.umask(umask);
  await store.close();
  expect(files).toEqual(["gadalka.db", "gadalka.db-shm", "gadalka.db-wal"]);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

/** Counts a text's occurrences in the bytes of the folder's files. */
function copiesOf(marker: string): number {
  const texts = readdirSync(folder.path).map((name) => readFileSync(join(folder.path, name), "latin1"));
  return texts.reduce((sum, text) => sum + text.split(marker).length - 1, 0);
}

/** Writes documents and board entries that identify a person, among those of others. */
async function writeMarked(store: Awaited<ReturnType<typeof open>>, isMarked: (id: number) => boolean) {
  const textOf = (id: number, round: number) =>
    (isMarked(id) ? "my-marker " : "of-others ").repeat(1 + ((id * 37 + round * 911) % 400));
  for (let round = 0; round < 3; round++)
    for (let id = 0; id < 48; id++) {
      const name = isMarked(id) ? `my-marker-${id}` : `other-${id}`;
      const next = { name: textOf(id, round), moves: [1] };
      await store.update(profileKind, name, () => ({ next, result: null }));
      await store.board("test").set(name, (id * 7 + round) % 50);
    }
}

test.each(["remove", "update to nothing", "update to something else"] as const)(
  "erases what was deleted by %s from every file within five seconds",
  async (how) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const isMarked = (id: number) => id % 12 === 0;
    const store = await open();
    await writeMarked(store, isMarked);
    expect(copiesOf("my-marker")).toBeGreaterThan(500);
    for (let id = 0; id < 48; id += 12) {
      const name = `my-marker-${id}`;
      const next = how === "update to nothing" ? null : { name: "empty", moves: [] };
      if (how === "remove") await store.remove(profileKind, name);
      else await store.update(profileKind, name, () => ({ next, result: null }));
      await store.board("test").remove(name);
    }
    await vi.advanceTimersByTimeAsync(TRUNCATED_AFTER_MS);
    vi.useRealTimers();
    // Documents that were only overwritten keep their keys.
    expect(copiesOf("my-marker ")).toBe(0);
    expect(copiesOf("my-marker")).toBe(how === "update to something else" ? 8 : 0);
    expect((await store.read(profileKind, "other-1"))?.name).toContain("of-others");
    await store.close();
  },
);

test("empties the log once a reader that blocked it has ended", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const store = await open();
  await writeMarked(store, (id) => id === 7);
  const reader = new DatabaseSync(filePath(), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM documents;");
  await store.remove(profileKind, "my-marker-7");
  await vi.advanceTimersByTimeAsync(TRUNCATED_AFTER_MS);
  expect(copiesOf("my-marker ")).toBeGreaterThan(0);
  reader.close();
  await vi.advanceTimersByTimeAsync(2 * TRUNCATED_AFTER_MS);
  vi.useRealTimers();
  expect(copiesOf("my-marker ")).toBe(0);
  await store.close();
});

test("leaves no deleted data when closed beside another process", async () => {
  const [store, other] = [await open(), await open()];
  await writeMarked(store, (id) => id === 7);
  await store.remove(profileKind, "my-marker-7");
  await store.board("test").remove("my-marker-7");
  await store.close();
  expect(copiesOf("my-marker")).toBe(0);
  await other.close();
});

test("answers a write once it is on disk", async () => {
  const store = await open();
  await store.update(counterKind, "a", one);
  const handle = await openFile(`${filePath()}-wal`);
  const synced = Promise.withResolvers<void>();
  const datasync = vi.spyOn(Object.getPrototypeOf(handle), "datasync").mockReturnValue(synced.promise);
  const answered: string[] = [];
  const writes = [
    store.update(counterKind, "a", one).then(() => answered.push("update")),
    store.remove(counterKind, "b").then(() => answered.push("remove")),
    store.claim("c", 1000).then(() => answered.push("claim")),
  ];
  await store.read(counterKind, "a");
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled(), GUARD);
  expect(answered).toEqual([]);
  synced.resolve();
  await Promise.all(writes);
  expect(answered.toSorted()).toEqual(["claim", "remove", "update"]);
  datasync.mockRestore();
  await handle.close();
  await store.close();
});

test("reports a disk that refuses writes and confirms none", async () => {
  const store = await open();
  await store.update(counterKind, "a", one);
  const handle = await openFile(`${filePath()}-wal`);
  const datasync = vi.spyOn(Object.getPrototypeOf(handle), "datasync");
  datasync.mockRejectedValueOnce(Object.assign(new Error("EIO"), { code: "EIO" }));
  await expect(store.update(counterKind, "a", one)).rejects.toMatchObject({ code: "unwritable" });
  await expect(store.update(counterKind, "a", one)).resolves.toBeNull();
  datasync.mockRestore();
  await handle.close();
  await store.close();
});

test("finds its documents again after closing and opening", async () => {
  const first = await open();
  await first.update(counterKind, "a", one);
  await first.close();
  const second = await open();
  expect(await second.read(counterKind, "a")).toEqual({ count: 1 });
  await second.close();
});

test("keeps stores in memory separate", async () => {
  const [first, second] = [await open(":memory:"), await open(":memory:")];
  await first.update(counterKind, "a", one);
  expect(await second.read(counterKind, "a")).toBeUndefined();
  await Promise.all([first.close(), second.close()]);
});

test("refuses a folder that can't be created, with its path and advice", async () => {
  writeFileSync(folder.path, "I am a file");
  const opening = open(join(folder.path, "inside"));
  await expect(opening).rejects.toMatchObject({ code: "unwritable" });
  await expect(opening).rejects.toThrow(join(folder.path, "inside", "gadalka.db"));
  await expect(opening).rejects.toThrow(`${folder.path} is a file, not a folder`);
  await expect(opening).rejects.toThrow("DATA_DIR to another folder this user can write to, such as ./data");
});

test("refuses a folder in the file's place", async () => {
  mkdirSync(filePath(), { recursive: true });
  await expect(open()).rejects.toMatchObject({ code: "unwritable" });
});

// The superuser may write anywhere, so there'd be nothing to test.
if (process.getuid?.() !== 0) {
  test("refuses a folder without write permission", async () => {
    mkdirSync(folder.path, { mode: 0o500 });
    await expect(open()).rejects.toMatchObject({ code: "unwritable" });
    chmodSync(folder.path, 0o700);
  });
}

/** Root can write anywhere, unless it's started without that capability. */
const AS_OTHERS = ["--bounding-set=-dac_override", "--inh-caps=-dac_override"];
const isRoot = process.getuid?.() === 0;
const asOthers = isRoot ? ["setpriv", ...AS_OTHERS] : [];
const [tried = "true", ...tries] = [...asOthers, "true"];

test.skipIf(spawnSync(tried, tries).status !== 0)(
  "refuses a read-only file at the start, not at every write",
  async () => {
    // Still open, so that all its files exist, as after a crash.
    const store = await open();
    await store.update(counterKind, "a", one);
    for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o400);
    chmodSync(folder.path, 0o500);
    const code = `
      const { openDataFile } = await import(process.argv[1]);
      try { openDataFile(process.argv[2]); } catch (error) { process.stdout.write(error.code); }`;
    const module = new URL("../../../src/infra/store/sqlite/file.ts", import.meta.url).href;
    const line = [...asOthers, process.execPath, "--input-type=module", "-e", code, module, folder.path];
    const { stdout } = spawnSync(line[0] as string, line.slice(1), { encoding: "utf8" });
    chmodSync(folder.path, 0o700);
    await store.close();
    expect(stdout).toBe("unwritable");
  },
);

test("refuses a file that isn't a database and leaves it unchanged", async () => {
  mkdirSync(folder.path);
  writeFileSync(filePath(), "Dear diary, ".repeat(200));
  await expect(open()).rejects.toThrow("isn't a data file of this program");
  expect(readFileSync(filePath(), "utf8")).toBe("Dear diary, ".repeat(200));
});

test("refuses a damaged file and leaves it unchanged", async () => {
  const store = await open();
  for (let id = 0; id < 200; id++) await store.update(counterKind, String(id), one);
  await store.close();
  const bytes = readFileSync(filePath());
  bytes.fill(0x5a, 4_096);
  writeFileSync(filePath(), bytes);
  const use = async () => {
    const damaged = await open();
    try {
      await damaged.read(counterKind, "7");
    } finally {
      await damaged.close();
    }
  };
  await expect(use()).rejects.toMatchObject({
    code: "unwritable",
    message: expect.stringContaining("damaged"),
  });
  expect(readFileSync(filePath()).equals(bytes)).toBe(true);
});

test("refuses writes while another program locks the file, but reads it", async () => {
  const store = await open();
  const impatient = await open(folder.path, 300);
  await store.update(counterKind, "a", one);
  const other = new DatabaseSync(filePath());
  other.exec("BEGIN IMMEDIATE");
  const writing = impatient.update(counterKind, "a", () => ({ next: { count: 2 }, result: null }));
  await expect(writing).rejects.toMatchObject({ code: "unreachable" });
  expect(await store.read(counterKind, "a")).toEqual({ count: 1 });
  other.exec("COMMIT");
  await store.update(counterKind, "a", () => ({ next: { count: 3 }, result: null }));
  expect(await store.read(counterKind, "a")).toEqual({ count: 3 });
  other.close();
  await impatient.close();
  await store.close();
});

test("completes an update as soon as the file is unlocked", async () => {
  const store = await open();
  await store.update(counterKind, "a", one);
  const other = new DatabaseSync(filePath());
  other.exec("BEGIN IMMEDIATE");
  const patient = store.update(counterKind, "a", () => ({ next: { count: 2 }, result: null }));
  setTimeout(() => other.close(), 200);
  await patient;
  expect(await store.read(counterKind, "a")).toEqual({ count: 2 });
  await store.close();
});

test("purges expired values when opening and writing", async () => {
  const store = await open();
  await store.update(counterKind, "a", one);
  await store.close();
  const other = new DatabaseSync(filePath());
  other.exec(
    "INSERT INTO documents VALUES ('old', 'x', 1), ('young', 'x', 9e15); INSERT INTO claims VALUES ('old', 1)",
  );
  const again = await open();
  await again.update(counterKind, "b", one);
  await again.close();
  const keys = other
    .prepare("SELECT key FROM documents ORDER BY key")
    .all()
    .map(({ key }) => key);
  const claims = other.prepare("SELECT key FROM claims").all();
  other.close();
  expect(keys).toEqual(["gadalka:test-counter:a", "gadalka:test-counter:b", "young"]);
  expect(claims).toEqual([]);
});

test("gets, sets, expires, deletes and clears as a Keyv adapter", async () => {
  const { database } = openDataFile(":memory:");
  const keyv = rawKeyv(sqliteAdapter(database));
  await keyv.set("a", "1");
  await keyv.set("a", "2");
  await keyv.set("gone", "3", -1);
  expect([await keyv.get("a"), await keyv.get("gone"), await keyv.get("b")]).toEqual([
    "2",
    undefined,
    undefined,
  ]);
  expect([await keyv.delete("a"), await keyv.delete("a"), await keyv.delete("gone")]).toEqual([
    true,
    false,
    false,
  ]);
  await keyv.set("c", "4");
  await keyv.clear();
  expect(await keyv.get("c")).toBeUndefined();
  database.close();
  await expect(keyv.get("c")).rejects.toThrow();
});
