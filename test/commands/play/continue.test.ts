// A match that another one interrupts: it is asked for, set aside, and taken up again.

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
/** The button that leads to the match that waits. */
const WAITS = /^Continue \d : \d$/;
const DAY_MS = 86_400_000;
const RPS = matrixGame("rps") ?? expect.fail();

const documentOf = async (table: Table, game = "rps"): Promise<PlayerGame> =>
  (await storedGame(table, game)) ?? expect.fail("nothing is stored");

const refused = (id: Parameters<typeof say>[1]) => notice("en", id, { command: "rps" });

/** A match of that many rounds. */
async function opened(table: Table, rounds = 2, options: Record<string, string> = {}): Promise<Reply> {
  const moves = Array.from({ length: rounds }, (_, round) => ["Rock", "Paper"][round % 2] as string);
  return playOn(table, await table.type("rps", "play", { length: "endless", ...options }), moves);
}

/** A match set aside, and the one that was begun instead. */
async function setAside(table: Table, rounds = 2, options: Record<string, string> = {}) {
  const old = await opened(table, rounds, options);
  const question = await table.type("rps", "play", { length: "endless" });
  const begun = await table.press(question, "New match");
  return { old, question, begun };
}

const actionOf = (view: View, label: string): Action =>
  view.buttons?.flat().find((button) => button.label === label)?.action ?? expect.fail(`no ${label}`);

