import { it as base, describe, expect } from "vitest";
import { comparisonView, figuresView } from "../../../commands/profile/compare-view.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { countsOf, verdictOn } from "../../../src/core/profiles/traits.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { giveRounds, type Habit, turning } from "../kit/histories.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import {
  compare,
  fakePainter,
  finding,
  GROUP,
  hasPicture,
  opened,
  pressed,
  VERA,
  WASSILY,
  ZOE,
} from "./profiles.ts";

const it = base.extend("table", () => seat());

async function seat(painter = fakePainter()): Promise<Table> {
  const table = await openTable({ painter });
  await giveRounds(table.store, VERA);
  await giveRounds(table.store, WASSILY, { habit: turning, count: 400, seed: 2 });
  return table;
}

describe("a comparison", () => {
  it("shows how often each was predicted, then differences", async () => {
    const table = await seat();
    await opened(table, WASSILY);
    const reply = await compare(table, VERA, WASSILY);
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const text = textOf(reply);
    expect(text).toContain("of Vera and ");
    expect(text).toMatch(/^🔮 I read \d+% of Vera and \d+% of Wassily\n/);
    expect(text).toContain("\nWhere you two differ most:\n");
    expect(text).toMatch(
      /– after a (win|draw|loss): same again\. Vera \d+% \(\d+ of \d+\), Wassily \d+% \(\d+ of \d+\)/,
    );
    expect(text).not.toMatch(/p = |\d\.\d|depth/);
    expect(text).toContain("\nRock-paper-scissors");
    expect(hasPicture(reply)).toBe(true);
  });

  it("names no difference between people who play alike", async () => {
    const table = await openTable({ painter: fakePainter() });
    await giveRounds(table.store, VERA, { seed: 1 });
    await giveRounds(table.store, WASSILY, { seed: 5 });
    await opened(table, WASSILY);
    const text = textOf(await compare(table, VERA, WASSILY));
    expect(text).toContain("\nNo difference found yet.\n");
    expect(text).not.toContain("Where you two differ");
  });

  /** Compares two people with `count` rounds: one always plays the same move, the other plays uniformly at random. */
  const constantAndCoin = async (count: number): Promise<string> => {
    const table = await openTable({ painter: fakePainter() });
    const constant: Habit = () => 0;
    const random = seededRandom(7);
    const coin: Habit = (game) => random.below(game.size);
    await giveRounds(table.store, VERA, { habit: constant, count });
    await giveRounds(table.store, WASSILY, { habit: coin, count });
    await opened(table, WASSILY);
    const reply = await compare(table, VERA, WASSILY);
    expect(labelsOf(reply)).toEqual(count < 100 ? [] : ["Details"]);
    expect(textOf(reply).split("\n").length).toBeLessThanOrEqual(8);
    return textOf(reply);
  };

  it("shows that a constant player is predictable and a coin is not", async () => {
    const text = await constantAndCoin(300);
    expect(text).toMatch(/I read [89]\d% of Vera and [23]\d% of Wassily/);
    expect(text).toContain("\nWassily is as hard to read as a coin.\nWhere you two differ most:\n");
  });

  it("shows from 25 rounds how often each was predicted, marked as early", async () => {
    const text = await constantAndCoin(25);
    expect(text).toMatch(/I read \d+% of Vera and \d+% of Wassily/);
    expect(text).toContain(
      "\nFor Wassily, that could still be chance.\nIt’s early: I need 100 rounds from each of you",
    );
    expect(text).not.toMatch(/differ most|No difference|play differently/);
  });

  it("and its details name a difference if either test finds one", () => {
    const game = circleGame(3);
    const counts = countsOf(game, { person: new Uint8Array(), bot: new Uint8Array() });
    const person = { counts, predicted: { guessed: 33, rounds: 100, verdict: "chance" } } as const;
    const rounds = { roundsA: 100, roundsB: 100 };
    const distances = { effectSize: 0.5, d: [1, 2], p: 1.6, normalized: 0.8 };
    const words = { game, caller: VERA, target: WASSILY, locale: "en" } as const;
    const texts = (permutationP: number, ...habits: readonly number[]): readonly string[] => {
      const differences = habits.map((p, move) => {
        const [a, b] = [{ count: 60, total: 100 } as const, { count: 20, total: 100 } as const];
        return { kind: "often", move, a, b, z: 5, p } as const;
      });
      const verdict = verdictOn(permutationP, differences);
      const comparison = { ...rounds, ...distances, permutationP };
      const compared = { comparison, verdict, a: person, b: person };
      return [textOf(comparisonView(compared, words)), textOf(figuresView(compared, game, "en"))];
    };
    const named = (text: string | undefined): number => text?.match(/^– /gm)?.length ?? 0;
    const check = (found: readonly string[], sentence: string, habits: number): void => {
      expect(found[0]).toContain(sentence);
      expect(found.map(named)).toEqual([Math.min(1, habits), habits]);
    };
    check(texts(0.3, 0.0001, 0.0002, 0.0003), "Where you two differ most:", 3);
    check(texts(0.01, 0.02, 0.03), "Where you two differ most:", 1);
    check(texts(0.01, 0.9), "You play differently, though", 0);
    check(texts(0.03, 0.03), "No difference found yet.", 0);
  });

  it("is shown as text when the picture can't be drawn", async () => {
    const table = await seat(fakePainter(async () => Promise.reject(new Error("no ink"))));
    await opened(table, WASSILY);
    const reply = await compare(table, VERA, WASSILY);
    expect(textOf(reply)).toContain("Where you two differ most");
    expect(textOf(reply)).toContain(say("en", "picture-failed"));
    expect(hasPicture(reply)).toBe(false);
  });

  it("uses the chat's language", async ({ table }) => {
    await opened(table, WASSILY);
    const place = { ...GROUP, locale: "ru" } as const;
    const reply = await table.type(
      "profile",
      "compare",
      { user: "x" },
      { caller: VERA, place, ...finding(WASSILY) },
    );
    expect(textOf(reply)).toMatch(/Угадываю: Vera — \d+.%/);
  });

  it("doesn't block others with ten thousand rounds on both sides", async () => {
    const table = await openTable({ painter: fakePainter() });
    for (const [seed, who] of [VERA, WASSILY].entries())
      await giveRounds(table.store, who, { count: 10_000, seed });
    await opened(table, WASSILY);
    const order: string[] = [];
    const comparison = compare(table, VERA, WASSILY).then((reply) => {
      order.push("compared");
      return reply;
    });
    const match = await table.type("rps", "play", {}, { caller: ZOE });
    await table.press(match, "Rock", { caller: ZOE });
    order.push("played");
    expect(textOf(await comparison)).toMatch(/I read \d+% of Vera and/);
    expect(order).toEqual(["played", "compared"]);
  });
});

