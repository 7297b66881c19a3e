import { describe, expect, it } from "vitest";
import { openFreezer } from "../../../../commands/model/ghost/freezer.ts";
import { freeze, revoke } from "../../../../commands/model/ghost/ghosts.ts";
import { registrationsOf } from "../../../../commands/strategy/index.ts";
import { storedStrategySources } from "../../../../src/arena/submissions/index.ts";
import type { Caller, Reply } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { StoreError } from "../../../../src/infra/store/index.ts";
import { linkAccounts } from "../../../people/links/link-accounts.ts";
import { deleteAll } from "../../own-data.ts";
import { ANNA, BORIS, openTable, speaking, type Table, textOf, viewOf } from "../../play/table.ts";
import { findRegistration } from "../../strategy/registrations/stores.ts";
import { all, asked, ghost, hasPlayed, nothingOf, roundsOf, rps, walking } from "./haunting.ts";

describe("the recall of a ghost", () => {
  const ways: readonly (readonly [string, (table: Table, name: string) => Promise<Reply>])[] = [
    ["/model ghost off", (table) => ghost(table, { ghost: "off" })],
    ["its button", async (table) => table.press(await ghost(table), "Remove it")],
    ["/model reset", async (table) => table.press(await table.type("model", "reset"), "Forget it")],
    ["/data delete", (table) => deleteAll(table)],
    [
      "/strategy withdraw",
      async (table, name) => table.press(await table.type("strategy", "withdraw", { name }), "Withdraw it"),
    ],
  ];

  it.each(ways)("takes effect everywhere at once by %s, and frees its name", async (_way, callBack) => {
    const { table, entrant } = await walking();
    await callBack(table, entrant.name);
    await nothingOf(table, entrant.id, entrant.name);
    expect(textOf(await ghost(table, { ghost: "show" }))).toContain("You have no ghost");
    expect(textOf(await ghost(table, { ghost: "off" }))).toContain("You have no ghost");
  });

  it("happens on a reset, whose question announces it", async () => {
    const { table, entrant } = await walking();
    expect(textOf(await table.type("model", "reset"))).toContain(
      `Your ghost ${entrant.name} is made from it`,
    );
  });

  it("is refused to anyone else", async () => {
    const { table, entrant } = await walking();
    await ghost(table, { ghost: "off" }, { caller: BORIS });
    const question = viewOf(await ghost(table));
    expect(textOf(await table.press(question, "Remove it", { caller: BORIS }))).toBe(
      say("ru", "press-not-yours"),
    );
    expect(await all(table)).toEqual([entrant]);
  });

  it("completes on a retry after the store was unavailable", async () => {
    const { table, entrant } = await walking();
    const { store } = table;
    const { update } = store;
    store.update = () => Promise.reject(new StoreError("unreachable", "gone"));
    await ghost(table, { ghost: "off" }).catch(() => undefined);
    store.update = update;
    // No one can play against it, even after the first attempt failed.
    expect(await storedStrategySources(store)(entrant.id)).toBeUndefined();
    await ghost(table, { ghost: "off" });
    await nothingOf(table, entrant.id, entrant.name);
    expect(await registrationsOf(store, ANNA)).toEqual([]);
  });
});

