// `/duel`: whom one has blocked and whose duels one takes, told to the caller alone.

import { describe, expect, it } from "vitest";
import { DUEL_AREA } from "../../../../commands/duel/feature.ts";
import { challengeRefusal } from "../../../../commands/kit/challenge.ts";
import { type Caller, encodeAction, type FoundPerson, type Place } from "../../../../src/chat/index.ts";
import { LOCALES, say } from "../../../../src/infra/i18n/index.ts";
import { StoreError } from "../../../../src/infra/store/index.ts";
import {
  blockDuels,
  forgetBlockedNames,
  muteChallenges,
  noteHandle,
  playerByHandle,
} from "../../../../src/people/index.ts";
import { mayAskForDuel } from "../../../people/asks/asking.ts";
import { notYours } from "../../notice.ts";
import { deleteAll, exported } from "../../own-data.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../../play/table.ts";

const GROUP: Place = { kind: "group", id: "-5" };
const HERE = "telegram:-5";
const VERA: Caller = { platform: "telegram", id: "3", name: "Vera", locale: "en" };
const person = ({ id, name }: Caller): FoundPerson => ({ id, name, isBot: false });

function duel(table: Table, subcommand: string, found?: FoundPerson, by: object = {}) {
  const options: Record<string, string> = found ? { user: "x" } : {};
  return table.type("duel", subcommand, options, { findPerson: () => found, ...by } as never);
}

const from = (table: Table, whom?: string, by: object = {}) =>
  table.type("duel", "from", whom === undefined ? {} : { whom }, by);

const mayAsk = (table: Table, who: Caller = BORIS, place: string | undefined = HERE) =>
  mayAskForDuel(table.store, { from: who, to: ANNA, place, now: table.services.now() });

const inEnglish = (caller: Caller): Caller => ({ ...caller, locale: "en" });

describe("/duel block", () => {
  it("is told to the caller alone, once or twice, and the list takes it back", async () => {
    const table = await openTable();
    const told = { type: "notice", text: say("en", "duel-blocked", { name: "Boris" }), discreet: true };
    for (let time = 0; time < 2; time++)
      expect(await duel(table, "block", person(BORIS), { place: GROUP })).toEqual(told);
    expect(await mayAsk(table)).toBe("not-taking");
    const list = await duel(table, "list");
    expect(list).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(list)).toMatch(/^Blocked: 1\nBoris, since 18 Nov 2026$/);
    const after = await table.press(list, "Unblock: Boris");
    expect(textOf(after)).toContain("You have blocked nobody.");
    expect(await mayAsk(table)).toBe("yes");
    expect(textOf(await table.press(list, "Unblock: Boris"))).toContain("You have blocked nobody.");
  });

  it("says nothing to the blocked one, in no list and no export of theirs, nor when they delete", async () => {
    const table = await openTable();
    const boris = inEnglish(BORIS);
    const before = [
      textOf(await duel(table, "list", undefined, { caller: boris })),
      await exported(table, { caller: boris }),
    ];
    const nothing = textOf(await deleteAll(table, { caller: boris }));
    await duel(table, "block", person(BORIS));
    const after = [
      textOf(await duel(table, "list", undefined, { caller: boris })),
      await exported(table, { caller: boris }),
    ];
    expect(after).toEqual(before);
    expect(textOf(await deleteAll(table, { caller: boris }))).toBe(nothing);
    expect(await mayAsk(table)).toBe("not-taking");
    expect(textOf(await duel(table, "list"))).toContain("somebody whose name I have forgotten, since 18 Nov");
    expect(labelsOf(await duel(table, "list"))).toEqual(["Unblock: 18 Nov 2026", "Back"]);
  });

  it("blocks somebody who left, and whom Telegram tells by an @name alone, known or not", async () => {
    const table = await openTable();
    await duel(table, "block", { ...person(BORIS), isAbsent: true } as never);
    await duel(table, "block", { problem: "unknown", handle: "vera" });
    expect(textOf(await duel(table, "list"))).toContain("@\u2060vera, since");
    expect(await mayAsk(table)).toBe("not-taking");
    expect(await mayAsk(table, VERA)).toBe("yes");
    expect(await mayAsk(table, { ...VERA, handle: "vera" })).toBe("not-taking");
    await duel(table, "unblock", { problem: "unknown", handle: "vera" });
    // Since she was met by that name she is blocked as herself, and found by it only where it was noted.
    await noteHandle(table.store, { ...VERA, handle: "vera" }, table.services.now());
    expect(textOf(await duel(table, "unblock", { problem: "unknown", handle: "vera" }))).toBe(
      say("en", "duel-unblocked", { name: "@\u2060vera" }),
    );
    expect(await mayAsk(table, { ...VERA, handle: "vera" })).toBe("yes");
  });

  it("blocks by player id where the platform knows no people", async () => {
    const table = await openTable();
    const anna: Caller = { ...ANNA, platform: "terminal" };
    const typed = { caller: anna, findPerson: undefined } as never;
    await table.type("duel", "block", { user: "boris" }, typed);
    expect(textOf(await table.type("duel", "list", {}, typed))).toContain("boris, since");
    expect(textOf(await table.type("duel", "block", { user: "1" }, typed))).toBe(
      say("en", "duel-block-self"),
    );
  });

  it.each([
    ["oneself", person(ANNA), say("en", "duel-block-self")],
    ["a bot", { ...person(VERA), isBot: true }, say("en", "duel-block-bot")],
    ["nobody", undefined, say("en", "duel-block-whom")],
    [
      "a name that means nobody",
      { problem: "unknown" } as const,
      say("en", "person-unknown", { typed: "x" }),
    ],
  ] as const)("of %s says why not, and blocks nobody", async (_, found, told) => {
    const table = await openTable();
    for (const subcommand of ["block", "unblock"] as const)
      if (subcommand === "block" || found === undefined)
        expect(await duel(table, subcommand, found)).toEqual({ type: "notice", text: told, discreet: true });
    expect(textOf(await duel(table, "list"))).toContain("You have blocked nobody.");
  });

  it("says when the list is full, and blocks no more", async () => {
    const table = await openTable();
    for (let at = 0; at < 200; at++)
      await blockDuels(table.store, ANNA, { ...VERA, id: `${1000 + at}` }, table.services.now());
    expect(textOf(await duel(table, "block", person(BORIS)))).toBe(
      say("en", "duel-block-full", { max: 200 }),
    );
    expect(await mayAsk(table)).toBe("yes");
    expect(textOf(await duel(table, "list"))).toContain("Blocked: 200");
  });

  it("while the store cannot be reached fails with a word, and blocks nobody half", async () => {
    const table = await openTable();
    const update = table.store.update;
    table.store.update = async () => {
      throw new StoreError("unreachable", "down");
    };
    expect((await duel(table, "block", person(BORIS))).type).toBe("notice");
    table.store.update = update;
    expect(await mayAsk(table)).toBe("yes");
  });

  it("makes the caller known by their @name, so that who names them by it is refused", async () => {
    const table = await openTable();
    await duel(table, "list", undefined, { caller: { ...ANNA, handle: "anna" } });
    expect(await playerByHandle(table.store, "telegram", "anna")).toMatchObject({ id: "1" });
  });
});

