// Names in commands: who gives them to what, the panel of one's own, and where a name may stand for a strategy.

import { randomUUID } from "node:crypto";
import { it as base, describe, expect } from "vitest";
import { asName, formRefusal } from "../../../commands/strategy/index.ts";
import { encodeAction, type Incoming, type View } from "../../../src/chat/index.ts";
import { strategyNames } from "../../../src/core/strategies/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { exported } from "../own-data.ts";
import { ANNA, BORIS, labelsOf, openTable, suggested, type Table, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers, SPEC, tableWith } from "./registered.ts";
import { ECHO, submits } from "./submitted.ts";

const it = base.extend("table", () => tableWith("my-markov"));
const boris = { ...BORIS, locale: "en" } as const;
const pageOf = async (table: Table, strategy: string, caller = ANNA) =>
  viewOf(await table.type("strategy", "list", { strategy }, { caller }));

/** Submits the form that a button opened. */
async function fills(table: Table, view: View, label: string, typed: Record<string, string>) {
  const asked = await table.press(view, label);
  if (asked.type !== "notice" || !asked.asks?.pressed) return expect.fail(`${label} asks nothing`);
  const { action } = asked.asks.pressed;
  const place = { kind: "private", id: ANNA.id } as const;
  const press = { type: "press", id: randomUUID(), caller: ANNA, place, action, typed };
  return table.dispatch.handle(press as Incoming);
}

describe("a name's form", () => {
  it.each(["abc", "my-markov", "m2x", "a--", `a${"b".repeat(23)}`])("may be %s", (name) => {
    expect(formRefusal(name)).toBeUndefined();
  });

  it.each([
    ...["", "ab", `a${"b".repeat(24)}`, "100", "5to", "-abc", "My-Markov", "my markov", "my_markov"],
    ...["мой-ход", "a:b", "abc\n", "__proto__", "@everyone", "<script>"],
  ])("can't be %j", (name) => {
    expect(formRefusal(name)).toBe("bad-name");
  });

  it("is no strategy's, and doesn't speak for the bot", () => {
    const known = strategyNames.filter((name) => name.length >= 3);
    for (const name of [...known, "all", "process", "house", "gadalka", "real-gadalka"])
      expect(formRefusal(name)).toBe("reserved-name");
    for (const near of ["marko", "markov1", "mxrkov", "makrov", "fortune-tellr", "wildcart"])
      expect(formRefusal(near)).toBe("like-built-in");
    expect(["markov-2", "my-copy"].map(formRefusal)).toEqual([undefined, undefined]);
    expect(asName(" My-Markov ")).toBe("my-markov");
  });
});

describe("/strategy register", () => {
  it.each(LOCALES)("says in %s what the name stands for and how to play it", async (locale) => {
    const table = await openTable();
    const reply = await registers(table, "My-Markov", "MARKOV:decay=0.98,order=4", { ...ANNA, locale });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toBe(say(locale, "registration-done", { name: "my-markov" }));
    expect(textOf(reply)).toContain(`my-markov = ${SPEC}`);
    expect(textOf(reply)).toContain("/rps play opponent=my-markov");
  });

  it.each([
    ["ab", SPEC, "3 to 24"],
    ["wildcard", SPEC, "my-wildcard"],
    ["my-markov", "markvo", "markov"],
    ["my-markov", "markov:ordr=4", "order"],
    ["my-markov", "markov:order=99", "order can’t be"],
    ["my-markov", "other-name", "I don’t know an opponent"],
  ])("refuses %s = %s and says what would be right", async (name, strategy, right) => {
    const table = await openTable();
    const reply = await registers(table, name, strategy);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
  });

  it("changes one's own name, and no one else's", async ({ table }) => {
    expect(textOf(await registers(table, "my-markov", "mirror", BORIS))).toBe(
      say("ru", "registration-refused", { refusal: "taken", name: "my-markov" }),
    );
    await registers(table, "my-markov", "mirror");
    expect(textOf(await infoOn(table, "my-markov"))).toContain("my-markov = mirror");
  });

  it.each(["register", "withdraw"])("opens one's strategies if %s lacks its options", async (subcommand) => {
    const table = await openTable();
    expect(await table.type("strategy", subcommand)).toEqual(await table.type("strategy", "mine"));
  });
});

