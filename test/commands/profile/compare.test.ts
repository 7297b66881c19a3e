import { it as base, describe, expect } from "vitest";
import { comparisonView, figuresView } from "../../../commands/profile/compare-view.ts";
import { type Caller, encodeAction, type Reply, type View } from "../../../src/chat/index.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { verdictOn } from "../../../src/core/profiles/traits.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { giveRounds, type Habit, turning } from "../kit/histories.ts";
import { notice } from "../notice.ts";
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

async function seat(more: Parameters<typeof openTable>[0] = {}): Promise<Table> {
  const table = await openTable({ painter: fakePainter(), ...more });
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

  it("shows from 25 rounds how often each was predicted, marked as early", async () => {
    const table = await openTable({ painter: fakePainter() });
    const random = seededRandom(7);
    const coin: Habit = (game) => random.below(game.size);
    await giveRounds(table.store, VERA, { habit: () => 0, count: 25 });
    await giveRounds(table.store, WASSILY, { habit: coin, count: 25 });
    await opened(table, WASSILY);
    const reply = await compare(table, VERA, WASSILY);
    expect(labelsOf(reply)).toEqual([]);
    const text = textOf(reply);
    expect(text).toMatch(/I read \d+% of Vera and \d+% of Wassily/);
    expect(text).toContain(
      "\nFor Wassily, that could still be chance.\nIt’s early: I need 100 rounds from each of you",
    );
    expect(text).not.toMatch(/differ most|No difference|play differently/);
  });

  it("and its details name a difference if either test finds one", () => {
    const game = circleGame(3);
    const person = { guessed: 33, rounds: 100, verdict: "chance" } as const;
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
      const compared = { comparison, differences, verdict, a: person, b: person };
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
});

/** The same message, with the session in its *Details* button changed. */
function forged(reply: Reply, change: (session: string) => string): View {
  const view = viewOf(reply);
  const buttons = view.buttons?.map((row) =>
    row.map((button) => ({
      ...button,
      action: { ...button.action, session: change(button.action.session) },
    })),
  );
  return { ...view, ...(buttons && { buttons }) };
}

const flipped = (session: string, at: number): string => {
  const place = at < 0 ? session.length + at : at;
  return `${session.slice(0, place)}${session[place] === "A" ? "B" : "A"}${session.slice(place + 1)}`;
};

describe("the details of a comparison", () => {
  const agreed = async (table: Table): Promise<Reply> =>
    pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);

  it("are shown privately to anyone who sees the message, with a guide", async ({ table }) => {
    const message = await agreed(table);
    for (const who of [VERA, WASSILY, ZOE]) {
      const details = await pressed(table, message, "Details", who);
      expect(details).toMatchObject({ type: "post", audience: "caller" });
      const text = textOf(details);
      expect(text).toMatch(/How different: 0\.\d+ on a scale from 0 to 1, from 300 and 400 rounds/);
      expect(text).toMatch(/1 of 1000 deals differ this much \(p = 0\.001\)/);
      expect(text).toMatch(/– after a .*\. \d+ of \d+, \d+ of \d+ \(p [<=] 0\.\d+\)/);
      expect(text).toMatch(/By number of moves considered: (\S+ · ){6}\S+/);
      expect(text).toContain("How to read this");
      for (const { name } of [VERA, WASSILY]) expect(text).not.toContain(name);
    }
  });

  it("are available after a restart, in the presser's language", async ({ table }) => {
    const message = await agreed(table);
    const later = await openTable({ store: table.store, painter: fakePainter() });
    for (const locale of LOCALES)
      expect(
        textOf(await pressed(later, message, say("en", "button-details"), { ...VERA, locale })),
      ).toContain(say(locale, "compare-details-title", { game: say(locale, "game-rps") }));
  });

  it("are refused to forged buttons, and after a day", async () => {
    let at = Date.parse("2026-11-21T08:00Z");
    const table = await seat({ now: () => at });
    const message = await agreed(table);
    const press = (view: View) => table.press(view, "Details", { caller: ZOE, place: GROUP });
    for (const place of [-1, -8, 4, 12])
      expect((await press(forged(message, (session) => flipped(session, place)))).type, String(place)).toBe(
        "notice",
      );
    for (const session of ["x", "04nabc", "zzn12"])
      expect(await press(forged(message, () => session))).toEqual(notice("en", "press-old-button"));
    at += 26 * 3_600_000;
    expect(await pressed(table, message, "Details", VERA)).toEqual(notice("en", "compare-details-closed"));
  });

  it("fit the smallest button with the longest Discord ids", async ({ table }) => {
    const [one, other] = ["18446744073709551615", "18446744073709551614"].map(
      (id): Caller => ({ platform: "discord", id, name: id.slice(-2), locale: "en" }),
    ) as [Caller, Caller];
    for (const who of [one, other])
      await giveRounds(table.store, who, { gameId: "oddeven", habit: turning, seed: 1 });
    await opened(table, other);
    const message = await compare(table, one, other, { game: "oddeven" });
    const action = viewOf(message).buttons?.[0]?.[0]?.action;
    expect(action && encodeAction(action).length).toBeLessThanOrEqual(64);
    expect((await pressed(table, message, "Details", one)).type).toBe("post");
  });

  it("have no button when terminal names are too long for one", async ({ table }) => {
    const [long, ann] = ["a".repeat(60), "ann"].map(
      (id): Caller => ({ platform: "terminal", id, name: id, locale: "en" }),
    ) as [Caller, Caller];
    for (const who of [long, ann]) await giveRounds(table.store, who);
    for (const who of [long, ann]) await opened(table, who);
    expect(viewOf(await compare(table, long, ann)).buttons).toBeUndefined();
    const short = await table.type("profile", "show", {}, { caller: ann });
    expect(textOf(await table.press(short, "Details", { caller: ann }))).toContain("Longest runs");
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
