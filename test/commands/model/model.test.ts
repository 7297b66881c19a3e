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

/** Plays that many rounds of an endless match, always rock; returns its last view. */
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
  it("shows privately what it believes, how surely, why and how it learns", async () => {
    const table = await openTable();
    await played(table, 30);
    const reply = await table.type("model", "show");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const text = textOf(reply);
    expect(text).toContain("I know 30 of your rounds.");
    expect(text).toContain("– you play ✊ Rock most often, 30 of 30");
    expect(text).toMatch(
      /How sure: I’d have read \d+ of your last (29|30) moves \(chance: 10\); more than chance\./,
    );
    expect(text).toMatch(/Based on: \d+% on you, \d+% on other people/);
    expect(text).toContain(say("en", "model-mode-learning", { since: 1 }));
  });

  it("relies less on other people the more it knows", async () => {
    const share = async (rounds: number): Promise<number> => {
      const table = await openTable();
      await played(table, rounds);
      return Number(/, (\d+)% on other people/.exec(await said(table, "show"))?.[1]);
    };
    const [few, many] = [await share(20), await share(80)];
    expect(few).toBeGreaterThan(many);
    expect(many).toBeGreaterThan(0);
  });

  it("says how many rounds are missing, also without any round", async () => {
    const table = await openTable();
    expect(await said(table, "show")).toContain(say("en", "model-missing", { rounds: 0, missing: 20 }));
    await played(table, 7);
    expect(await said(table, "show")).toContain(
      "I know 7 of your rounds. After 13 more I can say what I believe.",
    );
  });

  it("separates games and people, and lists the games", async ({ table }) => {
    await played(table, 3);
    expect(textOf(await table.type("model", "show", { game: "oddeven" }))).toContain(
      "I know none of your rounds",
    );
    expect(textOf(await table.type("model", "show", { game: "lizard-spock" }))).toContain(
      say("en", "game-rpsls"),
    );
    expect(textOf(await table.type("model", "show", {}, { caller: BORIS }))).toContain("раундов я знаю: 0");
    expect(textOf(await table.type("model", "show", { game: "chess" }))).toContain(
      "Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even",
    );
  });

  it.each(LOCALES)("has words in %s for a person with many habits and with none", async (locale) => {
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

it("uses the right Russian case for a move in /model show", () => {
  const habits = { kind: "often", move: 2, count: 12, total: 30 } as const;
  const belief = { habits: [habits], score: [0, 0], populationShare: 0.5 } as const;
  const report = {
    mode: "learning",
    since: 1,
    pausedFrom: undefined,
    ...{ rounds: 30, missing: 0 },
    belief,
    account: { bank: 16.6, reserve: 2, purse: 9, rounds: 30 },
  } as const;
  const view = modelView(matrixGame("rps") ?? expect.fail(), report, "ru");
  expect(JSON.stringify(view)).toContain("чаще всего вы выбираете ✋ Бумагу, 12 из 30");
  expect(JSON.stringify(view)).toContain(
    "Я готова проиграть вам до 17 очков: мои восемь и ещё 9, выигранных у вас.",
  );
});

it.each([
  [20, "en", "I’m willing to lose up to 20 points to you: my 8, plus 12 I’ve won from you."],
  [
    8,
    "en",
    "I’m willing to lose up to 8 points to you. Chance aside, no one is ever more than 10 points ahead of me.",
  ],
  [5.4, "en", "I’ll risk 5 more points on you. You’ve already won the rest of my 8."],
  [1.2, "en", "I’ll risk one more point on you"],
  [0.01, "en", "You’ve won my 8 points"],
  [0, "en", "I’ve nothing left to risk on you: you’ve won all 10 points that anyone can win from me"],
  [20, "ru", "Я готова проиграть вам до 20 очков: мои восемь и ещё 12, выигранных у вас."],
  [1.2, "ru", "Я готова проиграть вам ещё 1 очко."],
  [3, "ru", "Я готова проиграть вам ещё 3 очка"],
  [0.4, "ru", "Вы выиграли мои 8 очков"],
] as const)("says what is risked with %d points, in %s", (bank, locale, words) => {
  const facts = {
    mode: "learning",
    since: 1,
    pausedFrom: undefined,
    rounds: 3,
    missing: 17,
  } as const;
  const view = (mode: "learning" | "off") =>
    textOf(
      modelView(
        matrixGame("rps") ?? expect.fail(),
        { ...facts, mode, account: { bank, reserve: bank === 0 ? 0 : 2, purse: 0, rounds: 40 } },
        locale,
      ),
    );
  expect(view("learning")).toContain(words);
  expect(view("off")).not.toContain(words);
});

describe("/model freeze, off and on", () => {
  it.each([
    ["freeze", "frozen"],
    ["off", "off"],
  ] as const)("%s confirms the new state, and says when it is already so", async (change, mode) => {
    const table = await openTable();
    await played(table, 4);
    expect(await said(table, change)).toBe(say("en", "model-change-done", { change, ...RPS }));
    expect(await lessonsOf(table)).toMatchObject({ mode, paused: 4 });
    const before = await documentOf(table);
    expect(await said(table, change)).toBe(say("en", "model-change-already", { change, ...RPS }));
    expect(await documentOf(table)).toEqual(before);
    expect(await said(table, "show")).toContain(say("en", `model-mode-${mode}`, { since: 5 }));
    expect(await said(table, "on")).toBe(say("en", "model-change-done", { change: "on", ...RPS }));
    expect(await said(table, "on")).toBe(say("en", "model-change-already", { change: "on", ...RPS }));
  });

  it("'on' doesn't learn rounds played while it was frozen", async ({ table }) => {
    const view = await played(table, 3);
    await table.type("model", "freeze");
    let shown = view;
    for (let round = 0; round < 4; round++) shown = viewOf(await table.press(shown, "Paper"));
    await table.type("model", "on");
    expect(await lessonsOf(table)).toEqual({ mode: "learning", since: 0, pausedRanges: [[3, 7]] });
    expect(await said(table, "show")).toContain("I know 3 of your rounds.");
  });

  it("'off' plays randomly after the move that is already sealed", async () => {
    const table = await openTable();
    const view = await played(table, 12);
    const sealed = (await documentOf(table)).matches[0]?.next;
    await table.type("model", "off");
    expect((await documentOf(table)).matches[0]?.next).toEqual(sealed);
    const first = await table.press(view, "Rock");
    expect(textOf(first)).toContain("I expected ✊ Rock");
    const second = await table.press(first, "Rock");
    expect(textOf(second)).toContain(say("en", "round-unread", { reason: "off" }));
    expect(textOf(await table.press(second, "Why?"))).toBe(say("en", "why-unread", { reason: "off" }));
  });

  it("'freeze' keeps predicting, and Why? mentions that it is frozen", async ({ table }) => {
    const view = await played(table, 12);
    await table.type("model", "freeze");
    const reply = await table.press(await table.press(view, "Rock"), "Rock");
    expect(textOf(reply)).toContain("I expected ✊ Rock");
    expect(textOf(await table.press(reply, "Why?"))).toContain(say("en", "why-frozen"));
  });

  it("work before the first round", async ({ table }) => {
    expect(await said(table, "off")).toBe(say("en", "model-change-done", { change: "off", ...RPS }));
    const view = await played(table, 2);
    expect(textOf(view)).toContain(say("en", "round-unread", { reason: "off" }));
  });
});

describe("/model reset", () => {
  it("asks first, and keeps everything on request", async ({ table }) => {
    await played(table, 5);
    const question = await table.type("model", "reset");
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "data-kept"));
    expect(await lessonsOf(table)).toBeUndefined();
  });

  it("forgets what was learned, but keeps history, totals and the open match", async ({ table }) => {
    await played(table, 25);
    const before = await documentOf(table);
    expect(await reset(table)).toContain(say("en", "model-change-done", { change: "reset", ...RPS }));
    const after = await documentOf(table);
    expect(after).toEqual({ ...before, mode: after.mode, segments: after.segments });
    expect(await lessonsOf(table)).toEqual({ mode: "learning", since: 25, pausedRanges: [] });
    expect(await said(table, "show")).toContain("I know none of your rounds.");
    expect(await reset(table)).toContain(say("en", "model-change-already", { change: "reset", ...RPS }));
  });

  it("is confirmed only by the caller, for the named game only", async ({ table }) => {
    await played(table, 2);
    const question = viewOf(await table.type("model", "reset", { game: "oddeven" }));
    const refused = notYours("ru");
    expect(await table.press(question, "Forget", { caller: BORIS })).toEqual(refused);
    expect(textOf(await table.press(question, "Forget"))).toContain(say("en", "game-oddeven"));
    expect(await lessonsOf(table)).toBeUndefined();
  });

  it("keeps the mode, and says so", async ({ table }) => {
    await played(table, 2);
    await table.type("model", "freeze");
    expect(await reset(table)).toContain(say("en", "model-change-already", { change: "freeze", ...RPS }));
    expect(await lessonsOf(table)).toEqual({ mode: "frozen", since: 2, pausedRanges: [], paused: 2 });
  });

  it("applies to every opponent: none sees earlier rounds", async ({ table }) => {
    await played(table, 12);
    await reset(table);
    // The first move depends on what was known before the match: after the reset, nothing.
    const view = await played(table, 1, { opponent: "wildcard" });
    expect(textOf(view)).toContain(say("en", "round-unread", { reason: "guessed" }));
    const fresh = await openTable();
    const known = await played(fresh, 12).then(() => played(fresh, 1, { opponent: "wildcard" }));
    expect(textOf(known)).toContain("I expected ✊ Rock");
  });
});

describe("the novice", () => {
  it("also forgets its match on a reset, and is less sure afterwards", async ({ table }) => {
    const view = await played(table, 12, { level: "novice" });
    const sure = async (): Promise<number> => (await documentOf(table)).matches[0]?.next?.[3] ?? -1;
    const before = await sure();
    await reset(table);
    await table.press(view, "Rock");
    expect(await sure()).toBeLessThan(before);
  });
});

describe("learning settings of a model", () => {
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

  it("are deleted with everything else", async ({ table }) => {
    await played(table, 25);
    await table.type("model", "freeze");
    await deleteAll(table);
    expect(await table.store.read(PLAYER_GAME, key)).toBeUndefined();
    expect(await said(table, "show")).toContain(say("en", "model-mode-learning", { since: 1 }));
  });

  it("drop gaps older than the kept rounds", async () => {
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