describe("/duel list", () => {
  it("turns its pages, newest first, and every button fits", async () => {
    const table = await openTable();
    for (let at = 0; at < 20; at++)
      await blockDuels(table.store, ANNA, { ...VERA, id: `${1000 + at}`, name: `V${at}` }, 1_000 * at);
    const first = viewOf(await duel(table, "list"));
    expect(labelsOf(first)).toEqual([
      ...[19, 18, 17, 16, 15, 14, 13, 12].map((at) => `Unblock: V${at}`),
      ...["Back", "Next"],
    ]);
    expect(first.buttons?.length).toBeLessThanOrEqual(5);
    for (const { action } of first.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
    const second = viewOf(await table.press(first, "Next"));
    const third = viewOf(await table.press(second, "Next"));
    expect(labelsOf(third)).toEqual([
      "Unblock: V3",
      "Unblock: V2",
      "Unblock: V1",
      "Unblock: V0",
      "◀ 9–16",
      "Back",
    ]);
    const back = viewOf(await table.press(third, "9–16"));
    expect(labelsOf(back)).toEqual(labelsOf(second));
    const above = viewOf(await table.press(third, "Back"));
    expect(labelsOf(above)).toContain("Blocked: 20");
    expect(labelsOf(await table.press(second, "Unblock: V11"))[0]).toBe("Unblock: V10");
  });

  it("is answered by nobody else's press", async () => {
    const table = await openTable();
    await duel(table, "block", person(VERA));
    const pressed = await table.press(await duel(table, "list"), "Unblock", { caller: BORIS });
    expect(pressed).toEqual(notYours("ru"));
    expect(textOf(await duel(table, "list"))).toContain("Vera");
  });
});

describe("/duel from", () => {
  it("is everyone unless said otherwise, set as an option or by a button, twice as once", async () => {
    const table = await openTable();
    const usual = await from(table);
    expect(textOf(usual)).toContain(say("en", "duels-from-everyone"));
    expect(labelsOf(usual).slice(2, 4)).toEqual(["From my places", "From nobody"]);
    for (let time = 0; time < 2; time++)
      expect(textOf(await table.press(usual, "From nobody"))).toContain(say("en", "duels-from-nobody"));
    expect(await mayAsk(table)).toBe("not-taking");
    for (let time = 0; time < 2; time++)
      expect(textOf(await from(table, "everyone"))).toContain(say("en", "duels-from-everyone"));
    expect(await mayAsk(table)).toBe("yes");
    expect(textOf(await from(table, "perhaps"))).toContain(
      "everyone's, people's of places where you play, nobody's",
    );
  });

  it("here: counts the group where it is said, and those where a match is finished since", async () => {
    const table = await openTable();
    await from(table, "here", { place: GROUP });
    expect([await mayAsk(table), await mayAsk(table, BORIS, "telegram:-6")]).toEqual(["yes", "not-taking"]);
    const there = { place: { kind: "group", id: "-6" } } as const;
    let match = viewOf(await table.type("rps", "play", { length: "first to 1" }, there));
    for (let at = 0; at < 99 && labelsOf(match).some((label) => label.includes("Rock")); at++)
      match = viewOf(await table.press(match, "Rock", there));
    expect(await mayAsk(table, BORIS, "telegram:-6")).toBe("yes");
    expect(table.defects).toEqual([]);
  });

  it("says of whoever takes no challenges at all that alone, and offers to take them", async () => {
    const table = await openTable();
    await muteChallenges(table.store, ANNA, 1);
    const shown = await from(table);
    expect(textOf(shown)).toContain(say("en", "challenge-setting-off"));
    expect(textOf(shown)).not.toContain(say("en", "duels-from-everyone"));
    expect(await mayAsk(table)).toBe("not-taking");
    const taken = await table.press(shown, "Take challenges");
    expect(textOf(taken)).toContain(say("en", "challenge-setting-on"));
    expect(textOf(taken)).toContain(say("en", "duels-from-everyone"));
  });

  it("stands on its page of /settings, with a button that blocks somebody", async () => {
    const table = await openTable();
    const page = viewOf(await table.press(await table.type("settings", "settings"), "challenge you"));
    expect(textOf(page)).toContain(say("en", "duels-from-everyone"));
    expect(textOf(await table.press(page, "Block someone"))).toBe("Type: /duel block @name");
    const filled = { typed: { user: "x" }, findPerson: () => person(BORIS) } as never;
    const blocked = await table.press(page, "Block someone", filled);
    expect(textOf(blocked)).toContain(say("en", "duel-blocked", { name: "Boris" }));
    expect(labelsOf(blocked)).toContain("Blocked: 1");
    expect(await mayAsk(table)).toBe("not-taking");
  });
});

describe("what is kept of manners", () => {
  it("is exported to whose it is, and goes with their data; names that nobody needs go too", async () => {
    const table = await openTable();
    expect(await exported(table)).not.toHaveProperty("duelManners");
    await duel(table, "block", person(BORIS));
    await from(table, "here", { place: GROUP });
    expect((await exported(table)).duelManners).toEqual({
      takes: { from: "here", at: expect.any(Number), places: [HERE] },
      blocked: [{ mark: expect.any(String), at: expect.any(Number), name: "Boris" }],
    });
    await deleteAll(table);
    expect(await exported(table)).not.toHaveProperty("duelManners");
    expect(await mayAsk(table)).toBe("yes");
    await blockDuels(table.store, ANNA, { ...BORIS, name: "Bo" }, 1);
    await forgetBlockedNames(table.store, BORIS);
    expect(textOf(await duel(table, "list"))).not.toContain("Bo");
  });
});

describe("a refused challenge to a duel", () => {
  it("is in the same words whatever the reason, and the limits have theirs", () => {
    expect(challengeRefusal("not-taking", "Anna", "en")).toEqual({
      type: "notice",
      text: "Anna is not taking duels now.",
    });
    expect(textOf(challengeRefusal("too-many", "Anna", "en"))).toBe(say("en", "challenge-too-many"));
  });

  it("has words that fit an alert of Telegram, with a long name", () => {
    const name = "W".repeat(24);
    for (const locale of LOCALES)
      for (const id of ["duel-not-taking", "duel-blocked", "duel-unblocked"] as const)
        expect(say(locale, id, { name }).length, `${locale} ${id}`).toBeLessThanOrEqual(200);
  });
});

describe("a place", () => {
  it("may switch duels off, beside tournaments, and takes its word for it typed or pressed", async () => {
    const table = await openTable();
    const by = { place: GROUP, mayConfigure: async () => true };
    const shown = await table.type("place", "settings", {}, by);
    expect(textOf(shown)).toContain("Duels");
    const games = viewOf(await table.press(shown, "Games", by));
    expect(labelsOf(await table.press(games, "Duels", by))).toContain("🚫 Duels");
    const on = await table.type("place", "settings", { what: "duels", to: "on" }, by);
    expect(textOf(on)).not.toContain("🚫");
    const gate = table.place.gate;
    await table.type("place", "settings", { what: "duels", to: "off" }, by);
    const call = { caller: ANNA, place: GROUP } as never;
    expect(textOf((await gate?.(call, DUEL_AREA)) as never)).toContain("Duels");
    expect(await gate?.({ caller: ANNA, place: PRIVATE } as never, DUEL_AREA)).toBeUndefined();
    // Blocks and settings of one's own are answered everywhere.
    expect((await duel(table, "list", undefined, { place: GROUP })).type).toBe("post");
  });
});
