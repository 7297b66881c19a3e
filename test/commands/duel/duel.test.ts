// A duel from the challenge to the rematch, as the people in it see it.

import { it as base, describe, expect } from "vitest";
import { duelFriendButton } from "../../../commands/kit/duel-friend.ts";
import { mentionIn, type Reply } from "../../../src/chat/index.ts";
import { renderView } from "../../../src/platforms/telegram/render.ts";
import { ANNA, textOf, viewOf } from "../play/table.ts";
import { BORIS_EN, GROUP, openRing, VERA } from "./ring.ts";

const it = base.extend("ring", () => openRing());

const DAY_MS = 86_400_000;

describe("a challenge to a duel", () => {
  it("mentions only the challenged person, after showing the terms", async ({ ring }) => {
    const card = await ring.call({ length: "best of 9" }, { user: BORIS_EN });
    expect(mentionIn(viewOf(card))).toEqual({ id: "2", name: "Boris" });
    expect(textOf(card)).toContain("Rock-paper-scissors · best of 9");
    expect(textOf(card)).toContain("a day per round");
  });

  it("is answered only by the challenged person, withdrawn only by its owner", async ({ ring }) => {
    const card = await ring.call({}, { user: BORIS_EN });
    expect((await ring.press(card, "decline", ANNA)).type).toBe("notice");
    expect(await ring.press(card, "decline", VERA)).toMatchObject({ isNotYours: true });
    expect(textOf(await ring.press(card, "accept", VERA))).toContain("Only Boris can answer this.");
    expect(textOf(await ring.press(card, "retract", VERA))).toBe("Only Anna can take this back.");
    expect(textOf(await ring.press(card, "retract", ANNA))).toContain("Anna has taken the challenge back.");
    expect(await ring.press(card, "accept")).toMatchObject({ notice: "This challenge is no longer open." });
  });

  it("is put once in ten minutes to a person, and to no one who takes none", async ({ ring }) => {
    expect((await ring.call({}, { user: BORIS_EN })).type).toBe("post");
    expect(textOf(await ring.call({}, { user: BORIS_EN }))).toContain("less than ten minutes ago");
    await ring.table.type("privacy", "privacy", { challenges: "off" }, { caller: VERA });
    expect(await ring.call({}, { user: VERA })).toEqual({
      type: "notice",
      text: "Vera isn’t taking challenges.",
    });
  });

  it("of Duel a friend is taken by one of two pressers", async ({ ring }) => {
    const over = { blocks: [], buttons: [[duelFriendButton(ANNA)]] };
    const card = await ring.table.press(over, "Duel a friend", { place: GROUP });
    expect(card).toMatchObject({ type: "post", audience: "place" });
    const [boris, vera] = await Promise.all([ring.press(card, "accept"), ring.press(card, "accept", VERA)]);
    expect([boris.type, vera.type]).toEqual(["edit", "post"]);
    expect(textOf(vera)).toContain("Someone else was faster.");
  });

  it("expires after a day, and shows that", async ({ ring }) => {
    await ring.serve();
    const card = await ring.shown(await ring.call());
    ring.clock.now += DAY_MS;
    const late = await ring.press(card, "accept");
    expect(late).toMatchObject({ type: "edit", notice: "This challenge is no longer open." });
    expect(textOf(late)).toContain("No one took it in time.");
    await ring.tick();
    expect(ring.lastEdit()).toContain("No one took it in time.");
  });

  it.each([
    ["oneself", { user: ANNA }, "You can’t duel yourself."],
    ["a bot", { found: { id: "9", name: "Botty", isBot: true } }, "Bots don’t duel."],
    ["somebody who left", { found: { id: "9", name: "Zoe", isBot: false, isAbsent: true } }, "Zoe isn’t in"],
    ["nobody known", { found: { problem: "unknown" } }, "I don’t know who"],
  ] as const)("is refused privately for %s, with advice", async (_who, whom, words) => {
    const ring = await openRing();
    const by = "found" in whom ? { findPerson: () => whom.found } : whom;
    const refused = await ring.call({ user: "x" }, by as never);
    expect(refused.type).toBe("notice");
    expect(textOf(refused)).toContain(words);
  });
});