describe("a comparison that is refused with a reason", () => {
  const answer = async (table: Table, options: object, typed: Record<string, string> = { user: "x" }) =>
    textOf(await table.type("profile", "compare", typed, { caller: VERA, place: GROUP, ...options }));

  it.each([
    ["with nobody", {}, {}, say("en", "compare-with-whom")],
    ["with oneself", finding(VERA), { user: "x" }, say("en", "compare-oneself")],
    ["with a bot", finding(WASSILY, true), { user: "x" }, say("en", "person-bot")],
    ["with an id that names no player", {}, { user: "Wassily K." }, "Wassily K. isn’t a player"],
    ["at a game that there is not", finding(WASSILY), { user: "x", game: "chess" }, "-lizard-Spock"],
  ])("%s", async (_, found, typed, words) => {
    expect(await answer(await seat(), found, typed as Record<string, string>)).toContain(words);
  });

  it("is with an unresolvable person, whose name is not made a mention", async () => {
    const findPerson = () => ({ problem: "unknown" }) as const;
    const seen = await answer(await seat(), { findPerson }, { user: "the one @nobody_here" });
    expect(seen).toContain("who the one @\u2060nobody_here is");
  });

  it("is for the caller's too few rounds, before anyone is asked", async ({ table }) => {
    await giveRounds(table.store, ZOE, { count: 20 });
    const reply = await compare(table, ZOE, WASSILY);
    expect(textOf(reply)).toBe(
      say("en", "compare-own-missing", { needed: 25, missing: 5, game: "Rock-paper-scissors" }),
    );
  });

  it("is for the other person's too few rounds, before they are asked", async ({ table }) => {
    await giveRounds(table.store, ZOE, { count: 24 });
    expect(textOf(await compare(table, VERA, ZOE))).toContain("each of you needs 25");
  });
});

