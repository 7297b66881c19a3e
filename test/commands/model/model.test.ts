import { describe, expect } from "vitest";
import { modelView } from "../../../commands/model/view.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey, policyOf } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, it, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const RPS = { game: say("en", "game-rps") };
const key = playerGameKey(ANNA, "rps");
const documentOf = async (table: Table) => (await table.store.read(PLAYER_GAME, key)) as PlayerGame;
const lessonsOf = async (table: Table) => policyOf(await documentOf(table));

/** Plays so many rounds of an endless match, always rock; its last view. */
async function played(table: Table, rounds: number, options: Record<string, string> = {}) {
  let view = viewOf(await table.type("rps", "play", { length: "endless", ...options }));
  if (labelsOf(view).includes("New match")) view = viewOf(await table.press(view, "New match"));
  for (let round = 0; round < rounds; round++) view = viewOf(await table.press(view, "Rock"));
  return view;
}

const said = async (table: Table, subcommand: string): Promise<string> =>
  textOf(await table.type("model", subcommand));

async function reset(table: Table): Promise<string> {
  return textOf(await table.press(await table.type("model", "reset"), "Forget"));
}

describe("/model show", () => {
  it("says privately what it believes, how sure it is, where it has that from, and how it learns", async () => {
    const table = await openTable();
    await played(table, 30);
    const reply = await table.type("model", "show");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const text = textOf(reply);
    expect(text).toContain("I know 30 rounds of yours.");
    expect(text).toContain("– you play ✊ Rock most, 30 of 30");
    expect(text).toMatch(
      /How sure: I would have read \d+ of your last (29|30) moves \(luck: 10\); more than luck\./,
    );
    expect(text).toMatch(/\d+ % of what I go by just now comes from you, \d+ % from other people/);
    expect(text).toContain(say("en", "model-mode-learning", { since: 1 }));
  });

  it("relies less on other people the more it knows", async () => {
    const share = async (rounds: number): Promise<number> => {
      const table = await openTable();
      await played(table, rounds);
      return Number(/from you, (\d+) %/.exec(await said(table, "show"))?.[1]);
    };
    const [few, many] = [await share(20), await share(80)];
    expect(few).toBeGreaterThan(many);
    expect(many).toBeGreaterThan(0);
  });

  it("says how many rounds are missing where it knows too few, also of one who never played", async () => {
    const table = await openTable();
    expect(await said(table, "show")).toContain(say("en", "model-missing", { rounds: 0, missing: 20 }));
    await played(table, 7);
    expect(await said(table, "show")).toContain(
      "I know 7 rounds of yours. After 13 more I can say what I believe.",
    );
  });

  it("keeps games and people apart, and names the games there are", async ({ table }) => {
    await played(table, 3);
    expect(textOf(await table.type("model", "show", { game: "oddeven" }))).toContain("I know no round");
    expect(textOf(await table.type("model", "show", { game: "lizard-spock" }))).toContain(
      say("en", "game-rpsls"),
    );
    expect(textOf(await table.type("model", "show", {}, { caller: BORIS }))).toContain("раундов я знаю: 0");
    expect(textOf(await table.type("model", "show", { game: "chess" }))).toContain(
      "Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even",
    );
  });

  it.each(LOCALES)("has words in %s for a person of many habits, and for one of none", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    const opening = await table.type("oddeven", "play", { length: "endless" }, { caller });
    let view = viewOf(opening);
    const labels = view.buttons?.[0]?.map(({ label }) => label) as string[];
    for (let round = 0; round < 40; round++) {
      view = viewOf(await table.press(view, labels[round % 2] as string, { caller }));
    }
    const text = textOf(await table.type("model", "show", { game: "oddeven" }, { caller }));
    expect(text.split("\n").filter((line) => line.startsWith("– "))).toHaveLength(3);
    expect(text).not.toMatch(/undefined|\{/);
  });
});

