// A question asked in a private chat: its card, its answer, and who is notified.

import { it as base, describe, expect } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { requestsTo } from "../../../src/people/index.ts";
import { notice } from "../notice.ts";
import { labelsOf, openTable, type Table, textOf } from "../play/table.ts";
import { asks, chatOf, DAY_MS, inPrivate, lastTo, list, seat } from "./private-questions.ts";
import { compare, fakePainter, opened, VERA, WASSILY } from "./profiles.ts";

const it = base.extend("seat", () => seat());

/** Does what a process does at startup: delivers the answers that others left undelivered. */
async function lookForUndelivered({ profile, services }: Table): Promise<void> {
  await profile.background?.start(services);
  await profile.background?.stop();
}

describe("a request to compare in a private chat", () => {
  it("is delivered to the addressee's chat, and says who will see what", async ({ seat: { table } }) => {
    const word = await asks(table);
    expect(word).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(word)).toContain(say("en", "compare-sent", { name: "Wassily" }));
    expect(labelsOf(word)).toEqual(["Take the question back"]);
    expect(table.posts).toHaveLength(1);
    const card = lastTo(table, WASSILY);
    expect(textOf(card)).toContain("Wassily, may Vera compare");
    expect(textOf(card)).toContain("You both see how I read you both");
    expect(textOf(card)).not.toContain("everyone here");
    expect(labelsOf(card)).toEqual(["Accept", "Decline", "Read it all", "Mute challenges"]);
  });

  it("sends the comparison to the requester's own chat once accepted", async () => {
    const { table } = await seat();
    await asks(table);
    const card = lastTo(table, WASSILY);
    for (let time = 0; time < 2; time++) {
      const reply = await inPrivate(table, card, "Accept", WASSILY);
      expect(reply.type).toBe("edit");
      expect(textOf(reply)).toContain("of Vera and ");
    }
    expect(table.posts).toHaveLength(2);
    expect(textOf(lastTo(table, VERA))).toContain("Wassily agreed on");
    expect(textOf(await asks(table))).toContain("of Vera and ");
  });

  it("speaks to each in their own language once known", async ({ seat: { table } }) => {
    await asks(table);
    const reply = await inPrivate(table, lastTo(table, WASSILY), "Accept", { ...WASSILY, locale: "ru" });
    expect(textOf(reply)).toContain("Угадываю");
    expect(textOf(lastTo(table, VERA))).toContain("I read");
  });

  it("closes the card when declined, and informs the requester once", async ({ seat: { table } }) => {
    await asks(table);
    const card = lastTo(table, WASSILY);
    for (let time = 0; time < 2; time++)
      expect(textOf(await inPrivate(table, card, "Decline", WASSILY)).trim()).toBe(
        say("en", "compare-declined"),
      );
    expect(table.posts).toHaveLength(2);
    expect(textOf(lastTo(table, VERA)).trim()).toBe(say("en", "compare-not-now", { name: "Wassily" }));
    expect(textOf(await asks(table))).toBe(say("en", "compare-not-now", { name: "Wassily" }));
  });

  it("closes the addressee's card when withdrawn, and blocks another for a day", async () => {
    const { table, clock } = await seat();
    const word = await asks(table);
    const card = lastTo(table, WASSILY);
    expect(textOf(await inPrivate(table, word, "Take the question back", VERA))).toContain("Vera has taken");
    expect(table.edits).toMatchObject([{ place: chatOf(WASSILY), message: "message-1" }]);
    expect(textOf(table.edits[0]?.view as View)).toContain("Vera has taken the question back");
    expect(textOf(await inPrivate(table, card, "Accept", WASSILY)).trim()).toBe(say("en", "compare-lapsed"));
    expect(textOf(await inPrivate(table, word, "Take the question back", VERA))).toBe(
      say("en", "compare-lapsed"),
    );
    expect(textOf(await asks(table))).toBe(say("en", "compare-lately", { name: "Wassily" }));
    clock.now += DAY_MS;
    await asks(table);
    expect(table.posts).toHaveLength(2);
  });

  it("is closed with its card when the requester turns private", async ({ seat: { table } }) => {
    await asks(table);
    await opened(table, VERA, "private");
    expect(table.edits).toHaveLength(1);
    expect(textOf(await list(table))).not.toContain("Vera");
  });

  it("posts no second card when redelivered", async ({ seat: { table } }) => {
    const words = [
      await asks(table, VERA, WASSILY, "one-event"),
      await asks(table, VERA, WASSILY, "one-event"),
    ];
    expect(words[1]).toEqual(words[0]);
    expect(table.posts).toHaveLength(1);
  });

  it("leaves nothing when the platform is unavailable, and says what to do", async () => {
    const state = "unavailable";
    const tables = [
      await seat({ delivery: () => state, privateChats: () => "open" }),
      await seat({ privateChats: () => state }),
    ];
    for (const { table, clock } of tables) {
      const seen = notice("en", "compare-away", { name: "Wassily" });
      for (let time = 0; time < 2; time++) expect(await asks(table)).toEqual(seen);
      expect(await requestsTo(table.store, WASSILY, clock.now)).toEqual([]);
      expect(labelsOf(await compare(table, VERA, WASSILY))).toContain("Accept");
    }
  });

  it("hides whether the bot may write to the addressee, and waits in their list", async () => {
    const allowed = await seat();
    const seen = textOf(await asks(allowed.table));
    const again = textOf(await asks(allowed.table));
    for (const { table, clock } of [
      await seat({ delivery: () => "refused", privateChats: () => "open" }),
      await seat({ privateChats: () => "refused" }),
    ]) {
      expect(textOf(await asks(table))).toBe(seen);
      expect(textOf(await asks(table))).toBe(again);
      expect(await requestsTo(table.store, WASSILY, clock.now)).toHaveLength(1);
    }
  });

  it("waits in the addressee's list where the platform can't deliver", async () => {
    const { table } = await seat({ privateChats: () => "none" });
    const word = await asks(table);
    expect(textOf(word)).toContain(say("en", "compare-noted", { name: "Wassily" }));
    expect(labelsOf(word)).toEqual(["Take the question back"]);
    const reply = await inPrivate(table, await list(table), "Accept: Vera", WASSILY);
    expect(textOf(reply)).toContain("of Vera and ");
    expect(table.posts).toEqual([]);
    expect(textOf(await asks(table))).toContain("of Vera and ");
  });

  it("reveals nothing to the requester after the agreement is withdrawn", async () => {
    const state = { now: "unavailable" as "unavailable" | "posted" };
    const { table, clock } = await seat({ delivery: ({ id }) => (id === VERA.id ? state.now : "posted") });
    await asks(table);
    await inPrivate(table, lastTo(table, WASSILY), "Accept", WASSILY);
    await opened(table, WASSILY, "private");
    state.now = "posted";
    clock.now += 60_000;
    await lookForUndelivered(table);
    expect(table.posts.filter(({ place }) => place.id === VERA.id)).toEqual([]);
    expect(table.defects).toEqual([]);
  });
});

describe("an undelivered answer", () => {
  it("is delivered once when the platform is available again", async () => {
    const state = { now: "unavailable" as "unavailable" | "posted" };
    const { table, clock } = await seat({ delivery: ({ id }) => (id === VERA.id ? state.now : "posted") });
    await asks(table);
    await inPrivate(table, lastTo(table, WASSILY), "Accept", WASSILY);
    state.now = "posted";
    for (let time = 0; time < 3; time++) {
      await lookForUndelivered(table);
      expect(table.posts.filter(({ place }) => place.id === VERA.id)).toHaveLength(Math.min(time, 1));
      clock.now += 60_000;
    }
    expect(textOf(lastTo(table, VERA))).toContain("of Vera and ");
  });

  it("is delivered once by another process after a crash", async () => {
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
    await Promise.all(others.map(lookForUndelivered));
    const posts = others.flatMap((one) => one.posts);
    expect(posts).toHaveLength(1);
    expect(textOf(posts[0]?.view as View)).toContain("Wassily would rather not");
  });
});
