import { describe, expect, it } from "vitest";
import { budgetsData, sharedBudgets } from "../../../commands/account/shared-budgets.ts";
import { type Caller, createBudgets, DEAR_BUDGETS } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";
import { ANNA, openTable, textOf } from "../play/table.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris" };

/** The budgets of a process on this store. */
const budgetsOn = (store: Store, clock = { now: NOON }) =>
  createBudgets({ now: () => clock.now, log: { warn: () => {} }, shared: sharedBudgets(store) });

const memory = () => openStore({ dataDir: ":memory:", report: () => {} });
const times = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

describe("dear budgets that processes share", () => {
  const { size, everyMs } = DEAR_BUDGETS.export;

  it("are shared by processes on one store, which tell once", async () => {
    const shared = await memory();
    const clock = { now: NOON };
    const [one, other] = [budgetsOn(shared, clock), budgetsOn(shared, clock)];
    const states: string[] = [];
    for (const event of times(2 * size)) {
      const budgets = states.length % 2 === 0 ? one : other;
      states.push((await budgets.chargeDear(anna, "export", event)).state);
    }
    expect(states).toEqual(["in", "in", "in", "in", "told", "silent", "silent", "silent"]);
    expect((await other.chargeDear(boris, "export", "e")).state).toBe("in");
    clock.now += everyMs;
    expect((await other.chargeDear(anna, "export", "later")).state).toBe("in");
    await shared.close();
  });

  it("charge an event once that several processes are told of, and give all of them the same verdict", async () => {
    const shared = await memory();
    const clock = { now: NOON };
    const processes = [1, 2, 3].map(() => budgetsOn(shared, clock));
    for (const event of [...times(size), "past"]) {
      const verdicts = await Promise.all(
        processes.map((budgets) => budgets.chargeDear(anna, "export", event)),
      );
      expect(verdicts.map(({ state }) => state)).toEqual(Array(3).fill(event === "past" ? "told" : "in"));
    }
    await shared.close();
  });

  it("do not ask the store for who is past them here, nor are refilled by deleting what it holds", async () => {
    const store = await memory();
    let updates = 0;
    const update: Store["update"] = (...given) => {
      updates += 1;
      return store.update(...given);
    };
    const budgets = budgetsOn(withMethods(store, { update }));
    for (const event of times(size)) await budgets.chargeDear(anna, "export", event);
    expect(await budgetsData(store).remove(anna)).toBe(true);
    const states = [];
    for (const event of times(50)) states.push((await budgets.chargeDear(anna, "export", `x${event}`)).state);
    expect(states.slice(0, 2)).toEqual(["told", "silent"]);
    expect(updates).toBe(size);
  });

  it("are stored without a word of the events, for as long as they are not full", async () => {
    const store = await memory();
    let ttl: number | undefined;
    const update: Store["update"] = (kind, id, change, ttlMs) => {
      ttl = ttlMs;
      return store.update(kind, id, change, ttlMs);
    };
    const budgets = budgetsOn(withMethods(store, { update }));
    await budgets.chargeDear(anna, "export", "message:-100:7");
    const stored = await budgetsData(store).export(anna);
    expect(stored.budgets).toEqual({
      export: { fullAt: NOON + everyMs, events: [expect.stringMatching(/^[\w-]{8}$/)] },
    });
    expect(ttl).toBe(86_400_000);
  });
});

it("what is stored of a person's budgets is in their export, and deleted with the rest", async () => {
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
