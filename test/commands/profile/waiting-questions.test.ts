// Pending questions, as listed by `/profile privacy`, and what is stored of them.

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

describe("pending requests in /profile privacy", () => {
  it("shows name, game, day and scope of at most three, oldest first", async () => {
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
    expect(labelsOf(next)).toContain("Withdraw: C");
    expect(labelsOf(next)).not.toContain("Withdraw: D");
    expect(labelsOf(next)).toContain("Accept: A");
    expect(viewOf(next).buttons?.length).toBeLessThanOrEqual(5);
  });

  it("answers a group's request from the list and notifies the requester", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    // A list visible only to its owner may appear in a group.
    await pressed(table, await list(table), "Accept: Vera", WASSILY, GROUP);
    expect(textOf(lastTo(table, VERA))).toContain("of Vera and ");
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
    expect(table.posts).toHaveLength(1);
  });

  it("sends no extra message after an answer on the group's card", async () => {
    const { table } = await seat();
    await pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);
    await pressed(table, await compare(table, ZOE, WASSILY), "Decline", WASSILY);
    expect(table.posts).toEqual([]);
  });

  it("declines from the list, closes the card and notifies the requester", async () => {
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

  it("accepts from the list and closes the card too", async () => {
    const { table } = await seat();
    await asks(table);
    await inPrivate(table, await list(table), "Accept: Vera", WASSILY);
    expect(textOf(table.edits[0]?.view as View).trim()).toBe(say("en", "compare-answered"));
  });

  it("shows the current list after a press that comes too late", async () => {
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

  it("hides other people's requests and those over a week old", async () => {
    const { table, clock } = await seat();
    await asks(table);
    expect(textOf(await list(table, VERA))).not.toContain("since");
    expect(textOf(await compare(table, ZOE, WASSILY))).toContain("may Zoe");
    clock.now += 7 * DAY_MS;
    expect(textOf(await list(table))).not.toContain("since");
  });
});

describe("the stored data of a private request", () => {
  const questionsOf = async (table: Table, caller: Caller) =>
    (await exported(table, { caller })).comparisonQuestions;

  it("exports it for both people, the card's chat only for its sender", async () => {
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
