// A race is a challenge: the person named is notified once, accepts or declines in time, and can ignore it.

import { it as base, describe, expect, vi } from "vitest";
import { MINES_RACE } from "../../../commands/mines/race/document.ts";
import { type Caller, type FoundPerson, mentionIn, type Place, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { challengesOf, noteHandle } from "../../../src/people/index.ts";
import { GUARD } from "../../guard.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { pressMove } from "./known-board.ts";

const it = base.extend("seat", () => seat());

const GROUP: Place = { kind: "group", id: "-5" };
const BORIS_EN: Caller = { ...BORIS, locale: "en" };
const VERA: Caller = { platform: "telegram", id: "3", name: "Vera", locale: "en" };
const MINUTES = 60_000;

interface Calling {
  readonly caller?: Caller;
  readonly found?: FoundPerson;
  readonly id?: string;
  readonly place?: Place;
}

const person = ({ id, name }: Caller): FoundPerson => ({ id, name, isBot: false });

function call(table: Table, { found = person(BORIS), caller = ANNA, place = GROUP, id }: Calling = {}) {
  const event = { caller, place, findPerson: () => found, ...(id && { id }) };
  return table.type("mines", "race", { user: "x", size: "5x5", mines: "4" }, event as never);
}

async function seat(store?: Store) {
  const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
  const table = await openTable({ now: () => clock.now, ...(store && { store }) });
  const press = (card: Reply, move: string, caller = BORIS_EN) =>
    pressMove(table, card, move, { caller, place: GROUP });
  return { table, clock, press };
}

const words = (id: Parameters<typeof say>[1], values = {}) => say("en", id, values);
const raceOf = (table: Table, card: Reply) =>
  table.store.read(MINES_RACE, viewOf(card).buttons?.[0]?.[0]?.action.session as string);

describe("a challenge to a race", () => {
  it("mentions only the named person, and no one when redrawn", async () => {
    const { table, press } = await seat();
    const card = await call(table);
    expect(mentionIn(viewOf(card))).toEqual({ id: "2", name: "Boris" });
    expect(textOf(card)).toContain(
      "Boris, Anna challenges you to a race on the same board. You have 10 minutes to answer.",
    );
    expect(labelsOf(card)).toEqual(["Accept", "Decline", "Take it back", "Mute challenges"]);
    const accepted = await press(card, "accept");
    expect(mentionIn(viewOf(accepted))).toBeUndefined();
    expect(labelsOf(accepted)).toEqual(["Play my board", "Standings"]);
  });

  it("mentions by @name someone known only by it, then uses the accepter's id", async () => {
    const { table, press } = await seat();
    const card = await call(table, { found: { problem: "unknown", handle: "boris" } });
    expect(mentionIn(viewOf(card))).toEqual({ handle: "boris", name: "@\u2060boris" });
    expect(await press(card, "accept")).toEqual({
      type: "notice",
      text: words("challenge-not-challenged", { name: "@\u2060boris" }),
    });
    await press(card, "accept", { ...BORIS_EN, handle: "boris" });
    expect((await raceOf(table, card))?.runners[1]).toEqual({ player: "telegram:2", name: "Boris" });
  });

  it("hands out no board before it is accepted", async ({ seat: { table, press } }) => {
    const card = await call(table);
    const [[accept]] = viewOf(card).buttons as never as [[{ action: object }]];
    const forged = { label: "Play", action: { ...accept.action, move: "play" } };
    const reply = await press(
      { type: "post", audience: "place", view: { blocks: [], buttons: [[forged as never]] } },
      "play",
    );
    expect(reply).toEqual({ type: "notice", text: words("press-old-button") });
  });

  it("is accepted once, and stays accepted when declined afterwards", async () => {
    const { table, press } = await seat();
    const card = await call(table);
    const [first, second] = await Promise.all([press(card, "accept"), press(card, "accept")]);
    expect(second).toEqual(first);
    const late = await press(card, "decline");
    expect(late).toMatchObject({ type: "edit", notice: words("challenge-over", { answer: "accepted" }) });
    expect(viewOf(late)).toEqual(viewOf(first));
    expect(await press(card, "retract", ANNA)).toMatchObject({
      notice: words("challenge-over", { answer: "accepted" }),
    });
  });

  it("informs the challenger politely when declined, and is then closed", async () => {
    const { table, press } = await seat();
    const card = await call(table);
    const declined = await press(card, "decline");
    expect(textOf(declined)).toContain("Boris would rather not this time. Thanks for asking, Anna.");
    expect(labelsOf(declined)).toEqual([]);
    const late = await press(card, "accept");
    expect(late).toMatchObject({ type: "edit", notice: words("challenge-over", { answer: "declined" }) });
    expect(labelsOf(late)).toEqual([]);
  });

  it("is answered only by its addressee, withdrawn only by its owner", async () => {
    const { table, press } = await seat();
    const card = await call(table);
    for (const one of [VERA, ANNA])
      for (const move of ["accept", "decline"])
        expect(await press(card, move, one)).toEqual({
          type: "notice",
          text: words("challenge-not-challenged", { name: "Boris" }),
        });
    for (const one of [VERA, BORIS_EN])
      expect(await press(card, "retract", one)).toEqual({
        type: "notice",
        text: words("challenge-not-challenger", { name: "Anna" }),
      });
    const back = await press(card, "retract", ANNA);
    expect(textOf(back)).toContain("Anna has taken the challenge back.");
    expect(await press(card, "accept")).toMatchObject({
      notice: words("challenge-over", { answer: "retracted" }),
    });
  });

  it("expires after ten minutes, in its message and for its pressers", async () => {
    const { table, clock, press } = await seat();
    const card = await call(table);
    clock.now += 10 * MINUTES;
    const late = await press(card, "accept");
    expect(late).toMatchObject({ type: "edit", notice: words("challenge-lapsed") });
    expect(textOf(late)).toContain("Boris didn’t answer in time");
    expect(labelsOf(late)).toEqual([]);
    expect((await press(card, "accept", VERA)).type).toBe("notice");
  });

  it("announces its expiry unless it was answered or is gone", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { table, clock, press } = await seat();
      for (const [message, caller] of [ANNA, VERA, { ...VERA, id: "4" }].entries()) {
        const card = await call(table, { caller });
        await (card.type === "post" ? card.onPosted?.(`${message}`) : undefined);
        if (message === 1) await press(card, "accept");
        if (message === 2) {
          const event = { caller, place: GROUP };
          await table.press(await table.type("data", "delete", {}, event), "Delete", event);
        }
      }
      clock.now += 10 * MINUTES + 1_000;
      await vi.advanceTimersByTimeAsync(10 * MINUTES + 1_000);
      await vi.waitFor(() => expect(table.edits).toHaveLength(1), GUARD);
      const [{ place, message, view } = expect.fail()] = table.edits;
      expect([place.id, message]).toEqual(["-5", "0"]);
      expect(textOf(view)).toContain("Boris didn’t answer in time");
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be played after the time limit once accepted in time", async ({
    seat: { table, clock, press },
  }) => {
    const race = await press(await call(table), "accept");
    clock.now += 60 * MINUTES;
    expect(await press(race, "play", ANNA)).toMatchObject({ type: "post", audience: "caller" });
  });

  it("is posted once when redelivered", async ({ seat: { table } }) => {
    const first = await call(table, { id: "one-event" });
    expect(first).toMatchObject({ counted: "new" });
    // A different process while the first is posting: it answers in case the first one doesn't.
    expect(await call(table, { id: "one-event" })).toMatchObject({
      counted: "duplicate",
      view: viewOf(first),
    });
    await (first.type === "post" ? first.onPosted?.("77") : undefined);
    expect(await call(table, { id: "one-event" })).toEqual({
      type: "notice",
      text: words("compare-waiting", { name: "Boris" }),
    });
  });

  it("is not repeated while open or recently declined", async ({ seat: { table, clock, press } }) => {
    const card = await call(table);
    expect(textOf(await call(table))).toBe(words("compare-waiting", { name: "Boris" }));
    await press(card, "decline");
    expect(textOf(await call(table))).toBe(words("challenge-declined-lately", { name: "Boris" }));
    clock.now += 60 * MINUTES;
    expect(mentionIn(viewOf(await call(table)))).toBeDefined();
  });

  it("mentions no one again after being withdrawn and repeated", async ({ seat: { table, press } }) => {
    await press(await call(table), "retract", ANNA);
    const again = viewOf(await call(table));
    expect(mentionIn(again)).toBeUndefined();
    expect(textOf(again)).toContain("Boris, Anna challenges you");
  });

  it("is limited to three at once and to a number per hour", async () => {
    const { table, press } = await seat();
    const crowd = Array.from({ length: 7 }, (_, index) => ({
      ...VERA,
      id: `${50 + index}`,
      name: `V${index}`,
    }));
    const cards: Reply[] = [];
    for (const one of crowd.slice(0, 3)) cards.push(await call(table, { found: person(one) }));
    expect(textOf(await call(table, { found: person(crowd[3] as Caller) }))).toBe(
      words("challenge-too-many"),
    );
    for (const one of crowd.slice(3, 6)) {
      await press(cards.pop() as Reply, "retract", ANNA);
      cards.push(await call(table, { found: person(one) }));
    }
    await press(cards.pop() as Reply, "retract", ANNA);
    expect(textOf(await call(table, { found: person(crowd[6] as Caller) }))).toBe(
      words("challenge-too-often"),
    );
  });
});