describe("/strategy mine", () => {
  it("lists the caller's names only, each with a page of what its owner can do", async ({ table }) => {
    await registers(table, "hers", "mirror", BORIS);
    const mine = viewOf(await table.type("strategy", "mine"));
    expect(mine.title).toBe("🔮 Your strategies: 1 of 10");
    expect(textOf(await table.type("strategy", "mine"))).toContain(`my-markov = ${SPEC}`);
    expect(labelsOf(mine)).toEqual(["my-markov", "Send a file", "Name one of mine"]);
    const one = viewOf(await table.press(mine, "my-markov"));
    expect(labelsOf(one)).toEqual(["Change", "Withdraw", "Details", "My strategies"]);
    expect(textOf(await table.press(one, "Details"))).toContain("← here 4");
    expect(textOf(await fills(table, one, "Change", { strategy: "mirror" }))).toContain("my-markov = mirror");
    const question = viewOf(await table.press(await pageOf(table, "my-markov"), "Withdraw"));
    expect(labelsOf(question)).toEqual(["Withdraw it", "Keep it", "Back"]);
    await table.press(question, "Withdraw it");
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
    expect(textOf(await table.press(one, "Change"))).toContain(say("en", "panel-gone"));
  });

  it("offers a new version of a file, and nothing to anyone else", async () => {
    const table = await openTable();
    await submits(table, ECHO);
    const own = await pageOf(table, "my-bot");
    expect(labelsOf(own)).toEqual(["New version", "Withdraw", "Details", "My strategies"]);
    expect(await table.press(own, "New version")).toMatchObject({
      type: "notice",
      asks: { subcommand: "submit" },
    });
    expect(labelsOf(await pageOf(table, "my-bot", boris))).toEqual(["Details", "My strategies"]);
  });

  it("has a page for each of the bot's, where it can be named", async () => {
    const table = await openTable();
    const list = viewOf(await table.type("strategy", "list"));
    const one = viewOf(await table.press(list, "constant"));
    expect(textOf(await fills(table, one, "Give it a name", { name: "my-rock" }))).toContain(
      "my-rock = constant",
    );
    const named = await fills(table, await pageOf(table, SPEC), "Give it a name", { name: "my-markov" });
    expect(textOf(named)).toContain(`my-markov = ${SPEC}`);
    const long = await table.type("strategy", "list", {
      strategy: "markov:order=3,decay=0.98765,reply=likeliest",
    });
    expect(viewOf(long).buttons).toBeUndefined();
  });

  it("has actions short enough for a button", async () => {
    const table = await tableWith("a-name-of-24-characters1");
    const views = [await pageOf(table, "a-name-of-24-characters1"), await pageOf(table, SPEC)];
    for (const { action } of views.flatMap(({ buttons }) => buttons?.flat() ?? []))
      expect(() => encodeAction(action)).not.toThrow();
  });
});

describe("/strategy withdraw", () => {
  it.each([`a${"b".repeat(23)}`, "keep"])("asks, then frees %s for everyone", async (name) => {
    const table = await tableWith(name);
    const question = viewOf(await table.type("strategy", "withdraw", { name: name.toUpperCase() }));
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "registration-kept"));
    expect((await infoOn(table, name)).type).toBe("post");
    expect(textOf(await table.press(question, "Withdraw"))).toContain(`${name} is withdrawn`);
    expect((await infoOn(table, name)).type).toBe("notice");
    await registers(table, name, "mirror", BORIS);
    expect(textOf(await table.press(question, "Withdraw"))).toContain("haven’t registered");
    expect(textOf(await infoOn(table, name))).toContain(`${name} = mirror`);
  });

  it("is only for the owner", async ({ table }) => {
    const options = { name: "my-markov" };
    expect(textOf(await table.type("strategy", "withdraw", options, { caller: boris }))).toContain(
      "haven’t registered",
    );
    const question = viewOf(await table.type("strategy", "withdraw", options));
    expect(await table.press(question, "Withdraw", { caller: BORIS })).toEqual(notYours("ru"));
    expect((await infoOn(table, "my-markov")).type).toBe("post");
  });
});

