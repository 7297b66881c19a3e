import { describe, expect, it } from "vitest";
import type { Caller, Reply } from "../../src/chat/index.ts";
import { LOCALES, say } from "../../src/i18n/index.ts";
import { PLAYER_GAME, playerGameKey } from "../../src/players/index.ts";
import { addRegistration } from "../../src/registrations/ledger.ts";
import { families } from "../../src/strategies/index.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../sessions/table.ts";

const SPEC = "markov:order=4,decay=0.98";

const registers = (table: Table, name: string, strategy = SPEC, caller: Caller = ANNA): Promise<Reply> =>
  table.type("strategy", "register", { name, strategy }, { caller });
const infoOn = (table: Table, strategy: string): Promise<Reply> => table.type("strategy", "info", { strategy });

async function tableWith(...names: string[]): Promise<Table> {
  const table = await openTable();
  for (const name of names) await registers(table, name);
  return table;
}

describe("/strategy register", () => {
  it.each(LOCALES)("tries the strategy, shows the report privately, and says in %s how to play it", async (locale) => {
    const table = await openTable();
    const reply = await registers(table, "My-Markov", "MARKOV:decay=0.98,order=4", { ...ANNA, locale });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const text = textOf(reply);
    expect(viewOf(reply).title).toBe(say(locale, "registration-done", { name: "my-markov" }));
    expect(text).toContain(`my-markov = ${SPEC}`);
    expect(text).toMatch(/^rotation +\d+ +\d+ +\d+$/m);
    expect(text).toContain("/rps play opponent=my-markov");
    expect(
      Math.max(...text.split("\n").map((line) => (/^\S+ +\d+ +\d+ +\d+$/.test(line) ? line.length : 0))),
    ).toBeLessThan(40);
  });

  it("counts the matches that were won, each of 200 rounds", async () => {
    const text = textOf(await registers(await openTable(), "my-markov"));
    const rows = [...text.matchAll(/^\S+ +(\d+) +(\d+) +(\d+)$/gm)].map((row) => row.slice(1).map(Number));
    const won = rows.filter(([wins = 0, losses = 0]) => wins > losses).length;
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row.reduce((sum, rounds) => sum + rounds)).toBe(200);
    expect(text).toContain(`It won ${won} of 6 matches of 200 rounds.`);
  });

  it("tries one that plays odd-even alone at odd-even", async () => {
    const text = textOf(await registers(await openTable(), "machine", "shannon"));
    expect(text).toContain("Tried at: Odd-even.");
    expect(text).toContain("/oddeven play opponent=machine");
  });

  it.each([
    ["ab", SPEC, "3 to 24"],
    ["42nd-try", SPEC, "begins with a letter"],
    ["wildcard", SPEC, "my-wildcard"],
    ["vk", SPEC, "3 to 24"],
    ["my-markov", "markvo", "markov"],
    ["my-markov", "markov:ordr=4", "order"],
    ["my-markov", "markov:order=99", "order cannot be"],
    ["my-markov", "other-name", "I know no opponent"],
  ])("refuses %s = %s with what would be right", async (name, strategy, right) => {
    const table = await openTable();
    const reply = await registers(table, name, strategy);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect((await table.type("strategy", "mine")).type).toBe("notice");
  });

  it.each(["register", "update", "withdraw"])("%s without its options says what it needs", async (subcommand) => {
    const reply = await (await openTable()).type("strategy", subcommand);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(`/strategy ${subcommand}`);
  });

  it("refuses a name that is taken, one's own name, and the eleventh", async () => {
    const table = await tableWith("my-markov");
    expect(textOf(await registers(table, "my-markov", "mirror", BORIS))).toBe(
      say("ru", "registration-taken", { name: "my-markov" }),
    );
    expect(textOf(await registers(table, "my-markov", "mirror"))).toContain("/strategy update my-markov");
    for (let at = 1; at < 10; at++) await registers(table, `name-${at}`, "random");
    expect(textOf(await registers(table, "one-more", "random"))).toBe(say("en", "registration-full", { max: 10 }));
  });

  it("gives the name to one of two who ask at the same time", async () => {
    const table = await openTable();
    const replies = await Promise.all([ANNA, BORIS].map((caller) => registers(table, "wanted", "random", caller)));
    expect(replies.map(({ type }) => type).sort()).toEqual(["notice", "post"]);
  });
});

describe("/strategy mine", () => {
  it("lists the caller's names and nobody else's", async () => {
    const table = await tableWith("my-markov", "another");
    await registers(table, "hers", "mirror", BORIS);
    const reply = await table.type("strategy", "mine");
    expect(reply).toMatchObject({ type: "post", audience: "caller", view: { title: "🔮 Your strategies: 2 of 10" } });
    expect(textOf(reply)).toContain(`my-markov = ${SPEC}\nanother = ${SPEC}`);
    expect(textOf(reply)).not.toContain("hers");
  });

  it("tells one who has none how to begin", async () => {
    expect(await (await openTable()).type("strategy", "mine")).toEqual({
      type: "notice",
      text: say("en", "registration-none"),
    });
  });
});