describe("a question to someone who is not shown", () => {
  it("mentions them, and only they answer it", async ({ table }) => {
    const card = await compare(table, VERA, WASSILY);
    expect(card).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(card).blocks[0]).toMatchObject({ mention: { id: WASSILY.id, name: "Wassily" } });
    expect(labelsOf(card)).toEqual(["Accept", "Decline"]);
    for (const who of [VERA, ZOE])
      expect(textOf(await pressed(table, card, "Accept", who))).toBe(say("en", "compare-not-asked"));
    expect(textOf(await pressed(table, card, "Decline", WASSILY))).toContain("No comparison this time.");
    const accepted = await pressed(table, card, "Accept", WASSILY);
    expect(accepted.type).toBe("edit");
    expect(textOf(accepted)).toContain("of Vera and ");
  });

  it("is asked once in ten minutes, and answered by asking back", async ({ table }) => {
    await compare(table, VERA, WASSILY);
    for (let time = 0; time < 3; time++)
      expect(textOf(await compare(table, VERA, WASSILY))).toContain("less than ten minutes ago");
    expect(textOf(await compare(table, WASSILY, VERA))).toContain("of Wassily and ");
  });

  it("is not put to someone who takes no challenges, nor in private", async ({ table }) => {
    const alone = { caller: VERA, place: { kind: "private", id: VERA.id }, ...finding(WASSILY) } as const;
    expect(textOf(await table.type("profile", "compare", { user: "x" }, alone))).toContain(
      "can’t see this chat",
    );
    await table.type("privacy", "privacy", { challenges: "off" }, { caller: WASSILY });
    expect(textOf(await compare(table, VERA, WASSILY))).toBe("Wassily isn’t taking challenges.");
  });

  it("can't be answered by a forged button", async ({ table }) => {
    const view = viewOf(await compare(table, VERA, WASSILY));
    const buttons = view.buttons?.map((row) =>
      row.map((one) => ({
        ...one,
        action: { ...one.action, session: `${one.action.session.slice(0, -1)}?` },
      })),
    );
    const forged = await pressed(table, { ...view, ...(buttons && { buttons }) }, "Accept", WASSILY);
    expect(textOf(forged)).toBe(say("en", "press-old-button"));
  });
});

describe("the lookup of a person", () => {
  const unknown = (handle: string) => ({ findPerson: () => ({ problem: "unknown", handle }) as const });
  const compareBy = (table: Table, handle: string) =>
    table.type(
      "profile",
      "compare",
      { user: `@${handle}` },
      { caller: VERA, place: GROUP, ...unknown(handle) },
    );

  it("finds a @name seen when its owner played", async ({ table }) => {
    await table.type("rps", "play", {}, { caller: WASSILY });
    const card = await compareBy(table, "wassily");
    expect(labelsOf(card)).toContain("Accept");
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("of Vera and ");
  });

  it("finds the new owner of a @name that has changed hands", async ({ table }) => {
    await giveRounds(table.store, ZOE);
    await table.type("profile", "show", {}, { caller: WASSILY });
    await table.type("profile", "show", {}, { caller: { ...ZOE, handle: "wassily" } });
    await table.type("profile", "show", {}, { caller: { ...WASSILY, handle: "kandinsky" } });
    const card = await compareBy(table, "wassily");
    expect((await pressed(table, card, "Accept", WASSILY)).type).toBe("notice");
    expect(textOf(await pressed(table, card, "Accept", ZOE))).toContain("of Vera and ");
  });

  it("uses a player id where the platform has no user lookup", async ({ table }) => {
    const [anna, bob] = ["anna", "bob"].map(
      (id) => ({ platform: "terminal", id, name: id, locale: "en" }) as const,
    );
    if (!anna || !bob) throw new Error("two players are needed");
    await giveRounds(table.store, anna);
    await giveRounds(table.store, bob, { habit: turning });
    await opened(table, bob);
    const reply = await table.type("profile", "compare", { user: "terminal:bob" }, { caller: anna });
    expect(textOf(reply)).toContain("of anna and ");
    expect(textOf(await table.type("profile", "compare", { user: "bob" }, { caller: anna }))).toBe(
      textOf(reply),
    );
  });
});
