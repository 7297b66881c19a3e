// A match interrupted by a different one: the player is asked, the match is paused, and it's resumed.

import { describe, expect } from "vitest";
import { type Action, encodeAction, type Reply, type View } from "../../../src/chat/index.ts";
import { checkMatchProof } from "../../../src/core/fairness/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  ACCOUNT,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
  writePlayerId,
} from "../../../src/people/index.ts";
import { notice, notYours } from "../notice.ts";
import { boundTo } from "./constructed.ts";
import {
  ANNA,
  BORIS,
  it,
  labelsOf,
  openTable,
  playOn,
  proofIn,
  proofOf,
  storedGame,
  type Table,
  textOf,
  viewOf,
} from "./table.ts";

const MOVES = ["✊ Rock", "✋ Paper", "✌️ Scissors", "Why?", "Stop"];
/** The button that resumes the paused match. */
const WAITS = /^Resume \d : \d$/;
const DAY_MS = 86_400_000;
const RPS = matrixGame("rps") ?? expect.fail();

const documentOf = async (table: Table, game = "rps"): Promise<PlayerGame> =>
  (await storedGame(table, game)) ?? expect.fail("nothing is stored");

const refused = (id: Parameters<typeof say>[1]) => notice("en", id, { command: "rps" });

/** A match with that many rounds. */
async function opened(table: Table, rounds = 2, options: Record<string, string> = {}): Promise<Reply> {
  const moves = Array.from({ length: rounds }, (_, round) => ["Rock", "Paper"][round % 2] as string);
  return playOn(table, await table.type("rps", "play", { length: "endless", ...options }), moves);
}

/** A paused match, and the one started instead. */
async function pause(table: Table, rounds = 2, options: Record<string, string> = {}) {
  const old = await opened(table, rounds, options);
  const question = await table.type("rps", "play", { length: "endless" });
  const begun = await table.press(question, "New match");
  return { old, question, begun };
}

const actionOf = (view: View, label: string): Action =>
  view.buttons?.flat().find((button) => button.label === label)?.action ?? expect.fail(`no ${label}`);