it("/model show says in Russian which move is taken, in the right case", () => {
  const habits = { kind: "often", move: 2, count: 12, total: 30 } as const;
  const belief = { habits: [habits], score: [0, 0], populationShare: 0.5 } as const;
  const report = {
    mode: "learning",
    since: 1,
    pausedFrom: undefined,
    ...{ rounds: 30, elsewhere: { link: 0, duel: 0 }, missing: 0 },
    belief,
    account: { bank: 16.6, reserve: 2, purse: 9, rounds: 30 },
  } as const;
  const view = modelView(matrixGame("rps") ?? expect.fail(), report, "ru", {
    shares: false,
    isLinked: false,
  });
  expect(JSON.stringify(view)).toContain("чаще всего вы выбираете ✋ Бумагу, 12 из 30");
  expect(JSON.stringify(view)).toContain(
    "Я ставлю на вас 17 очков: восемь своих и ещё 9, взятых у вас взаймы.",
  );
});

it.each([
  [20, "en", "I risk 20 points on you: 8 of my own, and 12 that you have lent me."],
  [8, "en", "I risk 8 points on you. Luck aside, no one is ever more than 10 points ahead of me."],
  [5.4, "en", "I risk 5 points on you: of the 8 I began with, the rest is yours."],
  [1.2, "en", "I risk one point on you"],
  [0.01, "en", "I risk next to nothing on you"],
  [0, "en", "I risk nothing on you: you’ve won all 10 points that anyone can win from me"],
  [20, "ru", "Я ставлю на вас 20 очков: восемь своих и ещё 12, взятых у вас взаймы."],
  [1.2, "ru", "Я ставлю на вас 1 очко из восьми: остальные уже ваши."],
  [3, "ru", "Я ставлю на вас 3 очка из восьми"],
  [0.4, "ru", "Я почти ничего на вас не ставлю"],
] as const)("/model show says what is risked with %d points, in %s", (bank, locale, words) => {
  const facts = {
    mode: "learning",
    since: 1,
    pausedFrom: undefined,
    rounds: 3,
    missing: 17,
    elsewhere: { link: 0, duel: 0 },
  } as const;
  const view = (mode: "learning" | "off") =>
    textOf(
      modelView(
        matrixGame("rps") ?? expect.fail(),
        { ...facts, mode, account: { bank, reserve: bank === 0 ? 0 : 2, purse: 0, rounds: 40 } },
        locale,
        { shares: false, isLinked: false },
      ),
    );
  expect(view("learning")).toContain(words);
  expect(view("off")).not.toContain(words);
});

describe("/model freeze, off and on", () => {
  it.each([
    ["freeze", "frozen"],
    ["off", "off"],
  ] as const)("%s says what is now the case, and twice that it is so already", async (change, mode) => {
    const table = await openTable();
    await played(table, 4);
    expect(await said(table, change)).toBe(say("en", `model-${change}-done`, RPS));
    expect(await lessonsOf(table)).toMatchObject({ mode, paused: 4 });
    const before = await documentOf(table);
    expect(await said(table, change)).toBe(say("en", `model-${change}-already`, RPS));
    expect(await documentOf(table)).toEqual(before);
    expect(await said(table, "show")).toContain(say("en", `model-mode-${mode}`, { since: 5 }));
    expect(await said(table, "on")).toBe(say("en", "model-on-done", RPS));
    expect(await said(table, "on")).toBe(say("en", "model-on-already", RPS));
  });

  it("on leaves unlearned what was played meanwhile", async ({ table }) => {
    const view = await played(table, 3);
    await table.type("model", "freeze");
    let shown = view;
    for (let round = 0; round < 4; round++) shown = viewOf(await table.press(shown, "Paper"));
    await table.type("model", "on");
    expect(await lessonsOf(table)).toEqual({ mode: "learning", since: 0, pausedRanges: [[3, 7]] });
    expect(await said(table, "show")).toContain("I know 3 rounds of yours.");
  });

  it("off plays by chance from the next sealed move on; the one that was sealed is still played", async () => {
    const table = await openTable();
    const view = await played(table, 12);
    const sealed = (await documentOf(table)).matches[0]?.next;
    await table.type("model", "off");
    expect((await documentOf(table)).matches[0]?.next).toEqual(sealed);
    const first = await table.press(view, "Rock");
    expect(textOf(first)).toContain("I expected ✊ Rock");
    const second = await table.press(first, "Rock");
    expect(textOf(second)).toContain(say("en", "round-model-off"));
    expect(textOf(await table.press(second, "Why?"))).toBe(say("en", "why-model-off"));
  });

  it("freeze reads on, and Why? says that it is frozen", async ({ table }) => {
    const view = await played(table, 12);
    await table.type("model", "freeze");
    const reply = await table.press(await table.press(view, "Rock"), "Rock");
    expect(textOf(reply)).toContain("I expected ✊ Rock");
    expect(textOf(await table.press(reply, "Why?"))).toContain(say("en", "why-frozen"));
  });

  it("works before the first round", async ({ table }) => {
    expect(await said(table, "off")).toBe(say("en", "model-off-done", RPS));
    const view = await played(table, 2);
    expect(textOf(view)).toContain(say("en", "round-model-off"));
  });
});

