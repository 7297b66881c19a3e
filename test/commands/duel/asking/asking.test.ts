// People who don't take someone's duels are neither asked nor matched, and the asker is given no reason.

import { it as base, describe, expect } from "vitest";
import type { Caller, Incoming } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { ANNA, textOf } from "../../play/table.ts";
import { BORIS_EN, found, GROUP, openRing, type Ring, VERA } from "../ring.ts";

const it = base.extend("ring", () => openRing());

const NOT_TAKING = { type: "notice", text: "Boris isn’t taking duels right now." };
const duelPreferences = (ring: Ring, caller: Caller, subcommand: string, more: object = {}) =>
  ring.table.type("duel", subcommand, { user: "x", whom: "nobody" }, { caller, ...more } as never);
const blocks = (ring: Ring, by: Caller, whom: Caller) =>
  duelPreferences(ring, by, "block", { findPerson: () => found(whom) });

describe("an unwanted duel", () => {
  it.each<[string, (ring: Ring) => Promise<unknown>]>([
    ["who blocked the challenger", (ring) => blocks(ring, BORIS_EN, ANNA)],
    ["whom the challenger blocked", (ring) => blocks(ring, ANNA, BORIS_EN)],
    ["who takes nobody's", (ring) => duelPreferences(ring, BORIS_EN, "from")],
    [
      "who takes no challenges",
      (ring) => ring.table.type("privacy", "privacy", { challenges: "off" }, { caller: BORIS_EN }),
    ],
  ])("%s is refused in the same words, and posts nothing", async (_, prepare) => {
    const ring = await openRing();
    await prepare(ring);
    expect(await ring.call({}, { user: BORIS_EN })).toEqual(NOT_TAKING);
    expect((await ring.call({}, { user: VERA })).type).toBe("post");
  });

  it("is refused the same way each time, without a revealing limit", async () => {
    const ring = await openRing();
    await blocks(ring, BORIS_EN, ANNA);
    for (let time = 0; time < 8; time++) expect(await ring.call({}, { user: BORIS_EN })).toEqual(NOT_TAKING);
  });

  it("is refused by @name too, if its owner is known", async ({ ring }) => {
    await blocks(ring, { ...BORIS_EN, handle: "boris" }, ANNA);
    const asked = { findPerson: () => ({ problem: "unknown", handle: "boris" }) } as Partial<Incoming>;
    const reply = await ring.table.type("rps", "duel", { user: "x" }, { place: GROUP, ...asked } as never);
    expect(textOf(reply)).toBe("@\u2060boris isn’t taking duels right now.");
  });

  it.each([
    ["has blocked them", ANNA, BORIS_EN],
    ["was blocked by them", BORIS_EN, ANNA],
  ])("isn't open to someone whose challenger %s, but to others", async (_, by, whom) => {
    const ring = await openRing();
    const open = await ring.call();
    await blocks(ring, by, whom);
    expect(await ring.press(open, "accept")).toEqual({
      type: "notice",
      text: "Anna isn’t taking duels right now.",
    });
    expect((await ring.stored(open))?.play).toBeUndefined();
    expect(textOf(await ring.press(open, "accept", VERA))).toContain("Anna 0 : 0 Vera");
    // A third person is shown that it's taken, whether blocked or not.
    expect(textOf(await ring.press(open, "accept"))).toBe(say("en", "duel-taken"));
  });

  it("can't be joined by its code either", async ({ ring }) => {
    const code = (await ring.stored(await ring.call()))?.code as string;
    await blocks(ring, ANNA, BORIS_EN);
    const join = (caller: Caller) => ring.table.type("rps", "join", { code }, { caller, place: GROUP });
    expect(textOf(await join(BORIS_EN))).toBe("Anna isn’t taking duels right now.");
    expect(textOf(await join(VERA))).toContain("Anna 0 : 0 Vera");
  });

  it("continues if it has started", async ({ ring }) => {
    const begun = await ring.begin();
    await blocks(ring, BORIS_EN, ANNA);
    expect(textOf(await ring.round(begun, "rock", "scissors"))).toContain("Anna 1 : 0 Boris");
  });
});

describe("challenges to duels", () => {
  it("are limited to three open ones, named or not", async () => {
    const ring = await openRing();
    const first = await ring.call();
    await ring.call({}, { user: VERA });
    const third = await ring.call();
    expect(textOf(await ring.call())).toBe(say("en", "challenge-too-many"));
    await ring.press(first, "retract", ANNA);
    expect((await ring.call()).type).toBe("post");
    expect(textOf(await ring.call({}, { user: BORIS_EN }))).toBe(say("en", "challenge-too-many"));
    await ring.press(third, "accept");
    expect((await ring.call({}, { user: BORIS_EN })).type).toBe("post");
  });

  it("are limited to two an hour per person, unless accepted", async () => {
    const ring = await openRing();
    const again = async (user: Caller) => {
      const reply = await ring.call({}, { user });
      if (reply.type === "post") await ring.press(reply, "retract", ANNA);
      return reply.type === "post" ? "asked" : textOf(reply);
    };
    expect([await again(VERA), await again(VERA)]).toEqual(["asked", "asked"]);
    expect(await again(VERA)).toBe(say("en", "challenge-too-often"));
    await ring.begin();
    for (let time = 0; time < 3; time++) expect(await again(BORIS_EN)).toBe("asked");
    ring.clock.now += 3_600_000;
    expect(await again(VERA)).toBe("asked");
  });

  it("count once and are posted once if redelivered", async ({ ring }) => {
    for (let time = 0; time < 4; time++) expect((await ring.call({}, { id: "one-event" })).type).toBe("post");
    const named = { user: VERA, id: "another" };
    for (let time = 0; time < 4; time++) expect((await ring.call({}, named)).type).toBe("post");
    expect((await ring.call()).type).toBe("post");
    expect(textOf(await ring.call())).toBe(say("en", "challenge-too-many"));
  });
});

describe("duels switched off in a chat", () => {
  it("can't be requested or accepted there, but running ones continue", async ({ ring }) => {
    const [begun, open] = [await ring.begin(), await ring.call()];
    const manager = { place: GROUP, mayConfigure: async () => true };
    await ring.table.type("place", "settings", { what: "duels", to: "off" }, manager);
    const off = say("en", "place-off", { what: "Duels", command: "/rps duel" });
    expect(textOf(await ring.call())).toBe(off);
    expect(textOf(await ring.press(open, "accept"))).toBe(off);
    const code = (await ring.stored(open))?.code as string;
    const join = (options: Record<string, string>) =>
      ring.table.type("rps", "join", options, { caller: BORIS_EN, place: GROUP });
    expect(textOf(await join({ code }))).toBe(off);
    expect(textOf(await ring.round(begun, "rock", "scissors"))).toContain("Anna 1 : 0 Boris");
    expect(textOf(await join({}))).toContain("Anna 1 : 0 Boris");
    expect((await ring.table.type("rps", "play", {}, { place: GROUP })).type).toBe("post");
    expect(textOf(await ring.press(open, "retract", ANNA))).toContain("taken the challenge back");
  });
});
