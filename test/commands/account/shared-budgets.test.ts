import { describe, expect, it } from "vitest";
import { budgetsData, sharedBudgets } from "../../../commands/account/shared-budgets.ts";
import { type Caller, COSTLY_BUDGETS, createBudgets } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";
import { ANNA, openTable, textOf } from "../play/table.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris" };

const budgetsOn = (store: Store, clock = { now: NOON }) =>
  createBudgets({ now: () => clock.now, log: { warn: () => {} }, shared: sharedBudgets(store) });

const memory = () => openStore({ dataDir: ":memory:", report: () => {} });
const times = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

describe("costly budgets shared by processes", () => {
  const { size, everyMs } = COSTLY_BUDGETS.export;

  it("are shared on one store, with a single warning", async () => {
    const shared = await memory();
    const clock = { now: NOON };
    const [one, other] = [budgetsOn(shared, clock), budgetsOn(shared, clock)];
    const states: string[] = [];
    for (const event of times(2 * size)) {
      const budgets = states.length % 2 === 0 ? one : other;
      states.push((await budgets.chargeCostly(anna, "export", event)).state);
    }
    expect(states).toEqual(["in", "in", "in", "in", "warned", "silent", "silent", "silent"]);
    expect((await other.chargeCostly(boris, "export", "e")).state).toBe("in");
    clock.now += everyMs;
    expect((await other.chargeCostly(anna, "export", "later")).state).toBe("in");
    await shared.close();
  });

  it("charge an event once, with one verdict for all processes", async () => {
    const shared = await memory();
    const clock = { now: NOON };
    const processes = [1, 2, 3].map(() => budgetsOn(shared, clock));
    for (const event of [...times(size), "past"]) {
      const verdicts = await Promise.all(
        processes.map((budgets) => budgets.chargeCostly(anna, "export", event)),
      );
      expect(verdicts.map(({ state }) => state)).toEqual(Array(3).fill(event === "past" ? "warned" : "in"));
    }
    await shared.close();
  });

  it("don't ask the store about people over limit, even after a deletion", async () => {
    const store = await memory();
    let updates = 0;
    const update: Store["update"] = (...given) => {
      updates += 1;
      return store.update(...given);
    };
    const budgets = budgetsOn(withMethods(store, { update }));
    for (const event of times(size)) await budgets.chargeCostly(anna, "export", event);
    expect(await budgetsData(store).remove(anna)).toBe(true);
    const states = [];
    for (const event of times(50))
      states.push((await budgets.chargeCostly(anna, "export", `x${event}`)).state);
    expect(states.slice(0, 2)).toEqual(["warned", "silent"]);
    expect(updates).toBe(size);
  });

  it("are stored without event details until full again", async () => {
    const store = await memory();
    let ttl: number | undefined;
    const update: Store["update"] = (kind, id, change, ttlMs) => {
      ttl = ttlMs;
      return store.update(kind, id, change, ttlMs);
    };
    const budgets = budgetsOn(withMethods(store, { update }));
    await budgets.chargeCostly(anna, "export", "message:-100:7");
    const stored = await budgetsData(store).export(anna);
    expect(stored.budgets).toEqual({
      export: { fullAt: NOON + everyMs, events: [expect.stringMatching(/^[\w-]{8}$/)] },
    });
    expect(ttl).toBe(86_400_000);
  });
});

it("are exported and deleted with a person's other data", async () => {
  const store = await memory();
  const budgets = budgetsOn(store);
  const table = await openTable({ store, budgets });
  const exported = textOf(await table.type("data", "export"));
  expect(exported).toContain('"budgets": {\n    "export": {\n      "fullAt": 1795003380000');
  const account = table.features.at(-1)?.personalData;
  expect(await account?.remove(ANNA)).toBe(true);
  expect(await account?.export(ANNA)).toEqual({});
  expect(await account?.remove(ANNA)).toBe(false);
});
