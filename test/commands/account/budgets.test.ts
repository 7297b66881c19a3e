import { expect, it } from "vitest";
import { createBudgets } from "../../../src/chat/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { ANNA, openTable, textOf } from "../play/table.ts";

it("what is stored of a person's budgets is in their export, and deleted with the rest", async () => {
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  const now = () => Date.parse("2026-11-18T12:00:00Z");
  const budgets = createBudgets({ now, log: { warn: () => {} }, shared: store });
  const table = await openTable({ store, budgets });
  const exported = textOf(await table.type("data", "export"));
  expect(exported).toContain('"budgets": {\n    "export": {\n      "fullAt": 1795003380000');
  const account = table.features.at(-1)?.personalData;
  expect(await account?.remove(ANNA)).toBe(true);
  expect(await account?.export(ANNA)).toEqual({});
  expect(await account?.remove(ANNA)).toBe(false);
});