describe("a challenge that is not posted", () => {
  it.each<[string, Calling, string]>([
    [
      "to the bot itself",
      { found: { ...person(VERA), isBot: true, isMe: true } as never },
      words("challenge-me"),
    ],
    ["to another bot", { found: { ...person(VERA), isBot: true } as never }, words("mines-race-bot")],
    ["to oneself", { found: person(ANNA) }, words("mines-race-self")],
    [
      "to oneself by name",
      { caller: { ...ANNA, handle: "anna" }, found: { problem: "unknown", handle: "anna" } },
      words("mines-race-self"),
    ],
    ["to a name that nobody has", { found: { problem: "unknown" } }, words("mines-race-whom")],
    [
      "to somebody who left",
      { found: { ...person(BORIS), isAbsent: true } as never },
      words("challenge-left", { name: "Boris" }),
    ],
    [
      "in a private chat, which the other does not see",
      { place: { kind: "private", id: "1" } },
      words("challenge-unseen", { name: "Boris" }),
    ],
  ])("%s", async (_, calling, seen) => {
    const { table } = await seat();
    expect(await call(table, calling)).toEqual({ type: "notice", text: seen });
    expect(await challengesOf(table.store, "telegram:1")).toEqual([]);
  });

  it("is to a person who muted challenges, by id or name, until unmuted", async () => {
    const { table, clock, press } = await seat();
    const boris = { ...BORIS_EN, handle: "boris" };
    const card = await call(table);
    expect((await press(card, "mute", VERA)).type).toBe("notice");
    expect(textOf(await call(table, { caller: VERA }))).toContain("Boris, Vera challenges you");
    expect(await press(card, "mute", boris)).toEqual({ type: "notice", text: words("challenge-muted-now") });
    const zoe = { ...VERA, id: "4", name: "Zoe" };
    expect(textOf(await call(table, { caller: zoe }))).toBe(words("challenge-muted", { name: "Boris" }));
    const byName = { caller: zoe, found: { problem: "unknown", handle: "boris" } } as const;
    const muted = words("challenge-muted", { name: "@\u2060boris" });
    expect(textOf(await call(table, byName))).toBe(muted);
    await noteHandle(table.store, boris, clock.now);
    expect(textOf(await call(table, byName))).toBe(muted);
    await table.type("privacy", "privacy", { challenges: "on" }, { caller: boris });
    expect(mentionIn(viewOf(await call(table, byName)))).toEqual({ handle: "boris", name: "@\u2060boris" });
  });

  it("meets an unreachable store: only the caller is informed", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const { table, press } = await seat(store);
    const card = await call(table);
    const update = store.update;
    store.update = async () => {
      throw new StoreError("unreachable", "down");
    };
    expect((await call(table, { caller: VERA })).type).toBe("notice");
    expect((await press(card, "accept")).type).toBe("notice");
    store.update = update;
    expect(labelsOf(await press(card, "accept"))).toContain("Play my board");
  });
});

describe("an open challenge", () => {
  it.each([
    ["who called it", ANNA],
    ["who was called", BORIS_EN],
  ])("is deleted with the data of %s, and then shown as closed", async (_, who) => {
    const { table, press } = await seat();
    const card = await call(table);
    expect(await raceOf(table, card)).toBeDefined();
    await table.press(await table.type("data", "delete", {}, { caller: who }), "Delete", {
      caller: who,
    });
    expect(await raceOf(table, card)).toBeUndefined();
    expect(textOf(await press(card, "accept")).trim()).toBe(words("challenge-lapsed"));
  });
});
