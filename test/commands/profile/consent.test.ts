import { it as base, describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { agreementWith } from "../../../src/people/index.ts";
import { giveRounds } from "../kit/histories.ts";
import { notice } from "../notice.ts";
import { deleteAll } from "../own-data.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { DAY_MS, seat } from "./private-questions.ts";
import { compare, fakePainter, GROUP, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

const it = base.extend("seat", () => seat());

const privacyOf = (table: Table, caller = WASSILY) => table.type("profile", "privacy", {}, { caller });

describe("the request for consent", () => {
  it("reveals nothing about either, and says who agrees to what and how long", async () => {
    const { table, painter } = await seat();
    const card = await compare(table, VERA, WASSILY);
    expect(card).toMatchObject({ type: "post", audience: "place" });
    const text = textOf(card);
    expect(text).toContain("Wassily, may Vera compare");
    expect(text).toContain("Vera may compare again until you withdraw.");
    expect(text).not.toMatch(/\d/);
    expect(labelsOf(card)).toEqual([
      "Accept",
      "Decline",
      "Take the question back",
      "Read it all",
      "Mute challenges",
    ]);
    expect(painter.kept()).toEqual([]);
  });

  it("stays open, with a private notice, if the accepter lacks rounds", async () => {
    const { table } = await seat();
    await giveRounds(table.store, ZOE, { count: 5 });
    const card = await compare(table, VERA, ZOE);
    expect(await pressed(table, card, "Accept", ZOE)).toEqual(
      notice("en", "compare-own-missing", { needed: 25, missing: 20, game: "Rock-paper-scissors" }),
    );
    expect(await agreementWith(table.store, ZOE, VERA)).toBeUndefined();
    await giveRounds(table.store, ZOE, { count: 25 });
    expect(textOf(await pressed(table, card, "Accept", ZOE))).toContain("of Vera and ");
  });

  it("takes three lines on a phone", async ({ seat: { table } }) => {
    const card = viewOf(await compare(table, VERA, WASSILY));
    const text = card.blocks.findLast((block) => block.type === "text");
    expect(text?.type === "text" ? text.text.length : 999).toBeLessThanOrEqual(3 * 40);
  });

  it("shows the full terms privately to any presser in their language", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    for (const locale of ["en", "ru"] as const) {
      const whole = await pressed(table, card, "Read it all", { ...ZOE, locale });
      expect(whole).toMatchObject({ type: "post", audience: "caller" });
      expect(textOf(whole)).toContain(say(locale, "profile-asked-rules"));
    }
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
  });

  it("turns into the comparison on acceptance, recorded with text and time", async () => {
    const { table, clock } = await seat();
    const card = await compare(table, VERA, WASSILY);
    for (const stranger of [VERA, ZOE])
      for (const label of ["Accept", "Decline"])
        expect(textOf(await pressed(table, card, label, stranger))).toBe(say("en", "compare-not-asked"));
    const reply = await pressed(table, card, "Accept", WASSILY);
    expect(reply.type).toBe("edit");
    expect(textOf(reply)).toContain(`Wassily agreed on ${new Date(clock.now).toISOString().slice(0, 10)}`);
    expect(labelsOf(reply)).toEqual(["Details"]);
    expect(await agreementWith(table.store, WASSILY, VERA)).toEqual({
      to: `telegram:${VERA.id}`,
      name: "Vera",
      text: 2,
      at: clock.now,
    });
    expect(await agreementWith(table.store, VERA, WASSILY)).toBeUndefined();
  });

  it("lets only the same person compare again without asking, anywhere", async () => {
    const { table } = await seat();
    await pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);
    for (const who of [VERA, WASSILY]) await giveRounds(table.store, who, { gameId: "oddeven" });
    expect(textOf(await compare(table, VERA, WASSILY, { game: "oddeven" }))).toContain("Odd-even");
    expect(textOf(await compare(table, ZOE, WASSILY))).toContain("may Zoe compare");
    expect(textOf(await compare(table, WASSILY, VERA))).toContain("may Wassily compare");
  });

  it("ends without further notice when declined, for a week", async ({ seat: { table, clock } }) => {
    const card = await compare(table, VERA, WASSILY);
    const reply = await pressed(table, card, "Decline", WASSILY);
    expect(textOf(reply).trim()).toBe(say("en", "compare-declined"));
    expect(textOf(await compare(table, VERA, WASSILY))).toBe(
      say("en", "compare-not-now", { name: "Wassily" }),
    );
    expect(textOf(await pressed(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-declined"));
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
    clock.now += 7 * DAY_MS;
    expect(textOf(await compare(table, VERA, WASSILY))).toContain("may Vera compare");
  });

  it("expires after a week", async ({ seat: { table, clock } }) => {
    const card = await compare(table, VERA, WASSILY);
    clock.now += 7 * DAY_MS;
    const reply = await pressed(table, card, "Accept", WASSILY);
    expect(reply.type).toBe("edit");
    expect(textOf(reply).trim()).toBe(say("en", "compare-lapsed"));
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
  });

  it("answers a double press the same, and ignores declining after accepting", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    const [first, second] = await Promise.all([
      pressed(table, card, "Accept", WASSILY),
      pressed(table, card, "Accept", WASSILY),
    ]);
    expect(second).toEqual(first);
    expect(textOf(await pressed(table, card, "Decline", WASSILY))).toBe(say("en", "compare-answered"));
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeDefined();
  });

  it("is withdrawn only by the requester", async ({ seat: { table } }) => {
    const card = await compare(table, VERA, WASSILY);
    for (const other of [WASSILY, ZOE])
      expect(textOf(await pressed(table, card, "Take the question back", other))).toBe(
        say("en", "compare-not-asking"),
      );
    expect(textOf(await pressed(table, card, "Take the question back", VERA))).toContain(
      "Vera has taken the question",
    );
    expect(textOf(await pressed(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    expect(textOf(await pressed(table, card, "Take the question back", VERA))).toBe(
      say("en", "compare-lapsed"),
    );
  });

  it("is open once at a time, and an old card doesn't answer a new one", async () => {
    const { table } = await seat();
    const old = await compare(table, VERA, WASSILY);
    expect(textOf(await compare(table, VERA, WASSILY))).toBe(
      say("en", "compare-waiting", { name: "Wassily" }),
    );
    await pressed(table, old, "Take the question back", VERA);
    const card = await compare(table, VERA, WASSILY);
    expect(textOf(await pressed(table, old, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
  });

  it("is the same when its command is redelivered", async ({ seat: { table } }) => {
    const again = {
      caller: VERA,
      place: GROUP,
      id: "one-event",
      findPerson: () => ({ ...WASSILY, isBot: false }),
    };
    const cards = [];
    for (let time = 0; time < 2; time++)
      cards.push(await table.type("profile", "compare", { user: "x" }, again));
    expect(viewOf(cards[1] as Reply)).toEqual(viewOf(cards[0] as Reply));
    const [first] = cards as [Extract<Reply, { type: "post" }>];
    await first.onPosted?.("77");
    expect(textOf(await table.type("profile", "compare", { user: "x" }, again))).toBe(
      say("en", "compare-waiting", { name: "Wassily" }),
    );
  });

  it("is limited to ten people at a time", async ({ seat: { table, clock } }) => {
    const crowd = Array.from({ length: 11 }, (_, index) => ({
      ...ZOE,
      id: `880000${index}`,
      name: `Z${index}`,
    }));
    for (const one of crowd) await giveRounds(table.store, one, { count: 1 });
    const replies = [];
    for (const [index, one] of crowd.entries()) {
      // Stays under the hourly limit of posts.
      if (index === 6) clock.now += 3_600_000;
      replies.push(await compare(table, VERA, one));
    }
    expect(replies.map(({ type }) => type)).toEqual([...new Array(10).fill("post"), "notice"]);
    expect(textOf(replies[10] as (typeof replies)[0])).toBe(say("en", "compare-too-many"));
  });

  it("is closed when either side turned private or deleted their data", async () => {
    const { table } = await seat();
    const first = await compare(table, VERA, WASSILY);
    await opened(table, VERA, "private");
    expect(textOf(await pressed(table, first, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    const second = await compare(table, ZOE, WASSILY);
    await deleteAll(table, { caller: ZOE });
    expect(textOf(await pressed(table, second, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    const third = await compare(table, VERA, WASSILY);
    await deleteAll(table, { caller: WASSILY });
    expect(textOf(await pressed(table, third, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
  });

  it("survives a restart", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const before = await openTable({ store, painter: fakePainter() });
    await giveRounds(store, VERA);
    await giveRounds(store, WASSILY);
    const card = await compare(before, VERA, WASSILY);
    const after = await openTable({ store, painter: fakePainter() });
    expect(textOf(await pressed(after, card, "Accept", WASSILY))).toContain("of Vera and ");
  });

  it("leaves no agreement when accepted during its withdrawal", async ({ seat: { table } }) => {
    const card = await compare(table, VERA, WASSILY);
    const replies = await Promise.all([
      pressed(table, card, "Accept", WASSILY),
      pressed(table, card, "Take the question back", VERA),
    ]);
    const isCompared = textOf(replies[0]).includes("of Vera and ");
    expect((await agreementWith(table.store, WASSILY, VERA)) !== undefined).toBe(isCompared);
  });
});

describe("/profile privacy", () => {
  it("lists the people agreed with, and withdraws each agreement", async ({ seat: { table, painter } }) => {
    for (const who of [VERA, ZOE])
      await pressed(table, await compare(table, who, WASSILY), "Accept", WASSILY);
    expect(painter.kept()).toContain(`telegram:${WASSILY.id}`);
    const list = await privacyOf(table);
    expect(textOf(list)).toMatch(/– Vera, since \d{4}-\d\d-\d\d\n– Zoe, since/);
    expect(textOf(await pressed(table, list, "Withdraw: Vera", ZOE))).toBe(say("en", "press-not-yours"));
    const reply = await pressed(table, list, "Withdraw: Vera", WASSILY);
    expect(reply).toMatchObject({ type: "edit", notice: say("en", "profile-taken-back", { name: "Vera" }) });
    expect(textOf(reply)).not.toContain("Vera");
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
    expect(await pressed(table, list, "Withdraw: Vera", WASSILY)).toMatchObject({
      notice: say("en", "profile-not-agreed"),
    });
    expect(textOf(await compare(table, VERA, WASSILY))).toContain("may Vera compare");
    expect(textOf(await compare(table, ZOE, WASSILY))).toContain("of Zoe and ");
  });

  it("'private' withdraws all, and says what can't be undone", async ({ seat: { table, painter } }) => {
    for (const who of [VERA, ZOE])
      await pressed(table, await compare(table, who, WASSILY), "Accept", WASSILY);
    const text = textOf(await opened(table, WASSILY, "private"));
    expect(text).toContain("From now on: no one");
    expect(text).toContain("Anything posted in chats stays there");
    expect(painter.kept()).not.toContain(`telegram:${WASSILY.id}`);
    for (const who of [VERA, ZOE]) expect(await agreementWith(table.store, WASSILY, who)).toBeUndefined();
    expect(textOf(await opened(table, WASSILY, "private"))).toContain("As before: no one");
  });
});
