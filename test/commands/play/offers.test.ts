import { describe, expect } from "vitest";
import { type Caller, encodeAction, type Offer } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { othersGame } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, viewOf } from "./table.ts";

const offersTo = (table: Table, caller: Caller, query = ""): Promise<readonly Offer[]> =>
  table.dispatch.offers({ type: "offer", id: "inline-1", caller, place: PRIVATE, query });

const named = (offers: readonly Offer[], start: string): Offer => {
  const found = offers.find(({ id }) => id.startsWith(start));
  if (!found) throw new Error(`no offer ${start} among ${offers.map(({ id }) => id)}`);
  return found;
};

describe("inline offers of games", () => {
  it("include every game, for anyone and oneself, with a button that fits, or what is typed", async ({
    table,
  }) => {
    const offers = await offersTo(table, ANNA);
    const kinds = (all: readonly Offer[]) => all.map(({ id }) => id.split("_")[0]).join(" ");
    expect(kinds(offers)).toBe(
      "rps-any rps-own rpsls-any rpsls-own oddeven-any oddeven-own duel-rps duel-rpsls mines-any mines-own",
    );
    for (const { view, id } of offers) {
      expect(id).toMatch(/^[\w-]{1,64}$/);
      expect(() => encodeAction(view.buttons?.[0]?.[0]?.action as never)).not.toThrow();
    }
    expect(kinds(await offersTo(table, ANNA, "Spock"))).toBe("rpsls-any rpsls-own duel-rpsls");
    expect(await offersTo(table, ANNA, "chess")).toHaveLength(10);
  });

  it.each(["rps", "mines"])(
    "of %s become the game of whoever presses when they are for anyone",
    async (game) => {
      const table = await openTable();
      const { view } = named(await offersTo(table, ANNA), `${game}-any`);
      const taken = await table.press(view, "Play", { caller: BORIS });
      expect(taken.type).toBe("edit");
      expect(viewOf(taken).blocks.map(({ type }) => type)).not.toContain("picture");
      expect(viewOf(await table.press(view, "Play", { caller: BORIS }))).toEqual(viewOf(taken));
      const [first = ""] = labelsOf(taken);
      expect(await table.press(taken, first)).toMatchObject({ isNotYours: true });
      expect((await table.press(taken, first, { caller: BORIS })).type).toBe("edit");
      expect(viewOf(await table.press(view, "Play"))).not.toEqual(viewOf(taken));
    },
  );

  it.each(["rpsls", "mines", "oddeven"])(
    "of %s are started once, only by their owner, when for oneself",
    async (game) => {
      const table = await openTable();
      const { view } = named(await offersTo(table, ANNA), `${game}-own`);
      const refused = othersGame("ru", say("ru", "press-not-yours"));
      expect(await table.press(view, "Play", { caller: BORIS })).toEqual(refused);
      const begun = await table.press(view, "Play");
      expect(begun.type).toBe("edit");
      const played = await table.press(begun, labelsOf(begun)[0] ?? "");
      expect(viewOf(await table.press(view, "Play"))).toEqual(viewOf(played));
    },
  );
});