describe("/model reset", () => {
  it("asks first, and keeps everything when told to", async ({ table }) => {
    await played(table, 5);
    const question = await table.type("model", "reset");
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "data-kept"));
    expect(await lessonsOf(table)).toBeUndefined();
  });

  it("forgets what was learned and keeps history, totals and the live match", async ({ table }) => {
    await played(table, 25);
    const before = await documentOf(table);
    expect(await reset(table)).toContain(say("en", "model-reset-done", RPS));
    const after = await documentOf(table);
    expect(after).toEqual({ ...before, mode: after.mode, segments: after.segments });
    expect(await lessonsOf(table)).toEqual({ mode: "learning", since: 25, pausedRanges: [] });
    expect(await said(table, "show")).toContain("I know no round of yours.");
    expect(await reset(table)).toContain(say("en", "model-reset-already", RPS));
  });

  it("cannot be confirmed by somebody else, and changes only the game that was named", async ({ table }) => {
    await played(table, 2);
    const question = viewOf(await table.type("model", "reset", { game: "oddeven" }));
    const refused = notYours("ru");
    expect(await table.press(question, "Forget", { caller: BORIS })).toEqual(refused);
    expect(textOf(await table.press(question, "Forget"))).toContain(say("en", "game-oddeven"));
    expect(await lessonsOf(table)).toBeUndefined();
  });

  it("leaves the mode as it is, and says so", async ({ table }) => {
    await played(table, 2);
    await table.type("model", "freeze");
    expect(await reset(table)).toContain(say("en", "model-freeze-already", RPS));
    expect(await lessonsOf(table)).toEqual({ mode: "frozen", since: 2, pausedRanges: [], paused: 2 });
  });

  it("is a reset for every opponent: none sees the rounds before", async ({ table }) => {
    await played(table, 12);
    await reset(table);
    // Two rounds, because the first move is chosen on what is known before the match: nothing.
    const view = await played(table, 1, { opponent: "wildcard" });
    expect(textOf(view)).toContain(say("en", "round-guessed"));
    const fresh = await openTable();
    const known = await played(fresh, 12).then(() => played(fresh, 1, { opponent: "wildcard" }));
    expect(textOf(known)).toContain("I expected ✊ Rock");
  });
});

describe("a novice", () => {
  it("forgets its match too at a reset: it is less sure after it", async ({ table }) => {
    const view = await played(table, 12, { level: "novice" });
    const sure = async (): Promise<number> => (await documentOf(table)).matches[0]?.next?.[3] ?? -1;
    const before = await sure();
    await reset(table);
    await table.press(view, "Rock");
    expect(await sure()).toBeLessThan(before);
  });
});

describe("the rights over a model", () => {
  it("are exported with everything else", async ({ table }) => {
    await played(table, 3);
    await table.type("model", "freeze");
    expect((await exported(table)).games.rps.model).toEqual({
      mode: "frozen",
      since: 0,
      gaps: [],
      paused: 3,
    });
  });

  it("are gone with everything else", async ({ table }) => {
    await played(table, 25);
    await table.type("model", "freeze");
    await deleteAll(table);
    expect(await table.store.read(PLAYER_GAME, key)).toBeUndefined();
    expect(await said(table, "show")).toContain(say("en", "model-mode-learning", { since: 1 }));
  });

  it("keep no gaps that no kept round can be asked about", async () => {
    const table = await openTable({ historyRounds: 5 });
    const view = await played(table, 2);
    await table.type("model", "freeze");
    let shown = viewOf(await table.press(view, "Rock"));
    await table.type("model", "on");
    for (let round = 0; round < 4; round++) shown = viewOf(await table.press(shown, "Rock"));
    expect((await lessonsOf(table))?.pausedRanges).toEqual([[2, 3]]);
    await table.press(shown, "Rock");
    expect((await lessonsOf(table))?.pausedRanges).toEqual([]);
  });
});
