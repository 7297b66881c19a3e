import { describe, expect } from "vitest";
import { modelView } from "../../../commands/model/view.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { NEW_PREDICTOR, PREDICTOR, type PredictorState, predictorKey } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { ANNA, BORIS, it, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const key = predictorKey(ANNA, "rps");
const documentOf = async (table: Table) => (await table.store.read(PREDICTOR, key)) as PredictorState;

/** Plays that many rounds of an endless match, always rock; returns its last view. */
async function played(table: Table, rounds: number, options: Record<string, string> = {}) {
  let view = viewOf(await table.type("rps", "play", { length: "endless", ...options }));
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
    expect(text).toContain("– out of all moves: ✊ Rock 100%, 30 of 30");
    expect(text).toMatch(
      /How sure: I’d have read \d+ of your last (29|30) moves \(chance: 10\); more than chance\./,
    );
    expect(text).toMatch(/Based on: \d+% on you, \d+% on other people/);
    expect(text).toContain(say("en", "model-mode-learning"));
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
    const shown = async (game: string) => textOf(await table.type("model", "show", { game }));
    expect(await shown("oddeven")).toContain("I know none of your rounds");
    expect(await shown("lizard-spock")).toContain(say("en", "game-rpsls"));
    expect(await shown("chess")).toContain("Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even");
    expect(textOf(await table.type("model", "show", {}, { caller: BORIS }))).toContain("раундов я знаю: 0");
  });
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
  const habits = [{ kind: "often", move: 2, count: 12, total: 30 }] as const;
  const belief = { habits, score: [0, 0], populationShare: 0.5 } as const;
  const account = { bank, reserve: bank === 0 ? 0 : 2, purse: 0, rounds: 40 };
  const view = (learns: boolean) =>
    textOf(
      modelView(
        matrixGame("rps") ?? expect.fail(),
        { rounds: 30, missing: 0, belief, learns, account },
        locale,
      ),
    );
  expect(view(true)).toContain(words);
  expect(view(false)).not.toContain(words);
  if (locale === "ru") expect(view(true)).toMatch(/из всех ходов: ✋ Бумага \d+.%/);
});

describe("/model off and on", () => {
  it("plays at random, learns and books nothing while it's off, and keeps what it knew", async () => {
    const table = await openTable();
    await played(table, 30);
    const { account } = await documentOf(table);
    expect(await said(table, "off")).toContain("Off.");
    expect(await said(table, "off")).toContain("already off");
    await played(table, 6);
    const after = await documentOf(table);
    expect(after.account).toEqual(account);
    expect(after).toMatchObject({ totals: { rounds: 36 }, history: { rounds: 30 } });
    expect(await said(table, "on")).toContain("learning again");
    expect(await said(table, "show")).toContain("I know 30 of your rounds");
  });
});

describe("/model reset", () => {
  it("asks its caller alone first, and keeps everything on request", async ({ table }) => {
    await played(table, 3);
    const question = await table.type("model", "reset");
    expect(await table.press(question, "Forget", { caller: BORIS })).toEqual(notYours("ru"));
    expect(textOf(await table.press(question, "Keep it"))).toContain(say("en", "data-kept"));
    expect((await documentOf(table)).totals.rounds).toBe(3);
  });

  it("forgets, and starts the bank and the ranked rounds again", async ({ table }) => {
    await played(table, 30);
    expect(await reset(table)).toContain("strangers again");
    expect(await said(table, "show")).toContain("none of your rounds");
    const { account, decided, totals } = await documentOf(table);
    expect([account, decided, totals.rounds]).toEqual([NEW_PREDICTOR.account, undefined, 30]);
    expect(await reset(table)).toContain("nothing to forget");
  });
});
