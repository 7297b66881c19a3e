// Where the names of registered strategies may appear: in reports, as opponents, and in suggestions.

import { describe, expect, it } from "vitest";
import { addRegistration } from "../../../commands/strategy/registrations/ledger.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { ANNA, BORIS, openTable, suggested, type Table, textOf, viewOf } from "../play/table.ts";
import { registers, SPEC, tableWith } from "./registered.ts";

describe("/strategy info of a registered name", () => {
  it("shows its strategy and results to anyone, but not its owner", async () => {
    const table = await tableWith("my-markov");
    const reply = await table.type("strategy", "info", { strategy: "My-Markov" }, { caller: BORIS });
    expect(viewOf(reply).title).toBe("🔮 my-markov");
    const text = textOf(reply);
    expect(text).toContain(`my-markov = ${SPEC}`);
    expect(text).toMatch(/^wildcard +\d+ +\d+ +\d+$/m);
    expect(text).toContain("← здесь 4");
    expect(text).not.toMatch(/Anna|telegram/);
  });

  it.each(families)("fits in one message for $family", async ({ family }) => {
    const table = await openTable();
    const results = Array.from({ length: 6 }, (_, at) => ({
      opponent: `${at}-stay-lose-shifts`,
      wins: 100,
      losses: 100,
      draws: 0,
    }));
    const name = `a${"b".repeat(23)}`;
    await addRegistration(table.store, ANNA, {
      name,
      strategy: family,
      gauntlet: { game: "rpsls", results },
    });
    for (const locale of LOCALES) {
      const reply = await table.type("strategy", "info", { strategy: name }, { caller: { ...ANNA, locale } });
      expect(textOf(reply).length).toBeLessThan(2000);
    }
  });
});

describe("a registered name as an opponent", () => {
  const opponentOf = async (table: Table, caller = ANNA) =>
    (await table.store.read(PREDICTOR, predictorKey(caller, "rps")))?.live?.opponent;

  it("is open to anyone, and a match keeps its strategy if the name changes", async () => {
    const table = await tableWith("my-markov");
    const opening = await table.type("rps", "play", { opponent: "My-Markov" }, { caller: BORIS });
    expect(opening.type).toBe("post");
    expect(await opponentOf(table, BORIS)).toBe("markov:order=4,decay=0.98");
    await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    await table.press(opening, "Камень", { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe("markov:order=4,decay=0.98");
    await table.type("rps", "play", { opponent: "my-markov" }, { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe("mirror");
  });

  it("is refused in a game that its strategy doesn't play", async () => {
    const table = await openTable();
    await registers(table, "machine", "shannon");
    expect(textOf(await table.type("rps", "play", { opponent: "machine" }))).toContain(
      "shannon doesn’t play this game (Rock-paper-scissors). These do: fortune-teller, wildcard,",
    );
    expect((await table.type("oddeven", "play", { opponent: "machine" })).type).toBe("post");
  });

  it("is suggested after a typo only to its owner", async () => {
    const table = await tableWith("my-markov");
    const options = { opponent: "my-markvo" };
    expect(textOf(await table.type("rps", "play", options))).toContain("Did you mean my-markov");
    expect(textOf(await table.type("rps", "play", options, { caller: BORIS }))).not.toContain("my-markov");
  });
});

describe("suggestions of registered names", () => {
  const asOpponent = (table: Table, typed: string, caller = ANNA, command = "rps") =>
    suggested(table, { command, subcommand: "play", option: "opponent", typed }, caller);

  it("put the owner's name before strategies with similar names", async () => {
    const table = await tableWith("my-markov", "another");
    expect(await asOpponent(table, "mark")).toEqual(["my-markov", "markov"]);
    const all = await asOpponent(table, "");
    expect(all.slice(0, 3)).toEqual(["my-markov", "another", "novice"]);
    expect(all).toHaveLength(25);
  });

  it("show a name to others only once it's typed in full", async () => {
    const table = await tableWith("my-markov");
    expect(await asOpponent(table, "my-mark", BORIS)).toEqual([]);
    expect(await asOpponent(table, "my-markov", BORIS)).toEqual(["my-markov"]);
    expect(await asOpponent(table, "my-markov")).toEqual(["my-markov"]);
  });

  it("show a name only for games that its strategy plays", async () => {
    const table = await openTable();
    await registers(table, "machine", "shannon");
    expect(await asOpponent(table, "machine")).not.toContain("machine");
    expect(await asOpponent(table, "machine", ANNA, "oddeven")).toContain("machine");
    expect(
      await suggested(table, { command: "strategy", subcommand: "info", option: "strategy", typed: "mach" }),
    ).toContain("machine");
  });

  it.each(["update", "withdraw"])(
    "offer nothing but registered names as the name to %s",
    async (subcommand) => {
      const table = await tableWith("my-markov", "another");
      const asked = { command: "strategy", subcommand, option: "name" };
      expect(await suggested(table, { ...asked, typed: "MY" })).toEqual(["my-markov"]);
      expect(await suggested(table, { ...asked, typed: "" }, BORIS)).toEqual([]);
    },
  );

  it("offer only strategies, not names, as the strategy to register", async () => {
    const table = await tableWith("my-markov");
    const asked = { command: "strategy", subcommand: "register", option: "strategy" };
    expect(await suggested(table, { ...asked, typed: "markov:" })).toContain("markov:order=3");
    expect(await suggested(table, { ...asked, typed: "my-" })).toEqual([]);
  });
});
