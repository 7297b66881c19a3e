// `/duel`: whom the caller has blocked and whose duels they take, shown only to them.

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
  it("confirms to the caller only, even when repeated, and can be undone", async () => {
    const table = await openTable();
    const seen = { type: "notice", text: say("en", "duel-blocked", { name: "Boris" }), discreet: true };
    for (let time = 0; time < 2; time++)
      expect(await duel(table, "block", person(BORIS), { place: GROUP })).toEqual(seen);
    expect(await mayAsk(table)).toBe("not-taking");
    const list = await duel(table, "list");
    expect(list).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(list)).toMatch(/^Blocked: 1\n– Boris, since 18 Nov 2026$/);
    const after = await table.press(list, "Unblock: Boris");
    expect(textOf(after)).toContain("You haven’t blocked anyone.");
    expect(await mayAsk(table)).toBe("yes");
    expect(textOf(await table.press(list, "Unblock: Boris"))).toContain("You haven’t blocked anyone.");
  });

  it("stays hidden from the blocked person's lists, export and deletion", async () => {
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
    expect(textOf(await duel(table, "list"))).toContain("someone whose name I’ve forgotten, since 18 Nov");
    expect(labelsOf(await duel(table, "list"))).toEqual(["Unblock: 18 Nov 2026", "Back"]);
  });

  it("blocks people who left or are known only by @name", async () => {
    const table = await openTable();
    await duel(table, "block", { ...person(BORIS), isAbsent: true } as never);
    await duel(table, "block", { problem: "unknown", handle: "vera" });
    expect(textOf(await duel(table, "list"))).toContain("@\u2060vera, since");
    expect(await mayAsk(table)).toBe("not-taking");
    expect(await mayAsk(table, VERA)).toBe("yes");
    expect(await mayAsk(table, { ...VERA, handle: "vera" })).toBe("not-taking");
    await duel(table, "unblock", { problem: "unknown", handle: "vera" });
    // Since she was met under that handle she's blocked as a person, so the handle finds her only once it's noted.
    await noteHandle(table.store, { ...VERA, handle: "vera" }, table.services.now());
    expect(textOf(await duel(table, "unblock", { problem: "unknown", handle: "vera" }))).toBe(
      say("en", "duel-unblocked", { name: "@\u2060vera" }),
    );
    expect(await mayAsk(table, { ...VERA, handle: "vera" })).toBe("yes");
  });

  it("blocks by player id where the platform has no user lookup", async () => {
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
  ] as const)("explains why it refuses %s, and blocks no one", async (_, found, seen) => {
    const table = await openTable();
    for (const subcommand of ["block", "unblock"] as const)
      if (subcommand === "block" || found === undefined)
        expect(await duel(table, subcommand, found)).toEqual({ type: "notice", text: seen, discreet: true });
    expect(textOf(await duel(table, "list"))).toContain("You haven’t blocked anyone.");
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

  it("reports an unreachable store, and saves no partial block", async () => {
    const table = await openTable();
    const update = table.store.update;
    table.store.update = async () => {
      throw new StoreError("unreachable", "down");
    };
    expect((await duel(table, "block", person(BORIS))).type).toBe("notice");
    table.store.update = update;
    expect(await mayAsk(table)).toBe("yes");
  });

  it("records the caller's @name, so that others find them by it", async () => {
    const table = await openTable();
    await duel(table, "list", undefined, { caller: { ...ANNA, handle: "anna" } });
    expect(await playerByHandle(table.store, "telegram", "anna")).toMatchObject({ id: "1" });
  });
});

