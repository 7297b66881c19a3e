// What others see of a file: its source if it's public, and reports to the host.

import { it as base, describe, expect } from "vitest";
import { allReports } from "../../../commands/strategy/submissions/reports.ts";
import { fileId, readStoredFile } from "../../../src/arena/submissions/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, labelsOf, type Table, textOf, viewOf } from "../play/table.ts";
import { registers } from "./registered.ts";
import { DAY_MS, ECHO, echo, submits, tableOf } from "./submitted.ts";

const it = base.extend("table", () => publicTable());

const boris = { ...BORIS, locale: "en" } as const;
const asks = (table: Table, what: string, options: Record<string, string> = {}, caller = ANNA) =>
  table.type("strategy", what, { name: "my-bot", ...options }, { caller });

async function publicTable() {
  const table = await tableOf();
  await submits(table, ECHO);
  table.pass(DAY_MS);
  return table;
}

describe("a file's source", () => {
  it("is sealed until its author confirms opening it", async ({ table }) => {
    expect(textOf(await asks(table, "source"))).toContain(ECHO);
    expect(textOf(await asks(table, "source", {}, boris))).toBe(
      say("en", "strategy-sealed", { name: "my-bot" }),
    );
    const question = viewOf(await asks(table, "open"));
    expect(labelsOf(question)).toEqual(["Show it to everyone", "Keep it sealed"]);
    expect((await table.press(question, "Show", { caller: boris })).type).toBe("notice");
    expect(textOf(await table.press(question, "Keep"))).toContain("stays sealed");
    expect((await asks(table, "source", {}, boris)).type).toBe("notice");
    expect(textOf(await table.press(question, "Show"))).toContain("open to everyone");
    expect(textOf(await asks(table, "source", {}, boris))).toContain(ECHO);
    expect(textOf(await asks(table, "open"))).toContain("already open");
  });

  it("is opened for the version in the question, not a later one", async ({ table }) => {
    const question = viewOf(await asks(table, "open"));
    await submits(table, echo(3));
    expect(textOf(await table.press(question, "Show"))).toBe(say("en", "press-old-button"));
    expect((await readStoredFile(table.store, fileId(echo(3))))?.isOpen).toBeUndefined();
  });

  it("stays private for a draft, as does the draft itself", async () => {
    const table = await tableOf();
    await submits(table, ECHO);
    for (const what of ["source", "open", "report"])
      expect(textOf(await asks(table, what, {}, boris))).toBe(
        say("en", "strategy-name-unknown", { name: "my-bot" }),
      );
  });

  it("is opened only by its author, and doesn't exist for settings", async ({ table }) => {
    expect(textOf(await asks(table, "open", {}, boris))).toContain("haven’t registered");
    await registers(table, "my-markov");
    expect(textOf(await asks(table, "source", { name: "my-markov" }))).toContain("with settings");
    expect(textOf(await table.type("strategy", "open"))).toContain("Your strategies");
  });
});

describe("a report", () => {
  it("goes only to the host, one for each name, and is deleted with its reporter's data", async ({
    table,
  }) => {
    for (const reason of ["rude", "very rude"])
      expect(await asks(table, "report", { reason }, boris)).toEqual(
        notice("en", "strategy-reported", { name: "my-bot" }),
      );
    expect(await allReports(table.store)).toMatchObject([{ name: "my-bot", reason: "very rude" }]);
    const data = await exported(table, { caller: boris });
    expect(data.strategyReports).toMatchObject([{ name: "my-bot", reason: "very rude" }]);
    await deleteAll(table, { caller: boris });
    expect(await allReports(table.store)).toEqual([]);
  });

  it("is refused for one's own strategy", async () => {
    expect(textOf(await asks(await publicTable(), "report"))).toBe(say("en", "strategy-report-own"));
  });
});

describe("an author's data", () => {
  it("includes the sources of all versions, and deletes them with the rest", async ({ table }) => {
    await submits(table, echo(3));
    const data = await exported(table);
    expect(data.strategies).toMatchObject([{ name: "my-bot", sources: [echo(3), ECHO] }]);
    expect(textOf(await deleteAll(table))).toContain(say("en", "data-deleted"));
    for (const source of [ECHO, echo(3)])
      expect(await readStoredFile(table.store, fileId(source))).toBeUndefined();
    expect(await table.store.board("strategy-authors").top(9)).toEqual([]);
  });

  it("says before a withdrawal that the file is deleted with the name", async ({ table }) => {
    const question = await asks(table, "withdraw");
    expect(textOf(question)).toContain("its file is deleted");
    await table.press(question, "Withdraw");
    expect(await readStoredFile(table.store, fileId(ECHO))).toBeUndefined();
    expect((await asks(table, "source", {}, boris)).type).toBe("notice");
  });
});
