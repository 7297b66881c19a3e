import { describe, expect, it } from "vitest";
import { tellAnswers } from "../../commands/index.ts";
import type { Caller, Reply, View } from "../../src/chat/index.ts";
import { say } from "../../src/i18n/index.ts";
import { agreementWith, requestsTo } from "../../src/players/index.ts";
import { openStore } from "../../src/store/index.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../sessions/table.ts";
import { giveRounds, turning } from "./histories.ts";
import { compare, fakePainter, finding, GROUP, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

const DAY_MS = 86_400_000;
const chatOf = ({ id }: Caller) => ({ kind: "private", id }) as const;
const shown = (view: View): Reply => ({ type: "post", view, audience: "caller" });

async function seat(options: Parameters<typeof openTable>[0] = {}) {
  const clock = { now: Date.now() };
  const table = await openTable({ painter: fakePainter(), now: () => clock.now, ...options });
  for (const who of [VERA, ZOE]) await giveRounds(table.store, who);
  await giveRounds(table.store, WASSILY, { habit: turning, count: 400, seed: 2 });
  return { table, clock };
}

/** `caller` asks in their private chat with the bot. */
function asks(table: Table, caller = VERA, target = WASSILY, id?: string): Promise<Reply> {
  const event = { caller, place: chatOf(caller), ...finding(target), ...(id && { id }) };
  return table.type("profile", "compare", { user: "x" }, event);
}

/** What was last posted into the private chat of this person. */
function lastTo(table: Table, who: Caller): Reply {
  const post = table.posts.findLast(({ place }) => place.kind === "private" && place.id === who.id);
  if (!post) throw new Error(`nothing was posted to ${who.name}`);
  return shown(post.view);
}

const list = (table: Table, caller = WASSILY) =>
  table.type("profile", "privacy", {}, { caller, place: chatOf(caller) });
const inPrivate = (table: Table, reply: Reply, label: string, who: Caller) =>
  pressed(table, reply, label, who, chatOf(who));

describe("a question that is asked in a private chat", () => {
  it("is put to the other one in theirs, and says who will see what", async () => {
    const { table } = await seat();
    const word = await asks(table);
    expect(word).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(word)).toContain(say("en", "compare-sent", { name: "Wassily" }));
    expect(labelsOf(viewOf(word))).toEqual(["Take the question back"]);
    expect(table.posts).toHaveLength(1);
    const card = lastTo(table, WASSILY);
    expect(textOf(card)).toContain("Wassily, may Vera compare");
    expect(textOf(card)).toContain("you and Vera see how alike");
    expect(textOf(card)).not.toContain("everyone here");
    expect(labelsOf(viewOf(card))).toEqual(["Accept", "Decline"]);
  });

  it("accepted becomes the comparison, and who asked gets it in their own chat, once", async () => {
    const { table } = await seat();
    await asks(table);
    const card = lastTo(table, WASSILY);
    for (let time = 0; time < 2; time++) {
      const reply = await inPrivate(table, card, "Accept", WASSILY);
      expect(reply.type).toBe("edit");
      expect(textOf(reply)).toContain("Vera and Wassily: Rock-paper-scissors");
    }
    expect(table.posts).toHaveLength(2);
    expect(textOf(lastTo(table, VERA))).toContain("Wassily agreed on");
    expect(textOf(await asks(table))).toContain("Vera and Wassily");
  });

  it("speaks to either in their own language once it knows it", async () => {
    const { table } = await seat();
    await asks(table);
    const reply = await inPrivate(table, lastTo(table, WASSILY), "Accept", { ...WASSILY, locale: "ru" });
    expect(textOf(reply)).toContain("Играют по-разному");
    expect(textOf(lastTo(table, VERA))).toContain("They play differently");
  });

  it("declined closes the card, and who asked is told so, once", async () => {
    const { table } = await seat();
    await asks(table);
    const card = lastTo(table, WASSILY);
    for (let time = 0; time < 2; time++)
      expect(textOf(await inPrivate(table, card, "Decline", WASSILY)).trim()).toBe(say("en", "compare-declined"));
    expect(table.posts).toHaveLength(2);
    expect(textOf(lastTo(table, VERA)).trim()).toBe(say("en", "compare-not-now", { name: "Wassily" }));
    expect(textOf(await asks(table))).toBe(say("en", "compare-not-now", { name: "Wassily" }));
  });

  it("taken back closes the card of the other one, and no further one is sent within a day", async () => {
    const { table, clock } = await seat();
    const word = await asks(table);
    const card = lastTo(table, WASSILY);
    expect(textOf(await inPrivate(table, word, "Take the question back", VERA))).toContain("Vera has taken");
    expect(table.edits).toMatchObject([{ place: chatOf(WASSILY), message: "message-1" }]);
    expect(textOf(shown(table.edits[0]?.view as View))).toContain("Vera has taken the question back");
    expect(textOf(await inPrivate(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    expect(textOf(await inPrivate(table, word, "Take the question back", VERA))).toBe(say("en", "compare-lapsed"));
    expect(textOf(await asks(table))).toBe(say("en", "compare-lately", { name: "Wassily" }));
    clock.now += DAY_MS;
    await asks(table);
    expect(table.posts).toHaveLength(2);
  });

  it("is closed with its card when who asked turns private", async () => {
    const { table } = await seat();
    await asks(table);
    await opened(table, VERA, "private");
    expect(table.edits).toHaveLength(1);
    expect(textOf(await list(table))).not.toContain("Vera");
  });

  it("delivered again posts no second card", async () => {
    const { table } = await seat();
    const words = [await asks(table, VERA, WASSILY, "one-event"), await asks(table, VERA, WASSILY, "one-event")];
    expect(words[1]).toEqual(words[0]);
    expect(table.posts).toHaveLength(1);
  });

  it.each(["refused", "away"] as const)("leaves nothing where the card is %s, and says what to do", async (state) => {
    const words = state === "refused" ? "compare-unwelcome" : "compare-away";
    const tables = [
      await seat({ delivery: () => state, privateChats: () => "open" }),
      await seat({ privateChats: () => state }),
    ];
    for (const { table, clock } of tables) {
      for (let time = 0; time < 2; time++)
        expect(await asks(table)).toEqual({ type: "notice", text: say("en", words, { name: "Wassily" }) });
      expect(await requestsTo(table.store, WASSILY, clock.now)).toEqual([]);
      expect(labelsOf(viewOf(await compare(table, VERA, WASSILY)))).toContain("Accept");
    }
  });

  it("waits in the other's list where the platform brings nothing to people", async () => {
    const { table } = await seat({ privateChats: () => "none" });
    const word = await asks(table);
    expect(textOf(word)).toContain(say("en", "compare-noted", { name: "Wassily" }));
    expect(labelsOf(viewOf(word))).toEqual(["Take the question back"]);
    const reply = await inPrivate(table, await list(table), "Accept: Vera", WASSILY);
    expect(textOf(reply)).toContain("Vera and Wassily");
    expect(table.posts).toEqual([]);
    expect(textOf(await asks(table))).toContain("Vera and Wassily");
  });

  it("of a withdrawn agreement tells who asked nothing of the other any more", async () => {
    const state = { now: "away" as "away" | "posted" };
    const { table, clock } = await seat({ delivery: ({ id }) => (id === VERA.id ? state.now : "posted") });
    await asks(table);
    await inPrivate(table, lastTo(table, WASSILY), "Accept", WASSILY);
    await opened(table, WASSILY, "private");
    state.now = "posted";
    clock.now += 60_000;
    await tellAnswers(table.services).close();
    expect(table.posts.filter(({ place }) => place.id === VERA.id)).toEqual([]);
    expect(table.defects).toEqual([]);
  });
});

describe("an answer that was not told", () => {
  it("is told once when the platform is there again", async () => {
    const state = { now: "away" as "away" | "posted" };
    const { table, clock } = await seat({ delivery: ({ id }) => (id === VERA.id ? state.now : "posted") });
    await asks(table);
    await inPrivate(table, lastTo(table, WASSILY), "Accept", WASSILY);
    state.now = "posted";
    for (let time = 0; time < 3; time++) {
      await tellAnswers(table.services).close();
      expect(table.posts.filter(({ place }) => place.id === VERA.id)).toHaveLength(Math.min(time, 1));
      clock.now += 60_000;
    }
    expect(textOf(lastTo(table, VERA))).toContain("Vera and Wassily");
  });

  it("because its process died is told by the next ones, once", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const dying = (person: string) => {
      if (person === VERA.id) throw new Error("the process died");
      return "open" as const;
    };
    const { table, clock } = await seat({ store, privateChats: dying });
    await asks(table);
    expect((await inPrivate(table, lastTo(table, WASSILY), "Decline", WASSILY)).type).toBe("notice");
    const later = { store, painter: fakePainter(), now: () => clock.now + 60_000 };
    const others = [await openTable(later), await openTable(later)];
    await Promise.all(others.map(({ services }) => tellAnswers(services).close()));
    const posts = others.flatMap((one) => one.posts);
    expect(posts).toHaveLength(1);
    expect(textOf(shown(posts[0]?.view as View))).toContain("Wassily would rather not");
  });
});

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
      ["D", "C", "B"].map((name, index) => `– ${name}: Rock-paper-scissors, since ${day(4 - index)}`).join("\n"),
    );
    expect(textOf(reply)).toContain("– and 1 more");
    expect(textOf(reply)).toContain(say("en", "profile-asked-rules"));
    expect(labelsOf(viewOf(reply)).slice(3)).toEqual(
      ["D", "C", "B"].flatMap((one) => [`Accept: ${one}`, `Decline: ${one}`]),
    );
    const accepted = await inPrivate(table, reply, "Accept: D", WASSILY);
    expect(textOf(accepted)).toContain("D and Wassily");
    expect(textOf(accepted)).toContain("Still waiting for your answer: 3");
    await inPrivate(table, await list(table), "Accept: C", WASSILY);
    await compare(table, VERA, WASSILY);
    const next = await list(table);
    expect(labelsOf(viewOf(next))).toContain("Take back: C");
    expect(labelsOf(viewOf(next))).not.toContain("Take back: D");
    expect(labelsOf(viewOf(next))).toContain("Accept: A");
    expect(viewOf(next).buttons?.length).toBeLessThanOrEqual(5);
  });

  it("so that the question of a group can be answered there, and who asked is told", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    // A list that only its owner sees may stand in a group.
    await pressed(table, await list(table), "Accept: Vera", WASSILY, GROUP);
    expect(textOf(lastTo(table, VERA))).toContain("Vera and Wassily");
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("Vera and Wassily");
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
    expect(labelsOf(viewOf(reply))).toEqual(labelsOf(viewOf(await list(table))));
    expect(textOf(reply)).not.toContain("Vera");
    expect(textOf(shown(table.edits[0]?.view as View)).trim()).toBe(say("en", "compare-declined"));
    expect(textOf(lastTo(table, VERA))).toContain("would rather not");
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
  });

  it("and accepting there closes the card too", async () => {
    const { table } = await seat();
    await asks(table);
    await inPrivate(table, await list(table), "Accept: Vera", WASSILY);
    expect(textOf(shown(table.edits[0]?.view as View)).trim()).toBe(say("en", "compare-answered"));
  });

  it("and a press there that comes too late shows the list as it is", async () => {
    const { table } = await seat();
    const word = await asks(table);
    const questions = await list(table);
    expect(await inPrivate(table, questions, "Accept: Vera", ZOE)).toEqual({
      type: "notice",
      text: say("en", "compare-not-asked"),
    });
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
  const exported = async (table: Table, caller: Caller) => {
    const text = textOf(await table.type("data", "export", {}, { caller }));
    return JSON.parse(text.slice(text.indexOf("{"))).comparisonQuestions;
  };

  it("is exported by both, the place of the card by whom it was sent to", async () => {
    const { table, clock } = await seat();
    await asks(table);
    expect(await exported(table, VERA)).toMatchObject([{ to: `telegram:${WASSILY.id}`, card: { at: clock.now } }]);
    expect(JSON.stringify(await exported(table, VERA))).not.toContain("message-1");
    expect(await exported(table, WASSILY)).toMatchObject([{ card: { chat: WASSILY.id, message: "message-1" } }]);
    expect(
      await table.type("profile", "compare", { user: "x" }, { caller: VERA, place: GROUP, ...finding(WASSILY) }),
    ).toEqual({
      type: "notice",
      text: say("en", "compare-waiting", { name: "Wassily" }),
    });
  });

  it.each([VERA, WASSILY])("is deleted with the data of $name", async (who) => {
    const { table } = await seat();
    await asks(table);
    const card = lastTo(table, WASSILY);
    await pressed(table, await table.type("data", "delete", {}, { caller: who }), "Delete", who);
    expect(await exported(table, VERA)).toBeUndefined();
    expect(textOf(await list(table))).not.toContain("since");
    expect(textOf(await inPrivate(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
  });
});