describe("a second /rps play", () => {
  it("asks when a match with a round is open, and leaves it unchanged", async ({ table }) => {
    await opened(table);
    const before = await documentOf(table);
    const question = await table.type("rps", "play", { length: "first to 5", opponent: "constant" });
    expect(question).toMatchObject({ type: "post", audience: "place", counted: "new" });
    expect(labelsOf(question)).toEqual(["Resume", "New match"]);
    expect(textOf(question)).toMatch(/Still open: Anna \d : \d Gadalka/);
    expect(textOf(question)).toMatch(/New: Rock-paper-scissors · first to 5 · opponent: constant/);
    const { wanted: _asked, ...kept } = await documentOf(table);
    expect(kept).toEqual(before);
  });

  it("starts immediately when the open match has no round", async ({ table }) => {
    await table.type("rps", "play");
    const second = await table.type("rps", "play", { length: "first to 5" });
    expect(textOf(second)).toContain("first to 5");
    expect((await documentOf(table)).paused ?? []).toEqual([]);
  });

  it("of another variant ignores the open match", async ({ table }) => {
    await opened(table);
    const other = await table.type("rps", "play", { variant: "lizard-spock" });
    expect(labelsOf(other)).toContain("🖖 Spock");
    expect((await documentOf(table)).matches[0]?.ending).toBeUndefined();
  });

  it("asks one question when redelivered", async ({ table }) => {
    await opened(table);
    const once = await table.type("rps", "play", {}, { id: "same" });
    expect(await table.type("rps", "play", {}, { id: "same" })).toEqual({ ...once, counted: "duplicate" });
    expect((await documentOf(table)).wanted).toHaveLength(1);
  });

  it("asks in the chat's language, with buttons that fit", async ({ table }) => {
    const by = { caller: BORIS, place: { kind: "group", id: "g", locale: "en" } as const };
    await table.press(await table.type("oddeven", "play", {}, by), "Odd", by);
    const question = viewOf(await table.type("oddeven", "play", {}, by));
    expect(labelsOf(question)).toEqual(["Resume", "New match"]);
    for (const { action } of question.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
  });
});

describe("Rematch, an inline offer and the greeting's button", () => {
  it("ask, too, and then start the intended match", async ({ table }) => {
    const ended = await table.press(await opened(table, 1, { opponent: "constant" }), "Stop");
    await opened(table);
    const again = await table.press(ended, "Rematch");
    expect(again).toMatchObject({ type: "post" });
    await table.press(again, "New match");
    expect((await documentOf(table)).matches[0]).toMatchObject({ opponent: "constant", length: "endless" });
    await playOn(table, await table.type("rps", "continue"), ["Rock"]);
    const greeting = viewOf(await table.type("start", "start"));
    expect(labelsOf(await table.press(greeting, "Rock-paper-scissors"))).toContain("New match");
  });

  it("turn an offer into the question in the same message", async ({ table }) => {
    const offer = {
      type: "offer",
      id: "inline",
      caller: ANNA,
      place: { kind: "private", id: "1" },
      query: "",
    };
    const own = (await table.dispatch.offers(offer as never)).find(({ id }) => id.startsWith("rps-own"));
    await opened(table);
    const asked = await table.press(own?.view ?? expect.fail(), "Play");
    expect(asked).toMatchObject({ type: "edit" });
    expect(await table.press(own?.view ?? expect.fail(), "Play")).toEqual(asked);
    const begun = await table.press(asked, "New match");
    expect(labelsOf(begun)).toEqual([...MOVES, expect.stringMatching(WAITS)]);
    expect((await documentOf(table)).paused).toHaveLength(1);
  });
});

describe("Continue on the question", () => {
  it("moves the open match down; the old message still plays it, once a turn", async ({ table }) => {
    const old = await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const down = await table.press(question, "Resume");
    expect(down).toMatchObject({ type: "edit", view: viewOf(old) });
    const played = await table.press(old, "Rock");
    expect(played).toMatchObject({ type: "edit", counted: "new" });
    expect(await table.press(down, "Rock")).toMatchObject({
      view: viewOf(played),
      notice: say("en", "press-round-played"),
    });
    expect((await documentOf(table)).totals.rounds).toBe(3);
  });

  it("counts and seals nothing when repeated or redelivered", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const before = (await documentOf(table)).matches[0];
    const [one, two] = await Promise.all([
      table.press(question, "Resume", { id: "one" }),
      table.press(question, "Resume", { id: "two" }),
    ]);
    expect(viewOf(two)).toEqual(viewOf(one));
    expect(await table.press(question, "Resume", { id: "one" })).toMatchObject({ counted: "duplicate" });
    expect((await documentOf(table)).matches[0]).toEqual({ ...before, events: expect.anything() });
  });

  it("doesn't undo New when redelivered afterwards", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    await table.press(question, "Resume", { id: "late" });
    await table.press(question, "New match");
    const live = (await documentOf(table)).matches[0]?.id;
    expect(await table.press(question, "Resume", { id: "late" })).toMatchObject({ counted: "duplicate" });
    expect((await documentOf(table)).matches[0]?.id).toBe(live);
  });
});

describe("New on the question", () => {
  it("starts the requested match, pauses the open one, says how to resume", async () => {
    const table = await openTable();
    const old = await opened(table, 3, { opponent: "wildcard:context=4" });
    const live = (await documentOf(table)).matches[0];
    const question = await table.type("rps", "play", { length: "best of 5", level: "coin" });
    const begun = await table.press(question, "New match");
    expect(begun).toMatchObject({ type: "edit" });
    expect(textOf(begun)).toContain("best of 5");
    expect(labelsOf(begun).at(-1)).toMatch(WAITS);
    const { matches, paused, wanted } = await documentOf(table);
    expect(matches[0]).toMatchObject({ opponent: "random", length: "best-5", score: [0, 0, 0] });
    expect(paused).toEqual([{ ...live, pausedAt: expect.any(Number) }]);
    expect(wanted).toEqual([]);
    expect(labelsOf(await table.press(old, "Rock"))).toEqual(["Resume", "Stop"]);
  });

  it("pauses progress made elsewhere since the question", async ({ table }) => {
    const old = await opened(table);
    const question = await table.type("rps", "play");
    await table.press(old, "Rock");
    await table.press(question, "New match");
    const [kept] = (await documentOf(table)).paused ?? [];
    expect(kept?.score.reduce((sum, one) => sum + one)).toBe(3);
  });

  it("starts immediately when the open match has ended meanwhile", async ({ table }) => {
    const old = await opened(table);
    const question = await table.type("rps", "play");
    await table.press(old, "Stop");
    expect(labelsOf(await table.press(question, "New match"))).toEqual(MOVES);
    expect((await documentOf(table)).paused ?? []).toEqual([]);
  });

  it("starts one match when pressed twice or redelivered", async ({ table }) => {
    const { question, begun } = await pause(table);
    const again = await table.press(question, "New match");
    expect(again).toMatchObject({ type: "edit" });
    expect(again).not.toHaveProperty("counted");
    expect([...labelsOf(again), expect.stringMatching(WAITS)]).toEqual(labelsOf(begun));
    const { matches, paused } = await documentOf(table);
    expect([matches.length, paused?.length]).toEqual([1, 1]);
  });

  it("says when its question was replaced by later ones", async ({ table }) => {
    await opened(table);
    const first = await table.type("rps", "play");
    for (let more = 0; more < 3; more++) await table.type("rps", "play");
    expect(await table.press(first, "New match")).toEqual(refused("continue-asked-gone"));
    expect((await documentOf(table)).paused ?? []).toEqual([]);
  });

  it("refuses an opponent that no longer exists, and keeps the open match", async ({ table }) => {
    await opened(table);
    const question = await table.type("rps", "play");
    await change(table, (before) => ({
      ...before,
      wanted: (before.wanted ?? []).map((one) => ({ ...one, opponent: "oracle" })),
    }));
    expect(await table.press(question, "New match")).toEqual(refused("opponent-gone"));
    expect((await documentOf(table)).matches[0]?.ending).toBeUndefined();
  });

  it("belongs to the person asked, as does Continue", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const before = await documentOf(table);
    for (const label of ["Resume", "New match"])
      expect(await table.press(question, label, { caller: BORIS })).toEqual(notYours("ru"));
    expect(await documentOf(table)).toEqual(before);
  });
});