describe("a name", () => {
  const opponentOf = async (table: Table, caller = ANNA) =>
    (await table.store.read(PREDICTOR, predictorKey(caller, "rps")))?.live?.opponent;

  it("shows anyone what it stands for, and not its owner", async ({ table }) => {
    const reply = await table.type("strategy", "info", { strategy: "My-Markov" }, { caller: BORIS });
    expect(viewOf(reply).title).toBe("🔮 my-markov");
    expect(textOf(reply)).toContain(`my-markov = ${SPEC}`);
    expect(textOf(reply)).not.toMatch(/Anna|telegram/);
  });

  it("is anyone's opponent, and a match keeps the strategy if the name changes", async ({ table }) => {
    const opening = await table.type("rps", "play", { opponent: "My-Markov" }, { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe(SPEC);
    await registers(table, "my-markov", "mirror");
    await table.press(opening, "Камень", { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe(SPEC);
    await table.type("rps", "play", { opponent: "my-markov" }, { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe("mirror");
  });

  it("is refused in a game that its strategy doesn't play", async ({ table }) => {
    await registers(table, "machine", "shannon");
    expect(textOf(await table.type("rps", "play", { opponent: "machine" }))).toContain(
      "machine doesn’t play this game (Rock-paper-scissors). These do: fortune-teller, wildcard,",
    );
    expect((await table.type("oddeven", "play", { opponent: "machine" })).type).toBe("post");
  });

  it("is suggested after a typo only to its owner", async ({ table }) => {
    const options = { opponent: "my-markvo" };
    expect(textOf(await table.type("rps", "play", options))).toContain("Did you mean my-markov");
    expect(textOf(await table.type("rps", "play", options, { caller: BORIS }))).not.toContain("my-markov");
  });

  it("is exported with the person's data, and deleted with it", async ({ table }) => {
    await registers(table, "hers", "mirror", BORIS);
    const { strategies } = await exported(table);
    expect(strategies).toMatchObject([{ name: "my-markov", strategy: SPEC, version: 1 }]);
    const question = await table.type("data", "delete");
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-deleted"));
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    expect((await infoOn(table, "hers")).type).toBe("post");
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-nothing"));
  });
});

describe("suggestions of names", () => {
  const asOpponent = (table: Table, typed: string, caller = ANNA, command = "rps") =>
    suggested(table, { command, subcommand: "play", option: "opponent", typed }, caller);

  it("put one's own before strategies, and others' only once they're typed whole", async () => {
    const table = await tableWith("my-markov", "another");
    expect(await asOpponent(table, "mark")).toEqual(["my-markov", "markov"]);
    expect((await asOpponent(table, "")).slice(0, 3)).toEqual(["my-markov", "another", "novice"]);
    expect(await asOpponent(table, "")).toHaveLength(25);
    expect(await asOpponent(table, "my-mark", BORIS)).toEqual([]);
    expect(await asOpponent(table, "my-markov", BORIS)).toEqual(["my-markov"]);
  });

  it("are those that play the game", async ({ table }) => {
    await registers(table, "machine", "shannon");
    expect(await asOpponent(table, "machine")).not.toContain("machine");
    expect(await asOpponent(table, "machine", ANNA, "oddeven")).toContain("machine");
  });

  it("are one's own where a name is asked for, and strategies where one is named", async ({ table }) => {
    const asked = { command: "strategy", subcommand: "withdraw", option: "name" };
    expect(await suggested(table, { ...asked, typed: "MY" })).toEqual(["my-markov"]);
    expect(await suggested(table, { ...asked, typed: "" }, BORIS)).toEqual([]);
    const named = { command: "strategy", subcommand: "register", option: "strategy" };
    expect(await suggested(table, { ...named, typed: "markov:" })).toContain("markov:order=3");
    expect(await suggested(table, { ...named, typed: "my-" })).toEqual([]);
  });
});
