// What `gadalka upgrade --check` says about stores of several versions, without changing anything in them.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkUpgrade } from "../../src/cli/upgrade.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { STORE_FORM } from "../../src/infra/store/keys.ts";

/** A kind whose form has changed since it was first stored. */
documentKind<{ readonly name: string }>({
  name: "renamed",
  version: 3,
  earlier: (data) => ({ name: data }),
  parse: (value) => value as { readonly name: string },
});

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/gadalka-upgrade-`);
  vi.stubEnv("DATA_DIR", folder);
  const store = await openStore({ dataDir: folder, report: () => {} });
  await store.board("people").set("telegram:1", 1);
  await store.close();
});
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => `${folder}/gadalka.db`;

function sql(text: string): void {
  const database = new DatabaseSync(file());
  database.exec(text);
  database.close();
}

const put = (key: string, text: string) =>
  sql(`INSERT INTO documents (key, value) VALUES ('gadalka:${key}', 'AAAAAAAA${text}')`);

/** The printed lines, and the exit code. */
async function checked(): Promise<readonly [string, unknown]> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const before = readFileSync(file());
  await checkUpgrade();
  expect(readFileSync(file()).equals(before)).toBe(true);
  return [write.mock.calls.map(([text]) => String(text)).join(""), process.exitCode];
}

describe("gadalka upgrade --check", () => {
  it("says that nothing changes in a store of this version's form", async () => {
    put("renamed:1", '{"v":3,"d":{"name":"Anna"}}');
    const [text, code] = await checked();
    expect(text).toMatch(
      new RegExp(`^The store's form: ${STORE_FORM}\\. Version \\S+ writes form ${STORE_FORM}\\.$`, "m"),
    );
    expect(text).toContain("Read: 1 documents, 1 leaderboard entries.");
    expect(text).toContain("Would be rewritten: nothing.");
    expect(text).toContain("Going back: possible");
    expect(text).toContain("Backup: as usual.");
    expect(text).toMatch(/You can update\.\n$/);
    expect(code).toBe(0);
  });

  it("counts what would be rewritten, and asks for a backup", async () => {
    for (const id of [1, 2]) put(`renamed:${id}`, '{"v":1,"d":"Anna"}');
    const [text, code] = await checked();
    expect(text).toContain("Would be rewritten, each when it's next used: 2 renamed.");
    expect(text).toContain("Going back: only with a backup");
    expect(text).toContain("Backup: make one first, with the version that runs now");
    expect(code).toBe(0);
  });

  it("says that there's no way back from a store with an earlier form", async () => {
    sql(`PRAGMA user_version = ${STORE_FORM - 1}`);
    const [text] = await checked();
    expect(text).toContain(`The store's form: ${STORE_FORM - 1}.`);
    expect(text).toContain("Going back: only with a backup");
  });

  it("advises against the update if something couldn't be read", async () => {
    put("renamed:1", '{"v":4,"d":{}}');
    put("lost-kind:1", '{"v":1,"d":{}}');
    put("host-bans:all", '{"v":1,"d":{"bans":7}}');
    const [text, code] = await checked();
    expect(text).toContain("Refused, because of their version: 1 renamed.");
    expect(text).toContain("Of kinds that this version doesn't know, and leaves alone: 1 lost-kind.");
    expect(text).toContain("Not readable in full; the bot quarantines what it can't read: 1 host-bans.");
    expect(text).toContain("Don't update yet");
    expect(code).toBe(1);
  });

  it("refuses a store of a later version", async () => {
    sql(`PRAGMA user_version = ${STORE_FORM + 1}`);
    await expect(checkUpgrade()).rejects.toThrow("was written by a newer version of the program");
  });

  it("has nothing to say without a store", async () => {
    vi.stubEnv("DATA_DIR", `${folder}/none`);
    await expect(checkUpgrade()).rejects.toThrow("there's no store in");
  });
});
