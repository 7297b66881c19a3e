// `gadalka store reseal`, run as a host runs it: a first key, a rotation, and what it says is left.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/infra/store/index.ts";
import { profileKind } from "../infra/store/kinds.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-reseal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const reseal = (keys: readonly Buffer[], ...more: string[]) => {
  const STATE_KEY = keys.map((key) => key.toString("base64")).join(",");
  return run(["cli/index", "store", "reseal", ...more], { DATA_DIR: folder, STATE_KEY });
};

async function write(stateKeys: readonly Uint8Array[], id: string): Promise<void> {
  const store = await openStore({ dataDir: folder, stateKeys, report: () => {} });
  await store.update(profileKind, id, () => ({ next: { name: "Anna", moves: [] }, result: 0 }));
  await store.close();
}

describe("gadalka store reseal", () => {
  it("moves a store to a key and then the next, and says when to drop the old", async () => {
    await write([], "a");
    const refused = await reseal([OLD]);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain("1 left unencrypted");
    const migrated = await reseal([OLD], "--plain");
    expect(migrated.code).toBe(0);
    expect(migrated.out).toContain("1 documents are under the first key, 1 of them since this run.");
    const early = await reseal([NEW]);
    expect(early.code).toBe(1);
    expect(early.out).toContain("1 left under a key that isn't in STATE_KEY");
    const rotated = await reseal([NEW, OLD]);
    expect(rotated.code).toBe(0);
    expect(rotated.out).toContain("Nothing is left");
    expect((await reseal([NEW])).code).toBe(0);
  });

  it("reports a missing key", async () => {
    const { code, err } = await reseal([]);
    expect(code).toBe(1);
    expect(err).toMatch(/^STATE_KEY: isn't set/);
  });
});
