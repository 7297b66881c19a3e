// Stores to back up, lose and restore: the embedded file, and Redis.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { allInFile, allInRedis } from "../../infra/store/all-stored.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { type Run, run } from "../run.ts";

export interface LostStore {
  /** For the command line. */
  environment(): Readonly<Record<string, string>>;
  open(): Promise<Store>;
  all(): Promise<string[]>;
  /** The raw bytes of its files, including parts outside documents; empty for Redis. */
  bytes(): string;
  /** As if the disk were new. */
  lose(): Promise<void>;
}

export interface Folder {
  /** Path of a file in the test's own folder. */
  path(name: string): string;
}

/** A folder for backups and lists, deleted after the tests. */
export function folderForTests(): Folder {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-backup-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}

export function fileStore({ path }: Folder, name = "data"): LostStore {
  const dataDir = path(name);
  return {
    environment: () => ({ DATA_DIR: dataDir }),
    open: () => openStore({ dataDir, report: () => {} }),
    all: async () => allInFile(dataDir),
    bytes: () =>
      readdirSync(dataDir)
        .map((name) => readFileSync(join(dataDir, name), "latin1"))
        .join("\n"),
    lose: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export function redisStore(server: () => RedisServer): LostStore {
  return {
    environment: () => ({ REDIS_URL: server().url }),
    open: () => openStore({ redisUrl: server().url, dataDir: "/nonexistent", report: () => {} }),
    all: () => allInRedis(server().url),
    bytes: () => "",
    lose: async () => void (await server().command("FLUSHALL")),
  };
}

/** Runs the same tests on both stores. */
export function describeOnLostStores(what: string, tests: (store: LostStore, folder: Folder) => void): void {
  describe(`${what}, of the embedded file`, () => {
    const folder = folderForTests();
    tests(fileStore(folder), folder);
  });
  describe.skipIf(skipWithoutRedis(what))(`${what}, of Redis`, () => {
    let server: RedisServer;
    beforeAll(async () => {
      server = await startRedis();
    });
    afterAll(() => server.stop());
    tests(
      redisStore(() => server),
      folderForTests(),
    );
  });
}

/** Runs a command on a store. */
export function gadalka(
  store: LostStore,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Run> {
  return run(["cli/index", ...args], { ...store.environment(), ...more });
}