async function change(table: Table, to: (before: PlayerGame) => PlayerGame): Promise<void> {
  await table.store.update(PLAYER_GAME, playerGameKey(ANNA, "rps"), (before) => ({
    next: before && to(before),
    result: undefined,
  }));
}

describe("a paused match", () => {
  it("takes no move, and offers to resume in its old message", async ({ table }) => {
    const { old } = await pause(table);
    const before = await documentOf(table);
    for (const label of ["Rock", "Why?"]) {
      const refused = await table.press(old, label);
      expect(refused).toMatchObject({ type: "edit", notice: say("en", "continue-is-paused") });
      expect(textOf(refused)).toMatch(/Paused: Anna \d : \d Gadalka/);
    }
    expect(await documentOf(table)).toEqual(before);
  });

  it("is stopped by its own button, and opens its seals", async ({ table }) => {
    const { old } = await pause(table);
    const stopped = await table.press(old, "Stop");
    expect(textOf(stopped)).toContain("✓ verified");
    const { matches, paused } = await documentOf(table);
    expect(matches.map(({ ending }) => ending)).toEqual([undefined, "stopped"]);
    expect(paused).toEqual([]);
  });

  it("is offered when the other match ends", async ({ table }) => {
    const { begun, old } = await pause(table);
    const over = await table.press(begun, "Stop");
    const label = labelsOf(over).find((one) => /^Resume \d : \d$/.test(one));
    const back = await table.press(over, label ?? expect.fail());
    expect(textOf(back)).toBe(textOf(old));
  });

  it("is one of five at most: the oldest ends, and can be verified", async ({ table }) => {
    const first = await opened(table, 1);
    for (let more = 0; more < 6; more++) {
      const begun = await table.press(await table.type("rps", "play"), "New match");
      await table.press(begun, "Rock");
    }
    const { paused, matches } = await documentOf(table);
    expect(paused).toHaveLength(5);
    expect(matches[1]).toMatchObject({ ending: "replaced" });
    const late = await table.press(first, "Rock");
    expect(late).toMatchObject({ notice: say("en", "press-match-over") });
    expect(textOf(await proofOf(table, viewOf(late)))).toContain("2 of 2 match");
  });

  it("is kept for thirty days", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const table = await openTable({ now: () => now });
    const { old } = await pause(table);
    const paused = viewOf(await table.press(old, "Rock"));
    now += 30 * DAY_MS;
    const late = await table.press(paused, "Resume");
    expect(late).toMatchObject({ type: "edit", notice: say("en", "press-match-over") });
    expect((await documentOf(table)).matches[1]?.ending).toBe("replaced");
    // There's only the open match to resume.
    expect(labelsOf(await table.type("rps", "continue"))).toEqual(MOVES);
  });

  it("ends with open seals when its opponent no longer exists", async ({ table }) => {
    const { old } = await pause(table);
    await change(table, (before) => ({
      ...before,
      paused: (before.paused ?? []).map((one) => boundTo(RPS, before, one, "oracle")),
    }));
    const paused = viewOf(await table.press(old, "Rock"));
    const ended = await table.press(paused, "Resume");
    expect(ended).toMatchObject({ type: "edit", notice: say("en", "opponent-gone") });
    expect(textOf(ended)).toContain("✓ verified");
  });

  it("is reported as gone when it was deleted meanwhile", async ({ table }) => {
    const { old } = await pause(table);
    const paused = viewOf(await table.press(old, "Rock"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await table.press(paused, "Resume")).toEqual(refused("continue-gone"));
  });

  it("is exported without anything that reveals its next move", async ({ table }) => {
    const { begun } = await pause(table);
    await table.press(begun, "Rock");
    await table.type("rps", "continue");
    const play = table.features.find(({ personalData }) => "offer" in personalData.kinds);
    const exported = JSON.stringify(await play?.personalData.export(ANNA));
    expect(exported).toContain('"paused"');
    const { matches, paused } = await documentOf(table);
    for (const { seedEpochs } of [...matches, ...(paused ?? [])])
      expect(exported).not.toContain(Buffer.from(seedEpochs[0].seed).toString("hex"));
    expect(exported).not.toContain('"next"');
    expect(exported).not.toContain('"noResult"');
  });
});

