// People asked for a comparison in a group are mentioned once; people who take no challenges aren't asked.

import { describe, expect, it } from "vitest";
import { type FoundPerson, mentionIn } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { noteHandle, requestsTo } from "../../../src/people/index.ts";
import { notice, notYours } from "../notice.ts";
import { textOf, viewOf } from "../play/table.ts";
import { asks, lastTo, seat } from "./private-questions.ts";
import { compare, GROUP, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

const WASSILY_CALLED = { id: WASSILY.id, name: "Wassily" };

describe("a request to compare", () => {
  it("mentions the addressee in a group; its answers mention no one", async () => {
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    expect(mentionIn(viewOf(card))).toEqual(WASSILY_CALLED);
    expect(textOf(card)).toContain("Wassily, Vera has a question for you.");
    for (const label of ["Accept", "Decline"]) {
      const answered = await pressed(table, card, label, WASSILY);
      if (answered.type !== "notice") expect(mentionIn(viewOf(answered))).toBeUndefined();
    }
  });

  it("mentions by @name a person named by it", async () => {
    const { table, clock } = await seat();
    await noteHandle(table.store, WASSILY, clock.now);
    const found: FoundPerson = { problem: "unknown", handle: "wassily" };
    const event = { caller: VERA, place: GROUP, findPerson: () => found };
    const card = await table.type("profile", "compare", { user: "@wassily" }, event);
    expect(mentionIn(viewOf(card))).toEqual({ id: WASSILY.id, name: "wassily", handle: "wassily" });
  });

  it("mentions no one again when withdrawn and repeated within the hour", async () => {
    const { table, clock } = await seat();
    await pressed(table, await compare(table, VERA, WASSILY), "Take the question back", VERA);
    const again = await compare(table, VERA, WASSILY);
    expect(mentionIn(viewOf(again))).toBeUndefined();
    await pressed(table, again, "Take the question back", VERA);
    clock.now += 3_600_000;
    expect(mentionIn(viewOf(await compare(table, VERA, WASSILY)))).toEqual(WASSILY_CALLED);
  });

  it("mentions no one in a private chat, since the addressee gets it there", async () => {
    const { table } = await seat({ privateChats: () => "open" });
    expect(mentionIn(viewOf(await asks(table)))).toBeUndefined();
    expect(mentionIn(lastTo(table, WASSILY))).toBeUndefined();
  });

  it("is not sent to people who muted challenges, but open ones stay", async () => {
    const { table, clock } = await seat({ privateChats: () => "open" });
    const card = await compare(table, VERA, WASSILY);
    expect(await pressed(table, card, "Mute challenges", ZOE)).toEqual(notYours("en", "challenge-not-yours"));
    expect(textOf(await pressed(table, card, "Mute challenges", WASSILY))).toBe(
      say("en", "challenge-muted-now"),
    );
    const muted = notice("en", "challenge-muted", { name: "Wassily" });
    expect(await compare(table, ZOE, WASSILY)).toEqual(muted);
    expect(await asks(table, ZOE)).toEqual(muted);
    expect(table.posts).toEqual([]);
    expect(await requestsTo(table.store, WASSILY, clock.now)).toHaveLength(1);
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
  });

  it("is skipped for an open profile, even if muted, and compares at once", async () => {
    const { table } = await seat();
    await opened(table, WASSILY, "everyone");
    await table.type("privacy", "privacy", { challenges: "off" }, { caller: WASSILY });
    expect(textOf(await compare(table, VERA, WASSILY))).toContain("of Vera and ");
  });

  it.each<[string, object, string]>([
    ["who left", { isAbsent: true }, say("en", "challenge-left", { name: "Wassily" })],
    ["the bot itself", { isBot: true, isMe: true }, say("en", "person-bot")],
  ])("is not put to %s", async (_, more, seen) => {
    const { table, clock } = await seat();
    const findPerson = () => ({ id: WASSILY.id, name: "Wassily", isBot: false, ...more });
    const event = { caller: VERA, place: GROUP, findPerson };
    expect(await table.type("profile", "compare", { user: "x" }, event)).toEqual({
      type: "notice",
      text: seen,
    });
    expect(await requestsTo(table.store, WASSILY, clock.now)).toEqual([]);
  });

  it("is not stored either when it exceeds the hourly limit", async () => {
    const { table, clock } = await seat();
    for (let time = 0; time < 6; time++)
      await pressed(table, await compare(table, VERA, WASSILY), "Take the question back", VERA);
    expect(textOf(await compare(table, VERA, WASSILY))).toBe(say("en", "challenge-too-often"));
    expect(await requestsTo(table.store, WASSILY, clock.now)).toEqual([]);
  });
});
