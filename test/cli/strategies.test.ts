// `gadalka strategies`, run as a host runs it, on the store only.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { noteReport } from "../../commands/strategy/submissions/reports.ts";
import { fileId, storedStrategySources } from "../../src/arena/submissions/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { DAY, entered, MONDAY } from "../arena/submissions/entered.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-strategies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ID = fileId("export const move = () => 0;");
const BORIS = { platform: "discord", id: "2" };

const strategies = (...args: string[]) => run(["cli/index", "strategies", ...args], { DATA_DIR: folder });

/** Kept open throughout, as the bot does. */
const store = await openStore({ dataDir: folder, report: () => {} });
afterAll(() => store.close());

describe("gadalka strategies, while the bot has the store open,", () => {
  it("lists submissions and reports, freezes by name or hash, and thaws", async () => {
    await entered(store, "discord:1", "my-bot", ["export const move = () => 0;"]);
    await noteReport(store, BORIS, { name: "my-bot", strategy: ID, reason: "rude", at: MONDAY + DAY });
    await noteReport(store, BORIS, { name: "gone", strategy: ID, at: MONDAY + DAY });
    const listed = await strategies("list");
    expect(listed.out).toMatch(/^my-bot {2}v1 {2}public .* discord:1 {2}rps {2}reports: 1$/m);
    expect(listed.out).toContain("reported: rude");
    const material = () => storedStrategySources(store)(ID);
    expect(await material()).toBeDefined();
    expect((await strategies("freeze", "my-bot", "--why", "it mocks")).out).toBe(`Frozen: ${ID}\n`);
    expect(await material()).toBeUndefined();
    const [frozen] = JSON.parse((await strategies("list", "--json")).out);
    expect(frozen).toMatchObject({
      name: "my-bot",
      state: "frozen",
      frozen: { by: "host", why: "it mocks" },
    });
    expect((await strategies("thaw", ID.slice(5, 13))).code).toBe(0);
    expect(await material()).toBeDefined();
    const [newer] = await entered(store, "discord:1", "two-of-it", [
      "export const move = () => 1;",
      "export const move = () => 2;",
    ]);
    expect((await strategies("freeze", "two-of-it")).out).toMatch(/^Frozen: file:\w+, file:\w+\n$/);
    expect(await storedStrategySources(store)(newer as string)).toBeUndefined();
    const unknown = await strategies("freeze", "nobody");
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain("npm run -s gadalka -- strategies list");
  });
});