describe("/rps continue", () => {
  it("says how to start when there is nothing to continue", async ({ table }) => {
    expect(await table.type("rps", "continue")).toEqual(refused("continue-nothing"));
    await table.press(await opened(table), "Stop");
    expect(await table.type("rps", "continue")).toEqual(refused("continue-nothing"));
  });

  it("moves the open match down when none is paused", async ({ table }) => {
    const old = await opened(table);
    const down = await table.type("rps", "continue");
    expect(down).toMatchObject({ type: "post", audience: "place", view: viewOf(old) });
  });

  it("resumes the only paused match with its last round, and pauses the open one", async () => {
    const table = await openTable();
    const { old, begun } = await pause(table);
    const other = await playOn(table, begun, ["Scissors", "Scissors"]);
    const back = await table.type("rps", "continue");
    expect(labelsOf(back)).toEqual(MOVES);
    const lines = (reply: Reply) => textOf(reply).replace(/🔒.*/, "");
    expect(lines(back)).toBe(lines(old));
    expect(lines(await table.type("rps", "continue"))).toBe(lines(other));
    expect((await documentOf(table)).paused).toHaveLength(1);
  });

  it("resumes one match when redelivered", async ({ table }) => {
    await pause(table, 2);
    await table.press(await table.type("rps", "continue"), "Rock");
    const once = await table.type("rps", "continue", {}, { id: "same" });
    const again = await table.type("rps", "continue", {}, { id: "same" });
    expect(again).toEqual({ ...once, counted: "duplicate" });
  });

  it("offers a choice of several: score, terms, date", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const table = await openTable({ now: () => now });
    const { begun } = await pause(table, 1, { opponent: "wildcard:context=4" });
    await table.press(begun, "Rock");
    await table.type("rps", "play", { variant: "lizard-spock" });
    now += 3 * 3_600_000;
    const other = await table.press(await table.type("rps", "play"), "New match");
    now += DAY_MS;
    const choice = await table.type("rps", "continue");
    expect(choice).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(choice)).toMatch(/^1\. \d : \d · Rock-paper-scissors · endless · yesterday$/m);
    expect(textOf(choice)).toMatch(/^2\. \d : \d · .+ · opponent: wildcard:context=4 · yesterday$/m);
    const buttons = viewOf(choice).buttons?.flat() ?? [];
    expect(buttons.map(({ label }) => label.slice(0, 2))).toEqual(["1.", "2."]);
    const taken = await table.press(choice, "2.");
    expect(taken).toMatchObject({ type: "edit", counted: "new" });
    expect((await documentOf(table)).matches[0]?.opponent).toBe("wildcard:context=4");
    expect(labelsOf(other)).toEqual([...MOVES, expect.stringMatching(WAITS)]);
  });

  it("appears as a button on the next match that starts", async ({ table }) => {
    const { begun } = await pause(table);
    await table.press(begun, "Stop");
    const next = await table.type("rps", "play");
    expect(labelsOf(next).at(-1)).toMatch(WAITS);
    const waiting = (await documentOf(table)).paused?.[0]?.id;
    await table.press(next, "Resume");
    expect((await documentOf(table)).matches[0]?.id).toBe(waiting);
  });
});

