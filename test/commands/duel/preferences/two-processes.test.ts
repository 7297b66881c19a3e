// Two processes on one store: what is blocked, set or started in one takes effect in the other at once.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { openStore, type Store } from "../../../../src/infra/store/index.ts";
import { blockDuels, blocksOf, startChallenge, unblockDuels } from "../../../../src/people/index.ts";
import { freshFolder } from "../../../infra/store/embedded.ts";
import { mayAskForDuel } from "../../../people/asks/asking.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "../../play/table.ts";

const AT = 1_800_000_000_000;
const HERE = "telegram:-5";
const BLOCK = { user: "x" };

describe("duel preferences in two processes", () => {
  let folder: ReturnType<typeof freshFolder>;
  let stores: readonly [Store, Store];
  beforeEach(async () => {
    folder = freshFolder();
    const open = () => openStore({ dataDir: folder.path, report: () => {} });
    stores = [await open(), await open()];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    folder.remove();
  });

  const mayAsk = (store: Store) => mayAskForDuel(store, { from: BORIS, to: ANNA, place: HERE, now: AT });
  const block = (table: Table, whom: Caller, id: string) =>
    table.type("duel", "block", BLOCK, {
      id,
      findPerson: () => ({ id: whom.id, name: whom.name, isBot: false }),
    } as never);

  it("store a block delivered to both once, and enforce it in both", async () => {
    const tables = await Promise.all(stores.map((store) => openTable({ store })));
    const [first, second] = await Promise.all(tables.map((table) => block(table, BORIS, "one-event")));
    expect(second).toEqual(first);
    expect(await blocksOf(stores[0], ANNA)).toHaveLength(1);
    expect(await Promise.all(stores.map(mayAsk))).toEqual(["not-taking", "not-taking"]);
  });

  it("keep all concurrent blocks from both, with their names", async () => {
    const people = Array.from({ length: 12 }, (_, at) => ({ ...BORIS, id: `${100 + at}`, name: `B${at}` }));
    await Promise.all(people.map((one, at) => blockDuels(stores[at % 2] as Store, ANNA, one, AT + at)));
    const names = (await blocksOf(stores[1], ANNA)).map(({ name }) => name);
    expect(names).toEqual(people.map(({ name }) => name).toReversed());
  });

  it("keep a name for other blockers while one person unblocks", async () => {
    const others = [3, 4, 5, 6].map((id) => ({ ...ANNA, id: `${id}` }));
    await blockDuels(stores[0], ANNA, BORIS, AT);
    await Promise.all([
      unblockDuels(stores[0], ANNA, BORIS),
      ...others.map((one, at) => blockDuels(stores[at % 2] as Store, one, BORIS, AT)),
    ]);
    for (const one of others) expect(await blocksOf(stores[0], one)).toMatchObject([{ name: "Boris" }]);
    expect(await blocksOf(stores[1], ANNA)).toEqual([]);
  });

  it("show in one process a setting pressed in the other", async () => {
    const [first, second] = (await Promise.all(stores.map((store) => openTable({ store })))) as [
      Table,
      Table,
    ];
    const shown = viewOf(await first.type("duel", "from"));
    await second.press(shown, "From no one");
    expect(textOf(await first.type("duel", "from"))).toContain(say("en", "duels-from", { from: "nobody" }));
  });

  it("limit a person's open challenges across both processes", async () => {
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        startChallenge(stores[at % 2] as Store, {
          ...{ id: `c${at}`, what: "duel", from: "telegram:2", at: AT, endsAt: AT + 600_000 },
        }),
      ),
    );
    expect(begun.filter(({ state }) => state === "begun")).toHaveLength(3);
  });
});