describe("/strategy update", () => {
  it("gives a name another strategy, tried anew", async () => {
    const table = await tableWith("my-markov");
    const before = textOf(await infoOn(table, "my-markov"));
    const reply = await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    expect(viewOf(reply).title).toBe(say("en", "registration-updated", { name: "my-markov" }));
    expect(textOf(reply)).toContain("my-markov = mirror");
    const after = textOf(await infoOn(table, "my-markov"));
    expect(after).toContain("my-markov = mirror");
    expect(after.match(/^rotation .*$/m)).not.toEqual(before.match(/^rotation .*$/m));
  });

  it("refuses somebody else's name and a bad strategy", async () => {
    const table = await tableWith("my-markov");
    const options = { name: "my-markov", strategy: "mirror" };
    expect(textOf(await table.type("strategy", "update", options, { caller: BORIS }))).toBe(
      say("ru", "registration-not-yours", { name: "my-markov" }),
    );
    const bad = await table.type("strategy", "update", { ...options, strategy: "mirrow" });
    expect(textOf(bad)).toContain("mirror");
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
  });
});

describe("/strategy withdraw", () => {
  it("asks first, and keeps the name when told to", async () => {
    const table = await tableWith("my-markov");
    const question = await table.type("strategy", "withdraw", { name: "my-markov" });
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(labelsOf(viewOf(question))).toEqual(["Give it up", "Keep it"]);
    expect(textOf(await table.press(viewOf(question), "Keep"))).toContain(say("en", "registration-kept"));
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
  });

  it("frees the name for anybody", async () => {
    const table = await tableWith("my-markov");
    const question = viewOf(await table.type("strategy", "withdraw", { name: "My-Markov" }));
    expect(textOf(await table.press(question, "Give"))).toContain("my-markov is given up");
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    expect(textOf(await table.press(question, "Give"))).toContain("registered no");
    expect((await registers(table, "my-markov", "mirror", BORIS)).type).toBe("post");
    expect(textOf(await table.press(question, "Give"))).toContain("registered no");
    expect(textOf(await infoOn(table, "my-markov"))).toContain("my-markov = mirror");
  });

  it("fits its button, however long the name, even one that sounds like a button", async () => {
    for (const name of [`a${"b".repeat(23)}`, "keep"]) {
      const table = await tableWith(name);
      const question = viewOf(await table.type("strategy", "withdraw", { name }));
      await table.press(question, "Keep");
      expect((await infoOn(table, name)).type).toBe("post");
      await table.press(question, "Give");
      expect((await infoOn(table, name)).type).toBe("notice");
    }
  });

  it("is nobody else's to ask or to confirm", async () => {
    const table = await tableWith("my-markov");
    const options = { name: "my-markov" };
    expect((await table.type("strategy", "withdraw", options, { caller: BORIS })).type).toBe("notice");
    const question = viewOf(await table.type("strategy", "withdraw", options));
    expect(await table.press(question, "Give", { caller: BORIS })).toEqual({
      type: "notice",
      text: say("ru", "press-not-yours"),
    });
    const action = {
      scope: "withdraw",
      session: question.buttons?.[0]?.[0]?.action.session ?? "",
      turn: 0,
      move: "burn",
    };
    const press = { type: "press", id: "e", caller: ANNA, place: PRIVATE, action } as const;
    expect(textOf(await table.dispatch.handle(press))).toBe(say("en", "press-old-button"));
    expect((await infoOn(table, "my-markov")).type).toBe("post");
  });
});

describe("/strategy info of a registered name", () => {
  it("tells anybody what it stands for and how it did, and nobody whose it is", async () => {
    const table = await tableWith("my-markov");
    const reply = await table.type("strategy", "info", { strategy: "My-Markov" }, { caller: BORIS });
    expect(viewOf(reply).title).toBe("🔮 my-markov");
    const text = textOf(reply);
    expect(text).toContain(`my-markov = ${SPEC}`);
    expect(text).toMatch(/^wildcard +\d+ +\d+ +\d+$/m);
    expect(text).toContain("← здесь 4");
    expect(text).not.toMatch(/Anna|telegram/);
  });

  it.each(families)("fits one message for $family", async ({ family }) => {
    const table = await openTable();
    const results = Array.from({ length: 6 }, (_, at) => ({
      opponent: `${at}-stay-lose-shifts`,
      wins: 100,
      losses: 100,
      draws: 0,
    }));
    const name = `a${"b".repeat(23)}`;
    await addRegistration(table.store, ANNA, { name, strategy: family, gauntlet: { game: "rpsls", results } });
    for (const locale of LOCALES) {
      const reply = await table.type("strategy", "info", { strategy: name }, { caller: { ...ANNA, locale } });
      expect(textOf(reply).length).toBeLessThan(2000);
    }
  });
});