describe("a duel", () => {
  it("refuses a third person's press, and names the players", async ({ ring }) => {
    const begun = await ring.begin();
    for (const move of ["rock", "stop"]) {
      const refused = await ring.press(begun, move, VERA);
      expect(refused).toMatchObject({ type: "post", isNotYours: true });
      expect(textOf(refused)).toContain("between Anna and Boris");
    }
  });

  it("ends by the clock: a late player loses the round, two in a row the duel", async ({ ring }) => {
    await ring.serve();
    const begun = await ring.shown(await ring.begin());
    await ring.press(begun, "rock", ANNA);
    ring.clock.now += DAY_MS;
    await ring.tick();
    expect(ring.lastEdit()).toContain("Round 1: Boris was late → Anna");
    const notice = "Too late: the time for that round is up. Round 1: Boris was late → Anna";
    expect(await ring.press(begun, "rock")).toMatchObject({ outdated: true, notice });
    const play = (await ring.stored(begun))?.play;
    expect(play).toMatchObject({ endsAt: ring.clock.now + DAY_MS, rounds: [[0, -1]] });
    await ring.press(ring.lastShown(), "rock", ANNA);
    ring.clock.now += DAY_MS;
    await ring.tick();
    expect(ring.lastEdit()).toContain("Boris missed two rounds in a row.");
  });

  it("starts one rematch when both want it", async ({ ring }) => {
    const over = await ring.won();
    const asked = await ring.press(over, "again", ANNA);
    expect(textOf(asked)).toContain("Anna wants a rematch.");
    expect(await ring.press(over, "again", VERA)).toMatchObject({ isNotYours: true });
    const [one, two] = await Promise.all([ring.press(over, "again"), ring.press(over, "again", ANNA)]);
    expect(textOf(one)).toContain("Anna 0 : 0 Boris");
    expect(viewOf(two).buttons).toEqual(viewOf(one).buttons);
  });

  it("shows a renamed player's new name", async ({ ring }) => {
    const begun = await ring.begin();
    const reply = await ring.press(begun, "rock", { ...ANNA, name: "Anya" });
    expect(textOf(reply)).toContain("Anya has chosen.");
  });
});

it("opens the chat picker for Duel a friend where there is one, with the duel query typed", () => {
  const button = duelFriendButton({ ...ANNA, offersElsewhere: true });
  const { keyboard } = renderView({ title: "Over", blocks: [], buttons: [[button]] });
  expect(keyboard?.inline_keyboard).toEqual([[{ text: "⚔️ Duel a friend", switch_inline_query: "Duel" }]]);
});

describe("a duel across platforms", () => {
  it("reports an unknown, expired or used code", async ({ ring }) => {
    const join = (code: string, caller = VERA) =>
      ring.table.type("rps", "join", { code }, { caller, place: GROUP });
    expect(textOf(await join("XXXXXX"))).toContain("There’s no open duel with the code XXXXXX.");
    const codeOf = async () => /\/rps duel (\w+)/.exec(textOf(await ring.call()))?.[1] as string;
    const [used, old] = [await codeOf(), await codeOf()];
    expect((await join(used)).type).toBe("post");
    expect(textOf(await join(used, BORIS_EN))).toContain("Someone else was faster.");
    expect(textOf(await join(old, ANNA))).toContain("You can’t duel yourself.");
    ring.clock.now += DAY_MS;
    expect(textOf(await join(old))).toBe("This challenge is no longer open.");
  });

  it("is shown again on request", async ({ ring }) => {
    const again = () => ring.table.type("rps", "join", {}, { caller: ANNA, place: GROUP });
    expect(textOf(await again())).toContain("You have no duel in progress.");
    await ring.begin();
    expect(textOf(await again())).toContain("Anna 0 : 0 Boris");
  });
});

describe("a duel offered in any chat", () => {
  const INLINE = { kind: "group", id: "inline", editsOnly: true } as const;

  it("is played by the first two pressers, separately for each message", async ({ ring }) => {
    const view = await ring.offered();
    const press = (caller: typeof VERA, message: string) =>
      ring.press(view, "offered", caller as never, { place: INLINE, message } as never);
    const open = textOf(await press(VERA, "m1"));
    for (const words of ["Vera wants to duel", "open for a day"]) expect(open).toContain(words);
    expect(textOf(await press(VERA, "m1"))).toContain("You can’t duel yourself.");
    expect(textOf(await press(BORIS_EN as never, "m2"))).toContain("Boris wants to duel");
    const begun = await press(BORIS_EN as never, "m1");
    expect(textOf(begun)).toContain("Vera 0 : 0 Boris");
    expect((await ring.stored(begun))?.boards).toMatchObject([{ place: "inline", message: "m1" }]);
    expect(textOf(await press(ANNA as never, "m1"))).toContain("Someone else was faster.");
  });

  it("continues and rematches in its own message, by any old button", async () => {
    const ring = await openRing();
    const view = await ring.offered();
    // Different presses may know the same chat by different ids.
    const press = (reply: Reply, move: string, caller: typeof VERA, id: string) =>
      ring.press(reply, move, caller as never, { place: { ...INLINE, id }, message: "m1" } as never);
    const open = await press(view, "offered", VERA, "a");
    const begun = await press(open, "accept", BORIS_EN as never, "b");
    await press(begun, "stop", VERA, "a");
    const over = await press(begun, "stop", BORIS_EN as never, "b");
    await press(over, "again", VERA, "a");
    const anew = await press(over, "again", BORIS_EN as never, "b");
    if (anew.type === "post") await anew.onPosted?.("m1");
    await press(anew, "rock", VERA, "a");
    expect(textOf(await press(over, "again", VERA, "c"))).toContain("Vera has chosen.");
    expect(textOf(await press(begun, "rock", VERA, "a"))).toContain("Vera has chosen.");
    expect(ring.table.posts).toEqual([]);
  });
});