/** Alternates between two matches, and then finishes the first. */
async function interrupted(table: Table, opponent: string) {
  const first = await opened(table, 3, { opponent });
  const question = await table.type("rps", "play", { length: "endless", opponent });
  await playOn(table, await table.press(question, "New match"), ["Scissors", "Paper"]);
  const back = await playOn(table, await table.type("rps", "continue"), ["Rock", "Rock"]);
  await playOn(table, await table.type("rps", "continue"), ["Paper"]);
  const again = await playOn(table, await table.type("rps", "continue"), ["Scissors"]);
  return { first, back, over: await table.press(again, "Stop") };
}

describe.each([
  "fortune-teller",
  "fortune-teller:prior=none,memory=match",
  "wildcard:context=4",
  "supp",
  "mirror",
])("a match against %s that was interrupted twice", (opponent) => {
  it("has a proof of its own rounds, including dropped moves", async ({ table }) => {
    const { over } = await interrupted(table, opponent);
    // Six rounds, two moves given up, and the last, unplayed one.
    expect(textOf(over)).toContain("✓ verified");
    const proof = textOf(await proofOf(table, viewOf(over)));
    const read = proofIn(proof);
    const checked = checkMatchProof(read);
    expect(checked).toMatchObject({ isWhole: true, signature: "signed" });
    expect([...read.course.rounds.person]).toEqual([0, 2, 0, 0, 0, 1]);
    expect(checked.seals.filter(({ isPlayed }) => !isPlayed)).toHaveLength(3);
    expect(checked.seals).toHaveLength(9);
    expect(proof).toContain("9 of 9 moves came out the same");
    expect(table.logged).toEqual([]);
  });

  it("has a chart and counts of its own rounds, each once in the history", async () => {
    const table = await openTable();
    const { over } = await interrupted(table, opponent);
    expect(textOf(await table.press(over, "Chart"))).toContain("6 rounds");
    const { totals, history, matches, paused } = await documentOf(table);
    expect([totals.rounds, history.rounds]).toEqual([9, 9]);
    expect(matches[0]?.score.reduce((sum, one) => sum + one)).toBe(6);
    expect(paused?.[0]?.score.reduce((sum, one) => sum + one)).toBe(3);
  });

  it("gets the same decisions from a process without cached models", async ({ table }) => {
    await interrupted(table, opponent);
    const stored = await documentOf(table);
    const account = await table.store.read(ACCOUNT, writePlayerId(ANNA));
    const next = async (at: Table) => {
      await change(at, () => stored);
      await at.store.update(ACCOUNT, writePlayerId(ANNA), () => ({ next: account, result: undefined }));
      await at.press(await at.type("rps", "continue"), "Rock");
      return (await documentOf(at)).matches[0]?.next;
    };
    const decided = await next(await openTable({ store: table.store }));
    expect(decided).toBeDefined();
    expect(await next(await openTable({ store: table.store }))).toEqual(decided);
  });
});

describe("the sealed move of a paused match", () => {
  it("stays valid if no other round was played", async ({ table }) => {
    const { old } = await pause(table);
    const sealed = (await documentOf(table)).paused?.[0]?.next;
    const back = await table.type("rps", "continue");
    expect(textOf(back)).toBe(textOf(old));
    expect((await documentOf(table)).matches[0]).toMatchObject({ next: sealed });
    expect((await documentOf(table)).matches[0]).not.toHaveProperty("noResult");
  });

  it("is dropped for a new one if another round could have revealed it", async ({ table }) => {
    const { begun } = await pause(table);
    const [paused] = (await documentOf(table)).paused ?? [];
    await table.press(begun, "Rock");
    await table.type("rps", "continue");
    const [live] = (await documentOf(table)).matches;
    expect(live).toMatchObject({ id: paused?.id, noResult: [[2, paused?.next?.[0]]] });
    expect(live?.chain).not.toBe(paused?.chain);
  });
});

it("explains a resumed match's own last round in Why?", async ({ table }) => {
  const first = await opened(table, 6);
  const why = await table.press(first, "Why?");
  const question = await table.type("rps", "play");
  await playOn(table, await table.press(question, "New match"), ["Scissors", "Scissors"]);
  const back = await table.type("rps", "continue");
  expect(await table.press(back, "Why?")).toEqual(why);
});

it("opens with Continue only the match with its id", async ({ table }) => {
  const { question } = await pause(table);
  const action = { ...actionOf(viewOf(question), "Resume"), scope: "rpsls" };
  const view = { blocks: [], buttons: [[{ label: "Resume", action }]] };
  expect(await table.press(view, "Resume")).toEqual(refused("continue-gone"));
});
