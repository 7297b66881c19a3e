// Names given to strategies: registering, listing, changing and withdrawing them.

import { it as base, describe, expect } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { notYours } from "../notice.ts";
import { exported } from "../own-data.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers, SPEC, tableWith } from "./registered.ts";

const it = base.extend("table", () => tableWith("my-markov"));

describe("/strategy register", () => {
  it.each(LOCALES)(
    "runs a trial, shows the report privately and explains in %s how to play",
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

  it("counts the matches won, each of 200 rounds", async () => {
    const text = textOf(await registers(await openTable(), "my-markov"));
    const rows = [...text.matchAll(/^\S+ +(\d+) +(\d+) +(\d+)$/gm)].map((row) => row.slice(1).map(Number));
    const won = rows.filter(([wins = 0, losses = 0]) => wins > losses).length;
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row.reduce((sum, rounds) => sum + rounds)).toBe(200);
    expect(text).toContain(`it won ${won} of 6 matches of 200 rounds.`);
  });

  it("tries an odd-even strategy only at odd-even", async () => {
    const text = textOf(await registers(await openTable(), "machine", "shannon"));
    expect(text).toContain("In its trial at Odd-even it won");
    expect(text).toContain("/oddeven opponent=machine");
  });

  it.each([
    ["ab", SPEC, "3 to 24"],
    ["42nd-try", SPEC, "starting with a letter"],
    ["wildcard", SPEC, "my-wildcard"],
    ["vk", SPEC, "3 to 24"],
    ["my-markov", "markvo", "markov"],
    ["my-markov", "markov:ordr=4", "order"],
    ["my-markov", "markov:order=99", "order can’t be"],
    ["my-markov", "other-name", "I don’t know an opponent"],
  ])("refuses %s = %s and says what would be valid", async (name, strategy, right) => {
    const table = await openTable();
    const reply = await registers(table, name, strategy);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
  });

  it.each(["register", "update", "withdraw"])(
    "%s without its options opens the caller's strategies",
    async (subcommand) => {
      const table = await openTable();
      expect(await table.type("strategy", subcommand)).toEqual(await table.type("strategy", "mine"));
    },
  );

  it("refuses a taken name, a name of one's own and an eleventh name", async ({ table }) => {
    expect(textOf(await registers(table, "my-markov", "mirror", BORIS))).toBe(
      say("ru", "registration-refused", { refusal: "taken", name: "my-markov" }),
    );
    expect(textOf(await registers(table, "my-markov", "mirror"))).toContain("/strategy update my-markov");
    for (let at = 1; at < 10; at++) await registers(table, `name-${at}`, "random");
    expect(textOf(await registers(table, "one-more", "random"))).toBe(
      say("en", "registration-refused", { refusal: "full", max: 10 }),
    );
  });

  it("gives a name to one of two who ask at the same time", async () => {
    const table = await openTable();
    const replies = await Promise.all(
      [ANNA, BORIS].map((caller) => registers(table, "wanted", "random", caller)),
    );
    expect(replies.map(({ type }) => type).sort()).toEqual(["notice", "post"]);
  });
});

describe("/strategy mine", () => {
  it("lists only the caller's names", async () => {
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

  it("explains how to start if there are none", async () => {
    const none = await (await openTable()).type("strategy", "mine");
    expect(textOf(none)).toContain(say("en", "registration-none"));
    expect(labelsOf(none)).toEqual(["Send a file", "Name one of mine"]);
  });
});

describe("/strategy update", () => {
  it("gives a name another strategy after a new trial", async ({ table }) => {
    const before = textOf(await infoOn(table, "my-markov"));
    const reply = await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    expect(viewOf(reply).title).toBe(say("en", "registration-updated", { name: "my-markov" }));
    expect(textOf(reply)).toContain("my-markov = mirror");
    const after = textOf(await infoOn(table, "my-markov"));
    expect(after).toContain("my-markov = mirror");
    expect(after.match(/^rotation .*$/m)).not.toEqual(before.match(/^rotation .*$/m));
  });

  it("refuses someone else's name and an invalid strategy", async ({ table }) => {
    const options = { name: "my-markov", strategy: "mirror" };
    expect(textOf(await table.type("strategy", "update", options, { caller: BORIS }))).toBe(
      say("ru", "registration-refused", { refusal: "not-yours", name: "my-markov" }),
    );
    const bad = await table.type("strategy", "update", { ...options, strategy: "mirrow" });
    expect(textOf(bad)).toContain("mirror");
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
  });
});

describe("/strategy withdraw", () => {
  it("asks for confirmation, and keeps the name on Keep", async ({ table }) => {
    const question = await table.type("strategy", "withdraw", { name: "my-markov" });
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(labelsOf(question)).toEqual(["Withdraw it", "Keep it"]);
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "registration-kept"));
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
  });

  it("frees the name for everyone", async ({ table }) => {
    const question = viewOf(await table.type("strategy", "withdraw", { name: "My-Markov" }));
    expect(textOf(await table.press(question, "Withdraw"))).toContain("my-markov is withdrawn");
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    expect(textOf(await table.press(question, "Withdraw"))).toContain("haven’t registered");
    expect((await registers(table, "my-markov", "mirror", BORIS)).type).toBe("post");
    expect(textOf(await table.press(question, "Withdraw"))).toContain("haven’t registered");
    expect(textOf(await infoOn(table, "my-markov"))).toContain("my-markov = mirror");
  });

  it("fits any name into its button, even one that reads like an action", async () => {
    for (const name of [`a${"b".repeat(23)}`, "keep"]) {
      const table = await tableWith(name);
      const question = viewOf(await table.type("strategy", "withdraw", { name }));
      await table.press(question, "Keep");
      expect((await infoOn(table, name)).type).toBe("post");
      await table.press(question, "Withdraw");
      expect((await infoOn(table, name)).type).toBe("notice");
    }
  });

  it("lets only the owner ask and confirm", async ({ table }) => {
    const options = { name: "my-markov" };
    expect((await table.type("strategy", "withdraw", options, { caller: BORIS })).type).toBe("notice");
    const question = viewOf(await table.type("strategy", "withdraw", options));
    expect(await table.press(question, "Withdraw", { caller: BORIS })).toEqual(notYours("ru"));
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

describe("someone's data", () => {
  it("includes their registrations, and deletes them with the rest", async ({ table }) => {
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
