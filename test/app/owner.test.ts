// A backup from the host's page, made by a process of its own while the bot has the store open.

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "../../src/app/config.ts";
import { ownerOf } from "../../src/app/owner.ts";
import { createHealth } from "../../src/infra/http/health.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { GUARD } from "../guard.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-owner-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const SET = { PUBLIC_URL: "http://localhost:8080", PORT: "8080", HOST_ADMINS: "telegram:700000001" };

function owner(environment: Readonly<Record<string, string>>, answeredWithinMs?: number) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const opened = ownerOf(readConfig({ ...SET, ...environment }), createHealth(Date.now), answeredWithinMs);
  if (!opened) throw new Error("no owner");
  return opened;
}

it("writes a file that only the host can read, one at a time", async () => {
  const store = await openStore({ dataDir: folder, report: () => {} });
  await store.board("some").set("one", 1);
  const { backUp, backups } = owner({ DATA_DIR: folder }, 0);
  expect(await backUp()).toMatchObject({ said: expect.stringContaining("is being made."), isDone: true });
  expect(await backUp()).toMatchObject({ said: expect.stringContaining("already"), isDone: false });
  await vi.waitFor(() => expect(backups().said).toMatch(/^Wrote .*\.backup: 1 documents, 1 leader/), GUARD);
  const [file = ""] = backups().files;
  expect(file).toMatch(/^gadalka-2[\dTZ-]+\.backup$/);
  expect(statSync(join(folder, "backups", file)).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "backups")).mode & 0o077).toBe(0);
  await store.close();
});

it("says why there is none", async () => {
  const said = async (dataDir: string) => owner({ DATA_DIR: dataDir }).backUp();
  expect(await said(":memory:")).toMatchObject({ said: expect.stringContaining("nothing"), isDone: false });
  const empty = await said(join(folder, "empty"));
  expect(empty).toMatchObject({
    said: expect.stringMatching(/^No backup was made\. .*there's no store in/),
    isDone: false,
  });
  expect(owner({ DATA_DIR: join(folder, "empty") }).backups()).toEqual({ files: [] });
  expect(ownerOf(readConfig({}), createHealth(Date.now))).toBeUndefined();
});
