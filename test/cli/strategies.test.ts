// `gadalka strategies`, run as a host runs it, on the store only.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fileId, storedStrategySources } from "../../src/arena/submissions/files.ts";
import { register } from "../../src/arena/submissions/names.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-strategies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = ["export const move = () => 1;", "export const move = () => 0;"];

const strategies = (...args: string[]) => run(["cli/index", "strategies", ...args], { DATA_DIR: folder });

/** Kept open throughout, as the bot does. */
const store = await openStore({ dataDir: folder });
afterAll(() => store.close());

it("gadalka strategies lists files and removes one with all its versions, while the bot has the store open", async () => {
  for (const [submittedAt, source] of SOURCES.entries()) {
    const submitted = { strategy: fileId(source), source, submittedAt, games: ["rps"] };
    await register(store, "discord:1", "my-bot", submitted);
  }
  expect((await strategies("list")).out).toMatch(/^my-bot {2}v2 {2}\S+ {2}discord:1 {2}rps$/m);
  expect(JSON.parse((await strategies("list", "--json")).out)).toMatchObject([
    { name: "my-bot", version: 2 },
  ]);
  expect((await strategies("remove", "My-Bot")).out).toBe("Removed: my-bot\n");
  for (const source of SOURCES) expect(await storedStrategySources(store)(fileId(source))).toBeUndefined();
  expect((await strategies("list")).out).toBe("No one has submitted a file.\n");
  const unknown = await strategies("remove", "my-bot");
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain("npm run -s gadalka -- strategies list");
});