describe("a ghost of linked accounts", () => {
  const ANYA: Caller = { platform: "discord", id: "700000000000000001", name: "Anya", locale: "en" };
  const both = async () => {
    const table = await openTable({ now: () => 1_700_000_000_000 });
    await hasPlayed(table, ANNA, 150);
    await linkAccounts(table.store, ANNA, ANYA, 1_700_000_000_000);
    return table;
  };
  const freezeIt = async (table: Table) => {
    const question = viewOf(await ghost(table));
    await table.press(question, "Freeze");
    return textOf(question);
  };
  const part = async (table: Table) => {
    await table.press(await table.type("account", "unlink", {}), "Unlink");
  };

  it("has the rounds of both, is recalled by either, and ends on unlinking", async () => {
    for (const ends of [part, (table: Table) => ghost(table, { ghost: "off" }, { caller: ANYA })]) {
      const table = await both();
      await hasPlayed(table, ANYA, 80);
      expect(await freezeIt(table)).toContain("230 rounds");
      const [entrant] = await all(table);
      await ends(table);
      await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
      expect(await registrationsOf(table.store, ANNA)).toEqual([]);
    }
  });

  it("stays with its owner on unlinking if it has no rounds of the other", async () => {
    const table = await both();
    expect(await freezeIt(table)).toContain("150 rounds");
    expect(textOf(await ghost(table, {}, { caller: ANYA }))).toContain("150 rounds");
    await part(table);
    expect(await all(table)).toHaveLength(1);
    expect(textOf(await ghost(table, { ghost: "off" }, { caller: ANYA }))).toContain("You have no ghost");
    expect(await all(table)).toHaveLength(1);
  });

  it("is deleted with the data of either", async () => {
    const table = await both();
    await hasPlayed(table, ANYA, 80);
    await freezeIt(table);
    const [entrant] = await all(table);
    await deleteAll(table, { caller: ANYA });
    await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
  });
});

describe("a ghost that is being frozen", () => {
  it("isn't created if it is recalled meanwhile on another device", async () => {
    const { table } = await asked();
    const { store } = table;
    const calledBack = async () => {
      await revoke(store, speaking(store, ANNA), { id: "rps" });
      return freezer.freeze({ gameId: "rps", rounds: await roundsOf(table) });
    };
    const freezer = openFreezer();
    const services = { store, now: () => 1, freezer: { ...freezer, freeze: calledBack } };
    expect(await freeze(services, speaking(store, ANNA), { game: rps, made: 0 })).toBe("old");
    expect(await all(table)).toEqual([]);
    expect(await registrationsOf(store, ANNA)).toEqual([]);
    await freezer.close();
  });

  it("is created once when two processes answer the question", async () => {
    const { table } = await asked();
    const freezer = openFreezer();
    const services = { store: table.store, now: () => 1, freezer };
    const anna = speaking(table.store, ANNA);
    const answers = await Promise.all([1, 2].map(() => freeze(services, anna, { game: rps, made: 0 })));
    expect(answers.filter((one) => one === "old")).toHaveLength(1);
    expect(await all(table)).toHaveLength(1);
    expect(await registrationsOf(table.store, ANNA)).toHaveLength(1);
    await freezer.close();
  });

  it("leaves nothing after a failure, and can be confirmed once more", async () => {
    const { table, question, freeze: label } = await asked();
    const { store } = table;
    const { update } = store;
    store.update = ((...all: Parameters<typeof update>) => {
      if (all[0].name === "ghost") return Promise.reject(new StoreError("unreachable", "gone"));
      return update.apply(store, all);
    }) as typeof update;
    await table.press(question, label).catch(() => undefined);
    expect(await all(table)).toEqual([]);
    store.update = update;
    await table.press(question, label);
    expect(await all(table)).toHaveLength(1);
    expect(await registrationsOf(store, ANNA)).toHaveLength(1);
  });
});

describe("stored data of a ghost", () => {
  it("is exported, and deleted with everything else", async () => {
    const { table, entrant } = await walking();
    const data = table.features.flatMap(({ personalData }) => personalData);
    const exported = JSON.stringify(await Promise.all(data.map((one) => one.export(ANNA))));
    expect(exported).toContain(entrant.name);
    expect(exported).toContain('"standIn"');
    for (const one of data.toReversed()) await one.remove(ANNA);
    const left = JSON.stringify(await Promise.all(data.map((one) => one.export(ANNA))));
    expect(left).not.toContain("ghost-");
    expect(left).not.toContain('"made"');
  });

  it("reserves its name, so that no one else can register it", async () => {
    const { table } = await walking();
    const reply = await table.type("strategy", "register", { name: "ghost-of-anna", strategy: "mirror" });
    expect(await findRegistration(table.store, "ghost-of-anna")).toBeUndefined();
    expect(textOf(reply)).toContain("ghost-of-anna");
  });
});
