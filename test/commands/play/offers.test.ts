import { describe, expect } from "vitest";
import { type Caller, encodeAction, type Offer } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { othersGame } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "./table.ts";

const offersTo = (table: Table, caller: Caller, query = ""): Promise<readonly Offer[]> =>
  table.dispatch.offers({ type: "offer", id: "inline-1", caller, place: PRIVATE, query });

const named = (offers: readonly Offer[], start: string): Offer => {
  const found = offers.find(({ id }) => id.startsWith(start));
  if (!found) throw new Error(`no offer ${start} among ${offers.map(({ id }) => id)}`);
  return found;
};

describe("inline offers of games", () => {
  it("include every game, for anyone and oneself, with a button that fits", async () => {
    const offers = await offersTo(await openTable(), ANNA);
    expect(offers.map(({ id }) => id.split("_")[0])).toEqual([
      "rps-any",
      "rps-own",
      "rpsls-any",
      "rpsls-own",
      "oddeven-any",
      "oddeven-own",
      "duel-rps",
      "duel-rpsls",
      "mines-any",
      "mines-own",
    ]);
    for (const { view, id } of offers) {
      expect(id).toMatch(/^[\w-]{1,64}$/);
      expect(() => encodeAction(view.buttons?.[0]?.[0]?.action as never)).not.toThrow();
    }
  });

  it("are filtered by what is typed, or all shown without a match", async ({ table }) => {
    expect((await offersTo(table, ANNA, "Spock")).map(({ id }) => id.split("_")[0])).toEqual([
      "rpsls-any",
      "rpsls-own",
      "duel-rpsls",
    ]);
    expect(await offersTo(table, ANNA, "chess")).toHaveLength(10);
  });

  it("become the match of whoever presses when they are for anyone", async () => {
    const table = await openTable();
    const { view } = named(await offersTo(table, ANNA), "rps-any");
    const taken = await table.press(view, "Play", { caller: BORIS });
    expect(taken).toMatchObject({ type: "edit" });
    expect(textOf(taken)).toContain("Boris 0 : 0");
    expect(await table.press(view, "Play", { caller: BORIS })).toMatchObject({
      type: "edit",
      view: viewOf(taken),
    });
    expect(textOf(await table.press(view, "Play", { caller: ANNA }))).toContain("Anna 0 : 0");
    const round = await table.press(taken, "Камень", { caller: BORIS });
    expect(round.type).toBe("edit");
  });

  it("are started only by their owner when they are for oneself", async ({ table }) => {
    const { view } = named(await offersTo(table, ANNA), "rpsls-own");
    expect(await table.press(view, "Play", { caller: BORIS })).toEqual(
      othersGame("ru", say("ru", "press-not-yours")),
    );
    const begun = await table.press(view, "Play");
    expect(begun.type).toBe("edit");
    expect(labelsOf(begun)).toContain("🖖 Spock");
  });

  it("show the game's default length and opponent", async ({ table }) => {
    const { view } = named(await offersTo(table, ANNA), "oddeven-own");
    expect(view.title).toContain("Odd-even · first to 10");
    expect(textOf(await table.press(view, "Play"))).toContain("Odd-even · first to 10");
  });

  it("don't start a second match when pressed after the first round", async ({ table }) => {
    const { view } = named(await offersTo(table, ANNA), "rps-own");
    const played = await table.press(await table.press(view, "Play"), "Rock");
    expect(viewOf(await table.press(view, "Play"))).toEqual(viewOf(played));
  });
});

describe("the greeting's buttons", () => {
  it("start a new match each time", async ({ table }) => {
    const greeting = viewOf(await table.type("start", "start"));
    const first = await table.press(greeting, "Rock-paper-scissors");
    const second = await table.press(greeting, "Rock-paper-scissors");
    expect(first).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(second).buttons).not.toEqual(viewOf(first).buttons);
  });
});