describe("a registered name as an opponent", () => {
  const opponentOf = async (table: Table, caller = ANNA) =>
    (await table.store.read(PLAYER_GAME, playerGameKey(caller, "rps")))?.matches[0]?.opponent;

  it("is played by anybody, and the match keeps the strategy whatever becomes of the name", async () => {
    const table = await tableWith("my-markov");
    const opening = await table.type("rps", "play", { opponent: "My-Markov" }, { caller: BORIS });
    expect(opening.type).toBe("post");
    expect(await opponentOf(table, BORIS)).toBe("markov:order=4,decay=0.98");
    await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    await table.press(viewOf(opening), "Камень", { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe("markov:order=4,decay=0.98");
    await table.type("rps", "play", { opponent: "my-markov" }, { caller: BORIS });
    expect(await opponentOf(table, BORIS)).toBe("mirror");
  });

  it("is refused at a game that its strategy does not play", async () => {
    const table = await openTable();
    await registers(table, "machine", "shannon");
    expect(textOf(await table.type("rps", "play", { opponent: "machine" }))).toContain("does not play this game");
    expect((await table.type("oddeven", "play", { opponent: "machine" })).type).toBe("post");
  });

  it("is the nearest for its owner who mistypes it, and told to nobody else", async () => {
    const table = await tableWith("my-markov");
    const options = { opponent: "my-markvo" };
    expect(textOf(await table.type("rps", "play", options))).toContain("Try: my-markov");
    expect(textOf(await table.type("rps", "play", options, { caller: BORIS }))).not.toContain("my-markov");
  });
});

describe("a registered name while it is typed", () => {
  const suggested = async (
    table: Table,
    asked: { command?: string; subcommand?: string; option?: string; typed: string },
    caller = ANNA,
  ) => {
    const found = await table.dispatch.complete({
      type: "completion",
      id: "c",
      caller,
      place: PRIVATE,
      command: "rps",
      subcommand: "play",
      option: "opponent",
      ...asked,
    });
    return found.map(({ value }) => value);
  };

  it("is suggested to its owner before the strategies it sounds like", async () => {
    const table = await tableWith("my-markov", "another");
    expect(await suggested(table, { typed: "mark" })).toEqual(["my-markov", "markov"]);
    const all = await suggested(table, { typed: "" });
    expect(all.slice(0, 3)).toEqual(["my-markov", "another", "fortune-teller"]);
    expect(all).toHaveLength(25);
  });

  it("is suggested to others only when they have typed it whole", async () => {
    const table = await tableWith("my-markov");
    expect(await suggested(table, { typed: "my-mark" }, BORIS)).toEqual([]);
    expect(await suggested(table, { typed: "my-markov" }, BORIS)).toEqual(["my-markov"]);
    expect(await suggested(table, { typed: "my-markov" })).toEqual(["my-markov"]);
  });

  it("is suggested only where its strategy plays", async () => {
    const table = await openTable();
    await registers(table, "machine", "shannon");
    expect(await suggested(table, { typed: "machine" })).not.toContain("machine");
    expect(await suggested(table, { command: "oddeven", typed: "machine" })).toContain("machine");
    expect(
      await suggested(table, { command: "strategy", subcommand: "info", option: "strategy", typed: "mach" }),
    ).toContain("machine");
  });

  it.each(["update", "withdraw"])("is all that is suggested as the name to %s", async (subcommand) => {
    const table = await tableWith("my-markov", "another");
    const asked = { command: "strategy", subcommand, option: "name" };
    expect(await suggested(table, { ...asked, typed: "MY" })).toEqual(["my-markov"]);
    expect(await suggested(table, { ...asked, typed: "" }, BORIS)).toEqual([]);
  });

  it("is no strategy to register: only those are suggested", async () => {
    const table = await tableWith("my-markov");
    const asked = { command: "strategy", subcommand: "register", option: "strategy" };
    expect(await suggested(table, { ...asked, typed: "markov:" })).toContain("markov:order=3");
    expect(await suggested(table, { ...asked, typed: "my-" })).toEqual([]);
  });
});

describe("a person's data", () => {
  it("holds what they registered, and loses it with everything else", async () => {
    const table = await tableWith("my-markov");
    await registers(table, "hers", "mirror", BORIS);
    const exported = JSON.parse(textOf(await table.type("data", "export")).replace(/^[^{]*/, ""));
    expect(exported.strategies).toMatchObject([{ name: "my-markov", strategy: SPEC, gauntlet: { game: "rps" } }]);
    expect(exported.strategies[0]).not.toHaveProperty("claim");
    const question = viewOf(await table.type("data", "delete"));
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-deleted"));
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    expect((await infoOn(table, "hers")).type).toBe("post");
    expect((await registers(table, "my-markov", "mirror", BORIS)).type).toBe("post");
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-nothing"));
  });
});
