// The questions that wait, listed by `/profile privacy`, and what is kept of them.

import { describe, expect, it } from "vitest";
import type { Caller, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { agreementWith } from "../../../src/people/index.ts";
import { giveRounds } from "../kit/histories.ts";
import { notice } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { labelsOf, type Table, textOf, viewOf } from "../play/table.ts";
import { asks, DAY_MS, inPrivate, lastTo, list, seat } from "./private-questions.ts";
import { compare, finding, GROUP, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

describe("/profile privacy lists who asks", () => {
  it("by name, game and day, with what is agreed to, the oldest first and three at most", async () => {
    const { table, clock } = await seat();
    const crowd = ["A", "B", "C", "D"].map((name, index): Caller => ({ ...ZOE, id: `88000${index}`, name }));
    for (const who of crowd) await giveRounds(table.store, who);
    for (const who of crowd.toReversed()) {
      await compare(table, who, WASSILY);
      clock.now += DAY_MS;
    }
    const reply = await list(table);
    const day = (ago: number) => new Date(clock.now - ago * DAY_MS).toISOString().slice(0, 10);
    expect(textOf(reply)).toContain(
      ["D", "C", "B"]
        .map((name, index) => `– ${name}: Rock-paper-scissors, since ${day(4 - index)}`)
        .join("\n"),
    );
    expect(textOf(reply)).toContain("– and 1 more");
    expect(textOf(reply)).not.toContain(say("en", "profile-asked-rules"));
    expect(labelsOf(reply).slice(4)).toEqual(
      ["D", "C", "B"].flatMap((one) => [`Accept: ${one}`, `Decline: ${one}`]),
    );
    const accepted = await inPrivate(table, reply, "Accept: D", WASSILY);
    expect(textOf(accepted)).toContain("of D and ");
    expect(textOf(accepted)).toContain("Still waiting for your answer: 3");
    await inPrivate(table, await list(table), "Accept: C", WASSILY);
    await compare(table, VERA, WASSILY);
    const next = await list(table);
    expect(labelsOf(next)).toContain("Take back: C");
    expect(labelsOf(next)).not.toContain("Take back: D");
    expect(labelsOf(next)).toContain("Accept: A");
    expect(viewOf(next).buttons?.length).toBeLessThanOrEqual(5);
  });

  it("so that the question of a group can be answered there, and who asked is told", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    // A list that only its owner sees may stand in a group.
    await pressed(table, await list(table), "Accept: Vera", WASSILY, GROUP);
    expect(textOf(lastTo(table, VERA))).toContain("of Vera and ");
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
    expect(table.posts).toHaveLength(1);
  });

  it("and an answer on the card of a group, which both see, is not told besides", async () => {
    const { table } = await seat();
    await pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);
    await pressed(table, await compare(table, ZOE, WASSILY), "Decline", WASSILY);
    expect(table.posts).toEqual([]);
  });

  it("and declining there renews the list, closes the card and tells who asked", async () => {
    const { table } = await seat();
    await asks(table);
    const questions = await list(table);
    const reply = await inPrivate(table, questions, "Decline: Vera", WASSILY);
    expect(reply).toMatchObject({ type: "edit", notice: say("en", "compare-declined") });
    expect(labelsOf(reply)).toEqual(labelsOf(await list(table)));
    expect(textOf(reply)).not.toContain("Vera");
    expect(textOf(table.edits[0]?.view as View).trim()).toBe(say("en", "compare-declined"));
    expect(textOf(lastTo(table, VERA))).toContain("would rather not");
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
  });

  it("and accepting there closes the card too", async () => {
    const { table } = await seat();
    await asks(table);
    await inPrivate(table, await list(table), "Accept: Vera", WASSILY);
    expect(textOf(table.edits[0]?.view as View).trim()).toBe(say("en", "compare-answered"));
  });

  it("and a press there that comes too late shows the list as it is", async () => {
    const { table } = await seat();
    const word = await asks(table);
    const questions = await list(table);
    expect(await inPrivate(table, questions, "Accept: Vera", ZOE)).toEqual(notice("en", "compare-not-asked"));
    await compare(table, ZOE, WASSILY);
    const both = await list(table);
    await inPrivate(table, both, "Decline: Zoe", WASSILY);
    expect(await inPrivate(table, both, "Accept: Zoe", WASSILY)).toMatchObject({
      notice: say("en", "compare-lapsed"),
    });
    await inPrivate(table, word, "Take the question back", VERA);
    for (const label of ["Accept: Vera", "Decline: Vera"]) {
      const reply = await inPrivate(table, questions, label, WASSILY);
      expect(reply).toMatchObject({ type: "edit", notice: say("en", "compare-lapsed") });
      expect(textOf(reply)).not.toContain("Vera");
    }
  });

  it("but nobody else's questions, nor those of a week ago", async () => {
    const { table, clock } = await seat();
    await asks(table);
    expect(textOf(await list(table, VERA))).not.toContain("since");
    expect(textOf(await compare(table, ZOE, WASSILY))).toContain("may Zoe");
    clock.now += 7 * DAY_MS;
    expect(textOf(await list(table))).not.toContain("since");
  });
});

describe("what is kept of a question in private", () => {
  const questionsOf = async (table: Table, caller: Caller) =>
    (await exported(table, { caller })).comparisonQuestions;

  it("is exported by both, the place of the card by whom it was sent to", async () => {
    const { table, clock } = await seat();
    await asks(table);
    expect(await questionsOf(table, VERA)).toMatchObject([
      { to: `telegram:${WASSILY.id}`, card: { at: clock.now } },
    ]);
    expect(JSON.stringify(await questionsOf(table, VERA))).not.toContain("message-1");
    expect(await questionsOf(table, WASSILY)).toMatchObject([
      { card: { chat: WASSILY.id, message: "message-1" } },
    ]);
    expect(
      await table.type(
        "profile",
        "compare",
        { user: "x" },
        { caller: VERA, place: GROUP, ...finding(WASSILY) },
      ),
    ).toEqual(notice("en", "compare-waiting", { name: "Wassily" }));
  });

  it.each([VERA, WASSILY])("is deleted with the data of $name", async (who) => {
    const { table } = await seat();
    await asks(table);
    const card = lastTo(table, WASSILY);
    await deleteAll(table, { caller: who });
    expect(await questionsOf(table, VERA)).toBeUndefined();
    expect(textOf(await list(table))).not.toContain("since");
    expect(textOf(await inPrivate(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
  });
});