describe("/duel list", () => {
  it("pages the newest first, with buttons that fit", async () => {
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

  it("ignores presses by anyone else", async () => {
    const table = await openTable();
    await duel(table, "block", person(VERA));
    const pressed = await table.press(await duel(table, "list"), "Unblock", { caller: BORIS });
    expect(pressed).toEqual(notYours("ru"));
    expect(textOf(await duel(table, "list"))).toContain("Vera");
  });
});

describe("/duel from", () => {
  it("defaults to everyone, and is set by option or button, idempotently", async () => {
    const table = await openTable();
    const usual = await from(table);
    expect(textOf(usual)).toContain(say("en", "duels-from", { from: "everyone" }));
    expect(labelsOf(usual).slice(2, 4)).toEqual(["From people where I play", "From no one"]);
    for (let time = 0; time < 2; time++)
      expect(textOf(await table.press(usual, "From no one"))).toContain(
        say("en", "duels-from", { from: "nobody" }),
      );
    expect(await mayAsk(table)).toBe("not-taking");
    for (let time = 0; time < 2; time++)
      expect(textOf(await from(table, "everyone"))).toContain(say("en", "duels-from", { from: "everyone" }));
    expect(await mayAsk(table)).toBe("yes");
    expect(textOf(await from(table, "perhaps"))).toContain(
      "From everyone, From people where I play, From no one",
    );
  });

  it("here: allows the current group and groups with a later finished match", async () => {
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

  it("shows only the mute when all challenges are off, and offers to undo it", async () => {
    const table = await openTable();
    await muteChallenges(table.store, ANNA, 1);
    const shown = await from(table);
    expect(textOf(shown)).toContain(say("en", "challenge-setting-off"));
    expect(textOf(shown)).not.toContain(say("en", "duels-from", { from: "everyone" }));
    expect(await mayAsk(table)).toBe("not-taking");
    const taken = await table.press(shown, "Take challenges");
    expect(textOf(taken)).toContain(say("en", "challenge-setting-on"));
    expect(textOf(taken)).toContain(say("en", "duels-from", { from: "everyone" }));
  });

  it("has its page in /settings, with a button that blocks someone", async () => {
    const table = await openTable();
    const page = viewOf(await table.press(await table.type("settings", "settings"), "challenge you"));
    expect(textOf(page)).toContain(say("en", "duels-from", { from: "everyone" }));
    expect(textOf(await table.press(page, "Block someone"))).toBe("Type: /duel block @name");
    const filled = { typed: { user: "x" }, findPerson: () => person(BORIS) } as never;
    const blocked = await table.press(page, "Block someone", filled);
    expect(textOf(blocked)).toContain(say("en", "duel-blocked", { name: "Boris" }));
    expect(labelsOf(blocked)).toContain("Blocked: 1");
    expect(await mayAsk(table)).toBe("not-taking");
  });
});

describe("stored duel preferences", () => {
  it("are exported and deleted with their owner's data, unused names too", async () => {
    const table = await openTable();
    expect(await exported(table)).not.toHaveProperty("duelPreferences");
    await duel(table, "block", person(BORIS));
    await from(table, "here", { place: GROUP });
    expect((await exported(table)).duelPreferences).toEqual({
      takes: { from: "here", at: expect.any(Number), places: [HERE] },
      blocked: [{ digest: expect.any(String), at: expect.any(Number), name: "Boris" }],
    });
    await deleteAll(table);
    expect(await exported(table)).not.toHaveProperty("duelPreferences");
    expect(await mayAsk(table)).toBe("yes");
    await blockDuels(table.store, ANNA, { ...BORIS, name: "Bo" }, 1);
    await forgetBlockedNames(table.store, BORIS);
    expect(textOf(await duel(table, "list"))).not.toContain("Bo");
  });
});

describe("a refused challenge to a duel", () => {
  it("has the same words for every personal reason, and its own for limits", () => {
    expect(challengeRefusal("not-taking", "Anna", "en")).toEqual({
      type: "notice",
      text: "Anna isn’t taking duels right now.",
    });
    expect(textOf(challengeRefusal("too-many", "Anna", "en"))).toBe(say("en", "challenge-too-many"));
  });

  it("fits a Telegram alert with a long name", () => {
    const name = "W".repeat(24);
    for (const locale of LOCALES)
      for (const id of ["duel-not-taking", "duel-blocked", "duel-unblocked"] as const)
        expect(say(locale, id, { name }).length, `${locale} ${id}`).toBeLessThanOrEqual(200);
  });
});

describe("a chat", () => {
  it("can switch duels off by option or button, beside tournaments", async () => {
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
    // One's own blocks and settings are available everywhere.
    expect((await duel(table, "list", undefined, { place: GROUP })).type).toBe("post");
  });
});