describe("a second /rps play", () => {
  it("asks while a match with a round is open, and changes nothing of it", async ({ table }) => {
    await opened(table);
    const before = await documentOf(table);
    const question = await table.type("rps", "play", { length: "first to 5", opponent: "constant" });
    expect(question).toMatchObject({ type: "post", audience: "place", counted: "now" });
    expect(labelsOf(question)).toEqual(["Continue", "New match"]);
    expect(textOf(question)).toMatch(/Still open: Anna \d : \d Gadalka/);
    expect(textOf(question)).toMatch(/New: Rock-paper-scissors · first to 5 · opponent: constant/);
    const { wanted: _asked, ...kept } = await documentOf(table);
    expect(kept).toEqual(before);
  });

  it("begins at once while the open match has no round", async ({ table }) => {
    await table.type("rps", "play");
    const second = await table.type("rps", "play", { length: "first to 5" });
    expect(textOf(second)).toContain("first to 5");
    expect((await documentOf(table)).aside ?? []).toEqual([]);
  });

  it("of another variant has nothing to do with the open one", async ({ table }) => {
    await opened(table);
    const other = await table.type("rps", "play", { variant: "lizard-spock" });
    expect(labelsOf(other)).toContain("🖖 Spock");
    expect((await documentOf(table)).matches[0]?.ending).toBeUndefined();
  });

  it("delivered twice asks one question", async ({ table }) => {
    await opened(table);
    const once = await table.type("rps", "play", {}, { id: "same" });
    expect(await table.type("rps", "play", {}, { id: "same" })).toEqual({ ...once, counted: "before" });
    expect((await documentOf(table)).wanted).toHaveLength(1);
  });

  it("asks in the language of the place, with buttons that fit", async ({ table }) => {
    const by = { caller: BORIS, place: { kind: "group", id: "g", locale: "en" } as const };
    await table.press(await table.type("oddeven", "play", {}, by), "Odd", by);
    const question = viewOf(await table.type("oddeven", "play", {}, by));
    expect(labelsOf(question)).toEqual(["Continue", "New match"]);
    for (const { action } of question.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
  });
});

describe("Rematch, an offer and the greeting's button", () => {
  it("ask, too, and begin with what was meant", async ({ table }) => {
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

  it("an offer becomes the question where it stands", async ({ table }) => {
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
    expect((await documentOf(table)).aside).toHaveLength(1);
  });
});

describe("Continue on the question", () => {
  it("brings the open match down; the old message still plays it, each turn once", async ({ table }) => {
    const old = await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const down = await table.press(question, "Continue");
    expect(down).toMatchObject({ type: "edit", view: viewOf(old) });
    const played = await table.press(old, "Rock");
    expect(played).toMatchObject({ type: "edit", counted: "now" });
    expect(await table.press(down, "Rock")).toMatchObject({
      view: viewOf(played),
      notice: say("en", "press-round-played"),
    });
    expect((await documentOf(table)).totals.rounds).toBe(3);
  });

  it("pressed twice, on two devices, or delivered again, counts and seals nothing", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const before = (await documentOf(table)).matches[0];
    const [one, two] = await Promise.all([
      table.press(question, "Continue", { id: "one" }),
      table.press(question, "Continue", { id: "two" }),
    ]);
    expect(viewOf(two)).toEqual(viewOf(one));
    expect(await table.press(question, "Continue", { id: "one" })).toMatchObject({ counted: "before" });
    expect((await documentOf(table)).matches[0]).toEqual({ ...before, events: expect.anything() });
  });

  it("delivered again after New was pressed does not undo it", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    await table.press(question, "Continue", { id: "late" });
    await table.press(question, "New match");
    const live = (await documentOf(table)).matches[0]?.id;
    expect(await table.press(question, "Continue", { id: "late" })).toMatchObject({ counted: "before" });
    expect((await documentOf(table)).matches[0]?.id).toBe(live);
  });
});

describe("New on the question", () => {
  it("begins what was asked for, sets the open match aside as it stands, and says how to go on", async () => {
    const table = await openTable();
    const old = await opened(table, 3, { opponent: "wildcard:context=4" });
    const live = (await documentOf(table)).matches[0];
    const question = await table.type("rps", "play", { length: "best of 5", level: "coin" });
    const begun = await table.press(question, "New match");
    expect(begun).toMatchObject({ type: "edit" });
    expect(textOf(begun)).toContain("best of 5");
    expect(labelsOf(begun).at(-1)).toMatch(WAITS);
    const { matches, aside, wanted } = await documentOf(table);
    expect(matches[0]).toMatchObject({ opponent: "random", length: "best-5", score: [0, 0, 0] });
    expect(aside).toEqual([{ ...live, asideAt: expect.any(Number) }]);
    expect(wanted).toEqual([]);
    expect(labelsOf(await table.press(old, "Rock"))).toEqual(["Continue", "Stop"]);
  });

  it("sets aside what was played elsewhere since it was asked", async ({ table }) => {
    const old = await opened(table);
    const question = await table.type("rps", "play");
    await table.press(old, "Rock");
    await table.press(question, "New match");
    const [kept] = (await documentOf(table)).aside ?? [];
    expect(kept?.score.reduce((sum, one) => sum + one)).toBe(3);
  });

  it("begins at once where the open match ended meanwhile", async ({ table }) => {
    const old = await opened(table);
    const question = await table.type("rps", "play");
    await table.press(old, "Stop");
    expect(labelsOf(await table.press(question, "New match"))).toEqual(MOVES);
    expect((await documentOf(table)).aside ?? []).toEqual([]);
  });

  it("pressed twice or delivered again begins one match", async ({ table }) => {
    const { question, begun } = await setAside(table);
    const again = await table.press(question, "New match");
    expect(again).toMatchObject({ type: "edit" });
    expect(again).not.toHaveProperty("counted");
    expect([...labelsOf(again), expect.stringMatching(WAITS)]).toEqual(labelsOf(begun));
    const { matches, aside } = await documentOf(table);
    expect([matches.length, aside?.length]).toEqual([1, 1]);
  });

  it("of a question that later ones pushed out says so", async ({ table }) => {
    await opened(table);
    const first = await table.type("rps", "play");
    for (let more = 0; more < 3; more++) await table.type("rps", "play");
    expect(await table.press(first, "New match")).toEqual(refused("continue-asked-gone"));
    expect((await documentOf(table)).aside ?? []).toEqual([]);
  });

  it("with an opponent that no longer exists is refused, and the open match stands", async ({ table }) => {
    await opened(table);
    const question = await table.type("rps", "play");
    await change(table, (before) => ({
      ...before,
      wanted: (before.wanted ?? []).map((one) => ({ ...one, opponent: "oracle" })),
    }));
    expect(await table.press(question, "New match")).toEqual(refused("opponent-gone"));
    expect((await documentOf(table)).matches[0]?.ending).toBeUndefined();
  });

  it("and Continue belong to who was asked", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("rps", "play"));
    const before = await documentOf(table);
    for (const label of ["Continue", "New match"])
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

describe("a match set aside", () => {
  it("takes no move, tells nothing and offers to go on; its old message says so", async ({ table }) => {
    const { old } = await setAside(table);
    const before = await documentOf(table);
    for (const label of ["Rock", "Why?"]) {
      const refused = await table.press(old, label);
      expect(refused).toMatchObject({ type: "edit", notice: say("en", "continue-is-aside") });
      expect(textOf(refused)).toMatch(/Set aside: Anna \d : \d Gadalka/);
    }
    expect(await documentOf(table)).toEqual(before);
  });

  it("is stopped by its own button, and its seals open", async ({ table }) => {
    const { old } = await setAside(table);
    const stopped = await table.press(old, "Stop");
    expect(textOf(stopped)).toContain("✓ verified");
    const { matches, aside } = await documentOf(table);
    expect(matches.map(({ ending }) => ending)).toEqual([undefined, "stopped"]);
    expect(aside).toEqual([]);
  });

  it("is offered when the other one is over", async ({ table }) => {
    const { begun, old } = await setAside(table);
    const over = await table.press(begun, "Stop");
    const label = labelsOf(over).find((one) => /^Continue \d : \d$/.test(one));
    const back = await table.press(over, label ?? expect.fail());
    expect(textOf(back)).toBe(textOf(old));
  });

  it("is one of five at most: the oldest ends for good, and can be verified", async ({ table }) => {
    const first = await opened(table, 1);
    for (let more = 0; more < 6; more++) {
      const begun = await table.press(await table.type("rps", "play"), "New match");
      await table.press(begun, "Rock");
    }
    const { aside, matches } = await documentOf(table);
    expect(aside).toHaveLength(5);
    expect(matches[1]).toMatchObject({ ending: "replaced" });
    const late = await table.press(first, "Rock");
    expect(late).toMatchObject({ notice: say("en", "press-match-over") });
    expect(textOf(await proofOf(table, viewOf(late)))).toContain("2 of 2 match");
  });

  it("is kept for thirty days", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const table = await openTable({ now: () => now });
    const { old } = await setAside(table);
    const aside = viewOf(await table.press(old, "Rock"));
    now += 30 * DAY_MS;
    const late = await table.press(aside, "Continue");
    expect(late).toMatchObject({ type: "edit", notice: say("en", "press-match-over") });
    expect((await documentOf(table)).matches[1]?.ending).toBe("replaced");
    // What is open is all there is to continue.
    expect(labelsOf(await table.type("rps", "continue"))).toEqual(MOVES);
  });

  it("ends where its opponent does not exist any more, with open seals", async ({ table }) => {
    const { old } = await setAside(table);
    await change(table, (before) => ({
      ...before,
      aside: (before.aside ?? []).map((one) => boundTo(RPS, before, one, "oracle")),
    }));
    const aside = viewOf(await table.press(old, "Rock"));
    const ended = await table.press(aside, "Continue");
    expect(ended).toMatchObject({ type: "edit", notice: say("en", "opponent-gone") });
    expect(textOf(ended)).toContain("✓ verified");
  });

  it("that was deleted meanwhile is told to be gone", async ({ table }) => {
    const { old } = await setAside(table);
    const aside = viewOf(await table.press(old, "Rock"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await table.press(aside, "Continue")).toEqual(refused("continue-gone"));
  });

  it("is exported without what would tell its next move", async ({ table }) => {
    const { begun } = await setAside(table);
    await table.press(begun, "Rock");
    await table.type("rps", "continue");
    const play = table.features.find(({ personalData }) => personalData.kinds.includes("offer"));
    const exported = JSON.stringify(await play?.personalData.export(ANNA));
    expect(exported).toContain('"setAside"');
    const { matches, aside } = await documentOf(table);
    for (const { openings } of [...matches, ...(aside ?? [])])
      expect(exported).not.toContain(Buffer.from(openings[0].seed).toString("hex"));
    expect(exported).not.toContain('"next"');
    expect(exported).not.toContain('"voided"');
  });
});

describe("/rps continue", () => {
  it("with nothing to continue says how to begin", async ({ table }) => {
    expect(await table.type("rps", "continue")).toEqual(refused("continue-nothing"));
    await table.press(await opened(table), "Stop");
    expect(await table.type("rps", "continue")).toEqual(refused("continue-nothing"));
  });

  it("brings down the open match where none is set aside", async ({ table }) => {
    const old = await opened(table);
    const down = await table.type("rps", "continue");
    expect(down).toMatchObject({ type: "post", audience: "place", view: viewOf(old) });
  });

  it("takes up the one match set aside, with its last round, and sets the open one aside in turn", async () => {
    const table = await openTable();
    const { old, begun } = await setAside(table);
    const other = await playOn(table, begun, ["Scissors", "Scissors"]);
    const back = await table.type("rps", "continue");
    expect(labelsOf(back)).toEqual(MOVES);
    const lines = (reply: Reply) => textOf(reply).replace(/🔒.*/, "");
    expect(lines(back)).toBe(lines(old));
    expect(lines(await table.type("rps", "continue"))).toBe(lines(other));
    expect((await documentOf(table)).aside).toHaveLength(1);
  });

  it("delivered twice takes up one match", async ({ table }) => {
    await setAside(table, 2);
    await table.press(await table.type("rps", "continue"), "Rock");
    const once = await table.type("rps", "continue", {}, { id: "same" });
    const again = await table.type("rps", "continue", {}, { id: "same" });
    expect(again).toEqual({ ...once, counted: "before" });
  });

  it("of several offers a choice: score, terms, when", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const table = await openTable({ now: () => now });
    const { begun } = await setAside(table, 1, { opponent: "wildcard:context=4" });
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
    expect(taken).toMatchObject({ type: "edit", counted: "now" });
    expect((await documentOf(table)).matches[0]?.opponent).toBe("wildcard:context=4");
    expect(labelsOf(other)).toEqual([...MOVES, expect.stringMatching(WAITS)]);
  });

  it("is a button of the next match that begins", async ({ table }) => {
    const { begun } = await setAside(table);
    await table.press(begun, "Stop");
    const next = await table.type("rps", "play");
    expect(labelsOf(next).at(-1)).toMatch(WAITS);
    const waiting = (await documentOf(table)).aside?.[0]?.id;
    await table.press(next, "Continue");
    expect((await documentOf(table)).matches[0]?.id).toBe(waiting);
  });
});

/** Plays by turns in two matches, and then the first to its end. */
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
  it("has a proof of its own rounds, given-up moves and all", async ({ table }) => {
    const { over } = await interrupted(table, opponent);
    // Six rounds, two moves given up, and the one that nobody played.
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

  it("has a chart and counts of its own rounds, and every round is in the history once", async () => {
    const table = await openTable();
    const { over } = await interrupted(table, opponent);
    expect(textOf(await table.press(over, "Chart"))).toContain("6 rounds");
    const { totals, history, matches, aside } = await documentOf(table);
    expect([totals.rounds, history.rounds]).toEqual([9, 9]);
    expect(matches[0]?.score.reduce((sum, one) => sum + one)).toBe(6);
    expect(aside?.[0]?.score.reduce((sum, one) => sum + one)).toBe(3);
  });

  it("is decided alike by a process that remembers nothing", async ({ table }) => {
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

describe("the move sealed when a match was set aside", () => {
  it("stays where no other round was played: what the message showed still holds", async ({ table }) => {
    const { old } = await setAside(table);
    const sealed = (await documentOf(table)).aside?.[0]?.next;
    const back = await table.type("rps", "continue");
    expect(textOf(back)).toBe(textOf(old));
    expect((await documentOf(table)).matches[0]).toMatchObject({ next: sealed });
    expect((await documentOf(table)).matches[0]).not.toHaveProperty("voided");
  });

  it("is given up for a fresh one where one was, which would have told it", async ({ table }) => {
    const { begun } = await setAside(table);
    const [aside] = (await documentOf(table)).aside ?? [];
    await table.press(begun, "Rock");
    await table.type("rps", "continue");
    const [live] = (await documentOf(table)).matches;
    expect(live).toMatchObject({ id: aside?.id, voided: [[2, aside?.next?.[0]]] });
    expect(live?.chain).not.toBe(aside?.chain);
  });
});

it("Why? in a match taken up again is about its own last round", async ({ table }) => {
  const first = await opened(table, 6);
  const why = await table.press(first, "Why?");
  const question = await table.type("rps", "play");
  await playOn(table, await table.press(question, "New match"), ["Scissors", "Scissors"]);
  const back = await table.type("rps", "continue");
  expect(await table.press(back, "Why?")).toEqual(why);
});

it("Continue leads to the match whose id stands in it, and to no other", async ({ table }) => {
  const { question } = await setAside(table);
  const action = { ...actionOf(viewOf(question), "Continue"), scope: "rpsls" };
  const view = { blocks: [], buttons: [[{ label: "Continue", action }]] };
  expect(await table.press(view, "Continue")).toEqual(refused("continue-gone"));
});
