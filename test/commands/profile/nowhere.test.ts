// Searches every row of the data file for a person who withdrew all consent, or deleted their data.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { agreementWith } from "../../../src/people/index.ts";
import { freshFolder } from "../../infra/store/embedded.ts";
import { giveRounds } from "../kit/histories.ts";
import { deleteAll, exported } from "../own-data.ts";
import { openTable, type Table, textOf } from "../play/table.ts";
import { settled } from "./crowds.ts";
import { compare, fakePainter, GROUP, look, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

let folder: ReturnType<typeof freshFolder>;
let store: Store;
let table: Table;
let painter: ReturnType<typeof fakePainter>;

beforeEach(async () => {
  folder = freshFolder();
  store = await openStore({ dataDir: folder.path, report: () => {} });
  painter = fakePainter();
  table = await openTable({ store, painter });
  for (const who of [VERA, WASSILY, ZOE]) await giveRounds(store, who);
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

/** Every row of any table that names the person. */
function rowsNaming(...words: string[]): string[] {
  const database = new DatabaseSync(join(folder.path, "gadalka.db"), { readOnly: true });
  try {
    const tables = ["documents", "claims", "scores", "boards"];
    const rows = tables.flatMap((name) => database.prepare(`SELECT * FROM ${name}`).all());
    return rows.map((row) => JSON.stringify(row)).filter((row) => words.some((word) => row.includes(word)));
  } finally {
    database.close();
  }
}

const wassily = () => rowsNaming(WASSILY.id, "Wassily", "wassily");
const deletes = (who: Caller) => deleteAll(table, { caller: who });

/** Wassily in every role: seen by name, on lists, asked, asking, agreed to, agreeing. */
async function entangled(): Promise<void> {
  await table.type("profile", "show", {}, { caller: WASSILY, place: GROUP });
  await opened(table, WASSILY, "everyone");
  await look(table, VERA, WASSILY);
  await opened(table, WASSILY, "place");
  await pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);
  await pressed(table, await compare(table, WASSILY, VERA), "Accept", VERA);
  await pressed(table, await compare(table, ZOE, WASSILY), "Decline", WASSILY);
  await compare(table, WASSILY, ZOE);
}

describe("a person who deletes everything", () => {
  it("appears in no document, list or picture, whatever was shared", async () => {
    await entangled();
    expect(wassily().length).toBeGreaterThan(6);
    expect(painter.kept()).toContain(`telegram:${WASSILY.id}`);
    await deletes(WASSILY);
    expect(wassily()).toEqual([]);
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
    const reply = await compare(table, VERA, WASSILY);
    expect(textOf(reply)).toContain("Wassily, may Vera compare");
  });

  it("leaves the others' agreements with each other", async () => {
    await pressed(table, await compare(table, VERA, ZOE), "Accept", ZOE);
    await entangled();
    await deletes(WASSILY);
    expect(textOf(await compare(table, VERA, ZOE))).toContain("of Vera and ");
  });

  it("is removed even if an acceptance was on its way", async () => {
    const card = await compare(table, WASSILY, VERA);
    await Promise.all([pressed(table, card, "Accept", VERA), deletes(WASSILY)]);
    expect(wassily()).toEqual([]);
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
  });

  it("is removed from maps and the chat's list", async () => {
    for (const who of [VERA, WASSILY, ZOE]) await settled(table, who);
    const map = () => table.type("profile", "map", {}, { caller: VERA, place: GROUP });
    expect(textOf(await map())).toContain("Wassily");
    expect(wassily().some((row) => row.includes("people:"))).toBe(true);
    expect(painter.kept()).toContain(`telegram:${WASSILY.id}`);
    await deletes(WASSILY);
    expect(wassily()).toEqual([]);
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
    expect(textOf(await map())).not.toContain("Wassily");
  });

  it("can export all of it beforehand", async () => {
    await entangled();
    const all = await exported(table, { caller: WASSILY });
    expect(all).toMatchObject({
      consent: { level: "place", text: 1 },
      comparisons: { given: [{ name: "Vera" }], received: [`telegram:${VERA.id}`] },
      handle: "wassily",
      profileAskedFor: [{ gameId: "rps", place: { id: GROUP.id } }],
    });
    expect(all.comparisonQuestions).toHaveLength(4);
  });
});

describe("a person who turns private", () => {
  it("is on no list, agrees with no one, and is in no picture", async () => {
    await entangled();
    await opened(table, WASSILY, "private");
    expect(rowsNaming(`consent:telegram:${WASSILY.id}`)).toEqual([]);
    expect(await agreementWith(store, WASSILY, VERA)).toBeUndefined();
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
    const shown = await look(table, VERA, WASSILY);
    expect(shown.type).toBe("notice");
    expect(textOf(await compare(table, VERA, WASSILY))).toContain("may Vera compare");
  });
});
