// Names given to strategies: registered, listed, changed and given up.

import { it as base, describe, expect } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { notYours } from "../notice.ts";
import { exported } from "../own-data.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers, SPEC, tableWith } from "./registered.ts";

const it = base.extend("table", () => tableWith("my-markov"));

describe("/strategy register", () => {
  it.each(LOCALES)(
    "tries the strategy, shows the report privately, and says in %s how to play it",
    async (locale) => {
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
    },
  );

  it("counts the matches that were won, each of 200 rounds", async () => {
    const text = textOf(await registers(await openTable(), "my-markov"));
    const rows = [...text.matchAll(/^\S+ +(\d+) +(\d+) +(\d+)$/gm)].map((row) => row.slice(1).map(Number));
    const won = rows.filter(([wins = 0, losses = 0]) => wins > losses).length;
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row.reduce((sum, rounds) => sum + rounds)).toBe(200);
    expect(text).toContain(`it won ${won} of 6 matches of 200 rounds.`);
  });

  it("tries one that plays odd-even alone at odd-even", async () => {
    const text = textOf(await registers(await openTable(), "machine", "shannon"));
    expect(text).toContain("Its trial at Odd-even:");
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
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
  });

  it.each(["register", "update", "withdraw"])(
    "%s without its options opens the page of one's strategies",
    async (subcommand) => {
      const table = await openTable();
      expect(await table.type("strategy", subcommand)).toEqual(await table.type("strategy", "mine"));
    },
  );

  it("refuses a name that is taken, one's own name, and the eleventh", async ({ table }) => {
    expect(textOf(await registers(table, "my-markov", "mirror", BORIS))).toBe(
      say("ru", "registration-taken", { name: "my-markov" }),
    );
    expect(textOf(await registers(table, "my-markov", "mirror"))).toContain("/strategy update my-markov");
    for (let at = 1; at < 10; at++) await registers(table, `name-${at}`, "random");
    expect(textOf(await registers(table, "one-more", "random"))).toBe(
      say("en", "registration-full", { max: 10 }),
    );
  });

  it("gives the name to one of two who ask at the same time", async () => {
    const table = await openTable();
    const replies = await Promise.all(
      [ANNA, BORIS].map((caller) => registers(table, "wanted", "random", caller)),
    );
    expect(replies.map(({ type }) => type).sort()).toEqual(["notice", "post"]);
  });
});

describe("/strategy mine", () => {
  it("lists the caller's names and nobody else's", async () => {
    const table = await tableWith("my-markov", "another");
    await registers(table, "hers", "mirror", BORIS);
    const reply = await table.type("strategy", "mine");
    expect(reply).toMatchObject({
      type: "post",
      audience: "caller",
      view: { title: "🔮 Your strategies: 2 of 10" },
    });
    expect(textOf(reply)).toContain(`my-markov = ${SPEC}\nanother = ${SPEC}`);
    expect(textOf(reply)).not.toContain("hers");
  });

  it("tells one who has none how to begin", async () => {
    const none = await (await openTable()).type("strategy", "mine");
    expect(textOf(none)).toContain(say("en", "registration-none"));
    expect(labelsOf(none)).toEqual(["Send a file", "Name one of Gadalka’s"]);
  });
});

describe("/strategy update", () => {
  it("gives a name another strategy, tried anew", async ({ table }) => {
    const before = textOf(await infoOn(table, "my-markov"));
    const reply = await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    expect(viewOf(reply).title).toBe(say("en", "registration-updated", { name: "my-markov" }));
    expect(textOf(reply)).toContain("my-markov = mirror");
    const after = textOf(await infoOn(table, "my-markov"));
    expect(after).toContain("my-markov = mirror");
    expect(after.match(/^rotation .*$/m)).not.toEqual(before.match(/^rotation .*$/m));
  });

  it("refuses somebody else's name and a bad strategy", async ({ table }) => {
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
  it("asks first, and keeps the name when told to", async ({ table }) => {
    const question = await table.type("strategy", "withdraw", { name: "my-markov" });
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(labelsOf(question)).toEqual(["Give it up", "Keep it"]);
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "registration-kept"));
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
  });

  it("frees the name for anybody", async ({ table }) => {
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

  it("is nobody else's to ask or to confirm", async ({ table }) => {
    const options = { name: "my-markov" };
    expect((await table.type("strategy", "withdraw", options, { caller: BORIS })).type).toBe("notice");
    const question = viewOf(await table.type("strategy", "withdraw", options));
    expect(await table.press(question, "Give", { caller: BORIS })).toEqual(notYours("ru"));
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

describe("a person's data", () => {
  it("holds what they registered, and loses it with everything else", async ({ table }) => {
    await registers(table, "hers", "mirror", BORIS);
    const { strategies } = await exported(table);
    expect(strategies).toMatchObject([{ name: "my-markov", strategy: SPEC, gauntlet: { game: "rps" } }]);
    expect(strategies[0]).not.toHaveProperty("claim");
    const question = await table.type("data", "delete");
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-deleted"));
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    expect((await infoOn(table, "hers")).type).toBe("post");
    expect((await registers(table, "my-markov", "mirror", BORIS)).type).toBe("post");
    expect(textOf(await table.press(question, "Delete"))).toContain(say("en", "data-nothing"));
  });
});
